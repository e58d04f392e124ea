// Moving by the PIN: after ten wrong tries at a link's PIN, however the link was typed and from whatever phones, the
// PIN rests until its owner taps or a referee helps (EVENT, "Who"). A try is counted before the PIN is checked, so that
// many at once are no more than ten.

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asked, CommandMap, Do, Prepared } from '../command/index.ts';
import { PIN_TRIES, type PinTry, type StoredLink } from '../store/index.ts';
import { forgetActors, type PinVerdict, touch } from '../world/index.ts';
import { bind } from './bind.ts';
import { linkOf } from './secret.ts';

type Move = CommandMap['moveByPin'];

/** A try at the PIN of a link. */
interface Try extends PinTry {
  readonly link: StoredLink;
}

type Taking = { readonly try: Try } | { readonly why: Extract<PinVerdict, { why: object }>['why'] };

/**
 * Takes one of the tries that are left. Refuses a dead link, one without a PIN, and one whose PIN rests. If the command
 * was answered before, nobody hears what is said here.
 */
async function take({ store, actor, command: { id, secret } }: Asked<Move>): Promise<Taking> {
  const taken = await store.transact<Taking, never>(async (tx) => {
    const link = await linkOf(tx, actor, secret);
    if (!link.ok) return ok({ why: link.error });
    const tried = await tx.people.takePinTry(link.value.key, id);
    if (tried !== null) return ok({ try: { link: link.value, ...tried } });
    return ok({ why: { code: link.value.wrongPins < PIN_TRIES ? 'wrong-pin' : 'pin-rests' } });
  });
  return taken.ok ? taken.value : { why: taken.error };
}

/** Tells the owner's phone and staff that the last try was wrong. */
async function rest({ context, store }: Asked<Move>, { person }: StoredLink): Promise<void> {
  await store.transact(async (tx) => {
    forgetActors(context, tx);
    await touch(context, tx, [person]);
    return ok(null);
  });
}

async function tryPin(asked: Asked<Move>): Promise<PinVerdict> {
  const taking = await take(asked);
  if ('why' in taking) {
    const { why } = taking;
    return why.code === 'not-saved' ? { is: 'rejected', why } : { is: 'refused', why };
  }
  const { link, pin, taken } = taking.try;
  if (await asked.context.scrypted.isPin(asked.command.pin, pin)) return { is: 'right', link, pin };
  if (taken >= PIN_TRIES) await rest(asked, link);
  return { is: 'refused', why: { code: 'wrong-pin' } };
}

/** Moves the link to the browser that has said its PIN, unless link or PIN have changed since. */
const moved =
  ({ link, pin }: Extract<PinVerdict, { is: 'right' }>): Do<Move> =>
  async ({ context, tx, actor, command: { ticket } }): Promise<CommandResult> => {
    const at = context.clock.now();
    const isStill = await tx.people.useLinkByPin(link.key, at, pin);
    if (!isStill) return err({ code: 'wrong-pin' });
    const device = context.tokens.deviceFor(actor.device, ticket);
    await bind(context, tx, { link, device, asker: actor, what: 'moved', at });
    return ok({ type: 'settled' });
  };

/**
 * Tries the PIN and returns what is then to be done. Refuses a dead link, a wrong PIN, and a PIN where none was chosen.
 * While it rests it refuses every PIN, the right one too: otherwise it could be found by trying.
 */
export async function moveByPin(asked: Asked<Move>): Promise<Prepared<Move>> {
  const verdict = await asked.context.pinTries.once(asked.command.id, () => tryPin(asked));
  switch (verdict.is) {
    case 'right':
      return ok(moved(verdict));
    case 'refused':
      return ok(async () => err(verdict.why));
    case 'rejected':
      return err(verdict.why);
  }
}
