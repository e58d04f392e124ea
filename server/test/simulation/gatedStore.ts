// Gated store: the real store, whose every await passes the gate: before each read and write, before a body, between
// its commit and what follows from it, and before the answer.

import type { Result } from '@dunmer/shared/lib';
import type { NotSaved, Store, Tx } from '../../src/store/index.ts';
import { type Gate, nevermore } from './gate.ts';

/** What a transaction does at once, without waiting for anything. */
const AT_ONCE: ReadonlySet<string | symbol> = new Set(['note']);

/** The same port, whose every method waits at the gate first; the ports inside it too. */
function gated<Port extends object>(inner: Port, gate: Gate): Port {
  return new Proxy(inner, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target);
      if (typeof found === 'function') {
        const call = (...args: readonly unknown[]): unknown => Reflect.apply(found, target, args);
        if (name === 'afterCommit') return (act: () => void) => call(() => gate.isOpen() && act());
        if (AT_ONCE.has(name)) return call;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          await gate.pass();
          // Another request may have ended it just now.
          return gate.hasEnded ? nevermore() : call(...args);
        };
      }
      return typeof found === 'object' && found !== null && !Array.isArray(found)
        ? gated(found, gate)
        : found;
    },
  });
}

/** The same port with some of its methods replaced. */
export function replacing<Port extends object>(inner: Port, methods: Partial<Port>): Port {
  return new Proxy(inner, {
    get(target, name) {
      const replaced: unknown = Reflect.get(methods, name);
      if (replaced !== undefined) return replaced;
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === 'function'
        ? (...args: readonly unknown[]): unknown => Reflect.apply(found, target, args)
        : found;
    },
  });
}

/** The store `inner`, as a server uses it whose process may end at any await. */
export function gatedStore(inner: Store, gate: Gate): Store {
  return {
    epoch: inner.epoch,
    read: gated(inner.read, gate),
    async transact<T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>> {
      await gate.pass();
      const result = await inner.transact((tx) => body(gated(tx, gate)));
      await gate.pass();
      return result;
    },
    onLost: (act) => inner.onLost(act),
    probe: () => inner.probe(),
    close: () => inner.close(),
  };
}
