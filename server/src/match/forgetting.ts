// Forgetting: practice is no part of the event. A browser has few matches of it at once, all browsers together have a
// limit too, and a match is forgotten a day after its last move, so that strangers can't fill the disk.

import { ok } from '@dunmer/shared/lib';
import type { DeviceHash, Store, StoredPractice, Tx } from '../store/index.ts';
import type { Context } from './context.ts';

/** The most unfinished matches of practice of one browser. */
const OF_A_DEVICE = 3;
const IN_ALL = 500;
const DAY = 24 * 3_600_000;
/** How often old matches are looked for, and the most that are forgotten in one transaction. */
const EVERY = 10 * 60_000;
const AT_ONCE = 20;

/** Forgets a match of practice and tells its followers. */
async function forget({ lives, listener }: Context, tx: Tx, { key, id }: StoredPractice): Promise<void> {
  await tx.practice.forget(key);
  lives.drop(tx, id);
  tx.afterCommit(() => listener.forgotten(id));
}

/** Makes room for one more match of a browser: the one untouched for longest is forgotten. */
export async function makeRoom(context: Context, tx: Tx, device: DeviceHash): Promise<void> {
  const { own, all } = await tx.practice.room(device);
  const spare = own.slice(0, Math.max(0, own.length + 1 - OF_A_DEVICE));
  for (const practice of spare) await forget(context, tx, practice);
  const over = all - spare.length + 1 - IN_ALL;
  if (over <= 0) return;
  for (const practice of await tx.practice.idlest(Math.min(over, AT_ONCE)))
    await forget(context, tx, practice);
}

/** From now on regularly forgets matches of practice that nobody has touched for a day. Returns what ends that. */
export function startForgetting(context: Context, store: Store): () => void {
  const { clock, log } = context;
  const life = { isStopped: false };
  /** Resolves to whether there may be more to forget. */
  const forgetSome = async (): Promise<boolean> => {
    const done = await store.transact(async (tx) => {
      const old = await tx.practice.untouchedSince(clock.now() - DAY, AT_ONCE);
      for (const practice of old) await forget(context, tx, practice);
      return ok(old.length === AT_ONCE);
    });
    return done.ok && done.value;
  };
  const forgetOld = async (): Promise<void> => {
    while (!life.isStopped && (await forgetSome()));
  };
  const sweep = (): void => {
    if (life.isStopped) return;
    forgetOld().catch(() => log.error({}, 'practice could not be forgotten'));
    clock.after(EVERY, sweep);
  };
  sweep();
  return () => void (life.isStopped = true);
}
