// StaffCopies: what organisers do with copies: make, move and freeze them, and print slips for those of the store.

import { err, ok, present, type Result } from '@dunmer/shared/lib';
import type { CommandResult, EventRefusal, PersonId } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { secretHash } from '../draws/index.ts';
import { type PersonKey, STORE_OWNER, type StoredCopy, type StoredPerson, type Tx } from '../store/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { blockOf } from './free.ts';
import { makeCopies } from './make.ts';
import { moveCopy } from './move.ts';
import type { Making, Moving } from './subjects.ts';

type Act<Type extends 'makeCopy' | 'moveCopy' | 'freezeCopy' | 'makeSlip'> = Asking<Acting, CommandMap[Type]>;

interface Receiver {
  readonly key: PersonKey;
  /** Whether a match binds this person (rule 1.5); false for the store. */
  readonly isBound: boolean;
}

/** Who gets a copy; null is the store. Refuses people who do not trade or do not exist. */
function receiverAmong(people: readonly StoredPerson[], to: PersonId | null): Result<Receiver, EventRefusal> {
  if (to === null) return ok({ key: STORE_OWNER, isBound: false });
  const [person] = people;
  if (person === undefined || !person.trades) return err({ code: 'unknown-person' });
  return ok({ key: person.key, isBound: person.match !== null });
}

const peopleAmong = (keys: readonly PersonKey[]): readonly PersonKey[] =>
  keys.filter((key) => key !== STORE_OWNER);

/** Makes a copy (rule 7). Refuses unknown and retired cards, one unique too many, and a receiver who is in a match. */
export async function makeCopy(
  { context, tx, actor, command }: Act<'makeCopy'>,
  { definition, receivers }: Making,
): Promise<CommandResult> {
  const { card, to } = command;
  if (definition.retired) return err({ code: 'retired-card', card });
  const { copies: most, made } = definition;
  if (most !== null && made >= most) return err({ code: 'no-more-copies', card, most });
  const owner = receiverAmong(receivers, to);
  if (!owner.ok) return owner;
  if (owner.value.isBound) return err({ code: 'in-match' });
  const making = { why: 'made', who: actor.person.key, at: context.clock.now() } as const;
  const wish = { definition, to: owner.value.key, startOf: null };
  const [copy] = await makeCopies(tx, context.draws, [wish], making);
  await touch(context, tx, peopleAmong([owner.value.key]));
  return ok({ type: 'made', id: present(copy, 'it was made').id });
}

async function boundOwner(tx: Tx, { owner }: StoredCopy): Promise<boolean> {
  if (owner === STORE_OWNER) return false;
  return (await tx.people.personByKey(owner))?.match !== null;
}

/**
 * Moves a copy to a trader or into the store. Refuses a copy that is not free, and an owner or receiver who is in a
 * match.
 */
export async function moveCopyTo(
  { context, tx, actor, command }: Act<'moveCopy'>,
  { copy, receivers }: Moving,
): Promise<CommandResult> {
  const owner = receiverAmong(receivers, command.to);
  if (!owner.ok) return owner;
  const to = owner.value.key;
  if (to === copy.owner) return ok({ type: 'settled' });
  const by = blockOf(copy, owner.value.isBound || (await boundOwner(tx, copy)));
  if (by !== null) return err({ code: 'copy-bound', copy: copy.id, by });
  // This makes its slip worthless, so the preview answers to it: a slip printed meanwhile must not be lost unnoticed.
  tx.answerTo(String(copy.slip));
  const why = to === STORE_OWNER ? 'withdrawn' : 'moved';
  await moveCopy(tx, copy, { to, why, subject: null, who: actor.person.key, at: context.clock.now() });
  await touch(context, tx, peopleAmong([copy.owner, to]));
  return ok({ type: 'settled' });
}

/** Freezes a copy, or releases it. The deck of a running match is fixed, so a freeze takes effect at its end. */
export async function freezeCopy(
  { context, tx, command: { frozen } }: Act<'freezeCopy'>,
  copy: StoredCopy,
): Promise<CommandResult> {
  if (copy.frozen === frozen) return ok({ type: 'settled' });
  // The organiser who has not read of a new freeze does not end it.
  if (!frozen) tx.answerTo(`frozen by ${await tx.cards.newestFreeze(copy.key)}`);
  await tx.cards.freezeCopy(copy.key, frozen);
  const match = copy.reserved === null ? null : await tx.matchByKey(copy.reserved);
  tx.note({ is: 'bound', copy: copy.id, frozen, reserved: match?.id ?? null });
  await touch(context, tx, peopleAmong([copy.owner]));
  return ok({ type: 'settled' });
}

/**
 * Binds a slip's code to a copy of the store, which makes an earlier slip void. Refuses codes that already mean
 * something.
 */
export async function makeSlip(
  { context, tx, actor, command }: Act<'makeSlip'>,
  copy: StoredCopy,
): Promise<CommandResult> {
  if (copy.owner !== STORE_OWNER) return err({ code: 'not-yours', copy: copy.id });
  if (copy.frozen) return err({ code: 'copy-bound', copy: copy.id, by: 'frozen' });
  const slip = secretHash(command.code);
  if (await tx.people.isSecretTaken({ code: command.code, codeHash: slip, tokenHash: slip }))
    return err({ code: 'code-taken' });
  // The preview answers to the earlier slip: one printed by somebody else meanwhile must not become void unnoticed.
  tx.answerTo(String(copy.slip));
  const by = actor.person.key;
  await tx.cards.setSlip(copy.key, slip, by);
  tx.note({ is: 'slip', copy: copy.id, hash: slip, by });
  // This concerns nobody's own page, but the lists of staff change.
  await touch(context, tx, []);
  return ok({ type: 'settled' });
}
