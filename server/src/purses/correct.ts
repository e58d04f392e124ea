// correctEntry: a new entry that undoes another, as far as the drakes are still there; neither entry is ever changed
// (EVENT, "Money"). Drakes that were spent can be taken by another correction later.

import { assert, err, ok, type Result } from '@dunmer/shared/lib';
import { ALONE, type CommandResult, type Refusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { putReason } from '../journal/index.ts';
import type { AccountName, StatementRow, Tx } from '../store/index.ts';
import { type Acting, type Actor, touch } from '../world/index.ts';
import { balanceOf } from './accounts.ts';
import { transferAll } from './transferAll.ts';

type Correct = CommandMap['correctEntry'];

const sidesOf = (entry: StatementRow): { readonly debit: AccountName; readonly credit: AccountName } => ({
  debit: { kind: entry.debitKind, owner: entry.debitOwner },
  credit: { kind: entry.creditKind, owner: entry.creditOwner },
});

/** Returns the purses between which an entry's drakes have gone. */
export const pursesOf = (entry: StatementRow): readonly AccountName[] =>
  Object.values(sidesOf(entry)).filter(({ kind }) => kind === 'purse');

/** Finds the entry that a command names. Refuses a number that is no entry. */
export async function entryNamed({
  tx,
  command,
}: Asking<Actor, Correct>): Promise<Result<StatementRow, Refusal>> {
  const entry = await tx.money.entry(command.entry);
  return entry === null ? err({ code: 'unknown-entry' }) : ok(entry);
}

/**
 * The drakes of an entry that no correction has moved back yet. Refuses an entry that is taken back with its match or
 * contract, and one of which nothing is left.
 */
async function restOf({ money }: Tx, { key, why, sum }: StatementRow): Promise<Result<number, Refusal>> {
  if (!ALONE.has(why)) return err({ code: 'entry-of-deal' });
  const rest = sum - (await money.correctedOf(key));
  return rest > 0 ? ok(rest) : err({ code: 'corrected-before' });
}

/**
 * Moves back what is still there. Refuses an entry that was already corrected in full, and one whose drakes are all
 * spent.
 */
export async function correctEntry(
  { context, tx, actor, command }: Asking<Acting, Correct>,
  entry: StatementRow,
): Promise<CommandResult> {
  if ((await context.settings.of(tx)).settings.money === 'table') return err({ code: 'no-accounts' });
  const left = await restOf(tx, entry);
  if (!left.ok) return left;
  const rest = left.value;
  const { key: corrects, subject } = entry;
  const { debit: to, credit: from } = sidesOf(entry);
  const sum = from.kind === 'bank' ? rest : Math.min(rest, await balanceOf(tx, from));
  if (sum === 0) return err({ code: 'not-enough' });
  const note = await putReason(tx, context.draws, command.reason);
  const act = { subject, note, who: actor.person.key, at: context.clock.now() };
  const done = await transferAll(tx, [{ from, to, sum, why: 'correction', corrects }], act);
  assert(done.ok, 'what was there a moment ago is there');
  await touch(
    context,
    tx,
    pursesOf(entry).map(({ owner }) => owner),
  );
  return ok({ type: 'settled' });
}
