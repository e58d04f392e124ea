// text: the switch between the two languages, the words that load with the first page or that several screens share,
// and what all words are made from: amounts, plurals, times. The words of a screen stand beside it. English must have
// exactly the keys of Russian, or nothing compiles. Entries are strings, or functions of typed facts.

export { type ErrorCode } from './errors.ru.ts';
export { useErrorsText, useModuleErrors, useRefused } from './errorsText.ts';
export { useCopiesText } from './copiesText.ts';
export { chooseLang, followLang, keptLang } from './lang.ts';
export { lateWords } from './lateWords.ts';
export type { Dictionary } from './ru.ts';
export type { ActWords, ContractFacts } from './contractActs.ru.ts';
export type { SaidAct } from './saidAct.ts';
export { type ContractStatus, type OtherParts } from './contractStatus.ts';
export { type ContractText, useContractText } from './contractText.ts';
export { type Parts } from './parts.ts';
export { useTablesText } from './tablesText.ts';
export { useLang, useText } from './useText.ts';
export { dayWords, timeWords, whenWords } from './when.ts';
