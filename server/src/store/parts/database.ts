// Database: what it is itself, beside what lies in it: its epoch, its key, the editions that were ever played.

import type { Card, Deck } from '@dunmer/shared/cards';
import type { GameCard } from '@dunmer/shared/patrons';
import type { Asking } from '../asking.ts';
import { inserting, json } from '../columns.ts';
import { Statement } from '../connection.ts';

/** What the trade table was played with. */
export interface StoredEdition {
  readonly cards: readonly Card[];
  readonly decks: readonly Deck[];
}

/** What the patrons' table was played with (PATRONS 9). */
export interface StoredGameEdition {
  readonly patrons: readonly GameCard[];
}

type AnyEdition = StoredEdition | StoredGameEdition;

/**
 * What a new database is given, and one from before browsers' tokens were signed its key; both stay, also through a
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

/** Whether a database has been given all of it. */
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
    /** The cards of the patrons' table in this version, in their order. */
    gameEdition: async (version: string): Promise<readonly GameCard[] | null> => {
      const found = (await edition(version))?.edition;
      return found !== undefined && 'patrons' in found ? found.patrons : null;
    },
    /** All editions of the trade table that were ever played here, the newest first. */
    editions: async (): Promise<readonly StoredEdition[]> =>
      (await editions()).flatMap(({ edition }) => ('cards' in edition ? edition : [])),
  };
}

export const databaseWrites = (ask: Asking) => ({
  addEdition: ask.tell(
    `${inserting('catalogues', 'version', 'json')} on conflict do nothing`,
    (version: string, json: AnyEdition) => ({ version, json }),
  ),
  /** From the next start on this is another database to every phone (P20). */
  renewEpoch: ask.tell('update meta set epoch = :epoch', (epoch: string) => ({ epoch })),
});

/** What the store itself asks. */
export const ownStatements = (ask: Asking) => ({
  /** Fills a draft of no match: what is smaller than a large step of a match may find room where no step does. */
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

/** What a large step of a match takes. */
const LARGE = 65_536;
