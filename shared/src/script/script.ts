// Script: one whole match as the conformance tool reads it, decks and decisions included.

import type { Card, CardId, Row } from '../cards/index.ts';
import type { BySeat, Column, InitiativeStep, Seat } from '../rules/index.ts';

/** A cell of the field, as scripts and results write it. */
export interface ScriptCell {
  readonly side: Seat;
  readonly row: Row;
  readonly column: Column;
}

/** A creature that is summoned, and where it is put. */
interface ScriptSummon {
  readonly card: CardId;
  readonly row: Row;
  readonly column: Column;
}

/** A target, a summon, or null to decline a summon. */
export type ScriptChoice = ScriptCell | ScriptSummon | null;

export type ScriptHalf = Readonly<Record<Row, readonly (CardId | null)[]>>;

export interface Script {
  readonly id: string;
  readonly cards: ReadonlyMap<CardId, Card>;
  readonly decks: BySeat<readonly CardId[]>;
  readonly field: BySeat<ScriptHalf>;
  readonly tosses: readonly Seat[];
  readonly choices: readonly ScriptChoice[];
}

export interface ScriptToss {
  readonly step: InitiativeStep;
  readonly initiative: number;
  readonly winner: Seat;
}

/** A toss of a match with windows; that of PR18 has no initiative. */
export type WindowToss = ScriptToss | { readonly step: 'window'; readonly winner: Seat };

export interface ScriptRound {
  readonly defeated: readonly (ScriptCell & { readonly card: CardId })[];
  readonly field: BySeat<ScriptHalf>;
}

export interface ScriptResult {
  readonly id: string;
  readonly winner: Seat | null;
  readonly survivors: BySeat<number>;
  readonly tosses: readonly ScriptToss[];
  readonly choicesTaken: number;
  readonly rounds: readonly ScriptRound[];
  readonly claimable: readonly CardId[];
}

const SCRIPT_ERRORS = [
  'bad-json',
  'bad-script',
  'unknown-card',
  'not-in-deck',
  'incomplete-placement',
  'illegal-choice',
] as const;

/** Why a script has no result. The message is one sentence that names what is wrong. */
export interface ScriptError {
  readonly code: (typeof SCRIPT_ERRORS)[number];
  readonly message: string;
}
