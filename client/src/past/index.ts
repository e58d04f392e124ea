// past: the matches that a trader has played, and the contracts that are over.

export { DealNews } from './dealNews.tsx';
export { DealsScreen } from './dealsScreen.tsx';
export { PastScreen } from './pastScreen.tsx';
