// AwaitedRows: what the deck waits for, from whom, and for how long still; staff can answer for people who don't.

import type { IntrigueDue, StaffIntrigueInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { spanText, useNow } from '../shell/hooks.ts';
import { type DeckWords, useDeckWords } from './useDeckWords.ts';

interface RowsProps {
  readonly due: readonly IntrigueDue[];
  readonly words: DeckWords;
}

/** The remaining time is counted from the moment when the list arrived. */
const Counted = ({ due, words }: RowsProps) => {
  const { intrigue, lists } = useStaffText();
  const text = intrigue.open;
  const [came] = useState(() => Date.now());
  const now = useNow();
  const leftOf = ({ left, runs }: IntrigueDue): string => {
    const rest = runs ? left - (now - came) : left;
    if (!runs) return text.stands(spanText(rest));
    return rest <= 0 ? text.over : text.left(spanText(rest));
  };
  const whatOf = ({ what, n, to }: IntrigueDue): string =>
    [
      text.waits[what],
      ...(what === 'keep' && n !== null ? [text.keeps(n)] : []),
      ...(to === null ? [] : [text.to(words.cardOf(to))]),
    ].join(', ');
  const columns: readonly Column<IntrigueDue>[] = [
    { id: 'who', label: intrigue.hands.trader, render: ({ who }) => words.personOf(who) },
    { id: 'what', label: text.what, render: whatOf },
    { id: 'left', label: intrigue.hands.state, render: leftOf },
    {
      id: 'act',
      label: lists.acts,
      look: 'act',
      render: (each) => (
        <ActsAt
          place="awaited"
          there={each}
          about={words.personOf(each.who)}
          of={words.personOf(each.who)}
          {...(each.what === 'drop' ? { title: text.dropFor } : {})}
          weight="quiet"
        />
      ),
    },
  ];
  return (
    <Rows
      label={text.title}
      rows={due}
      keyOf={({ who, asking, what }) => `${who} ${what} ${asking}`}
      columns={columns}
    />
  );
};

export const AwaitedRows = ({ info }: { readonly info: StaffIntrigueInfo }) => {
  const { open: text } = useStaffText().intrigue;
  const words = useDeckWords(info.people);
  const { due } = info;
  if (due.length === 0) return <p>{text.none}</p>;
  // A new reading brings new remaining times, so the count starts again.
  const read = due.map(({ who, asking, left }) => `${who} ${asking} ${left}`).join();
  return <Counted key={read} due={due} words={words} />;
};
