// Kinds: what a hand at the table is called by: promises, intrigue cards, or both. Pure.

import type { Seat, WindowsState } from '@dunmer/shared/rules';
import type { Held } from '@dunmer/shared/windows';

export type HandKind = 'promises' | 'intrigue' | 'both';

/** By what lies in it; of an empty one by what anybody at this table holds, as everybody knows it. */
export function handKind(hand: readonly Held[], { holdings }: Pick<WindowsState, 'holdings'>): HandKind {
  const has = (kind: Held['kind']): boolean => hand.some((held) => held.kind === kind);
  if (has('promise') && has('intrigue')) return 'both';
  if (has('promise')) return 'promises';
  if (has('intrigue')) return 'intrigue';
  const played: readonly Seat[] = ['a', 'b'];
  return played.some((seat) => holdings[seat].intrigue > 0) ? 'intrigue' : 'promises';
}
