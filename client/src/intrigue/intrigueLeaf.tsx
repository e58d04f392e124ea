// IntrigueLeaf: one intrigue card on paper: its picture, its name, at its head when it is played, and what it does;
// how it is played comes at a press.

import type { CardId } from '@dunmer/shared/cards';
import type { ReactNode } from 'react';
import { WindowSign } from '../cards/index.ts';
import { Leaf, LeafFold } from '../parts/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { useIntrigueWords } from './cardWords.ts';
import css from './intrigue.module.css';

interface IntrigueLeafProps {
  readonly card: CardId;
  /** What names it on the page: a copy, or the card itself. */
  readonly id: string;
  /** What stands below its head: how many there are, before whom it lies, why not now. */
  readonly notes?: readonly string[];
  /** Said where it can be played now; then the leaf is lit. */
  readonly lit?: string | null;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

const NO_NOTES: readonly string[] = [];

const Reminders = ({ card }: Pick<IntrigueLeafProps, 'card'>) => {
  const { reminders } = useIntrigueText();
  const { remindersOf } = useIntrigueWords();
  const all = remindersOf(card);
  if (all.length === 0) return null;
  return (
    <details className={css['reminders']}>
      <summary>{reminders.title}</summary>
      {all.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </details>
  );
};

function useLeaf({ card, id, notes = NO_NOTES, lit = null }: IntrigueLeafProps) {
  const { find, nameOf, headOf, textOf } = useIntrigueWords();
  const printed = find(card);
  const head = (
    <span className={css['head']}>
      {printed !== undefined && <WindowSign of={printed.window} isNamed={false} />}
      {headOf(card)}
    </span>
  );
  return {
    art: card,
    name: nameOf(card),
    lines: [head, ...notes],
    lit,
    data: { 'data-intrigue': id },
    meaning: (
      <>
        <p>{textOf(card)}</p>
        <Reminders card={card} />
      </>
    ),
  };
}

/** With all that it says. */
export const IntrigueLeaf = (props: IntrigueLeafProps) => <Leaf {...useLeaf(props)}>{props.children}</Leaf>;

/** Folded: what it says comes at a press. */
export const IntrigueFold = (props: IntrigueLeafProps) => (
  <LeafFold {...useLeaf(props)}>{props.children}</LeafFold>
);
