// Statement: the contents of the purse, all its entries, and the new ones.

import { readOf, type StatementLine } from '@dunmer/shared/protocol';
import { Fragment, useState } from 'react';
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

interface RowProps {
  readonly why: string;
  readonly change: number;
  readonly beside: string;
  readonly after: number;
}

/** What a row of the purse says: why, how much, and what was left. */
const Row = ({ why, change, beside, after }: RowProps) => {
  const words = usePurseText();
  return (
    <>
      <span className={css['why']}>{why}</span>
      <span className={classes(css['change'], change > 0 && css['came'])} aria-hidden="true">
        {words.change(change)}
      </span>
      <VisuallyHidden>{words.changeSaid(change)}</VisuallyHidden>
      <span className={css['beside']}>{beside}</span>
      <span className={css['after']}>{words.after(after)}</span>
    </>
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
        <Row
          why={words.why[why]}
          change={change}
          beside={beside.filter((each) => each !== undefined).join(' · ')}
          after={after}
        />
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

/** What moved between two entries of the news, or since the newest; nothing is shown when it comes to nothing. */
const Rest = ({ from, to }: { readonly from: number; readonly to: number }) => {
  const { news } = usePurseText();
  if (from === to) return null;
  return (
    <li className={css['line']}>
      <Row why={news.rest} change={to - from} beside={news.restIs} after={to} />
    </li>
  );
};

interface NewReceiptsProps {
  /** Only what others have moved, newest first. */
  readonly receipts: readonly StatementLine[];
  /** What the purse holds now; null where coins lie on the table. */
  readonly purse: number | null;
}

/** For home: nothing is shown when everything is read. */
export const NewReceipts = ({ receipts, purse }: NewReceiptsProps) => {
  const { news } = usePurseText();
  const [, go] = useLocation();
  const [fresh, readAll] = useUnread('receipts.read', receipts, numberOf);
  const [opened, setOpened] = useState<StatementLine | null>(null);
  if (fresh.length === 0) return null;
  return (
    <section className={css['news']} aria-label={news.title}>
      <h2>{news.title}</h2>
      <ul className={css['lines']}>
        {fresh.slice(0, MOST).map((line, at) => (
          <Fragment key={line.entry}>
            <Rest from={line.after} to={fresh[at - 1]?.before ?? purse ?? line.after} />
            <EntryLine line={line} onOpen={() => setOpened(line)} />
          </Fragment>
        ))}
      </ul>
      {fresh.length > MOST && <p className={css['quiet']}>{news.earlier}</p>}
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
