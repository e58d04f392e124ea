// correctEntry: a new entry that undoes another, as far as the drakes are still there; neither is ever changed (EVENT, "Money").
// What was spent can be taken by another correction later.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, MoneyReason, Refusal } from '@dunmer/shared/protocol';
import { about, type Asking, type CommandMap } from '../door/index.ts';
import { aboutPeople } from '../interest/index.ts';
import { putReason } from '../journal/index.ts';
import type { AccountName, StatementRow } from '../store/index.ts';
import { type Acting, type Actor, touch } from '../world/index.ts';
import { balanceOf, transfer } from './transfer.ts';

type Correct = CommandMap['correctEntry'];

/** What stands for itself; the others are a part of a contract or a match and are taken back with it. */
const ALONE: ReadonlySet<MoneyReason> = new Set(['paid-in', 'paid-out', 'trade', 'start', 'correction']);

const sidesOf = (entry: StatementRow): { readonly debit: AccountName; readonly credit: AccountName } => ({
  debit: { kind: entry.debitKind, owner: entry.debitOwner },
  credit: { kind: entry.creditKind, owner: entry.creditOwner },
});

/** About whose purses its drakes have gone between. Refuses what there is not. */
export const ofEntry = about(async ({ tx, command }: Asking<Actor, Correct>) => {
  const entry = await tx.money.entry(command.entry);
  if (entry === null) return err({ code: 'unknown-entry' });
  const purses = Object.values(sidesOf(entry)).filter(({ kind }) => kind === 'purse');
  return ok(aboutPeople(...purses.map(({ owner }) => owner)));
});

interface Correctable {
  readonly entry: StatementRow;
  /** What no correction has moved back yet. */
  readonly rest: number;
}

async function correctable(
  tx: Asking<Actor, Correct>['tx'],
  key: number,
): Promise<Result<Correctable, Refusal>> {
  const entry = await tx.money.entry(key);
  if (entry === null) return err({ code: 'unknown-entry' });
  if (!ALONE.has(entry.why)) return err({ code: 'entry-of-deal' });
  const rest = entry.sum - (await tx.money.correctedOf(key));
  return rest > 0 ? ok({ entry, rest }) : err({ code: 'corrected-before' });
}

/** Moves back what is still there. Refuses what was corrected in full before, and what is spent to the last drake. */
export async function correctEntry({
  context,
  tx,
  actor,
  command,
}: Asking<Acting, Correct>): Promise<CommandResult> {
  if ((await context.settings.of(tx)).settings.money === 'table') return err({ code: 'no-accounts' });
  const found = await correctable(tx, command.entry);
  if (!found.ok) return found;
  const { entry, rest } = found.value;
  const { key: corrects, subject } = entry;
  const { debit: to, credit: from } = sidesOf(entry);
  const sum = from.kind === 'bank' ? rest : Math.min(rest, await balanceOf(tx, from));
  if (sum === 0) return err({ code: 'not-enough' });
  const note = await putReason(tx, context.draws, command.reason);
  const act = { why: 'correction', subject, corrects, note, at: context.clock.now() } as const;
  const done = await transfer(tx, { from, to, sum, who: actor.person.key, ...act });
  if (!done.ok) throw new Error('what was there a moment ago is there');
  const purses = [from, to].filter(({ kind }) => kind === 'purse');
  await touch(
    context,
    tx,
    purses.map(({ owner }) => owner),
  );
  return ok({ type: 'settled' });
}
