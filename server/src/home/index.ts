// home: what somebody's phone shows of the event.
export { briefIn, briefOf, type Briefs, timeOf } from './briefs.ts';
export { type Around, contractView, factsOf } from './contractView.ts';
export { type Affairs, affairsOf, homeOf } from './homeOf.ts';
export { meInfo } from './meInfo.ts';
export { ANSWER_TIME, HANDOVER_TIME, isOverdue } from './overdue.ts';
export { copiesIn, tradeView } from './offers.ts';
export { namedIn, statementLine } from './statementLine.ts';
export { contractInfo, relationToContract } from './contractInfo.ts';
export { copyHistory } from './copyHistory.ts';
export { copyView, deckInfo, type Definitions, definitionsOf } from './deckInfo.ts';
export { matchBrief, matchesInfo } from './matchesInfo.ts';
export { peopleNamed, peopleOfCode } from './peopleInfo.ts';
export { paged, statementInfo } from './statementInfo.ts';
export { tradeInfo } from './tradeInfo.ts';
