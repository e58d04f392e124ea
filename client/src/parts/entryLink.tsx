// EntryLink: on the first page, the way to what a trader has beside drakes and cards: how much it is, and what of it
// calls.

import { Link } from 'wouter';
import css from './entryLink.module.css';

interface EntryLinkProps {
  readonly href: string;
  readonly title: string;
  readonly calm: readonly string[];
  /** A line each; the entry is lit where there is any. */
  readonly lit: readonly string[];
}

export const EntryLink = ({ href, title, calm, lit }: EntryLinkProps) => (
  <Link href={href} className={css['entry']} data-lit={lit.length > 0}>
    <span className={css['name']}>{title}</span>
    <span className={css['note']}>{calm.join(', ')}</span>
    {lit.map((words) => (
      <span key={words} className={css['now']}>
        {words}
      </span>
    ))}
  </Link>
);
