// IntrigueEntry: on the first page, how many intrigue cards the trader has, how many can be played now, what is
// awaited, and the link to them.

import type { IntrigueBrief } from '@dunmer/shared/protocol';
import { useIntrigueText } from './intrigueText.ts';
import { EntryLink } from '../parts/index.ts';
import { isRungAnew, isShownAnew, isTakenAnew } from './news.ts';

/** Returns what needs attention, the most urgent first. Pure, except for what this phone has read. */
function useCalls({ due, playable, buy, hand, ring, shown, taken, on }: IntrigueBrief): readonly string[] {
  const { entry } = useIntrigueText();
  const awaited = [...new Set(due.map(({ what }) => entry.due[what]))];
  if (!on) return awaited;
  return [
    ...awaited,
    // Cards that came with a ring and are gone already are no news.
    ...(hand > 0 && isRungAnew(ring) ? [entry.rung] : []),
    ...(isTakenAnew(taken) ? [entry.taken] : []),
    ...(playable === 0 ? [] : [entry.playable(playable)]),
    ...(buy === null ? [] : [entry.buy(buy)]),
    ...(isShownAnew(shown) ? [entry.shown] : []),
  ];
}

export const IntrigueEntry = ({ brief }: { readonly brief: IntrigueBrief }) => {
  const { title, entry } = useIntrigueText();
  const { hand, limit, ring, on, closed } = brief;
  const rests = closed === true ? entry.closed : entry.off;
  const calm = [
    entry.hand(hand, limit),
    ...(on ? (ring === null || ring === 0 ? [] : [entry.ring(ring)]) : [rests]),
  ];
  return <EntryLink href="/intrigue" title={title} calm={calm} lit={useCalls(brief)} />;
};
