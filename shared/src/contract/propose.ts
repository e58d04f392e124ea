// A proposed game: its size is agreed on, countered or withdrawn.

import { err, ok, type Result } from '../lib/index.ts';
import type { ContractError } from './contractError.ts';
import type { Facts } from './facts.ts';
import { type Game, NO_GAME, type OpenGame } from './game.ts';
import { meant } from './meant.ts';
import { become, type Outcome, refuse } from './outcome.ts';
import type { Party } from './party.ts';
import { faultOfNaming, openMatch } from './stake.ts';
import type { Signed } from './state.ts';

/** Why no game can be begun in this contract; null where one can, or a proposal or demand stands already. */
export function faultOfBeginning({ game, handed }: Signed): ContractError | null {
  if (game.at === 'playing') return { code: 'playing' };
  if (game.at === 'taken' || game.at === 'returned') return { code: 'game-over' };
  return handed.one || handed.two ? { code: 'handover-confirmed' } : null;
}

const stand = (state: Signed, by: Party, amount: number): Outcome => {
  const proposal = state.proposals + 1;
  return become({ ...state, game: { at: 'proposed', by, amount, proposal }, proposals: proposal });
};

/** Refuses where a proposal or demand waits for its answer: whoever has another size in mind counters. */
export function proposeGame(state: Signed, by: Party, amount: number, facts: Facts): Outcome {
  const { game } = state;
  if (game.at === 'proposed' || game.at === 'demanded')
    return refuse({ code: 'game-open', at: game.at, by: game.by });
  const fault = faultOfBeginning(state) ?? faultOfNaming(amount, by, facts);
  return fault === null ? stand(state, by, amount) : refuse(fault);
}

type Proposed = Extract<OpenGame, { readonly at: 'proposed' }>;

/** The proposal that an answer means, which is the standing one and the other's. */
function answered(game: Game, by: Party, proposal: number): Result<Proposed, ContractError> {
  if (game.at === 'playing') return err({ code: 'playing' });
  if (game.at === 'taken' || game.at === 'returned') return err({ code: 'game-over' });
  if (game.at !== 'proposed' || game.proposal !== proposal) return err({ code: 'stale-proposal' });
  return game.by === by ? err({ code: 'not-yours-to-answer' }) : ok(game);
}

export function agreeGame(state: Signed, by: Party, proposal: number, facts: Facts): Outcome {
  const meant = answered(state.game, by, proposal);
  return meant.ok ? openMatch(state, meant.value.amount, facts) : meant;
}

export function counterGame(
  state: Signed,
  by: Party,
  { proposal, amount }: { readonly proposal: number; readonly amount: number },
  facts: Facts,
): Outcome {
  const meant = answered(state.game, by, proposal);
  if (!meant.ok) return meant;
  const fault = faultOfNaming(amount, by, facts);
  return fault === null ? stand(state, by, amount) : refuse(fault);
}

/** Takes back a proposal or a demand of one's own. */
export function withdrawGame(state: Signed, by: Party, proposal: number | null): Outcome {
  const game = meant(state.game, proposal);
  if (!game.ok) return game;
  return game.value.by === by
    ? become({ ...state, game: NO_GAME })
    : refuse({ code: 'not-yours-to-withdraw' });
}
