// Gated store: the real store, with every await passing through the gate: before each read and write, before a
// transaction's body, between its commit and what follows from it, and before the answer.

import type { Result } from '@dunmer/shared/lib';
import type { NotSaved, Store, Tx } from '../../src/store/index.ts';
import { everyCall, replacing } from '../support/everyCall.ts';
import { type Gate, nevermore } from './gate.ts';

/** Returns the store `inner` as used by a server whose process may end at any await. */
export function gatedStore(inner: Store, gate: Gate): Store {
  // A call that was under way when the process ended answers nobody, and does not fail for want of a database.
  const whileHere = <T>(call: () => Promise<T>): Promise<T> =>
    // Another request may just have ended the process.
    gate.hasEnded
      ? nevermore()
      : call().then(
          (answer) => (gate.hasEnded ? nevermore<T>() : answer),
          (error: unknown) => (gate.hasEnded ? nevermore<T>() : Promise.reject(error)),
        );
  const way = async (call: () => unknown): Promise<unknown> => {
    await gate.pass();
    return whileHere(async () => call());
  };
  const gated = (tx: Tx): Tx =>
    replacing(everyCall(tx, way), {
      afterCommit: (act) => tx.afterCommit(() => void (gate.isOpen() && act())),
    });
  return {
    epoch: inner.epoch,
    deviceKey: inner.deviceKey,
    read: everyCall(inner.read, way),
    async transact<T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>> {
      await gate.pass();
      const result = await whileHere(() => inner.transact((tx) => body(gated(tx))));
      await gate.pass();
      return result;
    },
    onLost: (act) => inner.onLost(act),
    probe: () => inner.probe(),
    close: () => inner.close(),
  };
}
