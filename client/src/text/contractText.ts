// The words of a contract, in the language in use; they come with its screens.

import { contractRu } from './contract.ru.ts';
import { lateWords } from './lateWords.ts';

export type ContractText = typeof contractRu;

export const useContractText = lateWords(
  contractRu,
  async () => (await import('./contract.en.ts')).contractEn,
);
