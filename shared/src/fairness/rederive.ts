// rederive: decides a match's whole log again, batch by batch, and compares every event. This is the server's own
// integrity check.

import type { Result } from '../lib/index.ts';
import type { WindowCards } from '../windows/index.ts';
import type { Catalogue } from '../cards/index.ts';
import { commandIn, openingIn } from './commandIn.ts';
import { decideMatch } from './decideMatch.ts';
import type { Hex32, MatchEvent } from './event.ts';
import { openSealedMatch } from './openSealedMatch.ts';
import { rederiveBy, type RederiveError } from './rederiving.ts';
import { NEW_SEALED_MATCH, type SealedMatch } from './state.ts';
import type { Trade } from './trade.ts';

type Batch = readonly MatchEvent[];

/**
 * Returns what was drawn for a batch, in the order in which the core draws it: seed, deck salts, a bot's n, row
 * salts.
 */
function drawnFor(event: MatchEvent): readonly Hex32[] {
  switch (event.type) {
    case 'SeedDrawn':
      return [event.seed];
    case 'DeckSalted':
    case 'RowSalted':
      return [event.salt];
    // A phone draws its n itself. The core never asks for one, so it does no harm here.
    case 'NonceStored':
      return [event.nonce];
    default:
      return [];
  }
}

/**
 * Decides a match's whole log again, with the draws taken from the log. Takes the match's catalogue and its batches,
 * one for each accepted command, the opening first; and `windowCards`, if promises or intrigue cards were played.
 * Returns the match as it stands; or the first version whose batch is not exactly what follows. A log without batches
 * is a match in which nothing has happened.
 *
 * It can't find a change that nothing in the log contradicts, that is, another choice or word after which all else
 * would be the same. These are: notes, and a referee's words; whether a default laid or chose what its trader could
 * have, and who is named as having applied it (the journal's digest of the log tells, once it has seen it); who
 * conceded, was awarded the match, or went on without an n, if nothing came of it; a promise that was never
 * published; which of two equal cards was claimed or summoned, and the cell of a creature that met nobody; whether a
 * claim was closed or the match voided, which look the same; and the definition of a copy that was never shown,
 * because commitments name copies.
 */
export const rederive = (
  catalogue: Catalogue,
  batches: readonly Batch[],
  windowCards?: WindowCards,
): Result<SealedMatch, RederiveError> =>
  rederiveBy<Trade>(
    {
      fresh: NEW_SEALED_MATCH,
      decide: decideMatch(catalogue, undefined, windowCards),
      open: (batch, entropy) => {
        const setup = openingIn(batch);
        return setup === null ? null : openSealedMatch(setup, entropy);
      },
      commandIn,
      drawnFor,
    },
    batches,
  );
