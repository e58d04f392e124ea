// StoreOver: makes the store port over a connection to either kind of database.

import { randomBytes } from 'node:crypto';
import { ok } from '@dunmer/shared/lib';
import { asking } from './asking.ts';
import type { Connection, Given } from './connection.ts';
import { GroupCommit } from './groupCommit.ts';
import { type Meta, ownStatements } from './parts/database.ts';
import { allParts, readParts } from './parts/index.ts';
import { Known } from './parts/journal.ts';
import type { Store } from './port.ts';

export interface Beginning {
  /** A new epoch for a new database. */
  readonly newEpoch: () => string;
  readonly now: () => number;
}

export interface OverOptions {
  /** The most bodies in one commit; 1 commits each body alone. */
  readonly largestGroup?: number;
  /** Milliseconds to wait between commits; 0 by default. */
  readonly rest?: number;
  /** Throws if the database is no longer the one that was opened. */
  readonly beforeCommit?: () => void;
  /**
   * The connection for reads outside of bodies, for databases whose commits take time. By default reads use the same
   * connection; it must then answer nothing between a commit and memory taking it in.
   */
  readonly beside?: Connection;
  readonly close: () => void | Promise<void>;
}

// Small enough that matches which must be replayed first don't block the loop.
const LARGEST_GROUP = 128;

const KEY_BYTES = 32;

/** What a database begins with: its epoch, and a new key for the tokens of browsers. */
export const beginning = ({ newEpoch, now }: Beginning): Given => ({
  one: 1,
  epoch: newEpoch(),
  created: now(),
  deviceKey: randomBytes(KEY_BYTES).toString('hex'),
});

/** Makes what can be read over a connection outside of bodies. */
export const readerOver = (connection: Connection): Store['read'] => ({
  ...readParts(asking(connection), new Known()),
  staged: null,
});

/** Wraps a connection so that it answers only when no commit is under way. */
const held = (inner: Connection, settled: () => Promise<void>): Connection => {
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const found = await answer;
    await settled();
    return found;
  };
  return {
    words: inner.words,
    isFault: (error) => inner.isFault(error),
    isOpen: () => inner.isOpen(),
    get writes() {
      return inner.writes;
    },
    sync: inner.sync,
    scrub: () => inner.scrub(),
    get: (statement, given) => after(inner.get(statement, given)),
    all: (statement, given) => after(inner.all(statement, given)),
    run: (statement, given) => after(inner.run(statement, given)),
    tell: (statement, given) => after(inner.tell(statement, given)),
  };
};

/** Makes a store over a connection to a database of the current schema that has its first rows. */
export function storeOver(
  connection: Connection,
  meta: Meta,
  { largestGroup = LARGEST_GROUP, rest = 0, beforeCommit = () => undefined, beside, close }: OverOptions,
): Store {
  const ask = asking(connection);
  const own = ownStatements(ask);
  const known = new Known();
  const parts = allParts(ask, known);
  const ground = { connection, own, known, parts };
  const group = new GroupCommit(ground, { largest: largestGroup, rest, beforeCommit });
  return {
    ...meta,
    read: beside === undefined ? { ...parts, staged: null } : readerOver(held(beside, () => group.settled())),
    transact: (body) => group.transact(body),
    onLost: (act) => group.onLost(act),
    async probe() {
      if (!group.failed) return 'ok';
      for (const step of [own.fill, own.empty]) {
        const probed = await group.transact(async () => ok(await step()));
        if (!probed.ok) return 'not-saved';
      }
      return 'ok';
    },
    async close() {
      await group.idle();
      await close();
    },
  };
}
