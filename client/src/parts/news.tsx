// News, EntryLink: on the first page, unread news on this phone, and the links to what a trader has beside drakes and
// cards.

import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { keep, recall } from '../device/index.ts';
import { IconButton } from '../ui/index.ts';
import css from './news.module.css';

interface NewsItemProps {
  /** The outcome that the news tells of. */
  readonly outcome: string;
  readonly isGood: boolean;
  readonly href: string;
  readonly read: string;
  readonly onRead: () => void;
  readonly children: string;
}

/** One line of news about what somebody else has done, shown on the first page until it is read. */
export const NewsItem = ({ outcome, isGood, href, read, onRead, children }: NewsItemProps) => (
  <li data-news={outcome} data-good={isGood}>
    <Link href={href}>{children}</Link>
    <IconButton glyph="check" label={read} onClick={onRead} />
  </li>
);

/** A list of news; nothing is shown when no item renders anything. */
export const News = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={css['heard']} role="status" aria-label={label}>
    <ul className={css['news']}>{children}</ul>
  </div>
);

/** Returns the numbered news that were not read on this phone yet, and a function that marks all of them as read. */
export function useUnread<Item>(
  key: string,
  items: readonly Item[],
  numberOf: (item: Item) => number,
): readonly [fresh: readonly Item[], readAll: () => void] {
  const [read, setRead] = useState(() => Number(recall(key) ?? 0));
  const fresh = items.filter((item) => numberOf(item) > read);
  const readAll = () => {
    const newest = Math.max(read, ...fresh.map(numberOf));
    keep(key, String(newest));
    setRead(newest);
  };
  return [fresh, readAll];
}

interface EntryLinkProps {
  readonly href: string;
  readonly title: string;
  readonly calm: readonly string[];
  /** One line each; the link is lit when there is any. */
  readonly lit: readonly string[];
}

/** The link to what a trader has beside drakes and cards: how much there is, and what needs attention. */
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
