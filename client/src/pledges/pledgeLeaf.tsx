// PledgeLeaf: one promise on paper: its picture, its name, who promises it, what it does; a folded leaf opens at a
// press.

import type { PersonId, PledgeItem } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { Leaf, LeafFold, LeafNote } from '../parts/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { usePledgeWords } from './cardWords.ts';
import { HouseMark } from './houseMark.tsx';
import css from './pledges.module.css';

interface PledgeLeafProps {
  readonly item: PledgeItem;
  readonly reader: PersonId;
  /** Lines below who promises it: where it lies, what was named. */
  readonly notes?: readonly string[];
  /** The promise can be played now: the leaf is lit, and says so. */
  readonly isLit?: boolean;
  /** Whether to say when it is played; not for a promise that lies on the table already. */
  readonly saysWhen?: boolean;
  /** Controls for what can be done with it. */
  readonly children?: ReactNode;
}

const NO_NOTES: readonly string[] = [];

function useLeaf({ item, reader, notes = NO_NOTES, isLit = false, saysWhen = true }: PledgeLeafProps) {
  const text = usePledgesText();
  const { nameOf, byOf, cardOf, houseOf, textOf, whenOf } = usePledgeWords();
  const { card, pledge } = item;
  const isHouse = cardOf(card)?.kind === 'house';
  const house = (
    <span className={css['named']}>
      <HouseMark of={card} />
      {houseOf(card)}
    </span>
  );
  return {
    art: card,
    rarity: isHouse ? 'uncommon' : 'standard',
    name: nameOf(card),
    lines: [byOf(item, reader), ...(isHouse ? [house] : []), ...notes],
    lit: isLit ? text.hand.now : null,
    data: { 'data-pledge': pledge },
    meaning: (
      <>
        <p>{textOf(card)}</p>
        {saysWhen && !isLit && <LeafNote>{whenOf(card)}</LeafNote>}
      </>
    ),
  } as const;
}

/** A leaf with all its text. */
export const PledgeLeaf = (props: PledgeLeafProps) => <Leaf {...useLeaf(props)}>{props.children}</Leaf>;

/** A folded leaf: its text appears at a press. */
export const PledgeFold = (props: PledgeLeafProps) => (
  <LeafFold {...useLeaf({ ...props, isLit: false })}>{props.children}</LeafFold>
);
