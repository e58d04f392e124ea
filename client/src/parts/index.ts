// parts: what several families of the event's screens are put together from.

export { brought } from './brought.ts';
export { CardSheet, CardTiles, useCatalogue } from './cardTiles.tsx';
export { aboutOf, type Step, stepsOf } from './copySteps.ts';
export { Confirm } from './confirm.tsx';
export { shortBy } from './freeCards.ts';
export { EntryLink } from './entryLink.tsx';
export { Fold, Much, Small } from './fold.tsx';
export { forgetContract, useEndedContracts, useSeenContract } from './knownContracts.ts';
export { KeptNote, Reading, useHeld, WithHome } from './reading.tsx';
export { Leaf, LeafFold, LeafInside, LeafNote, Leaves } from './leaf.tsx';
export { LinkCard } from './linkCard.tsx';
export { ShowSheet } from './showSheet.tsx';
export { moveSign } from './moveSign.ts';
export { News, NewsItem, useUnread } from './news.tsx';
export { OwnPage } from './ownPage.tsx';
export { Pages } from './pages.tsx';
export { readSum, SumField, type SumTrouble, sumTrouble } from './sumField.tsx';
export { Choice, Options, SheetBody, SheetFoot, Trouble } from './sheetParts.tsx';
export { LessonLink } from './lessonLink.tsx';
export { TablePick } from './tablePick.tsx';
export { TraderPick } from './traderPick.tsx';
export { Untold } from './untold.tsx';
export { clockText, useNow } from './useNow.ts';
export { usePolled } from './usePolled.ts';
