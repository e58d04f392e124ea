// SqliteReader: what can be asked of the database.

import type { MatchEvent } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import type { Draft } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Staging } from '../memory/index.ts';
import type { SqliteAudit } from './audit/sqliteAudit.ts';
import type { SqliteCards } from './cards/sqliteCards.ts';
import type { SqliteClocks } from './clocks/sqliteClocks.ts';
import type { SqliteDeals } from './deals/sqliteDeals.ts';
import type { SqliteFloor } from './floor/sqliteFloor.ts';
import type { SqliteHome } from './home/sqliteHome.ts';
import type { SqliteLists } from './lists/sqliteLists.ts';
import type { SqliteJournal } from './journal/sqliteJournal.ts';
import type { PersonKey, TextKey } from './journal/port.ts';
import { decode, type Json } from './json.ts';
import { decodeOpened, sealedIn } from './sealedText.ts';
import type { SqliteMoney } from './money/sqliteMoney.ts';
import type { SqlitePeople } from './people/sqlitePeople.ts';
import type { StoredCommand } from './storedCommand.ts';
import type { LoggedMatch, Reader, StoredBatch, StoredEdition, StoredMatch, StoredSeat } from './port.ts';
import type { Statements } from './statements.ts';
import type { SqliteWaits } from './waits/sqliteWaits.ts';

type MatchColumns = Exclude<ReturnType<Statements['match']['get']>, undefined>;

/** The column of a log holds what `encode` has written. */
const eventsIn = (events: string, texts: ReadonlyMap<TextKey, string>): readonly MatchEvent[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  decodeOpened(events as Json<readonly MatchEvent[]>, texts);

/**
 * A log in which every version is there: one that a server of an earlier release has counted and never written, for an act that
 * was only looked at, is a batch in which nothing happens.
 */
function withoutGaps(batches: readonly StoredBatch[], since: number): readonly StoredBatch[] {
  if ((batches.at(-1)?.version ?? since) === since + batches.length) return batches;
  const whole: StoredBatch[] = [];
  for (const batch of batches) {
    for (let version = since + whole.length + 1; version < batch.version; version++)
      whole.push({ version, events: [] });
    whole.push(batch);
  }
  return whole;
}

/** Reads what its statements see. `Staged` is null for a reader outside of bodies. */
export class SqliteReader<Staged extends Staging | null = null> implements Reader {
  readonly staged: Staged;
  readonly people: SqlitePeople;
  readonly money: SqliteMoney;
  readonly cards: SqliteCards;
  readonly deals: SqliteDeals;
  readonly journal: SqliteJournal;
  readonly clocks: SqliteClocks;
  readonly floor: SqliteFloor;
  readonly home: SqliteHome;
  readonly lists: SqliteLists;
  readonly audit: SqliteAudit;
  readonly waits: SqliteWaits;
  protected readonly statements: Statements;

  constructor(statements: Statements, staged: Staged) {
    this.staged = staged;
    this.statements = statements;
    this.people = statements.people;
    this.money = statements.money;
    this.cards = statements.cards;
    this.deals = statements.deals;
    this.journal = statements.journal;
    this.clocks = statements.clocks;
    this.floor = statements.floor;
    this.home = statements.home;
    this.lists = statements.lists;
    this.audit = statements.audit;
    this.waits = statements.waits;
  }

  async match(id: string): Promise<StoredMatch | null> {
    return this.#withSeats(this.statements.match.get(id));
  }

  async matchByKey(key: number): Promise<StoredMatch | null> {
    return this.#withSeats(this.statements.matchByKey.get(key));
  }

  async openMatchesOf(person: PersonKey): Promise<readonly LoggedMatch[]> {
    return this.statements.openMatchesOf.all(person).flatMap((row) => {
      const table = this.#withSeats(row);
      const batches = decode(row.log);
      const texts = new Map(Object.entries(decode(row.texts)).map(([key, text]) => [Number(key), text]));
      const log = batches.map(({ version, events }) => ({ version, events: eventsIn(events, texts) }));
      const written = batches.map(({ events }) => events);
      return table === null ? [] : { table, log: withoutGaps(log, 0), written };
    });
  }

  async liveMatches(): Promise<readonly StoredMatch[]> {
    return this.statements.liveMatches.all().flatMap((row) => this.#withSeats(row) ?? []);
  }

  async matchesBefore(before: number, limit: number, person: number | null): Promise<readonly StoredMatch[]> {
    const rows =
      person === null
        ? this.statements.matchesBefore.all(before, limit)
        : this.statements.matchesOfPersonBefore.all(person, before, limit);
    return rows.flatMap((row) => this.#withSeats(row) ?? []);
  }

  async logTexts(match: number): Promise<readonly string[]> {
    return this.statements.logTexts.all(match).map(({ events }) => events);
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
    const rows = this.statements.log.all(match, since, limit);
    const texts = await this.#textsIn(rows.map(({ events }) => events));
    const batches = rows.map(({ version, events }) => ({ version, events: decodeOpened(events, texts) }));
    return withoutGaps(batches, since).slice(0, limit);
  }

  async opened<T>(json: Json<T>): Promise<T> {
    return decodeOpened(json, await this.#textsIn([json]));
  }

  async draft(match: number, seat: Seat): Promise<Draft | null> {
    const row = this.statements.draft.get(match, seat);
    return row === undefined ? null : decode(row.cells);
  }

  async command(id: string): Promise<StoredCommand | null> {
    const row = this.statements.command.get(id);
    return row === undefined ? null : { ...row, words: row.words === null ? null : decode(row.words) };
  }

  async editions(): Promise<readonly StoredEdition[]> {
    return this.statements.editions.all().map((row) => decode(row.json));
  }

  async edition(version: string): Promise<StoredEdition | null> {
    const row = this.statements.edition.get(version);
    return row === undefined ? null : decode(row.json);
  }

  /** The texts that are sealed in these; null where none is. */
  async #textsIn(written: readonly string[]): Promise<ReadonlyMap<TextKey, string> | null> {
    const keys = written.flatMap((json) => sealedIn(json).map(({ key }) => key));
    return keys.length === 0 ? null : this.journal.texts([...new Set(keys)]);
  }

  #withSeats(row: MatchColumns | undefined): StoredMatch | null {
    if (row === undefined) return null;
    const holders = decode(row.seats);
    const holder = (seat: Seat): StoredSeat => {
      const found = present(
        holders.find((each) => each.seat === seat),
        'a match has both seats',
      );
      const { name, device, deck, bot, person, personId: id, personCode: code, personName } = found;
      if (person === null || id === null || code === null) return { name, device, deck, bot, person: null };
      return { name: personName ?? '', device, deck, bot, person: { key: person, id, code } };
    };
    const { key, id, watch_code: watch, catalogue, phase, opened, kind, stake, contract, called } = row;
    const { placement_clock: placementClock, decision_clock: decisionClock, claim_time: claimTime } = row;
    const contractId = row.contract_id;
    const stop = row.stop === null ? null : decode(row.stop);
    const seats = { a: holder('a'), b: holder('b') };
    return {
      key,
      id,
      watch,
      catalogue,
      phase,
      opened,
      kind,
      stake,
      contract,
      contractId,
      called: called === 1,
      times: { placementClock, decisionClock, claimTime },
      stop,
      seats,
    };
  }
}
