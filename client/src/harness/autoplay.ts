// Autoplay: moves for a seat that nobody plays: random by a seed, always allowed.

import { type MatchCommand, matchViewOf } from '@dunmer/shared/fairness';
import { isOwnPart } from '@dunmer/shared/phone';
import { type BySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { legalCommand, type Random, seeded, withN } from '@dunmer/shared/testing';
import { LocalMatch, readyDecks } from './localMatch.ts';
import { windowMoveOf, windowTerms } from './windowPlay.ts';

/** A command that this seat's owner may give now; null where nothing is asked of them. */
export function moveOf(match: LocalMatch, seat: Seat, random: Random): MatchCommand | null {
  const view = matchViewOf(match.state, seat);
  const command = view.viewer === 'watcher' ? null : legalCommand(view, withN(''), random);
  return command === null || isOwnPart(command) ? null : { ...command, seat };
}

/** Plays on for both seats until nothing is asked any more. */
export function playOut(match: LocalMatch, random: Random): void {
  for (;;) {
    const command =
      windowMoveOf(match, random) ??
      SEATS.map((seat) => moveOf(match, seat, random)).find((each) => each !== null);
    if (command === undefined) return;
    match.do(command);
  }
}

/** Two of the ready decks, other ones for each number: all pairs before one comes again. */
export const pairOf = (seed: number): BySeat<string> => ({
  a: readyDecks[seed % readyDecks.length]?.id ?? '',
  b: readyDecks[Math.floor(seed / readyDecks.length) % readyDecks.length]?.id ?? '',
});

/** A whole match between ready decks. The same seed, the same match. */
export function playedMatch(seed: number): LocalMatch {
  const match = new LocalMatch(pairOf(seed), seed);
  match.promiseAndOpen();
  playOut(match, seeded(seed));
  return match;
}

/** The same where both hold promises and intrigue cards, and play them now and then. */
export function playedWindowMatch(seed: number): LocalMatch {
  const random = seeded(seed);
  const match = new LocalMatch(pairOf(seed), seed, windowTerms(random));
  match.promiseAndOpen();
  playOut(match, random);
  return match;
}
