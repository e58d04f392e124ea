// Leaf: a card that does not belong to the trade table, on paper: its picture, name and text. A folded leaf opens at
// a press. Promises and intrigue cards are leaves.

import type { CardId, Rarity } from '@dunmer/shared/cards';
import type { ReactNode } from 'react';
import { CardFrame, Silhouette } from '../cards/index.ts';
import { classes } from '../ui/index.ts';
import css from './cards.module.css';

interface LeafProps {
  /** The card whose picture is shown. */
  readonly art: CardId;
  readonly rarity?: Rarity;
  readonly name: string;
  /** Lines below the name. */
  readonly lines: readonly ReactNode[];
  /** Shown when the card can be played now; the leaf is lit then. */
  readonly lit?: string | null;
  /** Data attributes by which the leaf is found on the page. */
  readonly data: Readonly<Record<`data-${string}`, string>>;
  /** What the card does, and what else there is to read about it. */
  readonly meaning: ReactNode;
  /** Controls for what can be done with the card. */
  readonly children?: ReactNode;
}

/** Picture, name and lines, without a heading of its own. */
const LeafHead = ({ art, rarity = 'standard', name, lines, lit = null }: LeafProps) => (
  <span className={css['head']}>
    <span className={css['picture']} aria-hidden="true">
      <CardFrame rarity={rarity}>
        <Silhouette picture={{ art, traits: [], virtues: [], rarity: 'standard' }} />
      </CardFrame>
    </span>
    <span className={css['words']}>
      <strong className={css['name']}>{name}</strong>
      {lines.map((line, at) => (
        // The index is a good key: the lines change only when the whole leaf does.
        <span key={at} className={css['line']}>
          {line}
        </span>
      ))}
      {lit !== null && <span className={css['now']}>{lit}</span>}
    </span>
  </span>
);

const LeafBody = ({ meaning, children }: LeafProps) => (
  <>
    <div className={css['meaning']}>{meaning}</div>
    {children !== undefined && children !== null && <div className={css['doing']}>{children}</div>}
  </>
);

/** A leaf with all its text. */
export const Leaf = (props: LeafProps) => (
  <div className={css['leaf']} data-lit={(props.lit ?? null) !== null} {...props.data}>
    <LeafHead {...props} />
    <LeafBody {...props} />
  </div>
);

/** A folded leaf: its text appears at a press. */
export const LeafFold = (props: LeafProps) => (
  <details className={css['leaf']} {...props.data}>
    <summary>
      <LeafHead {...props} />
    </summary>
    <LeafBody {...props} />
  </details>
);

/** A quieter line in the text of a leaf. */
export const LeafNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['note']}>{children}</p>
);

interface LeavesProps {
  /** What the leaves lie on. A sheet is paper itself, so leaves on it are of the darker paper. */
  readonly on?: 'page' | 'sheet';
  readonly children: ReactNode;
}

/** A list of leaves, one below the other. */
export const Leaves = ({ on = 'page', children }: LeavesProps) => (
  <ul className={classes(css['leaves'], on === 'sheet' && css['inside'])}>{children}</ul>
);

/** A leaf on a panel, which is paper itself. */
export const LeafInside = ({ children }: Pick<LeavesProps, 'children'>) => (
  <div className={css['inside']}>{children}</div>
);
