// SqliteReader: what can be asked of the database.

import type { Draft } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { decode } from './json.ts';
import type { Reader, StoredBatch, StoredEdition, StoredMatch, StoredSeat } from './port.ts';
import type { Statements } from './statements.ts';

type MatchColumns = Exclude<ReturnType<Statements['match']['get']>, undefined>;

export class SqliteReader implements Reader {
  protected readonly statements: Statements;

  constructor(statements: Statements) {
    this.statements = statements;
  }

  async match(id: string): Promise<StoredMatch | null> {
    return this.#withSeats(this.statements.match.get(id));
  }

  async matchOfPlayCode(code: string): Promise<StoredMatch | null> {
    return this.#withSeats(this.statements.matchOfPlayCode.get(code));
  }

  async matchOfWatchCode(code: string): Promise<StoredMatch | null> {
    return this.#withSeats(this.statements.matchOfWatchCode.get(code));
  }

  async matchesOf(device: string, limit: number): Promise<readonly StoredMatch[]> {
    return this.statements.matchesOf.all(device, limit).flatMap((row) => this.#withSeats(row) ?? []);
  }

  async openBotMatches(): Promise<readonly string[]> {
    return this.statements.openBotMatches.all().map((row) => row.id);
  }

  async log(match: number, since: number, limit: number): Promise<readonly StoredBatch[]> {
    return this.statements.log
      .all(match, since, limit)
      .map(({ version, events }) => ({ version, events: decode(events) }));
  }

  async draft(match: number, seat: Seat): Promise<Draft | null> {
    const row = this.statements.draft.get(match, seat);
    return row === undefined ? null : decode(row.cells);
  }

  async edition(version: string): Promise<StoredEdition | null> {
    const row = this.statements.edition.get(version);
    return row === undefined ? null : decode(row.json);
  }

  #withSeats(row: MatchColumns | undefined): StoredMatch | null {
    if (row === undefined) return null;
    const holders = this.statements.seats.all(row.key);
    const holder = (seat: Seat): StoredSeat | null => {
      const found = holders.find((each) => each.seat === seat);
      if (found === undefined) return null;
      return { name: found.name, device: found.device, deck: found.deck, bot: found.bot };
    };
    const { key, id, play_code: play, watch_code: watch, catalogue, phase, opened } = row;
    return { key, id, play, watch, catalogue, phase, opened, seats: { a: holder('a'), b: holder('b') } };
  }
}
