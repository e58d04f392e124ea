// News: on the first page, what somebody else has done, a line each, until it is read.

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { IconButton } from '../ui/index.ts';
import css from './news.module.css';

interface NewsItemProps {
  /** What has become of it. */
  readonly outcome: string;
  readonly isGood: boolean;
  readonly href: string;
  readonly read: string;
  readonly onRead: () => void;
  readonly children: string;
}

export const NewsItem = ({ outcome, isGood, href, read, onRead, children }: NewsItemProps) => (
  <li data-news={outcome} data-good={isGood}>
    <Link href={href}>{children}</Link>
    <IconButton glyph="check" label={read} onClick={onRead} />
  </li>
);

/** Nothing to see where no item has anything to say. */
export const News = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={css['heard']} role="status" aria-label={label}>
    <ul className={css['news']}>{children}</ul>
  </div>
);
