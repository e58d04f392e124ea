// Script: one whole game of the patrons' table, as the conformance tool reads it.

import type { CardId } from '../../cards/index.ts';
import type { BySeat, CopyId, DeckCard, Seat } from '../../rules/index.ts';
import type { LineError } from '../../script/index.ts';
import type { Draws } from '../chance.ts';
import type { GameTerms } from '../court.ts';

/** A command of the main stage. It answers the present turn or asking, whichever that is. */
export type ScriptCommand = { readonly seat: Seat } & (
  | {
      readonly kind: 'play';
      readonly card: CopyId;
      readonly targets?: readonly (readonly CopyId[])[];
    }
  | {
      readonly kind: 'use';
      readonly card: CopyId;
      readonly ability: number;
      readonly targets?: readonly (readonly CopyId[])[];
    }
  | { readonly kind: 'strike'; readonly card: CopyId; readonly target: CopyId }
  | { readonly kind: 'defend'; readonly card: CopyId | null }
  | { readonly kind: 'choose'; readonly cards: readonly CopyId[] }
  | { readonly kind: 'endTurn' | 'concede' | 'default' }
);

/** Toss and piles: as they follow from the draws, or as they are given. */
export type Beginning =
  | { readonly kind: 'drawn'; readonly draws: Draws }
  | {
      readonly kind: 'given';
      readonly first: Seat;
      readonly piles: BySeat<readonly DeckCard[]>;
      /** The pile of each seat that exchanged something, as it was after that. */
      readonly after: Partial<BySeat<readonly DeckCard[]>>;
    };

/** A script whose main stage can be played. */
export interface GameScript {
  readonly id: string;
  readonly terms: GameTerms;
  /** Null for the default patron (PT27). */
  readonly patrons: BySeat<CardId | null>;
  readonly beginning: Beginning;
  readonly exchange: BySeat<readonly CopyId[]>;
  readonly commands: readonly ScriptCommand[];
}

/** Why a script has no result. */
export type GameScriptError = LineError<'bad-script'>;
