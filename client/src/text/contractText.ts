// The words of contracts in the language in use; they load with the screens of contracts.

import { contractRu } from './contract.ru.ts';
import { lateWords } from './lateWords.ts';

export type ContractText = typeof contractRu;

export const useContractText = lateWords(
  contractRu,
  async () => (await import('./contract.en.ts')).contractEn,
);
