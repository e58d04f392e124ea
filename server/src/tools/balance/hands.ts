// Hands: what seats of a match hold of promises, as the terms that the match is opened with.

import {
  type BySeat,
  bySeat,
  type MatchState,
  otherSeat,
  type Seat,
  type WindowTerms,
} from '@dunmer/shared/rules';
import { type HeldPledge, pledge, type PledgeRules, STOPS } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { type Chance, pick } from '../../bot/index.ts';

const TRADERS = { a: 'anna', b: 'boris' } as const;
const THIRD = 'carol';
/** Of each side; what it is changes nothing of who wins. */
const STAKE = 10;

/** A promise that counts in a match: played in one of its windows, or working by itself at the count. */
const isOfMatches = ({ window, lies, effects }: PledgeRules): boolean =>
  window === 'opened' ||
  window === 'sealed' ||
  STOPS.some((stop) => stop === window) ||
  (lies === true && effects.some(({ op }) => op === 'tie'));

/** The printed promises that count in matches. */
export const PROMISES: readonly PledgeRules[] = [...PRINTED.pledges.values()].filter(isOfMatches);

/** A promise of an owner for whom it works, as a seat holds it. */
const heldBy = (rules: PledgeRules, seat: Seat): HeldPledge =>
  pledge(rules.with === 'owner' ? TRADERS[otherSeat(seat)] : THIRD, rules.id);

/** The terms of a match in which each seat holds these promises; what lies is in front of it. */
export function termsOf(promises: BySeat<readonly PledgeRules[]>): WindowTerms {
  const held = bySeat((seat) =>
    promises[seat].map((rules) => ({ lies: rules.lies === true, held: heldBy(rules, seat) })),
  );
  const hands = bySeat((seat) => held[seat].filter(({ lies }) => !lies).map((one) => one.held));
  return {
    traders: TRADERS,
    stake: STAKE,
    hands,
    holdings: bySeat((seat) => ({
      mayHold: hands[seat].length,
      pledges: hands[seat].length,
      intrigue: 0,
      surplus: false,
      fronts: held[seat].filter(({ lies }) => lies).map((one) => one.held),
    })),
  };
}

/** Whether a seat holds what is played while the other's cards lie face down. */
const looks = ({ secret }: MatchState, seat: Seat): boolean =>
  (secret[seat].windows?.hand ?? []).some(({ card }) => PRINTED.pledges.get(card)?.window === 'sealed');

/** Who lays first: not who waits for something to look at, else by chance. */
export function firstToLay(state: MatchState, chance: Chance): Seat {
  const [a, b] = [looks(state, 'a'), looks(state, 'b')];
  if (a !== b) return a ? 'b' : 'a';
  return pick(chance, ['a', 'b'] as const);
}
