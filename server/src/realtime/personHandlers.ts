// Handlers of what a phone asks about its person: their home, the passphrase of staff, and a backup of the event.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { HomeAnswer, Refusal, Rejection } from '@dunmer/shared/protocol';
import { parseUnlock } from '@dunmer/shared/protocol/schema';
import type { Guess } from '../device/index.ts';
import { unlock } from '../people/index.ts';
import { refusalFor } from '../roles/index.ts';
import type { HandlerPorts } from './handlerPorts.ts';
import type { Phone } from './wire.ts';

type Said = Result<null, Refusal | Rejection>;

/** Answers with the home of a phone's owner, and sends the phone every change of it from now on. */
export async function onHome(
  { homes }: HandlerPorts,
  phone: Phone,
  _body: unknown,
  answer: (answered: Result<HomeAnswer, Rejection>) => void,
): Promise<null> {
  await homes.open(phone, (said) => answer(ok(said)));
  return null;
}

const judge = (said: Said): Guess => {
  if (said.ok) return 'right';
  return said.error.code === 'wrong-passphrase' ? 'wrong' : 'neither';
};

/**
 * Sets or checks the passphrase of a member of staff; wrong ones slow the browser that says them, and nobody else.
 */
export async function onUnlock(
  { matches: { context }, store, guesses }: HandlerPorts,
  phone: Phone,
  body: unknown,
): Promise<Said> {
  const said = parseUnlock(body);
  if (!said.ok) return said;
  const { device } = phone.data.session;
  const actor = await context.actors.of(store.read, device);
  const say = (): Promise<Said> => unlock(context, store, actor, said.value.passphrase);
  const looked = await guesses.look(device, say, judge);
  return looked.ok ? looked.value : looked;
}

/**
 * Begins a backup of the event. Refuses anybody who is not an organiser or has not said the passphrase, and refuses
 * when there is no room for it.
 */
export async function onBackUp(
  { matches: { context }, store, backups }: HandlerPorts,
  { data: { session } }: Phone,
): Promise<Said> {
  const actor = await context.actors.of(store.read, session.device);
  const refused = refusalFor(actor, 'see:backups', 'other');
  if (refused !== null) return err(refused);
  if (actor.person?.frozen === true) return err({ code: 'person-frozen' });
  if (!context.unlocked.has(store.read, actor.device)) return err({ code: 'locked' });
  return backups === null ? err({ code: 'not-saved' }) : backups.begin();
}
