// intrigue: intrigue cards: their texts, the page of a trader's own, what is awaited, and their part in contracts.

export { ContractIntrigueCards, ContractOpenPlay } from './contractIntrigue.tsx';
export { DueSheet } from './dueSheets.tsx';
export { IntrigueEntry } from './intrigueEntry.tsx';
export { IntrigueInHistory } from './intrigueInHistory.tsx';
export { IntrigueLeaf } from './intrigueLeaf.tsx';
export { IntrigueOver } from './intrigueOver.tsx';
export { IntrigueScreen } from './intrigueScreen.tsx';
export { newsLines } from './newsLines.ts';
export { useIntrigueCards, useIntrigueWords } from './cardWords.ts';
