// Plants: bugs that a server could well have; the simulation has to find each of them.

import type { Result } from '@dunmer/shared/lib';
import { visibleTo } from '@dunmer/shared/fairness';
import type { Staging } from '../../src/memory/index.ts';
import type { NotSaved, Store, Tx } from '../../src/store/index.ts';
import { replacing } from '../support/everyCall.ts';
import { NOTHING_PLANTED, type Plant } from './plant.ts';

/** A store whose bodies see another transaction than the real one. */
const withTx = (store: Store, txOf: (tx: Tx) => Tx): Store => ({
  ...store,
  transact: (body) => store.transact((tx) => body(txOf(tx))),
});

/** P1 broken: answers as soon as a body is through, whatever becomes of its commit. */
const answersEarly = (store: Store): Store => ({
  ...store,
  transact: <T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>> =>
    new Promise((resolve, reject) => {
      store
        .transact(async (tx) => {
          const result = await body(tx);
          resolve(result);
          return result;
        })
        .then(resolve, reject);
    }),
});

const enter = (staged: Staging | null): void => staged?.enter();

/** What was staged for a group enters memory, although the group is lost. */
const takesInWhatIsLost = (store: Store): Store => ({
  ...store,
  async transact<T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>> {
    let group: Staging | null = null;
    let isThrough = false;
    const result = await store.transact(async (tx) => {
      group = tx.staged.below;
      const done = await body(tx);
      isThrough = done.ok;
      return done;
    });
    // The body was kept, and the commit has failed.
    if (isThrough && !result.ok) enter(group);
    return result;
  },
});

/** Each bug in plain words. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'answers before the commit': { ...NOTHING_PLANTED, store: answersEarly },
  'forgets which commands it has done': {
    ...NOTHING_PLANTED,
    store: (store) =>
      withTx(store, (tx) => replacing(tx, { command: async () => null, addCommand: async () => undefined })),
  },
  'tells followers before the commit': {
    ...NOTHING_PLANTED,
    store: (store) => withTx(store, (tx) => replacing(tx, { afterCommit: (act) => act() })),
  },
  'keeps in memory what was never stored': {
    ...NOTHING_PLANTED,
    store: (store) => withTx(store, (tx) => replacing(tx, { append: async () => true })),
  },
  'keeps its memory when a commit has failed': { ...NOTHING_PLANTED, store: takesInWhatIsLost },
  "shows watchers a seat's events": {
    ...NOTHING_PLANTED,
    project: (events, viewer) => visibleTo(events, viewer === 'watcher' ? 'a' : viewer),
  },
};
