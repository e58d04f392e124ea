// SqliteFloor: what staff look at, out of the database.

import type Database from 'better-sqlite3';
import type { ContractState } from '@dunmer/shared/contract';
import type { PersonBrief } from '@dunmer/shared/protocol';
import type { PersonKey } from '../journal/port.ts';
import { decode, encode, type Json } from '../json.ts';
import { IS_OPEN } from '../matchColumns.ts';
import { PIN_TRIES } from '../people/port.ts';
import { asking } from '../query.ts';
import type { FloorReader, Interest, OpenMove, WaitingContract } from './port.ts';

interface BriefRow {
  readonly key: PersonKey;
  readonly person: string;
  readonly name: string;
  readonly code: string;
}

type InterestRow = Omit<Interest, 'players'> & { readonly players: Json<readonly PersonKey[]> };
type WaitingRow = Omit<WaitingContract, 'state'> & { readonly state: Json<ContractState> };
type MoveRow = BriefRow & { readonly id: string; readonly at: number };

const BRIEF = `people.key, people.id as person, coalesce(texts.text, '') as name, people.code`;
const NAMED = 'left join texts on texts.key = people.name';

/**
 * Oneself, and whoever made one staff or gave one a link; with whom each of these deals; and the matches in which one of the first
 * has a seat, or one of the second. A seat counts before dealings.
 */
const INTERESTS = `with recursive asked (person, match) as (select ?, ?),
  makers (made, maker) as (
    select key, made_by from people where staff is not null and made_by is not null
    union all select person, made_by from links where made_by is not null),
  selves (person) as (
    select person from asked union select maker from selves join makers on made = selves.person),
  dealt (person, self) as (
    select two, selves.person from selves join contracts on one = selves.person and open = 1 and state ->> 'at' = 'signed'
    union select one, selves.person from selves join contracts on two = selves.person and open = 1 and state ->> 'at' = 'signed'
    union select theirs.person, selves.person from selves join seats mine on mine.person = selves.person
      join matches on matches.key = mine.match and matches.phase <> 'finished'
      join seats theirs on theirs.match = mine.match and theirs.person <> selves.person),
  found (match, kind, through) as (
    select seats.match, 'seat', selves.person from selves join seats on seats.person = selves.person
    union all select seats.match, 'dealings', dealt.self from dealt join seats on seats.person = dealt.person)
  select matches.key as match, max(found.kind) as kind, through,
    (select json_group_array(person) from seats where seats.match = matches.key and person is not null) as players
  from found join matches on matches.key = found.match
  where ${IS_OPEN} or matches.key = (select match from asked)
  group by matches.key order by matches.key`;

const briefOf = ({ person, name, code }: BriefRow): PersonBrief => ({ person, name, code });

export function prepareFloor(db: Database.Database) {
  return {
    interests: asking<[person: PersonKey, match: number | null]>(db)<InterestRow>(INTERESTS),
    waiting: asking<[since: number]>(db)<WaitingRow>(
      `select contracts.id, coalesce(one_text.text, '') as one, coalesce(two_text.text, '') as two, state, waits, answer_from as answerFrom,
          annul_from as annulFrom, handover_from as handoverFrom
        from contracts join people one_person on one_person.key = one join people two_person on two_person.key = two
        left join texts one_text on one_text.key = one_person.name
        left join texts two_text on two_text.key = two_person.name
        where open = 1 and min(answer_from, annul_from, handover_from) < ? order by min(answer_from, annul_from, handover_from)`,
    ),
    calledAfterEnd: asking<[]>(db)<{ readonly id: string }>(
      `select id from matches where phase = 'finished' and called = 1 order by key`,
    ),
    moves: asking<[]>(db)<MoveRow>(
      `select link_moves.id, link_moves.at, ${BRIEF} from link_moves join links on links.key = link_moves.link
        join people on people.key = links.person ${NAMED}
        where link_moves.state = 'asked' and links.revoked is null
        order by link_moves.key`,
    ),
    restingPins: asking<[tries: number]>(db)<BriefRow>(
      `select ${BRIEF} from people ${NAMED} where people.key in
        (select person from links where revoked is null and wrong_pins >= ?) order by people.key`,
    ),
    accountNames: asking<[accounts: Json<readonly number[]>]>(db)<{
      readonly key: number;
      readonly name: string;
    }>(
      `select accounts.key, case accounts.kind when 'purse' then coalesce(texts.text, '') else accounts.kind end as name
        from accounts left join people on accounts.kind = 'purse' and people.key = accounts.owner ${NAMED}
        where accounts.key in (select value from json_each(?))`,
    ),
    briefs: asking<[people: Json<readonly PersonKey[]>]>(db)<BriefRow>(
      `select ${BRIEF} from people ${NAMED} where people.key in (select value from json_each(?))`,
    ),
  };
}

export class SqliteFloor implements FloorReader {
  readonly #ask: ReturnType<typeof prepareFloor>;

  constructor(statements: ReturnType<typeof prepareFloor>) {
    this.#ask = statements;
  }

  async interests(person: PersonKey, match: number | null): Promise<readonly Interest[]> {
    return this.#ask.interests.all(person, match).map((row) => ({ ...row, players: decode(row.players) }));
  }

  async waitingContracts(since: number): Promise<readonly WaitingContract[]> {
    return this.#ask.waiting.all(since).map((row) => ({ ...row, state: decode(row.state) }));
  }

  async calledAfterEnd(): Promise<readonly string[]> {
    return this.#ask.calledAfterEnd.all().map(({ id }) => id);
  }

  async openMovesWithNames(): Promise<readonly OpenMove[]> {
    return this.#ask.moves.all().map((row) => ({ id: row.id, at: row.at, person: briefOf(row) }));
  }

  async restingPins(): Promise<readonly PersonBrief[]> {
    return this.#ask.restingPins.all(PIN_TRIES).map(briefOf);
  }

  async briefs(people: readonly PersonKey[]): Promise<ReadonlyMap<PersonKey, PersonBrief>> {
    return new Map(this.#ask.briefs.all(encode(people)).map((row) => [row.key, briefOf(row)]));
  }

  async accountNames(accounts: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return new Map(this.#ask.accountNames.all(encode(accounts)).map(({ key, name }) => [key, name]));
  }
}
