// A proposed game: the parties agree on its size, counter or withdraw it.

import { err, ok, type Result } from '../lib/index.ts';
import type { PartyCommand } from './command.ts';
import type { ContractError } from './contractError.ts';
import type { Facts } from './facts.ts';
import { type Game, NO_GAME, type OpenGame } from './game.ts';
import { meant } from './meant.ts';
import { become, type Outcome, refuse } from './outcome.ts';
import type { Party } from './party.ts';
import { faultOfAgreeing, faultOfNaming, faultOfTable, openMatch } from './stake.ts';
import type { Signed } from './state.ts';
import { type AtTable, atTable, tableOf } from './tableName.ts';

/**
 * Returns why no game can begin in this contract; null if one can. A standing proposal or demand is not checked here.
 */
export function faultOfBeginning({ game, handed }: Signed): ContractError | null {
  if (game.at === 'playing') return { code: 'playing' };
  if (game.at === 'taken' || game.at === 'returned') return { code: 'game-over' };
  return handed.one || handed.two ? { code: 'handover-confirmed' } : null;
}

interface Named extends AtTable {
  readonly by: Party;
  readonly amount: number;
}

/** Returns why a party can't name this prestige at this table; null if they can. */
const faultOfProposal = (named: Named, facts: Facts): ContractError | null =>
  faultOfTable(named, facts) ?? faultOfNaming(named.amount, named.by, facts);

const stand = (state: Signed, { by, amount, table }: Named): Outcome => {
  const proposal = state.proposals + 1;
  const game = { at: 'proposed', by, amount, proposal, ...atTable(tableOf({ table })) } as const;
  return become({ ...state, game, proposals: proposal });
};

/** Proposes a game. Refuses while a proposal or demand waits for its answer: a different size is a counter. */
export function proposeGame(state: Signed, named: Named, facts: Facts): Outcome {
  const { game } = state;
  if (game.at === 'proposed' || game.at === 'demanded')
    return refuse({ code: 'game-open', at: game.at, by: game.by });
  const fault = faultOfBeginning(state) ?? faultOfProposal(named, facts);
  return fault === null ? stand(state, named) : refuse(fault);
}

type Proposed = Extract<OpenGame, { readonly at: 'proposed' }>;

/** Returns the standing proposal if it has this number and is the other party's; otherwise the refusal. */
function answered(game: Game, by: Party, proposal: number): Result<Proposed, ContractError> {
  if (game.at === 'playing') return err({ code: 'playing' });
  if (game.at === 'taken' || game.at === 'returned') return err({ code: 'game-over' });
  if (game.at !== 'proposed' || game.proposal !== proposal) return err({ code: 'stale-proposal' });
  return game.by === by ? err({ code: 'not-yours-to-answer' }) : ok(game);
}

type Answer<Type extends PartyCommand['type']> = Extract<PartyCommand, { readonly type: Type }>;

/** PT1: agrees to the sum and the table of the proposal; the yes has to name that table. */
export function agreeGame(state: Signed, command: Answer<'agreeGame'>, facts: Facts): Outcome {
  const meant = answered(state.game, command.by, command.proposal);
  if (!meant.ok) return meant;
  const fault = faultOfAgreeing(command, meant.value, facts);
  return fault === null ? openMatch(state, meant.value.amount, meant.value, facts) : refuse(fault);
}

/** PT1: counters with a proposal of its own, at the table that the counter names. */
export function counterGame(state: Signed, command: Answer<'counterGame'>, facts: Facts): Outcome {
  const meant = answered(state.game, command.by, command.proposal);
  if (!meant.ok) return meant;
  const fault = faultOfProposal(command, facts);
  return fault === null ? stand(state, command) : refuse(fault);
}

/** Withdraws the party's own proposal or demand. */
export function withdrawGame(state: Signed, by: Party, proposal: number | null): Outcome {
  const game = meant(state.game, proposal);
  if (!game.ok) return game;
  return game.value.by === by
    ? become({ ...state, game: NO_GAME })
    : refuse({ code: 'not-yours-to-withdraw' });
}
