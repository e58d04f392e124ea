// Leaf: a card that is no card of the trade table, on paper: its picture, its name, what it says; folded, it opens at a
// press. Promises and intrigue cards are such leaves.

import type { CardId, Rarity } from '@dunmer/shared/cards';
import type { ReactNode } from 'react';
import { CardFrame, Silhouette } from '../cards/index.ts';
import { classes } from '../ui/index.ts';
import css from './cards.module.css';

interface LeafProps {
  /** Its picture's. */
  readonly art: CardId;
  readonly rarity?: Rarity;
  readonly name: string;
  /** What stands below the name, a line each. */
  readonly lines: readonly ReactNode[];
  /** Said where it can be played now; then the leaf is lit. */
  readonly lit?: string | null;
  /** Names it for whoever looks for it on the page. */
  readonly data: Readonly<Record<`data-${string}`, string>>;
  /** What it does, and what else there is to read. */
  readonly meaning: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** Picture, name and lines; no heading of its own. */
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
        // They only change with what they are about.
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

/** With all that it says. */
export const Leaf = (props: LeafProps) => (
  <div className={css['leaf']} data-lit={(props.lit ?? null) !== null} {...props.data}>
    <LeafHead {...props} />
    <LeafBody {...props} />
  </div>
);

/** Folded: what it says comes at a press. */
export const LeafFold = (props: LeafProps) => (
  <details className={css['leaf']} {...props.data}>
    <summary>
      <LeafHead {...props} />
    </summary>
    <LeafBody {...props} />
  </details>
);

/** A quieter line of what a leaf says. */
export const LeafNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['note']}>{children}</p>
);

interface LeavesProps {
  /** What they lie on: on a sheet, which is paper itself, they are of the deeper kind. */
  readonly on?: 'page' | 'sheet';
  readonly children: ReactNode;
}

/** Leaves one below the other. */
export const Leaves = ({ on = 'page', children }: LeavesProps) => (
  <ul className={classes(css['leaves'], on === 'sheet' && css['inside'])}>{children}</ul>
);

/** A leaf on a panel, which is paper too. */
export const LeafInside = ({ children }: Pick<LeavesProps, 'children'>) => (
  <div className={css['inside']}>{children}</div>
);
