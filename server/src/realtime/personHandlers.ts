// Handlers of what a phone asks about its person: where they stand, and the passphrase of staff.

import { ok, type Result } from '@dunmer/shared/lib';
import type { HomeAnswer, Refusal, Rejection } from '@dunmer/shared/protocol';
import { parseUnlock } from '@dunmer/shared/protocol/schema';
import type { Guess } from '../device/index.ts';
import { affairsOf, meInfo } from '../home/index.ts';
import { unlock } from '../people/index.ts';
import type { Desk } from './handlers.ts';
import type { Phone } from './wire.ts';

type Said = Result<null, Refusal | Rejection>;

/** Tells where a phone's owner stands, and from now on every change of it. */
export async function onHome(
  { matches: { context }, store, homes }: Desk,
  phone: Phone,
): Promise<Result<HomeAnswer, Rejection>> {
  const { device } = phone.data.session;
  const actor = await context.actors.of(store.read, device);
  const { person } = actor;
  // First it listens: nothing that changes while this is read is missed.
  if (phone.connected) homes.show(phone, person?.key ?? null);
  const event = await context.settings.of(store.read);
  if (person === null) return ok({ home: null, event });
  const affairs = await affairsOf(context, store.read, person.key);
  homes.remember(person.key, affairs);
  return ok({ home: { ...affairs, me: meInfo(context, { ...actor, person }) }, event });
}

const judge = (said: Said): Guess => {
  if (said.ok) return 'right';
  return said.error.code === 'wrong-passphrase' ? 'wrong' : 'neither';
};

/** Chooses or says the passphrase of a member of staff; wrong ones slow the browser, and whoever tries this person's. */
export async function onUnlock(
  { matches: { context }, store, guesses }: Desk,
  phone: Phone,
  body: unknown,
): Promise<Said> {
  const said = parseUnlock(body);
  if (!said.ok) return said;
  const { device } = phone.data.session;
  const actor = await context.actors.of(store.read, device);
  const say = (): Promise<Said> => unlock(context, store, actor, said.value.passphrase);
  const looked = await guesses.lookAt(device, `person ${actor.person?.key ?? ''}`, say, judge);
  return looked.ok ? looked.value : looked;
}
