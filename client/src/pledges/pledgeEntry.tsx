// PledgeEntry: on the first page, how many promises there are, what of them can be played now, and the way to them.

import type { PledgesBrief } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { usePledgesText } from '../text/index.ts';
import { isShownAnew } from './news.ts';
import css from './pledges.module.css';

export const PledgeEntry = ({ brief }: { readonly brief: PledgesBrief }) => {
  const { title, entry } = usePledgesText();
  const { hand, front, playable, shown } = brief;
  const calm = [entry.hand(hand), ...(front === 0 ? [] : [entry.front(front)])];
  const lit = [
    ...(playable === 0 ? [] : [entry.playable(playable)]),
    ...(isShownAnew(shown) ? [entry.shown] : []),
  ];
  return (
    <Link href="/promises" className={css['entry']} data-lit={lit.length > 0}>
      <span className={css['name']}>{title}</span>
      <span className={css['note']}>{calm.join(', ')}</span>
      {lit.map((words) => (
        <span key={words} className={css['now']}>
          {words}
        </span>
      ))}
    </Link>
  );
};
