// Unlocking: staff choose a passphrase once, and say it again after half an hour without an act, so that a link alone
// never acts.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { EventRefusal, Rejection } from '@dunmer/shared/protocol';
import type { Store, Tx } from '../store/index.ts';
import { type Actor, forgetActors, touch, type World } from '../world/index.ts';

const LEAST_LETTERS = 8;

type Said = Result<null, EventRefusal | Rejection>;

/**
 * Keeps the first passphrase. Refuses where another was chosen meanwhile, and where the browser has become somebody
 * else's or nobody's: it would choose for the person who held it before.
 */
async function choose(world: World, tx: Tx, { device, person }: Actor, kept: string): Promise<Said> {
  const { person: now } = await world.actors.of(tx, device);
  if (now === null || now.key !== person?.key || now.passphrase !== null)
    return err({ code: 'wrong-passphrase' });
  await tx.people.setPassphrase(now.key, kept);
  forgetActors(world, tx);
  await touch(world, tx, [now.key]);
  world.unlocked.keep(tx, device);
  return ok(null);
}

/** Lets a browser act that has said the right passphrase, unless it became somebody else's while that was checked. */
async function open({ actors, unlocked }: World, tx: Tx, { device, person }: Actor): Promise<Said> {
  const now = await actors.of(tx, device);
  if (now.person?.key !== person?.key || now.person?.passphrase !== person?.passphrase)
    return err({ code: 'wrong-passphrase' });
  unlocked.keep(tx, device);
  return ok(null);
}

/**
 * Lets a browser of staff act for half an hour. Refuses people who are not staff, a phone that only shows, a wrong
 * passphrase, and a first one that is too short.
 */
export async function unlock(world: World, store: Store, actor: Actor, said: string): Promise<Said> {
  const { person, left } = actor;
  if (person === null) return err({ code: left === null ? 'no-person' : 'read-only' });
  if (person.staff === null || person.staff === 'display') return err({ code: 'not-allowed', why: 'role' });
  if (person.passphrase === null) {
    if ([...said].length < LEAST_LETTERS) return err({ code: 'bad-shape', key: 'passphrase' });
    const kept = await world.scrypted.keptPassphrase(said, world.draws.draw());
    return store.transact((tx) => choose(world, tx, actor, kept));
  }
  if (!(await world.scrypted.isPassphrase(said, person.passphrase))) return err({ code: 'wrong-passphrase' });
  return store.transact((tx) => open(world, tx, actor));
}
