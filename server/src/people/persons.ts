// Persons: organisers add people, rename them and freeze them.

import { err, ok } from '@dunmer/shared/lib';
import { isSum } from '@dunmer/shared/contract';
import type { CommandResult, PersonId, StaffRole } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { untilFree } from '../draws/index.ts';
import { eraseText, putText } from '../journal/index.ts';
import { joinAll } from '../intrigue/index.ts';
import { openAccounts, transferAll } from '../purses/index.ts';
import type { Context } from '../match/index.ts';
import { dealStart } from '../copies/index.ts';
import { BANK, type PersonKey, type StoredPerson, type Tx } from '../store/index.ts';
import { type Acting, forgetActors, touch } from '../world/index.ts';
import { isLastKeeper } from './keeper.ts';

/**
 * The cards beside the standard ones in a start deck that is dealt together with its owner (rule 7): 8 to 10 in all.
 */
const AT_ONCE = { uncommon: 2, rare: 0 };

export interface Newcomer {
  readonly name: string;
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly drakes: number;
  /** The person who adds them; null for the event itself. */
  readonly who: PersonKey | null;
}

const notePerson = (
  tx: Tx,
  person: Omit<StoredPerson, 'match' | 'pin' | 'passphrase' | 'version' | 'name'>,
): void => {
  const { key, id, code, nameText: name, staff, trades, frozen } = person;
  tx.note({ is: 'person', person: key, id, code, name, staff, trades, frozen });
};

/**
 * Adds a person with a public code; a trader also gets a purse with drakes from the bank, where coins are kept in the
 * app.
 */
export async function putPerson(
  { draws, clock, settings }: Context,
  tx: Tx,
  { name, staff, trades, drakes, who }: Newcomer,
): Promise<{ readonly key: PersonKey; readonly id: PersonId }> {
  const nameText = await putText(tx, draws, name);
  const at = clock.now();
  const { key, id, code } = await untilFree(async () => {
    const drawn = { id: draws.id(), code: draws.code() };
    const added = await tx.people.addPerson({ ...drawn, nameText, staff, trades, madeBy: who, added: at });
    return added === null ? null : { key: added, ...drawn };
  });
  notePerson(tx, { key, id, code, nameText, staff, trades, frozen: false });
  if (!trades || (await settings.of(tx)).settings.money === 'table') return { key, id };
  const to = { kind: 'purse', owner: key } as const;
  const known = await openAccounts(tx, [to]);
  const paid = { from: BANK, to, sum: drakes, why: 'start' } as const;
  await transferAll(tx, [paid], { subject: null, who, at, known });
  return { key, id };
}

/** Adds a person. Refuses a bad sum, and drakes where the coins lie on the table or the person doesn't trade. */
export async function addPerson({
  context,
  tx,
  actor,
  command,
}: Asking<Acting, CommandMap['addPerson']>): Promise<CommandResult> {
  const { name, staff, trades, drakes, deal } = command;
  if (!isSum(drakes) || (drakes > 0 && !trades)) return err({ code: 'bad-sum' });
  const { settings } = await context.settings.of(tx);
  if (drakes > 0 && settings.money === 'table') return err({ code: 'no-accounts' });
  const who = actor.person.key;
  const { key, id } = await putPerson(context, tx, { name, staff, trades, drakes, who });
  if (deal && trades) await dealStart(context, tx, [key], { ...AT_ONCE, who, areNew: true });
  // IN7
  if (trades) await joinAll(context, tx, who);
  // The newcomer has no screen yet; the lists of the desk show them.
  tx.afterCommit(() => context.bell.ring([key]));
  return ok({ type: 'made', id });
}

/** Renames a person and erases the name before wherever it stands. The caller has checked that this is allowed. */
export async function nameAnew(context: Context, tx: Tx, person: StoredPerson, name: string): Promise<void> {
  const nameText = await putText(tx, context.draws, name);
  await tx.people.renamePerson(person.key, nameText);
  await tx.people.namelessPractice(person.key, person.name);
  await eraseText(tx, person.nameText);
  notePerson(tx, { ...person, nameText });
  forgetActors(context, tx);
  // Matches in memory still know the old name, and so does the event's state where this person has paused it.
  context.lives.clear(tx);
  if ((await context.settings.of(tx)).paused) context.settings.clear(tx);
  tx.afterCommit(() => context.namedAnew(person.key));
  // Everybody who deals with them reads the new name too.
  const everybody = await tx.lists.people(null);
  await touch(
    context,
    tx,
    everybody.map(({ key }) => key),
  );
}

/** Renames a person; the name before is erased. */
export async function renamePerson(
  { context, tx, command }: Asking<Acting, CommandMap['renamePerson']>,
  person: StoredPerson,
): Promise<CommandResult> {
  // The old name is erased for good: so only the name that the organiser has read at this sheet may be.
  tx.answerTo(String(person.nameText));
  await nameAnew(context, tx, person, command.name);
  return ok({ type: 'settled' });
}

async function writeFrozen(tx: Tx, person: StoredPerson): Promise<void> {
  await tx.people.freezePerson(person.key, person.frozen);
  notePerson(tx, person);
}

/** Unfreezes a person as a part of another act. */
export const thaw = (tx: Tx, person: StoredPerson): Promise<void> =>
  writeFrozen(tx, { ...person, frozen: false });

/**
 * Freezes a person, who may then only play on what already runs, or unfreezes them. Refuses to freeze the last
 * organiser with a way in.
 */
export async function freezePerson(
  { context, tx, command: { frozen } }: Asking<Acting, CommandMap['freezePerson']>,
  person: StoredPerson,
): Promise<CommandResult> {
  if (frozen && (await isLastKeeper(tx, person))) return err({ code: 'last-organiser' });
  // The organiser who has not read of a new freeze does not end it.
  if (!frozen && person.frozen)
    tx.answerTo(`frozen by ${await tx.journal.newestOn('freezePerson', person.key)}`);
  await writeFrozen(tx, { ...person, frozen });
  forgetActors(context, tx);
  // People who have signed a contract with them are shown that they are frozen.
  const signed = (await tx.contracts.openContractsOf(person.key)).filter(
    ({ state }) => state.at === 'signed',
  );
  await touch(context, tx, [...new Set([person.key, ...signed.flatMap(({ one, two }) => [one, two])])]);
  return ok({ type: 'settled' });
}
