// PledgeEntry: on the first page, how many promises there are, how many can be played now, what is new, and the link
// to them.

import { type PledgesBrief, type PledgesInfo, readOf } from '@dunmer/shared/protocol';
import { useEffect } from 'react';
import { EntryLink, usePolled } from '../parts/index.ts';
import { usePledgesText } from './pledgesText.ts';
import type { List } from '../net/index.ts';
import { comeTo, follow, isShownAnew } from './news.ts';

export const PledgeEntry = ({ brief }: { readonly brief: PledgesBrief }) => {
  const { title, entry } = usePledgesText();
  const { hand, front, playable, shown, ruined } = brief;
  useEffect(() => follow(brief), [brief]);
  const calm = [
    ruined === true ? entry.ruined : entry.hand(hand),
    ...(front === 0 ? [] : [entry.front(front)]),
  ];
  const lit = [
    ...comeTo(brief).map((place) => entry.come[place]),
    ...(playable === 0 ? [] : [entry.playable(playable)]),
    ...(isShownAnew(shown) ? [entry.shown] : []),
  ];
  return <EntryLink href="/promises" title={title} calm={calm} lit={lit} />;
};

/**
 * Returns all that the reader may know about promises. It is polled, because the server does not announce what others
 * do with theirs. `version` is that of the home; null reads nothing.
 */
export const usePledgesInfo = (version: number | null): List<PledgesInfo> =>
  usePolled(version === null ? null : readOf('pledges', {}), version ?? 0);
