// Annulling a contract: both parties agree, one refuses a proposed game (rule 1.1), or an organiser does it. The
// price goes back to the payer.

import { gameAtRest } from './game.ts';
import { meant } from './meant.ts';
import { become, ofThePrice, type Outcome, refuse } from './outcome.ts';
import { otherParty, type Party } from './party.ts';
import type { Signed } from './state.ts';
import type { Terms } from './terms.ts';

/** Annuls the contract. Refuses while the game is played: that match has to be voided first. */
export const annul = (terms: Terms, state: Signed, by: 'both' | 'refusal' | 'organiser'): Outcome =>
  state.game.at === 'playing'
    ? refuse({ code: 'playing' })
    : become({ at: 'annulled', by, game: gameAtRest(state.game) }, ofThePrice(terms, { do: 'giveBack' }));

/** Records that `by` agrees to annul the contract, which is annulled once both agree. */
export function agreeAnnul(terms: Terms, state: Signed, by: Party): Outcome {
  if (state.game.at === 'playing') return refuse({ code: 'playing' });
  if (state.annulling[by]) return refuse({ code: 'already-done' });
  return state.annulling[otherParty(by)]
    ? annul(terms, state, 'both')
    : become({ ...state, annulling: { ...state.annulling, [by]: true } });
}

export const takeBackAnnul = (state: Signed, by: Party): Outcome =>
  state.annulling[by]
    ? become({ ...state, annulling: { ...state.annulling, [by]: false } })
    : refuse({ code: 'nothing-to-take-back' });

/** Refuses a game, which annuls the contract: rule 1.1 knows no other way to refuse one. */
export function refuseGame(terms: Terms, state: Signed, by: Party, proposal: number | null): Outcome {
  const game = meant(state.game, proposal);
  if (!game.ok) return game;
  if (game.value.by === by) return refuse({ code: 'not-yours-to-answer' });
  return annul(terms, state, 'refusal');
}
