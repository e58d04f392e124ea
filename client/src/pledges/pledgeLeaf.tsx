// PledgeLeaf: one promise on paper: its picture, its name, who promises it, what it does; folded, it opens at a press.

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
  /** What stands below who promises it: where it lies, what was named. */
  readonly notes?: readonly string[];
  /** It can be played now: the leaf is lit, and says so. */
  readonly isLit?: boolean;
  /** Whether it says when it is played; left out where it lies already. */
  readonly saysWhen?: boolean;
  /** What can be done with it. */
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

/** With all that it says. */
export const PledgeLeaf = (props: PledgeLeafProps) => <Leaf {...useLeaf(props)}>{props.children}</Leaf>;

/** Folded: what it says comes at a press. */
export const PledgeFold = (props: PledgeLeafProps) => (
  <LeafFold {...useLeaf({ ...props, isLit: false })}>{props.children}</LeafFold>
);
