// Rulings: what a member of staff asks about a match, with what the model expects of it.

import { otherSeat, SEATS } from '@dunmer/shared/rules';
import type { Match } from './model.ts';
import { type Operation, type Play, rarely, reason } from './operation.ts';
import { collect, endMatch, finish, ruleAgain, type Verdict } from './settling.ts';
import type { Playing } from './playing.ts';

/**
 * Returns the operation: with a string as `said`, it is refused by that code; with a function, the model does that once
 * the act is answered.
 */
function asked({ organiser: by }: Play, what: Operation['asked'], said: string | (() => void)): Operation {
  return typeof said === 'string'
    ? { by, asked: what, expects: said }
    : { by, asked: what, expects: null, heard: said };
}

function verdictOn({ random }: Play, { won }: Match): Verdict {
  const shortfall = random.oneOf(['refuse', 'bank', 'debt', 'nothing'] as const);
  if (random.below(3) === 0) return { kind: 'voided', winner: null, claim: false, shortfall };
  const winner = won !== null && random.below(2) === 0 ? won : random.oneOf(SEATS);
  const claim = random.below(won === winner ? 2 : 6) === 0;
  return { kind: 'awarded', winner, claim, shortfall };
}

/** Ends a running match; settles again one that has ended. */
function rule(play: Play, playing: Playing): Operation {
  const { model } = play;
  const { match } = playing;
  const verdict = verdictOn(play, match);
  const { kind, winner, claim, shortfall } = verdict;
  const act =
    winner === null
      ? ({ type: 'voidMatch', match: match.id, shortfall, reason } as const)
      : ({ type: 'award', match: match.id, winner, claim, shortfall, reason } as const);
  if (match.at !== 'running') return asked(play, act, ruleAgain(model, match, verdict));
  if (winner !== null && claim && !playing.hasCards(winner)) return asked(play, act, 'nothing-to-claim');
  return asked(play, act, () => {
    endMatch(model, match, kind, winner);
    if (!claim) finish(model, match);
  });
}

function closeClaim(play: Play, { match }: Playing): Operation {
  const act = { type: 'closeClaim', match: match.id, reason } as const;
  if (match.at !== 'claiming') return asked(play, act, 'wrong-phase');
  return asked(play, act, () => finish(play.model, match));
}

/** R14: whatever is on the winner's half is kept for the loser. */
function unbindClaim(play: Play, { match, claimable }: Playing): Operation {
  const act = { type: 'unbindClaim', match: match.id, reason } as const;
  if (match.at !== 'claiming') return asked(play, act, 'wrong-phase');
  if (match.unbound) return asked(play, act, 'already-unbound');
  return asked(play, act, () => {
    match.unbound = true;
    for (const copy of claimable) {
      const holding = play.model.copies.get(copy);
      if (holding !== undefined) holding.reserved = match;
    }
  });
}

const collectDebts = (play: Play, { match }: Playing): Operation =>
  asked(play, { type: 'collectDebts', match: match.id, reason }, collect(play.model, match));

/** Returns whether the newest ruling notes a debt that is open. */
export const isOwing = ({ settlements, price }: Match): boolean =>
  (settlements.at(-1)?.owed ?? 0) > 0 || price?.open === true;

/** Returns one of the acts on a match, mostly one that fits its state. */
export function rulingOn(play: Play, playing: Playing): Operation {
  const { at } = playing.match;
  if (at === 'claiming' && !rarely(play, 3))
    return rarely(play, 3) ? closeClaim(play, playing) : unbindClaim(play, playing);
  if (at === 'finished' && rarely(play, isOwing(playing.match) ? 2 : 12)) return collectDebts(play, playing);
  if (rarely(play, 12)) return rarely(play, 2) ? unbindClaim(play, playing) : closeClaim(play, playing);
  return rule(play, playing);
}

/** Gives the loser the card that they have claimed. */
export function takePrice({ model }: Play, match: Match, copy: string): void {
  const loser = match[otherSeat(match.won ?? 'a')];
  match.price = { copy, holder: loser, due: loser, owed: false, open: false };
  model.hand(copy, loser);
}
