// Digest: hashes of what a data folder holds, read beside the running server, to tell whether anything was written.

import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { present } from '@dunmer/shared/lib';
import type { MatchId } from '@dunmer/shared/protocol';

export interface Digest {
  /** By match, a hash of everything that is kept of it: table, seats, log, drafts. */
  readonly matches: ReadonlyMap<MatchId, string>;
  /** A hash of what belongs to no match: catalogues and the database's own data. */
  readonly rest: string;
  /** By command, the answer that is kept for it. */
  readonly commands: ReadonlyMap<string, unknown>;
}

const ROWS = z.array(z.record(z.string(), z.unknown()));
const MATCHES = z.array(z.looseObject({ key: z.number(), id: z.string() }));
const COMMANDS = z.array(z.object({ id: z.string(), answer: z.string() }));
const OF_MATCH = ['seats', 'batches', 'drafts'] as const;
const OF_NONE = ['meta', 'catalogues'] as const;

const hashOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');

/** Returns the digest of a data folder. */
export function digestOf(dataDir: string): Digest {
  const file = present(
    readdirSync(dataDir).find((name) => name.endsWith('.sqlite')),
    'the folder has a database',
  );
  const db = new Database(join(dataDir, file), { readonly: true });
  try {
    // One transaction, so that all tables are read at the same moment, whatever the server writes meanwhile.
    db.exec('begin');
    const matches = MATCHES.parse(db.prepare('select * from matches').all()).map((match) => {
      const rows = OF_MATCH.map((table) =>
        ROWS.parse(db.prepare(`select * from ${table} where match = ?`).all(match.key)),
      );
      return [match.id, hashOf([match, rows])] as const;
    });
    const rest = OF_NONE.map((table) => ROWS.parse(db.prepare(`select * from ${table}`).all()));
    const commands = COMMANDS.parse(db.prepare('select id, answer from commands').all());
    const answers = commands.map(({ id, answer }): [string, unknown] => [id, JSON.parse(answer)]);
    return { matches: new Map(matches), rest: hashOf(rest), commands: new Map(answers) };
  } finally {
    db.close();
  }
}
