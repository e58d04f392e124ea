// PledgeEntry: on the first page, how many promises there are, what of them can be played now, and the way to them.

import type { PledgesBrief } from '@dunmer/shared/protocol';
import { EntryLink } from '../parts/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { isShownAnew } from './news.ts';

export const PledgeEntry = ({ brief }: { readonly brief: PledgesBrief }) => {
  const { title, entry } = usePledgesText();
  const { hand, front, playable, shown } = brief;
  const calm = [entry.hand(hand), ...(front === 0 ? [] : [entry.front(front)])];
  const lit = [
    ...(playable === 0 ? [] : [entry.playable(playable)]),
    ...(isShownAnew(shown) ? [entry.shown] : []),
  ];
  return <EntryLink href="/promises" title={title} calm={calm} lit={lit} />;
};
