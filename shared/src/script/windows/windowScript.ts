// WindowScript: one whole match with promises and intrigue cards, as the conformance tool reads it.

import type { CardId } from '../../cards/index.ts';
import type { BySeat, LaidRow, Seat, WindowError } from '../../rules/index.ts';
import type { Ahead, Held, HeldPledge, Payment, Stop, TraderId, WindowCards } from '../../windows/index.ts';
import type { Script, ScriptCell, ScriptRound, WindowToss } from '../script.ts';

/** The lists of acts, in the order in which they are worked through. */
export const MOMENTS = ['placing', 'revealed', 'between-1', 'between-2', 'count'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Returns the list for a stop after so many rounds. */
export const momentOf = (stop: Stop, rounds: number): Moment =>
  stop === 'between' ? (rounds === 1 ? 'between-1' : 'between-2') : stop;

export type Act =
  | { readonly seat: Seat; readonly commit: LaidRow }
  | { readonly seat: Seat; readonly play: string; readonly on?: readonly ScriptCell[] }
  | { readonly seat: Seat; readonly pass: true }
  | { readonly seat: Seat; readonly ahead: readonly Ahead[] }
  | { readonly seat: Seat; readonly concede: true }
  | { readonly staff: 'void' };

export interface WindowScript {
  readonly match: Script;
  /** The stake of each side. */
  readonly stake: number;
  /** The purses of third traders; a trader who is not listed has enough. */
  readonly purses: ReadonlyMap<TraderId, number>;
  readonly cards: WindowCards;
  readonly hands: BySeat<readonly Held[]>;
  readonly fronts: BySeat<readonly HeldPledge[]>;
  readonly mayHold: BySeat<number>;
  readonly acts: Partial<Readonly<Record<Moment, readonly Act[]>>>;
}

/** What became of an act. `unused`: the list was not worked through that far. */
export type Became =
  | 'ok'
  | 'cancelled'
  | 'ended'
  | 'unused'
  | 'wrong-row'
  | Exclude<WindowError['code'], 'no-windows' | 'surplus' | 'asking-closed'>;

export interface WindowResult {
  readonly id: string;
  readonly ending: 'counted' | 'drawn' | 'conceded' | 'voided';
  readonly winner: Seat | null;
  readonly survivors: BySeat<number> | null;
  readonly tosses: readonly WindowToss[];
  readonly choicesTaken: number;
  readonly rounds: readonly ScriptRound[];
  readonly claimable: readonly CardId[];
  readonly pot: BySeat<number>;
  readonly asked: readonly { readonly at: Moment; readonly seat: Seat; readonly for: string }[];
  readonly acts: Partial<Readonly<Record<Moment, readonly Became[]>>>;
  readonly shown: readonly { readonly to: Seat; readonly play: string; readonly cards: readonly CardId[] }[];
  readonly payments: readonly Payment[];
  readonly places: Readonly<Record<string, string>>;
}
