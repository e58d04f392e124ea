// SqliteCards: copies and their moves in the database, whose triggers change the owners.

import type Database from 'better-sqlite3';
import type { Rarity } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import type { PersonKey } from '../journal/port.ts';
import { encode, type Json } from '../json.ts';
import { COPY_ACT, copyActOf, type CopyActRow, copyOf, type CopyRow } from './rows.ts';
import { asking } from '../query.ts';
import type {
  CardsTx,
  CopyAct,
  LaidCopy,
  NewCopy,
  NewDefinition,
  NewMove,
  StartCopy,
  StoredCopy,
  StoredDefinition,
} from './port.ts';

interface DefinitionRow {
  readonly card: string;
  readonly rarity: Rarity;
  readonly copies: number | null;
  readonly retired: number;
  readonly made: number;
}

const COPY = 'key, id, card, rarity, serial, owner, frozen, reserved, turn, slip from copies';
const DEFINITION = `card, rarity, copies, retired,
  (select coalesce(max(serial), 0) from copies where copies.card = definitions.card) as made from definitions`;

const definitionOf = ({ retired, ...row }: DefinitionRow): StoredDefinition => ({
  ...row,
  retired: retired === 1,
});

export function prepareCards(db: Database.Database) {
  return {
    definitions: asking<[]>(db)<DefinitionRow>(`select ${DEFINITION} order by card`),
    definition: asking<[card: string]>(db)<DefinitionRow>(`select ${DEFINITION} where card = ?`),
    putDefinitions: asking<[definitions: Json<readonly NewDefinition[]>]>(db)(
      `insert into definitions (card, rarity, copies, retired)
        select value ->> 'card', value ->> 'rarity', value ->> 'copies', value ->> 'retired' from json_each(?) where true
        on conflict (card) do update set rarity = excluded.rarity, copies = excluded.copies, retired = excluded.retired`,
    ),
    copy: asking<[id: string]>(db)<CopyRow>(`select ${COPY} where id = ?`),
    copiesById: asking<[ids: Json<readonly string[]>]>(db)<CopyRow>(
      `select ${COPY} where id in (select value from json_each(?)) order by key`,
    ),
    copiesOf: asking<[owner: number]>(db)<CopyRow>(`select ${COPY} where owner = ? order by key`),
    decksOf: asking<[owners: Json<readonly number[]>]>(db)<LaidCopy>(
      `select id, card, owner from copies
        where owner in (select value from json_each(?)) and frozen = 0 and reserved is null order by key`,
    ),
    copies: asking<[]>(db)<CopyRow>(`select ${COPY} order by key`),
    reservedBy: asking<[match: number]>(db)<CopyRow>(`select ${COPY} where reserved = ? order by key`),
    copyOfSlip: asking<[slip: string]>(db)<CopyRow>(`select ${COPY} where slip = ?`),
    historyOf: asking<[copy: number]>(db)<CopyActRow>(
      `select ${COPY_ACT} where acts.copy = ? order by acts.key`,
    ),
    doneTo: asking<
      [from: number, most: number, to: number, most: number, owner: number, most: number, limit: number]
    >(db)<CopyActRow>(
      // Each side in the order of its index, so that no more is read than is shown.
      `select ${COPY_ACT} where acts.key in (
          select sorted.key from (select copy, turn from moves where from_owner = ?
            and who is not null and who not in (from_owner, to_owner) order by key desc limit ?) given
            join copy_acts sorted on sorted.copy = given.copy and sorted.turn = given.turn
          union all select sorted.key from (select copy, turn from moves where to_owner = ?
            and who is not null and who not in (from_owner, to_owner) order by key desc limit ?) got
            join copy_acts sorted on sorted.copy = got.copy and sorted.turn = got.turn
          union all select key from (select key from copy_acts where owner = ? order by key desc limit ?))
        order by acts.key desc limit ?`,
    ),
    claimedIn: asking<[match: string]>(db)<{ readonly id: string }>(
      `select copies.id from moves join copies on copies.key = moves.copy where moves.why = 'claimed' and moves.subject = ?
        order by moves.key limit 1`,
    ),
    startCopies: asking<[people: Json<readonly PersonKey[]>]>(db)<StartCopy>(
      `select start_of as person, card, rarity from copies where start_of in (select value from json_each(?)) order by key`,
    ),
    foundSlip: asking<[slip: string]>(db)<{ readonly hash: string }>(
      'select hash from found_slips where hash = ?',
    ),
    playable: asking<[owners: Json<readonly number[]>]>(db)<{
      readonly owner: number;
      readonly count: number;
    }>(
      `select owner, count(*) as count from copies
        where owner in (select value from json_each(?)) and frozen = 0 and reserved is null group by owner`,
    ),
    deckSize: asking<[owner: number]>(db)<{ readonly size: number; readonly bound: number }>(
      `select count(*) as size, count(*) filter (where frozen = 1 or reserved is not null) as bound
        from copies where owner = ?`,
    ),
    addCopies: asking<[copies: Json<readonly NewCopy[]>]>(db)<{ readonly key: number; readonly id: string }>(
      `insert into copies (id, card, rarity, serial, owner, start_of)
        select value ->> 'id', value ->> 'card', value ->> 'rarity', value ->> 'serial', 0, value ->> 'startOf'
        from json_each(?) order by key returning key, id`,
    ),
    addMoves: asking<[moves: Json<readonly NewMove[]>]>(db)(
      `insert into moves (copy, turn, from_owner, to_owner, why, subject, who, at)
        select value ->> 'copy', value ->> 'turn', value ->> 'from', value ->> 'to', value ->> 'why', value ->> 'subject',
          value ->> 'who', value ->> 'at' from json_each(?) order by key`,
    ),
    freezeCopy: asking<[frozen: number, copy: number]>(db)('update copies set frozen = ? where key = ?'),
    reserve: asking<[match: number, ids: Json<readonly string[]>]>(db)(
      'update copies set reserved = ? where id in (select value from json_each(?))',
    ),
    unreserve: asking<[match: number]>(db)('update copies set reserved = null where reserved = ?'),
    printerOf: asking<[slip: string]>(db)<{ readonly by: PersonKey | null }>(
      'select slip_by as by from copies where slip = ?',
    ),
    setSlip: asking<[slip: string, by: PersonKey, copy: number]>(db)(
      'update copies set slip = ?, slip_by = ? where key = ?',
    ),
  };
}

export class SqliteCards implements CardsTx {
  readonly #ask: ReturnType<typeof prepareCards>;

  constructor(statements: ReturnType<typeof prepareCards>) {
    this.#ask = statements;
  }

  async definitions(): Promise<readonly StoredDefinition[]> {
    return this.#ask.definitions.all().map(definitionOf);
  }

  async definition(card: string): Promise<StoredDefinition | null> {
    const row = this.#ask.definition.get(card);
    return row === undefined ? null : definitionOf(row);
  }

  async copy(id: string): Promise<StoredCopy | null> {
    const row = this.#ask.copy.get(id);
    return row === undefined ? null : copyOf(row);
  }

  async copiesById(ids: readonly string[]): Promise<readonly StoredCopy[]> {
    return this.#ask.copiesById.all(encode(ids)).map(copyOf);
  }

  async copiesOf(owner: PersonKey): Promise<readonly StoredCopy[]> {
    return this.#ask.copiesOf.all(owner).map(copyOf);
  }

  async decksOf(owners: readonly PersonKey[]): Promise<readonly LaidCopy[]> {
    return this.#ask.decksOf.all(encode(owners));
  }

  async copies(): Promise<readonly StoredCopy[]> {
    return this.#ask.copies.all().map(copyOf);
  }

  async reservedBy(match: number): Promise<readonly StoredCopy[]> {
    return this.#ask.reservedBy.all(match).map(copyOf);
  }

  async copyOfSlip(slipHash: string): Promise<StoredCopy | null> {
    const row = this.#ask.copyOfSlip.get(slipHash);
    return row === undefined ? null : copyOf(row);
  }

  async historyOf(copy: number): Promise<readonly CopyAct[]> {
    return this.#ask.historyOf.all(copy).map(copyActOf);
  }

  async doneTo(p: PersonKey, limit: number): Promise<readonly CopyAct[]> {
    return this.#ask.doneTo.all(p, limit, p, limit, p, limit, limit).map(copyActOf);
  }

  async claimedIn(match: string): Promise<string | null> {
    return this.#ask.claimedIn.get(match)?.id ?? null;
  }

  async startCopies(people: readonly PersonKey[]): Promise<readonly StartCopy[]> {
    return this.#ask.startCopies.all(encode(people));
  }

  async wasFound(slipHash: string): Promise<boolean> {
    return this.#ask.foundSlip.get(slipHash) !== undefined;
  }

  async playable(owners: readonly PersonKey[]): Promise<ReadonlyMap<PersonKey, number>> {
    return new Map(this.#ask.playable.all(encode(owners)).map(({ owner, count }) => [owner, count]));
  }

  async deckSize(owner: PersonKey): Promise<{ readonly size: number; readonly bound: number }> {
    return this.#ask.deckSize.get(owner) ?? { size: 0, bound: 0 };
  }

  async putDefinitions(definitions: readonly NewDefinition[]): Promise<void> {
    this.#ask.putDefinitions.run(encode(definitions));
  }

  async addCopies(copies: readonly NewCopy[]): Promise<readonly number[]> {
    const keys = new Map(this.#ask.addCopies.all(encode(copies)).map(({ id, key }) => [id, key]));
    return copies.map(({ id }) => present(keys.get(id), 'every copy gets its key'));
  }

  async addMoves(moves: readonly NewMove[]): Promise<void> {
    this.#ask.addMoves.run(encode(moves));
  }

  async freezeCopy(copy: number, frozen: boolean): Promise<void> {
    this.#ask.freezeCopy.run(frozen ? 1 : 0, copy);
  }

  async reserve(copies: readonly string[], match: number): Promise<void> {
    this.#ask.reserve.run(match, encode(copies));
  }

  async unreserve(match: number): Promise<void> {
    this.#ask.unreserve.run(match);
  }

  async printerOf(slipHash: string): Promise<PersonKey | null> {
    return this.#ask.printerOf.get(slipHash)?.by ?? null;
  }

  async setSlip(copy: number, slipHash: string, by: PersonKey): Promise<void> {
    this.#ask.setSlip.run(slipHash, by, copy);
  }
}
