// PledgeEntry: on the first page, how many promises there are, what of them can be played now, and the way to
// them; and how much of what was shown to this phone's owner they have looked at.

import { type PledgesBrief, type PledgesInfo, readOf } from '@dunmer/shared/protocol';
import { EntryLink, usePolled } from '../parts/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { keep, recall } from '../device/index.ts';
import type { List } from '../net/index.ts';

export const PledgeEntry = ({ brief }: { readonly brief: PledgesBrief }) => {
  const { title, entry } = usePledgesText();
  const { hand, front, playable, shown, ruined } = brief;
  const calm = [
    ruined === true ? entry.ruined : entry.hand(hand),
    ...(front === 0 ? [] : [entry.front(front)]),
  ];
  const lit = [
    ...(playable === 0 ? [] : [entry.playable(playable)]),
    ...(isShownAnew(shown) ? [entry.shown] : []),
  ];
  return <EntryLink href="/promises" title={title} calm={calm} lit={lit} />;
};

const KEY = 'pledges.shown';

/** Whether something was shown since the page of promises was last looked at. */
export const isShownAnew = (shown: number): boolean => shown > Number(recall(KEY) ?? 0);

export function readShown(shown: number): void {
  if (isShownAnew(shown)) keep(KEY, String(shown));
}

/**
 * All that the reader may know of promises; nobody is rung for what others do with theirs. `version`: of the home; null
 * asks nothing.
 */
export const usePledgesInfo = (version: number | null): List<PledgesInfo> =>
  usePolled(version === null ? null : readOf('pledges', {}), version ?? 0);
