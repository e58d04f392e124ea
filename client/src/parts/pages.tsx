// Pages: a long list, the newest first, one page at a time. Each page names the next one, so that new entries shift
// nothing. Fold: a list under its title, folded until it is opened.

import { type ReactNode, useState } from 'react';
import { type Paged, pageOf, type Read } from '@dunmer/shared/protocol';
import { useList } from '../net/index.ts';
import { Button } from '../ui/index.ts';
import { Reading } from './reading.tsx';
import css from './fold.module.css';

interface PagesProps<Item> {
  readonly read: Read<Paged<Item>>;
  /** The version of the list's source: the list is read again when it changes. */
  readonly version: number;
  readonly empty: ReactNode;
  /** The label of the button that loads the next page. */
  readonly older: string;
  /** Renders one page; gets the last item of the page before it too. */
  readonly children: (items: readonly Item[], previous: Item | null) => ReactNode;
}

interface PageProps<Item> extends PagesProps<Item> {
  readonly before: number | null;
  readonly previous: Item | null;
  /** How many pages to show after this one. */
  readonly rest: number;
  readonly onMore: () => void;
}

const Page = <Item,>(props: PageProps<Item>) => {
  const { read, version, empty, older, children, before, previous, rest, onMore } = props;
  const list = useList(pageOf(read, before), version);
  return (
    <Reading list={list}>
      {({ items, next }) => (
        <>
          {items.length === 0 && previous === null ? empty : children(items, previous)}
          {next !== null && rest === 0 && (
            <Button wide onClick={onMore}>
              {older}
            </Button>
          )}
          {next !== null && rest > 0 && (
            <Page {...props} before={next} previous={items.at(-1) ?? previous} rest={rest - 1} />
          )}
        </>
      )}
    </Reading>
  );
};

export const Pages = <Item,>(props: PagesProps<Item>) => {
  const [rest, setRest] = useState(0);
  return (
    <Page {...props} before={null} previous={null} rest={rest} onMore={() => setRest((shown) => shown + 1)} />
  );
};

interface FoldProps {
  readonly title: string;
  readonly count: number;
  /** `<li>` elements: the subject in `<strong>`, and beside it the amount in `Much`. */
  readonly children: ReactNode;
}

/** A folded list under its title; nothing is shown when `count` is 0. */
export const Fold = ({ title, count, children }: FoldProps) =>
  count === 0 ? null : (
    <details className={css['fold']}>
      <summary>{title}</summary>
      <ul className={css['lines']}>{children}</ul>
    </details>
  );

/** An amount beside the first line of an entry. */
export const Much = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['much']}>{children}</span>
);

/** A smaller line below an entry. */
export const Small = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['small']}>{children}</span>
);
