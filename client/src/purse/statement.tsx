// Statement: every entry of the purse, newest first, under the day it was made; a press shows its receipt.

import { type StatementLine, readOf } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { Pages } from '../parts/index.ts';
import { dayWords, useLang, usePurseText } from '../text/index.ts';
import { EntryLine } from './entryLine.tsx';
import { inDays } from './inDays.ts';
import css from './purse.module.css';
import { ReceiptSheet } from './receiptSheet.tsx';

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
