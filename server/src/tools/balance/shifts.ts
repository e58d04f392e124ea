// Shifts: how much a card in a hand changes who wins, with the error of that figure, and what else it changes.

import { type Came, type Trial, scoreOf } from './trials.ts';
import { shareOf } from './report.ts';

/** How far a card may shift the chance to win, as a share. */
export const MOST_SHIFT = 0.12;

/** What a card does in the hand of one of two equal bots. */
export interface Shift {
  readonly id: string;
  /** How much more often its holder wins, with a drawn match counted as half. */
  readonly shift: number;
  /** Half the width of the 95 % interval. */
  readonly error: number;
  /** The share of the matches in which it was played, or decided the count. */
  readonly played: number;
  /** How many more events a match has with it. */
  readonly longer: number;
  /** Of the matches that were won with it and without, the share in which the loser took another card. */
  readonly otherPrice: number;
}

/** What a run has shown. */
export interface ShiftReport {
  readonly trials: number;
  readonly each: readonly Shift[];
  readonly without: Whole;
  /** The matches with one card in each hand. */
  readonly both: Whole;
}

interface Whole {
  readonly draws: number;
  /** The share of the decided matches. */
  readonly wonByA: number;
  /** The mean of a match. */
  readonly events: number;
  readonly plays: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((x, y) => x + y, 0);

/** Returns the mean, and half the width of its 95 % interval. */
export function meanOf(numbers: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = shareOf(sum(numbers), numbers.length);
  const spread = shareOf(sum(numbers.map((each) => (each - mean) ** 2)), Math.max(1, numbers.length - 1));
  return { mean, error: 1.96 * Math.sqrt(shareOf(spread, numbers.length)) };
}

function shiftOf(trials: readonly Trial[], at: number, id: string): Shift {
  const pairs = trials.flatMap(({ seat, without, each }) => {
    const came = each[at]?.came;
    return came === undefined ? [] : [{ seat, without, came }];
  });
  const { mean, error } = meanOf(
    pairs.map(({ seat, without, came }) => scoreOf(came, seat) - scoreOf(without, seat)),
  );
  const won = pairs.filter(({ without, came }) => came.winner !== null && came.winner === without.winner);
  const otherwise = won.filter(({ without, came }) => came.price?.copy !== without.price?.copy);
  return {
    id,
    shift: mean,
    error,
    played: shareOf(pairs.filter(({ seat, came }) => came.played.includes(seat)).length, pairs.length),
    longer: shareOf(sum(pairs.map(({ without, came }) => came.events - without.events)), pairs.length),
    otherPrice: shareOf(otherwise.length, won.length),
  };
}

function wholeOf(matches: readonly Came[]): Whole {
  const decided = matches.filter(({ winner }) => winner !== null);
  return {
    draws: 1 - shareOf(decided.length, matches.length),
    wonByA: shareOf(decided.filter(({ winner }) => winner === 'a').length, decided.length),
    events: shareOf(sum(matches.map(({ events }) => events)), matches.length),
    plays: shareOf(sum(matches.map(({ played }) => played.length)), matches.length),
  };
}

/** Makes the report of some deals, with the cards first that shift most. */
export function shiftReportOf(trials: readonly Trial[]): ShiftReport {
  const ids = (trials[0]?.each ?? []).map(({ id }) => id);
  return {
    trials: trials.length,
    each: ids.map((id, at) => shiftOf(trials, at, id)).toSorted((x, y) => y.shift - x.shift),
    without: wholeOf(trials.map(({ without }) => without)),
    both: wholeOf(trials.map(({ both }) => both)),
  };
}

/** Whether a card shifts more than it may. */
export const isOutside = ({ shift }: Shift): boolean => Math.abs(shift) > MOST_SHIFT;
