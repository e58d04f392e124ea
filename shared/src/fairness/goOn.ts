// Going on: commands of the rules on a sealed match, and what its table does by itself once nothing holds it up.

import { assert, err, ok, type Result } from '../lib/index.ts';
import { type Decide, isComplete, type RuleCommand, SEATS, type TableCommand } from '../rules/index.ts';
import type { MatchError } from './command.ts';
import { mayCommit } from './mayCommit.ts';
import { publishPromisesAndNonces } from './promises.ts';
import type { Sealing } from './sealing.ts';
import type { SealedMatch } from './state.ts';

/** F2: nothing is committed for a seat, by itself or by default, before its promise is stored. */
function lacksPromise({ rules, seals }: SealedMatch, command: RuleCommand): boolean {
  if (command.type !== 'place' && command.type !== 'applyDefault') return false;
  return rules.common.phase.at === 'placing' && !mayCommit(seals, command.seat);
}

/** Applies a command of the rules. Refuses what they refuse, and a row of a seat that has not promised (F2). */
export function applyRule(rule: Decide, run: Sealing, command: RuleCommand): Result<null, MatchError> {
  if (lacksPromise(run.state, command)) return err({ code: 'promise-first' });
  const decided = rule(run.state.rules, command, run.random);
  if (!decided.ok) return decided;
  run.follow(decided.value);
  return ok(null);
}

/** F3: the toss of rule 2.2 and the reveal wait for both n; in a pause for its end too. */
function dueFromTable({ rules, seals, desk }: SealedMatch): TableCommand | null {
  const { common } = rules;
  if (desk.paused || seals.nonces === null || common.phase.at !== 'placing') return null;
  // IN21: while a play waits for an answer, the table waits too.
  if (common.windows?.open) return null;
  if (common.phase.order === 'toss') return { type: 'tossForPlacement' };
  return SEATS.every((seat) => isComplete(common, seat)) ? { type: 'reveal' } : null;
}

/** What happens by itself: both K and both n are published, the toss held, the cards revealed, the seed opened. */
export function goOn(rule: Decide, run: Sealing): void {
  if (run.state.rules.common.phase.at === 'placing') publishPromisesAndNonces(run);
  const due = dueFromTable(run.state);
  if (due !== null) assert(applyRule(rule, run, due).ok, 'the table does only what is due');
  const { rules, seals, vault } = run.state;
  // F7: however the match ends; while a price is being chosen it has not.
  if (rules.common.phase.at === 'finished' && seals.seed === null)
    run.emit({ type: 'SeedPublished', to: 'everyone', seed: vault.seed });
}
