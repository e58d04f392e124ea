// Database: the database itself: its epoch, its key and every edition that was ever played.

import type { Card, Deck } from '@dunmer/shared/cards';
import type { GameCard } from '@dunmer/shared/patrons';
import type { Asking } from '../asking.ts';
import { inserting, json } from '../columns.ts';
import { Statement } from '../connection.ts';

/** The content of an edition of the trade table. */
export interface StoredEdition {
  readonly cards: readonly Card[];
  readonly decks: readonly Deck[];
}

/** The content of an edition of the patrons' table (PATRONS 9). */
export interface StoredGameEdition {
  readonly patrons: readonly GameCard[];
}

type AnyEdition = StoredEdition | StoredGameEdition;

/**
 * Gives a new database its epoch and key, and one from before tokens were signed its key. Both stay, also through a
 * restore.
 */
export const BEGINNING: readonly Statement[] = [
  new Statement(`${inserting('meta', 'one', 'epoch', 'created')} on conflict do nothing`),
  new Statement('update meta set device_key = :deviceKey where device_key is null'),
];
/** Reads a `Meta`. */
export const META = new Statement('select epoch, device_key as "deviceKey" from meta');

export interface Meta {
  readonly epoch: string;
  readonly deviceKey: string;
}

/** Whether a database has all of its first values. */
export const hasBegun = (meta: Partial<Meta> | undefined): boolean => typeof meta?.deviceKey === 'string';

export function databaseReads(ask: Asking) {
  const edition = ask.get<{ readonly edition: AnyEdition }>({ edition: json('json') })(
    'from catalogues where version = :version',
    (version: string) => ({ version }),
  );
  const editions = ask.all<{ readonly edition: AnyEdition }>({ edition: json('json') })(
    `from catalogues order by ${ask.words.added('catalogues')} desc`,
  );
  return {
    edition: async (version: string): Promise<StoredEdition | null> => {
      const found = (await edition(version))?.edition;
      return found !== undefined && 'cards' in found ? found : null;
    },
    /** The cards of the patrons' table in this version, in order. */
    gameEdition: async (version: string): Promise<readonly GameCard[] | null> => {
      const found = (await edition(version))?.edition;
      return found !== undefined && 'patrons' in found ? found.patrons : null;
    },
    /** All editions of the trade table that were ever played here, newest first. */
    editions: async (): Promise<readonly StoredEdition[]> =>
      (await editions()).flatMap(({ edition }) => ('cards' in edition ? edition : [])),
  };
}

export const databaseWrites = (ask: Asking) => ({
  addEdition: ask.tell(
    `${inserting('catalogues', 'version', 'json')} on conflict do nothing`,
    (version: string, json: AnyEdition) => ({ version, json }),
  ),
  /** From the next start on, every phone takes this for another database (P20). */
  renewEpoch: ask.tell('update meta set epoch = :epoch', (epoch: string) => ({ epoch })),
});

/** What the store itself needs. */
export const ownStatements = (ask: Asking) => ({
  /**
   * Writes a draft that belongs to no match, as large as a large step of a match: a smaller row may find room where
   * such a step does not.
   */
  fill: ask.tell(
    `insert into drafts (match, seat, cells) values (-1, 'a', :cells)
      on conflict (match, seat) do update set cells = excluded.cells`,
    () => ({ cells: '0'.repeat(LARGE) }),
  ),
  empty: ask.tell('delete from drafts where match = -1'),
  begin: ask.tell(ask.words.begin),
  commit: ask.tell('commit'),
  rollback: ask.tell('rollback'),
  savepoint: ask.tell('savepoint body'),
  release: ask.tell('release body'),
  rollbackTo: ask.tell('rollback to body'),
});

/** The size of a large step of a match, in bytes. */
const LARGE = 65_536;
