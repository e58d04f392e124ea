// past: the matches that a trader has played, and the contracts that are over.

export { ContractNews } from './contractNews.tsx';
export { ContractsScreen } from './contractsScreen.tsx';
export { PastScreen } from './pastScreen.tsx';
