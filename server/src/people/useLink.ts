// Using a link: its first use binds the browser; on another one it asks for one of the three (EVENT, "Who").

import { err, ok, present } from '@dunmer/shared/lib';
import type { Asking, CommandMap } from '../door/index.ts';

import type { CommandResult, EventRefusal } from '@dunmer/shared/protocol';
import type { StoredLink, Tx } from '../store/index.ts';
import { type Actor, touch } from '../world/index.ts';
import { bind } from './bind.ts';
import { movesSince } from './movesSince.ts';
import { isPin } from './scrypted.ts';
import { linkOf } from './secret.ts';

type By<T extends keyof CommandMap> = Asking<Actor, CommandMap[T]>;

/** Requests to move one link that may be open at once. */
const MOST_MOVES = 5;
const SETTLED: CommandResult = ok({ type: 'settled' });

async function elsewhere(tx: Tx, link: StoredLink): Promise<EventRefusal> {
  const { name, pin } = present(await tx.people.personByKey(link.person), "a link is somebody's");
  return { code: 'link-elsewhere', name, hasPin: pin !== null };
}

/** Binds this browser where no other one holds the link. Refuses a dead link, and one that is held elsewhere. */
export async function useLink({
  context,
  tx,
  actor: { device },
  command,
}: By<'useLink'>): Promise<CommandResult> {
  const link = await linkOf(tx, command.secret);
  if (!link.ok) return link;
  const holder = await tx.people.holderOf(link.value.key);
  if (holder === device) return SETTLED;
  if (holder !== null) return err(await elsewhere(tx, link.value));
  await bind(context, tx, { link: link.value, device, what: link.value.used === null ? 'used' : 'moved' });
  return SETTLED;
}

/** Moves a link here by the four digits. Refuses a dead link and a wrong PIN, also where none was chosen. */
export async function moveByPin({
  context,
  tx,
  actor: { device },
  command,
}: By<'moveByPin'>): Promise<CommandResult> {
  const link = await linkOf(tx, command.secret);
  if (!link.ok) return link;
  const person = await tx.people.personByKey(link.value.person);
  const pin = person?.pin ?? null;
  if (pin === null || !isPin(command.pin, pin)) return err({ code: 'wrong-pin' });
  await bind(context, tx, { link: link.value, device, what: 'moved' });
  return SETTLED;
}

/** Asks the old phone and the referees to let a link move here. Refuses a dead link, and a sixth request at once. */
export async function askMove({
  context,
  tx,
  actor: { device },
  command,
}: By<'askMove'>): Promise<CommandResult> {
  const link = await linkOf(tx, command.secret);
  if (!link.ok) return link;
  const { key, person } = link.value;
  const open = (await tx.people.openMoves(person, movesSince(context.clock))).filter(
    (move) => move.link === key,
  );
  const asked = open.find((move) => move.device === device);
  if (asked !== undefined) return ok({ type: 'made', id: asked.id });
  if (open.length >= MOST_MOVES) return err({ code: 'too-many', most: MOST_MOVES });
  const id = context.draws.id();
  await tx.people.addLinkMove({ id, link: key, device, at: context.clock.now() });
  await touch(context, tx, [person]);
  return ok({ type: 'made', id });
}
