// ContractEnd: whether the end of a contract is news to its reader, and which. Pure.

import type { ContractInfo, PersonId } from '@dunmer/shared/protocol';

export type ContractEnd = 'fulfilled' | 'declined' | 'annulledBoth' | 'annulledRefusal' | 'annulledOrganiser';

/** The acts by which a contract ends. */
const CLOSES: ReadonlySet<string> = new Set([
  'declineContract',
  'confirmHandover',
  'agreeAnnul',
  'refuseGame',
  'annulContract',
]);

const ANNULLED = {
  both: 'annulledBoth',
  refusal: 'annulledRefusal',
  organiser: 'annulledOrganiser',
} as const;

/**
 * `open`: it has not ended; null: nothing to tell: the reader has done it, or only an offer was taken back or replaced.
 */
export function contractEnd(
  { state, history }: Pick<ContractInfo, 'state' | 'history'>,
  reader: PersonId,
): ContractEnd | 'open' | null {
  if (state.at === 'offered' || state.at === 'signed') return 'open';
  if (state.at === 'withdrawn' || state.at === 'countered') return null;
  const last = history.findLast(({ act }) => CLOSES.has(act));
  if (last?.who?.person === reader) return null;
  return state.at === 'annulled' ? ANNULLED[state.by] : state.at;
}
