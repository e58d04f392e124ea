// home: what somebody's phone shows of the event, and how lists show the same.
export { briefOf, type Briefs } from './briefs.ts';
export { cardsTold, contractInfo, relationToContract } from './contractInfo.ts';
export { contractView } from './contractView.ts';
export { copyHistory } from './copyHistory.ts';
export { debtViews, namedInDebts } from './debtViews.ts';
export { deckInfo } from './deckInfo.ts';
export { endedContracts } from './endedContracts.ts';
export { affairsOf, homeAnswer, homeFor } from './homeOf.ts';
export { matchBrief, matchesInfo } from './matchesInfo.ts';
export { meInfo } from './meInfo.ts';
export { ANSWER_MS, overdueFor } from './overdue.ts';
export { peopleNamed, peopleOfCode } from './peopleInfo.ts';
export { settledByMatch, settledView, staffSettledView } from './settledViews.ts';
export { statementInfo } from './statementInfo.ts';
export { copiesIn, tradeView } from './offers.ts';
export { challengeInfo } from './challengeInfo.ts';
export { relationToTrade, tradeInfo } from './tradeInfo.ts';
