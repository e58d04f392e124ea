// Statement: the contents of the purse, all its entries, and the new ones.

import { readOf, type StatementLine } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { VirtueIcon } from '../cards/index.ts';
import { Pages, useUnread } from '../parts/index.ts';
import { dayWords, timeWords, useLang } from '../text/index.ts';
import { usePurseText } from './purseText.ts';
import { Button, classes, VisuallyHidden } from '../ui/index.ts';
import css from './purse.module.css';
import { ReceiptSheet } from './receiptSheet.tsx';

interface BalanceProps {
  readonly purse: number;
  /** Drakes in holds and pots. */
  readonly held: number;
}

/** The contents of the purse, in large figures, and what is set aside. */
export const Balance = ({ purse, held }: BalanceProps) => {
  const words = usePurseText();
  return (
    <section className={css['balance']} aria-label={words.inPurse} data-purse={purse}>
      <p className={css['where']}>
        <VirtueIcon virtue="wealth" ground="chitin" />
        {words.inPurse}
      </p>
      <p className={css['sum']}>
        <strong>{words.sum(purse)}</strong> {words.noun(purse)}
      </p>
      {held > 0 && (
        <details className={css['held']}>
          <summary>{words.held(held)}</summary>
          <p>{words.heldHint}</p>
        </details>
      )}
    </section>
  );
};

interface EntryLineProps {
  readonly line: StatementLine;
  readonly onOpen: () => void;
}

/** One entry of the purse in the list: why, with whom, how much, and what was left. */
const EntryLine = ({ line, onOpen }: EntryLineProps) => {
  const words = usePurseText();
  const lang = useLang();
  const { entry, change, after, why, at, with: purse, partner, corrects } = line;
  const other = purse ?? partner;
  const beside = [other?.name, corrects === null ? undefined : words.corrected, timeWords(lang, at)];
  return (
    <li>
      <button type="button" className={css['line']} data-entry={entry} data-change={change} onClick={onOpen}>
        <span className={css['why']}>{words.why[why]}</span>
        <span className={classes(css['change'], change > 0 && css['came'])} aria-hidden="true">
          {words.change(change)}
        </span>
        <VisuallyHidden>{words.changeSaid(change)}</VisuallyHidden>
        <span className={css['beside']}>{beside.filter((each) => each !== undefined).join(' · ')}</span>
        <span className={css['after']}>{words.after(after)}</span>
      </button>
    </li>
  );
};

interface Day<Line> {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Groups lines by day. `nameOf` returns the name of a line's day. */
export function inDays<Line>(lines: readonly Line[], nameOf: (line: Line) => string): readonly Day<Line>[] {
  const days: { readonly name: string; readonly lines: Line[] }[] = [];
  for (const line of lines) {
    const name = nameOf(line);
    const last = days.at(-1);
    if (last?.name === name) last.lines.push(line);
    else days.push({ name, lines: [line] });
  }
  return days;
}

/** Every entry of the purse, the newest first, under its day; a press shows its receipt. */
export const Statement = ({ version }: { readonly version: number }) => {
  const words = usePurseText();
  const lang = useLang();
  const [opened, setOpened] = useState<StatementLine | null>(null);
  const nameOf = (line: StatementLine) => dayWords(lang, line.at);
  return (
    <section className={css['statement']} aria-label={words.statement}>
      <h2>{words.statement}</h2>
      <Pages
        read={readOf('statement', {})}
        version={version}
        older={words.older}
        empty={<p className={css['quiet']}>{words.empty}</p>}
      >
        {(lines, previous) =>
          inDays(lines, nameOf).map(({ name, lines: ofDay }) => (
            <div key={ofDay[0]?.entry} className={css['day']}>
              {(previous === null || nameOf(previous) !== name) && <h3>{name}</h3>}
              <ul className={css['lines']}>
                {ofDay.map((line) => (
                  <EntryLine key={line.entry} line={line} onOpen={() => setOpened(line)} />
                ))}
              </ul>
            </div>
          ))
        }
      </Pages>
      {opened !== null && <ReceiptSheet line={opened} onClose={() => setOpened(null)} />}
    </section>
  );
};

const MOST = 3;

const numberOf = ({ entry }: StatementLine): number => entry;

/** For home: nothing is shown when everything is read. */
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
