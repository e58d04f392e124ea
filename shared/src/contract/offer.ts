// The answers to an offer: it is signed, declined, countered or withdrawn.

import type { PartyCommand } from './command.ts';
import type { Facts } from './facts.ts';
import { NO_GAME } from './game.ts';
import { become, ofThePrice, type Outcome, refuse } from './outcome.ts';
import { NOBODY, type Party } from './party.ts';
import type { Terms } from './terms.ts';

type OfferCommand = Extract<PartyCommand, { readonly type: 'accept' | 'decline' | 'counter' | 'withdraw' }>;

const mayBe = (type: OfferCommand['type'], by: Party): boolean => (by === 'one') === (type === 'withdraw');

const sign = (terms: Terms, facts: Facts): Outcome =>
  facts.purses !== null && facts.purses[terms.payer] < terms.sum
    ? refuse({ code: 'not-enough', amount: terms.sum })
    : become(
        { at: 'signed', handed: NOBODY, annulling: NOBODY, game: NO_GAME, proposals: 0 },
        ofThePrice(terms, { do: 'hold' }),
      );

/** Decides about an offer that still stands. */
export function decideOffer(terms: Terms, command: OfferCommand, facts: Facts): Outcome {
  if (!mayBe(command.type, command.by))
    return refuse({ code: command.type === 'withdraw' ? 'not-yours-to-withdraw' : 'not-yours-to-answer' });
  switch (command.type) {
    case 'accept':
      return sign(terms, facts);
    case 'decline':
      return become({ at: 'declined' });
    case 'counter':
      return become({ at: 'countered' });
    case 'withdraw':
      return become({ at: 'withdrawn' });
  }
}
