// The words of a contract, in the language in use; they come with its screens.

import { contractEn } from './contract.en.ts';
import { contractRu } from './contract.ru.ts';
import { useLang } from './useText.ts';

export type ContractText = typeof contractRu;

export const useContractText = (): ContractText => (useLang() === 'ru' ? contractRu : contractEn);
