// past: the matches that a trader has played, and the contracts that are over.

export { ContractNews } from './contractNews.tsx';
export { MatchNews } from './matchNews.tsx';
export { ContractsScreen, PastScreen } from './pastScreen.tsx';
