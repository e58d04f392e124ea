// Script: one game of the patrons' table written down whole, as the conformance tool reads it.

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

/** Toss and piles: as they follow from the draws, or as they were. */
export type Beginning =
  | { readonly kind: 'drawn'; readonly draws: Draws }
  | {
      readonly kind: 'given';
      readonly first: Seat;
      readonly piles: BySeat<readonly DeckCard[]>;
      /** The pile of who exchanged something, after it. */
      readonly after: Partial<BySeat<readonly DeckCard[]>>;
    };

/** A script whose main stage can be played. */
export interface GameScript {
  readonly id: string;
  readonly terms: GameTerms;
  /** null: by default (PT27). */
  readonly patrons: BySeat<CardId | null>;
  readonly beginning: Beginning;
  readonly exchange: BySeat<readonly CopyId[]>;
  readonly commands: readonly ScriptCommand[];
}

/** Why a script has no result. */
export type GameScriptError = LineError<'bad-script'>;
