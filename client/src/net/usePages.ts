// usePages: a long list, the newest first, as far as a screen wants it; each of its pages is a list of its own.

import { type Paged, pageOf, type Read } from '@dunmer/shared/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { asList } from './frames.ts';
import type { List } from './lists.ts';
import { lists } from './live.ts';

interface Pages<Row> {
  readonly newest: List<Paged<Row>>;
  /** What was read of all pages. */
  readonly rows: readonly Row[];
  /** There are older rows than these. */
  readonly hasMore: boolean;
  /** Older rows that are wanted are on their way. */
  readonly isReading: boolean;
}

/** So many pages are read again at once: all of a long list, at each change, would be more than the server takes. */
const AT_ONCE = 4;
/** How much later the pages after these are. */
const LATER_MS = 5000;

/** Returns the version, or one that is at most `LATER_MS` older. */
function useLater(version: number): number {
  const [later, setLater] = useState(version);
  const isOld = later !== version;
  const catchUp = useEffectEvent(() => setLater(version));
  useEffect(() => {
    if (!isOld) return;
    const timer = setTimeout(() => catchUp(), LATER_MS);
    return () => clearTimeout(timer);
  }, [isOld]);
  return later;
}

/** Reads up to `most` pages, and again whenever `version` changes. Meanwhile the rows that were here stay. */
export function usePages<Row>(read: Read<Paged<Row>>, version: number, most: number): Pages<Row> {
  const later = useLater(version);
  const kept = useStore(lists.kept);
  const pageAt = (path: string): List<Paged<Row>> => asList(kept.get(path)?.list ?? { at: 'loading' });
  const paths: string[] = [];
  const rows: Row[] = [];
  let before: number | null = null;
  let isReading = false;
  do {
    const { path } = pageOf(read, before);
    const page = pageAt(path);
    paths.push(path);
    isReading = page.at !== 'here';
    before = page.at === 'here' ? page.value.next : null;
    if (page.at === 'here') rows.push(...page.value.items);
  } while (before !== null && paths.length < most);

  const asked = paths.join(' ');
  useEffect(() => {
    const leaving = asked
      .split(' ')
      .map((path, place) => lists.read(path, place < AT_ONCE ? version : later));
    return () => leaving.forEach((leave) => leave());
  }, [asked, version, later]);

  const [had, setHad] = useState({ path: read.path, rows });
  const isShort = isReading && had.path === read.path && rows.length < had.rows.length;
  const isSame =
    had.path === read.path &&
    rows.length === had.rows.length &&
    rows.every((row, at) => row === had.rows[at]);
  if (!isShort && !isSame) setHad({ path: read.path, rows });
  return {
    newest: pageAt(read.path),
    rows: isShort ? had.rows : rows,
    hasMore: before !== null || (isReading && paths.length > 1),
    isReading,
  };
}
