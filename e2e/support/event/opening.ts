// Opening: what a server has written down about a match before its players have seen anything.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface KeepsOpenings {
  /** What the log of a match that has just been opened begins with: also what its server tells nobody yet. */
  opening(match: string): unknown;
}

export const databaseIn = (folder: string): string => join(folder, 'dunmer-trade.sqlite');

/** The opening of a match, by the data folder of its server. */
export function openingIn(folder: string, match: string): unknown {
  const database = new DatabaseSync(databaseIn(folder), { readOnly: true });
  const row = database
    .prepare('select events from batches join matches on matches.key = match where id = ? and version = 1')
    .get(match);
  database.close();
  return JSON.parse(String(row?.['events']));
}
