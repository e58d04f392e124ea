// NewReceipts: entries that somebody else made in this purse and that were not read on this phone yet.

import type { StatementLine } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { keep, recall } from '../device/index.ts';
import { usePurseText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import { EntryLine } from './entryLine.tsx';
import css from './purse.module.css';
import { ReceiptSheet } from './receiptSheet.tsx';

const KEY = 'receipts.read';
const MOST = 3;

/** For home: nothing where everything is read. */
export const NewReceipts = ({ receipts }: { readonly receipts: readonly StatementLine[] }) => {
  const { news } = usePurseText();
  const [, go] = useLocation();
  const [read, setRead] = useState(() => Number(recall(KEY) ?? 0));
  const [opened, setOpened] = useState<StatementLine | null>(null);
  const fresh = receipts.filter(({ entry }) => entry > read);
  if (fresh.length === 0) return null;
  const readAll = () => {
    const newest = Math.max(...fresh.map(({ entry }) => entry));
    keep(KEY, String(newest));
    setRead(newest);
  };
  return (
    <section className={css['news']} aria-label={news.title}>
      <h2>{news.title}</h2>
      <ul className={css['lines']}>
        {fresh.slice(0, MOST).map((line) => (
          <EntryLine key={line.entry} line={line} onOpen={() => setOpened(line)} />
        ))}
      </ul>
      <div className={css['ways']}>
        <Button weight="quiet" onClick={() => go('/money')}>
          {news.all}
        </Button>
        <Button onClick={readAll}>{news.read}</Button>
      </div>
      {opened !== null && <ReceiptSheet line={opened} onClose={() => setOpened(null)} />}
    </section>
  );
};
