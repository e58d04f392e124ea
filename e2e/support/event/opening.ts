// Opening: what a server has written down about a match before its players have seen anything.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface KeepsOpenings {
  /** The beginning of the log of a match that has just opened, including what its server tells nobody yet. */
  opening(match: string): unknown;
}

export const databaseIn = (folder: string): string => join(folder, 'dunmer-trade.sqlite');

/** Reads the opening of a match from the data folder of its server. */
export function openingIn(folder: string, match: string): unknown {
  const database = new DatabaseSync(databaseIn(folder), { readOnly: true });
  const row = database
    .prepare('select events from batches join matches on matches.key = match where id = ? and version = 1')
    .get(match);
  database.close();
  return JSON.parse(String(row?.['events']));
}
