// NewReceipts: entries that somebody else made in this purse and that were not read on this phone yet.

import type { StatementLine } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useUnread } from '../parts/index.ts';
import { usePurseText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import { EntryLine } from './entryLine.tsx';
import css from './purse.module.css';
import { ReceiptSheet } from './receiptSheet.tsx';

const MOST = 3;

const numberOf = ({ entry }: StatementLine): number => entry;

/** For home: nothing where everything is read. */
export const NewReceipts = ({ receipts }: { readonly receipts: readonly StatementLine[] }) => {
  const { news } = usePurseText();
  const [, go] = useLocation();
  const [fresh, readAll] = useUnread('receipts.read', receipts, numberOf);
  const [opened, setOpened] = useState<StatementLine | null>(null);
  if (fresh.length === 0) return null;
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
