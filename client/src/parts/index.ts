// parts: what several families of the event's screens are put together from.

export { CardSheet, CardTiles, useCatalogue } from './cardTiles.tsx';
export { aboutOf, type Step, stepsOf } from './copySteps.ts';
export { Confirm } from './confirm.tsx';
export { shortBy } from './freeCards.ts';
export { forgetContract, useEndedContracts, useSeenContract } from './knownContracts.ts';
export { KeptNote, Reading, useHeld, WithHome } from './reading.tsx';
export { LinkCard } from './linkCard.tsx';
export { moveSign } from './moveSign.ts';
export { News, NewsItem, useUnread } from './news.tsx';
export { Pages } from './pages.tsx';
export { readSum, SumField, type SumTrouble, sumTrouble } from './sumField.tsx';
export { Untold } from './untold.tsx';
export { useSideWords } from './useSideWords.ts';
