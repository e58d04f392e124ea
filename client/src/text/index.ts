// text: the two dictionaries and the switch between them. English must have exactly the keys of Russian, or nothing
// compiles. deck.* and explain.* hold the words that come with the cards, so that the first page stays light.
// Entries are strings, or functions of typed facts; they are nested by screen.

export { type ErrorCode } from './errors.ru.ts';
export { useErrorsText } from './errorsText.ts';
export { useBadgeText } from './badgeText.ts';
export { type DebtText, useDebtText } from './debtText.ts';
export { useDeckLogText } from './deckLogText.ts';
export { useDeckText, useExplainText } from './cardText.ts';
export { useCopiesText } from './copiesText.ts';
export { type MatchText, useMatchText } from './matchText.ts';
export { useMatchHelpText } from './matchHelpText.ts';
export { useHelpText } from './helpText.ts';
export { chooseLang, followLang, keptLang } from './lang.ts';
export type { Dictionary } from './ru.ts';
export type { ActWords, ContractFacts, SaidAct } from './contractActs.ru.ts';
export { type ContractStatus, type OtherParts } from './contractStatus.ts';
export { type ContractText, useContractText } from './contractText.ts';
export { type filmRu, type SideCards } from './film.ru.ts';
export { type Parts } from './parts.ts';
export { usePastText } from './pastText.ts';
export { useChallengeText } from './challengeText.ts';
export { type IntrigueText, useIntrigueText } from './intrigueText.ts';
export { type LessonText, useLessonText } from './lessonText.ts';
export { useLinkText } from './linkText.ts';
export { type PatronsText, usePatronsText } from './patronsText.ts';
export { usePeopleText } from './peopleText.ts';
export { usePledgesText } from './pledgesText.ts';
export { usePracticeText } from './practiceText.ts';
export { usePurseText } from './purseText.ts';
export { useTablesText } from './tablesText.ts';
export { type TableText, useTableText } from './tableText.ts';
export { useTradeText } from './tradeText.ts';
export { useStaffText } from './staffText.ts';
export { useLang, useText } from './useText.ts';
export { useWindowText } from './windowText.ts';
export { dayWords, timeWords, whenWords } from './when.ts';
