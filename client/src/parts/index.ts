// parts: components that several families of the event's screens share.

export { brought } from './brought.ts';
export { CardSheet, CardTiles, useCatalogue } from './cardTiles.tsx';
export { aboutOf, type Step, stepsOf, shortBy } from './copies.ts';
export { Confirm } from './confirm.tsx';
export { DemandNotes, ShortNotes, Sizes } from './demandNotes.tsx';
export { intoView } from './intoView.ts';
export { EntryLink, News, NewsItem, useUnread } from './news.tsx';
export { find } from './find.ts';
export { Fold, Much, Small, Pages } from './pages.tsx';
export { followRings, RINGS_READ, RINGS_TOLD } from './followRings.ts';
export { forgetFriendly, noteFriendly, unseenFriendly } from './friendlyEnd.ts';
export { forgetContract, useEndedContracts, useSeenContract } from './knownContracts.ts';
export { KeptFields, Reading, useHeld, WithHome } from './reading.tsx';
export { Leaf, LeafFold, LeafInside, LeafNote, Leaves } from './leaf.tsx';
export { LinkCard, QrCode } from './linkCard.tsx';
export { ShowSheet } from './showSheet.tsx';
export { phoneDies } from './phoneDies.ts';
export { OwnPage } from './ownPage.tsx';
export { readSum, SumField, type SumTrouble, sumTrouble } from './sumField.tsx';
export { Choice, Options, SheetBody, SheetFoot, Trouble } from './sheetParts.tsx';
export { LessonLink, TablePick } from './tablePick.tsx';
export { isNothing, kindOf } from './tradeKind.ts';
export { TieHome } from './tieHome.tsx';
export { TraderPick } from './traderPick.tsx';
export { UnderWay, useSendingWord } from './underWay.tsx';
export { Untold } from './untold.tsx';
export { clockText, useNow, usePolled } from './useNow.ts';
