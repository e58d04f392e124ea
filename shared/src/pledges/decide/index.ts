// decide: decides all commands for promises: turns each into moves and payments, or refuses it.

import { never, ok, type Result } from '../../lib/index.ts';
import type { Payment, WindowCatalogue } from '../../windows/index.ts';
import type { PledgeCommand, PledgeFacts, PledgeRefusal } from '../command.ts';
import type { PledgeMove } from '../move.ts';
import type { PledgeState } from '../state.ts';
import { annul, fulfil, gameBegun, gameRefused, sign } from './give.ts';
import { demandOver, letGo, matchOver, play, playInContract, playInMatch, show } from './play.ts';
import { refuse, type Refused, Run } from './run.ts';
import { deal, restore, ruin, sendHome } from './staff.ts';

/**
 * The commands that are still carried out while the module is off: what was begun ends, and organisers put things
 * right. Promises that lie rest, and none is given: a contract that holds one waits.
 */
const AT_REST: ReadonlySet<PledgeCommand['type']> = new Set([
  'annul',
  'gameRefused',
  'gameBegun',
  'demandOver',
  'matchOver',
  'ruin',
  'restore',
  'sendHome',
]);

function apply(run: Run, command: PledgeCommand): Refused {
  switch (command.type) {
    case 'deal':
      return deal(run, command);
    case 'sign':
      return sign(run, command);
    case 'fulfil':
      return fulfil(run, command);
    case 'annul':
      return annul(run, command);
    case 'gameRefused':
      return gameRefused(run, command);
    case 'gameBegun':
      return gameBegun(run, command);
    case 'play':
      return play(run, command);
    case 'letGo':
      return letGo(run, command);
    case 'show':
      return show(run, command);
    case 'playInContract':
      return playInContract(run, command);
    case 'demandOver':
      return demandOver(run, command);
    case 'playInMatch':
      return playInMatch(run, command);
    case 'matchOver':
      return matchOver(run, command);
    case 'ruin':
      return ruin(run, command);
    case 'restore':
      return restore(run, command);
    case 'sendHome':
      return sendHome(run, command);
    default:
      return never(command);
  }
}

/** Returns why nothing is played or given. */
export const restsBy = ({ isClosed = false }: Pick<PledgeFacts, 'isClosed'>): PledgeRefusal => ({
  code: isClosed ? 'pledges-closed' : 'promises-off',
});

export interface PledgeDecision {
  readonly moves: readonly PledgeMove[];
  /** PR22: in order; they come after all other entries of the step. */
  readonly payments: readonly Payment[];
  readonly state: PledgeState;
}

/**
 * Decides a command for an event's promises. Takes the cards, the state, a command and the facts of that moment;
 * returns the moves and payments of the step. Or returns a `PledgeRefusal`, the first that applies, and then nothing
 * has happened.
 */
export function decidePledges(
  catalogue: WindowCatalogue,
  state: PledgeState,
  command: PledgeCommand,
  facts: PledgeFacts,
): Result<PledgeDecision, PledgeRefusal> {
  const run = new Run(catalogue, facts, state);
  const rests = !facts.isOn && !AT_REST.has(command.type);
  const applied = rests ? refuse(restsBy(facts)) : apply(run, command);
  return applied.ok ? ok({ moves: run.moves, payments: run.payments, state: run.state }) : applied;
}
