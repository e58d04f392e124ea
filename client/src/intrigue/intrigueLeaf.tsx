// IntrigueLeaf: one intrigue card on paper: its picture, name, window and text; a press adds how it is played.

import type { CardId } from '@dunmer/shared/cards';
import type { ReactNode } from 'react';
import { WindowSign } from '../cards/index.ts';
import { Leaf, LeafFold } from '../parts/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { useIntrigueWords } from './cardWords.ts';
import css from './intrigue.module.css';

interface IntrigueLeafProps {
  readonly card: CardId;
  /** Identifies the leaf on the page: the id of a copy or of the card. */
  readonly id: string;
  /** Lines below its head: how many there are, before whom it lies, why it can't be played now. */
  readonly notes?: readonly string[];
  /** Shown when the card can be played now; the leaf is lit then. */
  readonly lit?: string | null;
  /** Controls for what can be done with the card. */
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

/** A leaf with all its text. */
export const IntrigueLeaf = (props: IntrigueLeafProps) => <Leaf {...useLeaf(props)}>{props.children}</Leaf>;

/** A folded leaf: its text appears at a press. */
export const IntrigueFold = (props: IntrigueLeafProps) => (
  <LeafFold {...useLeaf(props)}>{props.children}</LeafFold>
);
