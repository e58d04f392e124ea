// StoreOver: the store port over a connection, whichever database it leads to.

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
  /** The most bodies in one commit; 1 is a commit for each. */
  readonly largestGroup?: number;
  /** Milliseconds between a commit and the next one; none if left out. */
  readonly rest?: number;
  /** Throws where the database is no longer what was opened. */
  readonly beforeCommit?: () => void;
  /**
   * Over which is read outside of bodies, where a commit takes its time; the same connection where that is silent until
   * memory has taken in what it has committed.
   */
  readonly beside?: Connection;
  readonly close: () => void | Promise<void>;
}

// Small enough that matches which have to be replayed first don't hold the loop up.
const LARGEST_GROUP = 128;

const KEY_BYTES = 32;

/** What a database begins with: its epoch, and a new key for the tokens of browsers. */
export const beginning = ({ newEpoch, now }: Beginning): Given => ({
  one: 1,
  epoch: newEpoch(),
  created: now(),
  deviceKey: randomBytes(KEY_BYTES).toString('hex'),
});

/** What can be asked over a connection outside of bodies. */
export const readerOver = (connection: Connection): Store['read'] => ({
  ...readParts(asking(connection), new Known()),
  staged: null,
});

/** A connection whose answers are given when no commit is under way. */
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
    sync: inner.sync,
    scrub: () => inner.scrub(),
    get: (statement, given) => after(inner.get(statement, given)),
    all: (statement, given) => after(inner.all(statement, given)),
    run: (statement, given) => after(inner.run(statement, given)),
    tell: (statement, given) => after(inner.tell(statement, given)),
  };
};

/** Makes a store over a connection to a database of the present form, which has begun. */
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
