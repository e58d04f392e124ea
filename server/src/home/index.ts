// home: what somebody's phone shows of the event, and how lists show the same.
export { briefOf, type Briefs, timeOf } from './briefs.ts';
export { cardsTold, contractInfo, relationToContract } from './contractInfo.ts';
export { contractView } from './contractView.ts';
export { copyHistory } from './copyHistory.ts';
export { deckInfo } from './deckInfo.ts';
export { endedContracts } from './endedContracts.ts';
export { affairsOf, homeAnswer, homeFor } from './homeOf.ts';
export { matchesInfo } from './matchesInfo.ts';
export { meInfo } from './meInfo.ts';
export { ANSWER_MS, isOverdue } from './overdue.ts';
export { peopleNamed, peopleOfCode } from './peopleInfo.ts';
export { statementInfo } from './statementInfo.ts';
export { namedIn, statementLine } from './statementLine.ts';
export { proposalInfo } from './proposalInfo.ts';
export { tradeInfo } from './tradeInfo.ts';
