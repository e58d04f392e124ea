// What a match knows of promises and intrigue cards, where it has windows (PR15, IN12): public, and of each seat alone.

import type { CardId } from '../cards/index.ts';
import type { Ahead, Held, HeldPledge, TraderId } from '../windows/index.ts';
import type { AbilityRef, CopyId, Place } from './field.ts';
import type { InitiativeStep } from './random.ts';
import { type BySeat, otherSeat, type Seat } from './seat.ts';

/** What everybody knows of what a seat holds. */
export interface Holding {
  /** PR17: how many promises of others may be in the hand, by what everybody has read. */
  readonly mayHold: number;
  /** The size of the hand of promises; what is set aside counts (PR6). */
  readonly pledges: number;
  /** The size of the hand of intrigue cards. */
  readonly intrigue: number;
  /** IN10: it has cards above its limit, and plays none until it has chosen which to keep. */
  readonly surplus: boolean;
  /** The promises that lie in front of it by `lies`. */
  readonly fronts: readonly HeldPledge[];
}

/** What a seat holds, as its trader and as everybody knows it. */
export interface Holds {
  readonly hand: readonly Held[];
  readonly holding: Holding;
}

/** A card that was played, with the cells that were chosen. */
export interface Played {
  readonly seat: Seat;
  readonly held: Held;
  readonly on: readonly Place[];
}

/** IN17: what a card of a name acted on in the present moment, as a word for the thing. */
export interface Done {
  readonly name: CardId;
  readonly thing: string;
}

/** A play of an intrigue card under way (IN13): the card itself, then each card that cancels the one before it. */
export interface OpenPlay {
  readonly plays: readonly Played[];
  /** What it acts on, if it stands. */
  readonly things: readonly string[];
  /** Who is asked for an answer. */
  readonly asked: Seat;
}

/** What a card that was played does later in the match. */
export type Work =
  | { readonly op: 'first' | 'tie' | 'wide' }
  | { readonly op: 'shield'; readonly copy: CopyId }
  | { readonly op: 'solace'; readonly n: number }
  /** The other side's summons of this step are passed over. */
  | { readonly op: 'bar'; readonly step: InitiativeStep };

/** Whose card it was, and which of its effects. */
export interface Working {
  readonly seat: Seat;
  readonly by: AbilityRef;
  readonly work: Work;
}

/** What everyone may know. */
export interface WindowsState {
  /** Who sits where. */
  readonly traders: BySeat<TraderId>;
  /** Of each side. */
  readonly stake: number;
  readonly holdings: BySeat<Holding>;
  /** PR19: what each seat passes without being asked. */
  readonly ahead: BySeat<readonly Ahead[]>;
  /** Who began the last stop that both could be asked at; null before the first. */
  readonly began: Seat | null;
  /** The number of what is asked now: a new one with each stop, each play and each play's end. */
  readonly asking: number;
  readonly open: OpenPlay | null;
  /** Since the present moment began. */
  readonly done: readonly Done[];
  readonly works: readonly Working[];
  /** Promises that were played here: they lie in front until the end. */
  readonly pledges: readonly { readonly seat: Seat; readonly pledge: HeldPledge }[];
  /** The `tie` that has decided the count (PR21); null where none has. */
  readonly tie: { readonly seat: Seat; readonly by: HeldPledge | null } | null;
  /** What of the pot goes to who lost by count (`solace`); null where nothing does. */
  readonly solace: { readonly seat: Seat; readonly amount: number } | null;
}

/** What was shown to a seat by a card that it played. */
export interface Shown {
  readonly by: AbilityRef;
  readonly cards: readonly CardId[];
}

/** What one seat alone may know. */
export interface WindowsSecret {
  readonly hand: readonly Held[];
  readonly shown: readonly Shown[];
}

export const NEW_WINDOWS_SECRET: WindowsSecret = { hand: [], shown: [] };

/** Whether a seat would be asked in this window, by public facts alone (PR17, PR19, IN12, IN19). */
export function mayBeAsked({ holdings, ahead }: WindowsState, seat: Seat, window: Ahead): boolean {
  if (ahead[seat].includes(window)) return false;
  const { mayHold, pledges, intrigue } = holdings[seat];
  return intrigue > 0 || (window !== 'answers' && mayHold > 0 && pledges > 0);
}

/** What a seat's cards do later, of one kind. */
export const worksOf = <Op extends Work['op']>(
  { works }: Pick<WindowsState, 'works'>,
  seat: Seat,
  op: Op,
): readonly Extract<Work, { op: Op }>[] =>
  works.flatMap(({ seat: whose, work }) => (whose === seat && isOf(work, op) ? [work] : []));

const isOf = <Op extends Work['op']>(work: Work, op: Op): work is Extract<Work, { op: Op }> => work.op === op;

/** `solace`: what the pot of two such stakes leaves whoever loses by count; of several cards the largest. */
export const solaceOf = (windows: Pick<WindowsState, 'works'>, loser: Seat, stake: number): number =>
  Math.max(0, ...worksOf(windows, loser, 'solace').map(({ n }) => Math.floor(stake / n)));

/** Whether a seat's summons of this step are passed over by a card of the other. */
export const isBarred = (windows: WindowsState, seat: Seat, step: InitiativeStep): boolean =>
  worksOf(windows, otherSeat(seat), 'bar').some((work) => work.step === step);

/** IN20: each cancel that stands undoes the one before it, so an even number of them leaves the play. */
export const stands = ({ plays }: Pick<OpenPlay, 'plays'>): boolean => plays.length % 2 === 1;
