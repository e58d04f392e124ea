// The handover: once both parties have confirmed it, the price is paid.

import { gameAtRest } from './game.ts';
import { become, ofThePrice, type Outcome, refuse } from './outcome.ts';
import { otherParty, type Party } from './party.ts';
import type { Signed } from './state.ts';
import type { Terms } from './terms.ts';

/** Confirms the handover. Refuses while a game is proposed, demanded or played. */
export function confirmHandover(terms: Terms, state: Signed, by: Party): Outcome {
  const { game } = state;
  if (game.at === 'playing') return refuse({ code: 'playing' });
  if (game.at === 'proposed' || game.at === 'demanded')
    return refuse({ code: 'game-open', at: game.at, by: game.by });
  if (state.handed[by]) return refuse({ code: 'already-done' });
  return state.handed[otherParty(by)]
    ? become(
        { at: 'fulfilled', game: gameAtRest(game) },
        ofThePrice(terms, { do: 'pay', to: otherParty(terms.payer) }),
      )
    : become({ ...state, handed: { ...state.handed, [by]: true } });
}

/** Takes a confirmation back. Once both have confirmed, the contract is fulfilled and this is no longer possible. */
export const takeBackHandover = (state: Signed, by: Party): Outcome =>
  state.handed[by]
    ? become({ ...state, handed: { ...state.handed, [by]: false } })
    : refuse({ code: 'nothing-to-take-back' });
