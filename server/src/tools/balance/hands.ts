// Hands: the promises and intrigue cards that seats of a match hold, as the terms with which the match opens.

import {
  type BySeat,
  bySeat,
  type MatchState,
  otherSeat,
  type Seat,
  type WindowTerms,
} from '@dunmer/shared/rules';
import {
  type Held,
  intrigueCopy,
  pledge,
  type IntrigueRules,
  type PledgeRules,
  rulesOf,
  STOPS,
} from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { type Chance, pick } from '../../bot/index.ts';

const TRADERS = { a: 'anna', b: 'boris' } as const;
const THIRD = 'carol';
/** The stake of each side; its size does not change who wins. */
const STAKE = 10;

/** The modules whose cards are tried. */
export const MODULES = ['promises', 'intrigue'] as const;
export type Module = (typeof MODULES)[number];

/** A card of a module that counts in matches. */
export type Tried =
  | { readonly module: 'promises'; readonly rules: PledgeRules }
  | { readonly module: 'intrigue'; readonly rules: IntrigueRules };

const isPlayedInMatches = ({ window }: PledgeRules | IntrigueRules): boolean =>
  window === 'opened' || window === 'sealed' || STOPS.some((stop) => stop === window);

/** Whether a promise counts in a match: played in one of its windows, or working by itself at the count. */
const isOfMatches = (rules: PledgeRules): boolean =>
  isPlayedInMatches(rules) || (rules.lies === true && rules.effects.some(({ op }) => op === 'tie'));

/**
 * The printed cards of a module that count in matches on their own. Cards that answer the other's card are left out:
 * they need one to answer.
 */
export const TRIED: Readonly<Record<Module, readonly Tried[]>> = {
  promises: [...PRINTED.pledges.values()].filter(isOfMatches).map((rules) => ({ module: 'promises', rules })),
  intrigue: [...PRINTED.intrigue.values()]
    .filter(isPlayedInMatches)
    .map((rules) => ({ module: 'intrigue', rules })),
};

/** A card as a seat holds it; a promise belongs to an owner for whom it works. */
function heldBy({ module, rules }: Tried, seat: Seat, nth: number): Held {
  if (module === 'intrigue') return intrigueCopy(rules.id, nth + 1);
  return pledge(rules.with === 'owner' ? TRADERS[otherSeat(seat)] : THIRD, rules.id);
}

const isPromise = (held: Held): held is Extract<Held, { readonly kind: 'promise' }> =>
  held.kind === 'promise';

/** Returns the terms of a match in which each seat holds these cards; a promise that lies is put in front of it. */
export function termsOf(tried: BySeat<readonly Tried[]>): WindowTerms {
  const held = bySeat((seat) =>
    tried[seat].map((one, nth) => ({
      lies: one.module === 'promises' && one.rules.lies === true,
      // Both may hold the same card, but no copy is in two hands.
      held: heldBy(one, seat, seat === 'a' ? nth : tried.a.length + nth),
    })),
  );
  const hands = bySeat((seat) => held[seat].filter(({ lies }) => !lies).map((one) => one.held));
  return {
    traders: TRADERS,
    stake: STAKE,
    hands,
    holdings: bySeat((seat) => {
      const pledges = hands[seat].filter(isPromise).length;
      return {
        mayHold: pledges,
        pledges,
        intrigue: hands[seat].length - pledges,
        surplus: false,
        fronts: held[seat]
          .filter(({ lies }) => lies)
          .map((one) => one.held)
          .filter(isPromise),
      };
    }),
  };
}

/** Whether a seat holds a card that is played while the other's cards lie face down. */
const looks = ({ secret }: MatchState, seat: Seat): boolean =>
  (secret[seat].windows?.hand ?? []).some((held) => rulesOf(PRINTED, held).window === 'sealed');

/** Returns who lays first: the seat that does not wait for something to look at, else one by chance. */
export function firstToLay(state: MatchState, chance: Chance): Seat {
  const [a, b] = [looks(state, 'a'), looks(state, 'b')];
  if (a !== b) return a ? 'b' : 'a';
  return pick(chance, ['a', 'b'] as const);
}
