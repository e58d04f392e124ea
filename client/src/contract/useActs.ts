// useActs: the acts of one contract on their way to the server.

import type { Answer, ContractId } from '@dunmer/shared/protocol';
import { type Sending, useCommand } from '../net/index.ts';
import { ACT_TYPES, type ActType } from './commandOf.ts';

export const useActs = (contract: ContractId, onAnswer: (answer: Answer) => void): Sending<ActType> =>
  useCommand(ACT_TYPES, onAnswer, contract);
