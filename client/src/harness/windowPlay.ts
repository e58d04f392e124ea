// Window play: the promises and intrigue cards that both seats of a local match hold, and how they play them.

import type { MatchCommand } from '@dunmer/shared/fairness';
import {
  bySeat,
  otherSeat,
  type Playable,
  playsOf,
  type Seat,
  SEATS,
  type Viewer,
  type WindowTerms,
} from '@dunmer/shared/rules';
import { heldOf, holdingOf, type Random, TRADERS } from '@dunmer/shared/testing';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { playName, type PlayNames } from '../match/film/teller.ts';
import { type LocalMatch, readyCatalogue } from './localMatch.ts';

/** The names of the printed cards. */
export const readyPlayNames: PlayNames = new Map(
  [...PRINTED.pledges, ...PRINTED.intrigue].map(([id, card]) => [id, playName(card)]),
);

const WINDOWS: readonly string[] = ['opened', 'sealed', 'revealed', 'between', 'count', 'played'];
const HELD = 8;

/** Returns the keys of all printed cards that can be played in a match, as this seat may hold them. */
const keysFor = (seat: Seat): readonly string[] => [
  ...[...PRINTED.pledges.values()]
    .filter(({ window }) => WINDOWS.includes(window))
    .map((rules) => `${rules.with === 'owner' ? TRADERS[otherSeat(seat)] : 'carol'}/${rules.id}`),
  ...[...PRINTED.intrigue.values()]
    .filter(({ window }) => WINDOWS.includes(window))
    .map(({ id }) => `${id}#${seat === 'a' ? 1 : 2}`),
];

/**
 * Returns the terms of a match with eight cards a side, a stake, and sometimes a promise in front that wins a draw.
 */
export function windowTerms(random: Random): WindowTerms {
  const sides = bySeat((seat) => ({
    hand: random.shuffled(keysFor(seat)).slice(0, HELD),
    front: seat === 'a' && random.below(2) === 0 ? ['carol/surety'] : [],
  }));
  return {
    traders: TRADERS,
    stake: 60,
    hands: bySeat((seat) => sides[seat].hand.map(heldOf)),
    holdings: bySeat((seat) => holdingOf(seat, sides[seat])),
  };
}

const plays = playsOf(readyCatalogue, PRINTED);

/** Returns what a seat could play now. */
export const playableOf = ({ state: { rules } }: LocalMatch, seat: Viewer): readonly Playable[] =>
  seat === 'watcher' ? [] : plays({ viewer: seat, common: rules.common, own: rules.secret[seat] });

/** Returns a play or a pass for the seat that is asked, or a play without being asked; null when there is neither. */
export function windowMoveOf({ state: { rules } }: LocalMatch, random: Random): MatchCommand | null {
  const { common, secret } = rules;
  const { windows, phase } = common;
  if (windows === undefined) return null;
  const asked = windows.open?.asked ?? (phase.at === 'stop' ? phase.asked : null);
  const playable = SEATS.flatMap((seat) =>
    plays({ viewer: seat, common, own: secret[seat] }).map((one) => ({ ...one, seat })),
  );
  if (playable.length > 0 && random.below(2) === 0) {
    const { seat, held, choosing, asking } = random.oneOf(playable);
    const on = choosing === null ? [] : random.shuffled(choosing.from).slice(0, choosing.atMost);
    return { type: 'play', seat, card: held.key, on, asking };
  }
  return asked === null ? null : { type: 'pass', seat: asked, asking: windows.asking };
}
