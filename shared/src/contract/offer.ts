// The answers to an offer (sign, decline, counter, withdraw), and what an offer may name.

import { ok } from '../lib/index.ts';
import type { PartyCommand } from './command.ts';
import type { ContractError } from './contractError.ts';
import type { Facts } from './facts.ts';
import { NO_GAME } from './game.ts';
import { become, ofThePrice, type Outcome, refuse } from './outcome.ts';
import { NOBODY, otherParty, type Party } from './party.ts';
import { faultOfAgreeing, faultOfTable, openMatch } from './stake.ts';
import type { Signed } from './state.ts';
import { atTable, tableOf } from './tableName.ts';
import { isSum, MOST_SUM, type Terms } from './terms.ts';

type OfferCommand = Extract<PartyCommand, { readonly type: 'accept' | 'decline' | 'counter' | 'withdraw' }>;

const mayBe = (type: OfferCommand['type'], by: Party): boolean => (by === 'one') === (type === 'withdraw');

const SIGNED: Signed = { at: 'signed', handed: NOBODY, annulling: NOBODY, game: NO_GAME, proposals: 0 };

/**
 * Returns why `writer` can't offer these terms; null if they can. The other's purse is not checked, so that no offer
 * can sound it out.
 */
export function faultOfOffer(terms: Terms, writer: Party, facts: Facts): ContractError | null {
  const { sum, payer, game } = terms;
  const fault = game === null ? null : faultOfTable(terms, facts);
  if (fault !== null) return fault;
  if (!isSum(sum) || (game !== null && !isSum(game))) return { code: 'bad-sum', most: MOST_SUM };
  if (game !== null && game < facts.least) return { code: 'below-least', least: facts.least };
  const laid = (payer === writer ? sum : 0) + (game ?? 0);
  return facts.purses !== null && facts.purses[writer] < laid ? { code: 'not-enough', amount: laid } : null;
}

const sign = (terms: Terms, { purses }: Facts): Outcome =>
  purses !== null && purses[terms.payer] < terms.sum
    ? refuse({ code: 'not-enough', amount: terms.sum })
    : become(SIGNED, ofThePrice(terms, { do: 'hold' }));

/** Signs and agrees to the game in one step, with the checks of both. The stake comes out of what the price leaves. */
function signAndPlay(terms: Terms, game: number, facts: Facts): Outcome {
  const { sum, payer } = terms;
  const { purses } = facts;
  const signed = sign(terms, facts);
  if (!signed.ok) return signed;
  const left = purses && { ...purses, [payer]: purses[payer] - sum };
  const opened = openMatch(SIGNED, game, terms, { ...facts, purses: left });
  if (!opened.ok) return opened;
  return ok({ ...opened.value, effects: [...signed.value.effects, ...opened.value.effects] });
}

/**
 * Offers the same terms back to the writer, who then has the last word. Refuses terms that the party who was asked
 * could not have offered.
 */
function offerBack(terms: Terms, by: Party, game: number | null, facts: Facts): Outcome {
  const fault = faultOfOffer({ ...terms, game }, by, facts);
  return fault === null ? become({ at: 'countered' }, [{ do: 'offerBack', game }]) : refuse(fault);
}

type Accept = Extract<PartyCommand, { readonly type: 'accept' }>;

function accept(terms: Terms, said: Accept, facts: Facts): Outcome {
  const { by, game } = said;
  if (game !== null && game !== terms.game) return refuse({ code: 'stale-proposal' });
  if (terms.game === null) return sign(terms, facts);
  // A phone of the release before shows only the contract: its yes means the contract alone, and so becomes a
  // counter.
  if (game === null) return offerBack(terms, by, null, facts);
  const fault = faultOfAgreeing(said, terms, facts);
  if (fault !== null) return refuse(fault);
  const played = signAndPlay(terms, game, facts);
  return played.ok && facts.unsaid ? offerBack(terms, by, game, facts) : played;
}

/** Decides about an offer that still stands. */
export function decideOffer(terms: Terms, command: OfferCommand, facts: Facts): Outcome {
  if (!mayBe(command.type, command.by))
    return refuse({ code: command.type === 'withdraw' ? 'not-yours-to-withdraw' : 'not-yours-to-answer' });
  switch (command.type) {
    case 'accept':
      return accept(terms, command, facts);
    case 'decline':
      return become({ at: 'declined' });
    case 'counter':
      return become({ at: 'countered' });
    case 'withdraw':
      return become({ at: 'withdrawn' });
  }
}

/** Returns the terms of the contract that is offered back: the two parties have changed sides. */
export const termsBack = (terms: Terms, game: number | null): Terms => ({
  sum: terms.sum,
  payer: otherParty(terms.payer),
  game,
  ...(game === null ? {} : atTable(tableOf(terms))),
});
