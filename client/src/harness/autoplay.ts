// Autoplay: legal random moves, by a seed, for a seat that nobody plays.

import { type MatchCommand, matchViewOf } from '@dunmer/shared/fairness';
import { isOwnPart } from '@dunmer/shared/phone';
import { type BySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { legalCommand, type Random, seeded, withN } from '@dunmer/shared/testing';
import { LocalMatch, readyDecks } from './localMatch.ts';
import { windowMoveOf, windowTerms } from './windowPlay.ts';

/** Returns a command that this seat may give now; null when nothing is asked of it. */
export function moveOf(match: LocalMatch, seat: Seat, random: Random): MatchCommand | null {
  const view = matchViewOf(match.state, seat);
  const command = view.viewer === 'watcher' ? null : legalCommand(view, withN(''), random);
  return command === null || isOwnPart(command) ? null : { ...command, seat };
}

/** Plays for both seats until nothing is asked any more, or until this says that it is far enough. */
export function playOut(match: LocalMatch, random: Random, isEnough: () => boolean = () => false): void {
  while (!isEnough()) {
    const command =
      windowMoveOf(match, random) ??
      SEATS.map((seat) => moveOf(match, seat, random)).find((each) => each !== null);
    if (command === undefined) return;
    match.do(command);
  }
}

/** Returns two ready decks for a number: every pair comes once before any is repeated. */
export const pairOf = (seed: number): BySeat<string> => ({
  a: readyDecks[seed % readyDecks.length]?.id ?? '',
  b: readyDecks[Math.floor(seed / readyDecks.length) % readyDecks.length]?.id ?? '',
});

/** Returns a whole match between ready decks; the same seed always gives the same match. */
export function playedMatch(seed: number): LocalMatch {
  const match = new LocalMatch(pairOf(seed), seed);
  match.promiseAndOpen();
  playOut(match, seeded(seed));
  return match;
}

/** Returns a whole match in which both hold promises and intrigue cards, and play them now and then. */
export function playedWindowMatch(seed: number): LocalMatch {
  const random = seeded(seed);
  const match = new LocalMatch(pairOf(seed), seed, windowTerms(random));
  match.promiseAndOpen();
  playOut(match, random);
  return match;
}

/** Plays matches with windows, one after another, until one comes to such a moment. */
export function playedUntil(isThere: (match: LocalMatch) => boolean): LocalMatch {
  for (let seed = 1; ; seed += 1) {
    const random = seeded(seed);
    const match = new LocalMatch(pairOf(seed), seed, windowTerms(random));
    match.promiseAndOpen();
    playOut(match, random, () => isThere(match));
    if (isThere(match)) return match;
  }
}
