// parts: what several families of the event's screens are put together from.

export { CardSheet } from './cardSheet.tsx';
export { aboutOf, type Step, stepsOf } from './copySteps.ts';
export { CardTiles } from './cardTiles.tsx';
export { Confirm } from './confirm.tsx';
export { shortBy } from './freeCards.ts';
export { forgetContract, useEndedContracts, useSeenContract } from './knownContracts.ts';
export { KeptNote } from './keptNote.tsx';
export { LinkCard } from './linkCard.tsx';
export { moveSign } from './moveSign.ts';
export { News, NewsItem } from './news.tsx';
export { Pages } from './pages.tsx';
export { Reading } from './reading.tsx';
export { readSum, type SumTrouble, sumTrouble } from './sum.ts';
export { SumField } from './sumField.tsx';
export { Untold } from './untold.tsx';
export { useUnread } from './useUnread.ts';
export { useCatalogue } from './useCatalogue.ts';
export { useSideWords } from './useSideWords.ts';
export { useHeld } from './useHeld.ts';
export { WithHome } from './withHome.tsx';
