// PledgeWhys: the reasons for which promises move, by how the journal tells of them: in clear, or by a seal (PR27).

import type { PledgeMove } from '@dunmer/shared/pledges';
import type { Of } from './row.ts';

type Why = PledgeMove['why'];

/** The reasons of moves that are told in clear. */
export const OPEN = [
  'received',
  'played',
  'used',
  'came-about',
  'let-go',
  'match-over',
  'match-void',
  'demand-ended',
  'ruined',
  'restored',
  'sent-home',
] as const satisfies readonly Why[];

/** The reasons of face-down moves, by the effect that tells of them. */
export const SAID: Readonly<Record<Of<'giving'>['what'], readonly Why[]>> = {
  held: ['signed'],
  given: ['given', 'received'],
  back: ['annulled'],
};

export const isWhy = (word: string, whys: readonly Why[]): boolean => whys.some((why) => why === word);
