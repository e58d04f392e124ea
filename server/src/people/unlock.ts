// Unlocking: staff choose a passphrase once and say it again after half an hour without an act, so that a link alone never acts.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { EventRefusal, Rejection } from '@dunmer/shared/protocol';
import type { Store } from '../store/index.ts';
import { type Actor, forgetActors, touch, type World } from '../world/index.ts';
import { isPassphrase, keptPassphrase } from './scrypted.ts';

const LEAST_LETTERS = 8;

type Said = Result<null, EventRefusal | Rejection>;

/** Keeps the first passphrase; false where another was chosen meanwhile. */
async function choose(
  world: World,
  store: Store,
  { person }: Actor,
  kept: string,
): Promise<Result<boolean, Rejection>> {
  return store.transact(async (tx) => {
    const now = person === null ? null : await tx.people.personByKey(person.key);
    if (now === null || now.passphrase !== null) return ok(false);
    await tx.people.setPassphrase(now.key, kept);
    forgetActors(world, tx);
    await touch(world, tx, [now.key]);
    return ok(true);
  });
}

/**
 * Lets a browser of staff act for half an hour. Refuses who is no staff, a phone that only shows, a wrong passphrase, and a
 * first one that is too short.
 */
export async function unlock(world: World, store: Store, actor: Actor, said: string): Promise<Said> {
  const { person, controls, device } = actor;
  if (person === null) return err({ code: 'no-person' });
  if (person.staff === null || person.staff === 'display') return err({ code: 'not-allowed', why: 'role' });
  if (!controls) return err({ code: 'read-only' });
  if (person.passphrase === null) {
    if ([...said].length < LEAST_LETTERS) return err({ code: 'bad-shape', key: 'passphrase' });
    const chosen = await choose(world, store, actor, await keptPassphrase(said, world.draws.draw()));
    if (!chosen.ok) return chosen;
    if (!chosen.value) return err({ code: 'wrong-passphrase' });
  } else if (!(await isPassphrase(said, person.passphrase))) return err({ code: 'wrong-passphrase' });
  world.unlocked.keep(device);
  return ok(null);
}
