// MatchState: the whole state of a match, divided by audience: `common` for everyone, `secret` for each seat.

import type { Effect } from '../cards/index.ts';
import type { Cell } from './cell.ts';
import { type AbilityRef, type CopyId, type DeckCard, EMPTY_HALF, type Field } from './field.ts';
import type { LaidRow, Phase } from './phase.ts';
import type { BySeat } from './seat.ts';
import type { WindowsSecret, WindowsState } from './windowsState.ts';

/** A reveal ability that was cast: its effects work on its targets until it ends (4.3). */
export interface Cast {
  readonly by: AbilityRef;
  readonly targets: readonly CopyId[];
  readonly duration: 'field' | 'match';
}

/** The cast of a card played in a window (PROMISES 5, `cast`): no card on the field has this ability. */
export interface CardCast extends Cast {
  readonly effects: readonly Effect[];
}

/** The state that everyone may know. */
export interface CommonState {
  readonly phase: Phase;
  /** R21: a friendly match has no price of victory. */
  readonly friendly: boolean;
  readonly short: BySeat<boolean>;
  readonly committed: BySeat<readonly LaidRow[]>;
  readonly revealed: boolean;
  readonly field: Field;
  readonly discard: BySeat<readonly DeckCard[]>;
  /** In the order in which they were cast. */
  readonly casts: readonly (Cast | CardCast)[];
  /** For each creature brought so far, the ability that brought it (`uses`). */
  readonly summons: readonly AbilityRef[];
  readonly rounds: number;
  /** The number of tosses so far, without that of rule 2.2. */
  readonly tosses: number;
  /** The number of choices asked so far, which is also the id of the newest. */
  readonly choices: number;
  /** Present only if promises or intrigue cards are played. */
  readonly windows?: WindowsState;
}

/** The state that only one seat may know. */
export interface SecretState {
  /** The deck in its owner's order, without the cards that lie or lay on the field. */
  readonly deck: readonly DeckCard[];
  /** The cards that lie face down, in board order; empty again after the reveal. */
  readonly laid: readonly (DeckCard | null)[];
  /** The sizes of both decks at the opening (2.2). */
  readonly sizes: BySeat<number>;
  /** The opponent's taken cells, if rule 2.2 shows them. */
  readonly seen: readonly Cell[];
  /** The creatures that fit the open summon. */
  readonly offered: readonly CopyId[];
  /** Present only if promises or intrigue cards are played. */
  readonly windows?: WindowsSecret;
}

export interface MatchState {
  readonly common: CommonState;
  readonly secret: BySeat<SecretState>;
}

const NEW_COMMON: CommonState = {
  phase: { at: 'placing', order: 'together' },
  friendly: false,
  short: { a: false, b: false },
  committed: { a: [], b: [] },
  revealed: false,
  field: { a: EMPTY_HALF, b: EMPTY_HALF },
  discard: { a: [], b: [] },
  casts: [],
  summons: [],
  rounds: 0,
  tosses: 0,
  choices: 0,
};

const NEW_SECRET: SecretState = {
  deck: [],
  laid: EMPTY_HALF,
  sizes: { a: 0, b: 0 },
  seen: [],
  offered: [],
};

/** A match in which nothing has happened yet: every replay begins with it. */
export const NEW_MATCH: MatchState = { common: NEW_COMMON, secret: { a: NEW_SECRET, b: NEW_SECRET } };
