// What a match with windows knows of promises and intrigue cards (PR15, IN12): the public part, and each seat's own.

import type { CardId } from '../cards/index.ts';
import type { Ahead, Held, HeldPledge, TraderId } from '../windows/index.ts';
import type { AbilityRef, CopyId, Place } from './field.ts';
import type { InitiativeStep } from './random.ts';
import { type BySeat, otherSeat, type Seat } from './seat.ts';

/** The public knowledge about what a seat holds. */
export interface Holding {
  /** PR17: the most promises of others that the hand may hold, judged by what everybody has read. */
  readonly mayHold: number;
  /** The number of promises in the hand, with those that are set aside (PR6). */
  readonly pledges: number;
  /** The number of intrigue cards in the hand. */
  readonly intrigue: number;
  /** IN10: the seat has more cards than its limit, and may play none until it has chosen which to keep. */
  readonly surplus: boolean;
  /** The promises that lie in front of the seat because of `lies`. */
  readonly fronts: readonly HeldPledge[];
}

/** What a seat holds, as its trader knows it and as everybody knows it. */
export interface Holds {
  readonly hand: readonly Held[];
  readonly holding: Holding;
}

/** A card that was played, with the chosen cells. */
export interface Played {
  readonly seat: Seat;
  readonly held: Held;
  readonly on: readonly Place[];
}

/** IN17: the name of a card that has acted in the present moment, and a word for the thing on which it acted. */
export interface Done {
  readonly name: CardId;
  readonly thing: string;
}

/** An intrigue card that waits for its answer (IN13), then each card that cancels the one before it. */
export interface OpenPlay {
  readonly plays: readonly Played[];
  /** The things that the first card acts on if it is not cancelled. */
  readonly things: readonly string[];
  /** The seat that is asked for an answer. */
  readonly asked: Seat;
}

/** What a card that was played does later in the match. */
export type Work =
  | { readonly op: 'first' | 'tie' | 'wide' }
  | { readonly op: 'shield'; readonly copy: CopyId }
  | { readonly op: 'solace'; readonly n: number }
  /** All summons of the other side in this step are passed over. */
  | { readonly op: 'bar'; readonly step: InitiativeStep };

/** Who played the card with this later effect, and which of its effects it is. */
export interface Working {
  readonly seat: Seat;
  readonly by: AbilityRef;
  readonly work: Work;
}

/** The state that everyone may know. */
export interface WindowsState {
  /** The trader on each seat. */
  readonly traders: BySeat<TraderId>;
  /** The stake of each side. */
  readonly stake: number;
  readonly holdings: BySeat<Holding>;
  /** PR19: what each seat passes without being asked. */
  readonly ahead: BySeat<readonly Ahead[]>;
  /** The seat that began the last stop at which both could be asked; null before the first. */
  readonly began: Seat | null;
  /** The number of the present asking: each stop, each play and each end of a play makes a new one. */
  readonly asking: number;
  readonly open: OpenPlay | null;
  /** The things that cards have acted on since the present moment began. */
  readonly done: readonly Done[];
  readonly works: readonly Working[];
  /** The promises that were played here: they lie in front until the end. */
  readonly pledges: readonly { readonly seat: Seat; readonly pledge: HeldPledge }[];
  /** The `tie` that has decided the count (PR21); null if none has. */
  readonly tie: { readonly seat: Seat; readonly by: HeldPledge | null } | null;
  /** The part of the pot that the loser by count gets (`solace`); null if there is none. */
  readonly solace: { readonly seat: Seat; readonly amount: number } | null;
}

/** What a card showed to the seat that played it. */
export interface Shown {
  readonly by: AbilityRef;
  readonly cards: readonly CardId[];
}

/** The state that only one seat may know. */
export interface WindowsSecret {
  readonly hand: readonly Held[];
  readonly shown: readonly Shown[];
}

export const NEW_WINDOWS_SECRET: WindowsSecret = { hand: [], shown: [] };

/** Whether a seat would be asked in this window, judged by public facts alone (PR17, PR19, IN12, IN19). */
export function mayBeAsked({ holdings, ahead }: WindowsState, seat: Seat, window: Ahead): boolean {
  if (ahead[seat].includes(window)) return false;
  const { mayHold, pledges, intrigue } = holdings[seat];
  return intrigue > 0 || (window !== 'answers' && mayHold > 0 && pledges > 0);
}

/** Returns the promises in front of a seat whose owner is not the other seat: only these win a tie for it (PR21). */
export const ofThirds = (
  { traders, holdings }: Pick<WindowsState, 'traders' | 'holdings'>,
  seat: Seat,
): readonly HeldPledge[] => holdings[seat].fronts.filter(({ owner }) => owner !== traders[otherSeat(seat)]);

/** Returns the later effects of one kind that a seat's cards have. */
export const worksOf = <Op extends Work['op']>(
  { works }: Pick<WindowsState, 'works'>,
  seat: Seat,
  op: Op,
): readonly Extract<Work, { op: Op }>[] =>
  works.flatMap(({ seat: whose, work }) => (whose === seat && isOf(work, op) ? [work] : []));

const isOf = <Op extends Work['op']>(work: Work, op: Op): work is Extract<Work, { op: Op }> => work.op === op;

/**
 * `solace`: returns what the loser by count gets of a pot of two such stakes; of several cards the largest amount
 * counts.
 */
export const solaceOf = (windows: Pick<WindowsState, 'works'>, loser: Seat, stake: number): number =>
  Math.max(0, ...worksOf(windows, loser, 'solace').map(({ n }) => Math.floor(stake / n)));

/** Whether a card of the other seat makes a seat's summons of this step be passed over. */
export const isBarred = (windows: WindowsState, seat: Seat, step: InitiativeStep): boolean =>
  worksOf(windows, otherSeat(seat), 'bar').some((work) => work.step === step);

/**
 * IN20: whether the play takes effect. Each cancel that stands undoes the one before it, so an even number leaves the
 * play.
 */
export const stands = ({ plays }: Pick<OpenPlay, 'plays'>): boolean => plays.length % 2 === 1;
