// Plants: bugs that a server could well have; the simulation has to find each of them.

import type { Result } from '@dunmer/shared/lib';
import { visibleTo } from '@dunmer/shared/fairness';
import type { Services } from '../../src/commands/index.ts';
import { type InBody, Staging } from '../../src/memory/index.ts';
import type { NotSaved, Reader, Store, Tx } from '../../src/store/index.ts';
import { replacing } from '../support/everyCall.ts';
import { NOTHING_PLANTED, type Plant } from './plant.ts';

/** Returns a store whose transactions' bodies see another `Tx` than the real one. */
const withTx = (store: Store, txOf: (tx: Tx) => Tx): Store => ({
  ...store,
  transact: (body) => store.transact((tx) => body(txOf(tx))),
});

/** P1 broken: answers as soon as a transaction's body has run, whatever becomes of its commit. */
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

/** When `isFaulty` says so about the transaction's end, what it has staged enters memory, whatever becomes of it. */
const takesIn = (
  store: Store,
  isFaulty: (end: { readonly isKept: boolean; readonly isSaved: boolean }) => boolean,
): Store => ({
  ...store,
  async transact<T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>> {
    const seen: { staged: Staging | null; isKept: boolean } = { staged: null, isKept: false };
    const result = await store.transact(async (tx) => {
      seen.staged = tx.staged;
      const done = await body(tx);
      seen.isKept = done.ok;
      return done;
    });
    const { staged, isKept } = seen;
    if (isFaulty({ isKept, isSaved: result.ok })) (isKept ? staged?.below : staged)?.enter();
    return result;
  },
});

/** Does at once what is to be staged, and stages it too. */
const atOnce =
  <More extends readonly unknown[]>(stage: (at: InBody, ...more: More) => void) =>
  (at: InBody, ...more: More): void => {
    const now = new Staging();
    stage({ staged: now }, ...more);
    now.enter();
    stage(at, ...more);
  };

/** Returns a reader that does not say that it reads inside a transaction. */
const asOutside = (reader: Reader): Reader =>
  new Proxy(reader, {
    get(target, name) {
      const found: unknown = name === 'staged' ? null : Reflect.get(target, name, target);
      return found;
    },
  });

/** Actors read for a command are remembered at once, and forgetting them all takes effect at once. */
function remembersActorsAtOnce({ world: { actors } }: Services): void {
  const of = actors.of.bind(actors);
  actors.of = (reader, device) => of(asOutside(reader), device);
  actors.clear = atOnce(actors.clear.bind(actors));
}

/** Settings as seen inside a transaction are remembered at once. */
function remembersSettingsAtOnce({ world: { settings } }: Services): void {
  const of = settings.of.bind(settings);
  settings.of = (reader) => of(asOutside(reader));
  settings.clear = atOnce(settings.clear.bind(settings));
}

/** A match enters memory as soon as a transaction's body has appended to it. */
function putsAtOnce({ matches: { context } }: Services): void {
  context.lives.put = atOnce(context.lives.put.bind(context.lives));
}

/** A phone joins with what was read, whatever has happened since. */
function joinsAtOnce({ matches, world }: Services, read: Reader): void {
  matches.follow = async (device, request, join) => {
    const synced = await matches.sync(await world.actors.of(read, device), request);
    if (synced.ok) join(synced.value);
    return synced;
  };
}

/**
 * Each bug in plain words, with the promises that it may be seen to break; the first that is seen must be one of them.
 */
export const PLANTS: Readonly<Record<string, Plant & { readonly seen: readonly string[] }>> = {
  'answers before the commit': {
    ...NOTHING_PLANTED,
    seen: ['P1 acknowledged is saved', 'a follower is never turned away'],
    store: answersEarly,
  },
  'forgets which commands it has done': {
    ...NOTHING_PLANTED,
    seen: ['the same id gets the same answer'],
    store: (store) =>
      withTx(store, (tx) => replacing(tx, { command: async () => null, addCommand: async () => undefined })),
  },
  'tells followers before the commit': {
    ...NOTHING_PLANTED,
    seen: ['P1 a match that was told of is stored', 'nothing is told before its commit'],
    store: (store) => withTx(store, (tx) => replacing(tx, { afterCommit: (act) => act() })),
  },
  'keeps in memory what was never stored': {
    ...NOTHING_PLANTED,
    seen: ['memory holds a match as it is committed'],
    store: (store) => withTx(store, (tx) => replacing(tx, { append: async () => true })),
  },
  'takes into memory what was staged for a commit that has failed': {
    ...NOTHING_PLANTED,
    seen: ['memory holds a match as it is committed'],
    store: (store) => takesIn(store, ({ isKept, isSaved }) => isKept && !isSaved),
  },
  'puts a match into memory before the commit': {
    ...NOTHING_PLANTED,
    seen: ['memory holds a match as it is committed'],
    services: putsAtOnce,
  },
  'remembers who somebody is from inside a body': {
    ...NOTHING_PLANTED,
    seen: ['memory knows who has a browser as it is committed'],
    services: remembersActorsAtOnce,
    turns: 3,
  },
  'remembers the settings from inside a body': {
    ...NOTHING_PLANTED,
    seen: ['memory knows the settings as they are committed'],
    services: remembersSettingsAtOnce,
    turns: 3,
  },
  'forgets nothing of what a preview has changed': {
    ...NOTHING_PLANTED,
    seen: ['memory holds a match as it is committed'],
    store: (store) => takesIn(store, ({ isKept }) => !isKept),
  },
  'lets a phone join without a second look': {
    ...NOTHING_PLANTED,
    seen: [
      'who follows is told no other version than all have heard',
      'no follower misses a batch or gets one twice',
    ],
    services: joinsAtOnce,
    turns: 6,
  },
  "shows watchers a seat's events": {
    ...NOTHING_PLANTED,
    seen: ["watcher sees the log's projection"],
    project: (events, viewer) => visibleTo(events, viewer === 'watcher' ? 'a' : viewer),
  },
};
