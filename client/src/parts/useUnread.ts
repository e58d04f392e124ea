// useUnread: of numbered news those that were not read on this phone yet, and the way to say that all are.

import { useState } from 'react';
import { keep, recall } from '../device/index.ts';

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
