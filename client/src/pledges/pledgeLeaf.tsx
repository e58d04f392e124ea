// PledgeLeaf: one promise on paper: its picture, its name, who promises it, what it does; folded, it opens at a press.

import type { PersonId, PledgeItem } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { CardFrame, Silhouette } from '../cards/index.ts';
import { usePledgesText } from '../text/index.ts';
import { usePledgeWords } from './cardWords.ts';
import { HouseMark } from './houseMark.tsx';
import css from './leaf.module.css';

interface LeafProps {
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

const Picture = ({ item: { card } }: Pick<LeafProps, 'item'>) => {
  const { cardOf } = usePledgeWords();
  const isHouse = cardOf(card)?.kind === 'house';
  return (
    <span className={css['picture']} aria-hidden="true">
      <CardFrame rarity={isHouse ? 'uncommon' : 'standard'}>
        <Silhouette picture={{ art: card, traits: [], virtues: [], rarity: 'standard' }} />
      </CardFrame>
    </span>
  );
};

const NO_NOTES: readonly string[] = [];

/** Picture and name, and whose word it is; no heading of its own. */
const PledgeHead = ({ item, reader, notes = NO_NOTES, isLit = false }: LeafProps) => {
  const text = usePledgesText();
  const { nameOf, byOf, cardOf, houseOf } = usePledgeWords();
  const isHouse = cardOf(item.card)?.kind === 'house';
  return (
    <span className={css['head']}>
      <Picture item={item} />
      <span className={css['words']}>
        <strong className={css['name']}>{nameOf(item.card)}</strong>
        <span className={css['by']}>{byOf(item, reader)}</span>
        {isHouse && (
          <span className={css['of']}>
            <HouseMark of={item.card} />
            {houseOf(item.card)}
          </span>
        )}
        {notes.map((note) => (
          <span key={note} className={css['note']}>
            {note}
          </span>
        ))}
        {isLit && <span className={css['now']}>{text.hand.now}</span>}
      </span>
    </span>
  );
};

const Meaning = ({ item: { card }, isLit = false, saysWhen = true }: LeafProps) => {
  const { textOf, whenOf } = usePledgeWords();
  return (
    <div className={css['meaning']}>
      <p>{textOf(card)}</p>
      {saysWhen && !isLit && <p className={css['note']}>{whenOf(card)}</p>}
    </div>
  );
};

/** With all that it says. */
export const PledgeLeaf = (props: LeafProps) => (
  <div className={css['leaf']} data-pledge={props.item.pledge} data-lit={props.isLit ?? false}>
    <PledgeHead {...props} />
    <Meaning {...props} />
    {props.children !== undefined && <div className={css['doing']}>{props.children}</div>}
  </div>
);

/** Folded: what it says comes at a press. */
export const PledgeFold = (props: LeafProps) => (
  <details className={css['leaf']} data-pledge={props.item.pledge}>
    <summary>
      <PledgeHead {...props} />
    </summary>
    <Meaning {...props} />
    {props.children !== undefined && <div className={css['doing']}>{props.children}</div>}
  </details>
);
