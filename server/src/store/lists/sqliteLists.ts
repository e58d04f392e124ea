// SqliteLists: the lists of staff out of the database.

import type Database from 'better-sqlite3';
import type { PersonKey } from '../journal/port.ts';
import { PIN_TRIES } from '../people/port.ts';
import { asking } from '../query.ts';
import type {
  ListedBalance,
  ListedCard,
  ListedContract,
  ListedCopy,
  ListedMatch,
  ListedMove,
  ListedPerson,
  ListedSettlement,
  ListedTrade,
  ListsReader,
} from './port.ts';

type PersonRow = Omit<ListedPerson, 'trades' | 'frozen' | 'pinRests'> & {
  readonly pinRests: number;
  readonly trades: number;
  readonly frozen: number;
};
type CopyRow = Omit<ListedCopy, 'frozen' | 'isBound'> & { readonly frozen: number; readonly isBound: number };

const NAME = `(select coalesce(texts.text, '') from people named join texts on texts.key = named.name where named.key =`;

const PEOPLE = `select people.key, people.id, people.code, coalesce(texts.text, '') as name, people.staff, people.trades,
  people.frozen,
  coalesce((select case when revoked is not null then 'revoked' when used is not null then 'used' else 'made' end
    from links where links.person = people.key order by links.key desc limit 1), 'none') as link,
  exists (select 1 from links where links.person = people.key and revoked is null and wrong_pins >= ${PIN_TRIES}) as pinRests,
  coalesce((select balance from accounts where kind = 'purse' and owner = people.key), 0) as purse,
  (select coalesce(sum(accounts.balance), 0) from contracts join accounts
      on accounts.kind = 'hold' and accounts.owner = contracts.key
      where contracts.open = 1 and people.key in (one, two) and people.key = case payer when 'one' then one else two end)
    + coalesce((select min(accounts.balance, matches.stake) from matches
      join accounts on accounts.kind = 'pot' and accounts.owner = matches.key where matches.key = people.match), 0) as held,
  (select count(*) from copies where copies.owner = people.key) as deck,
  (select matches.id from matches where matches.key = people.match) as match
  from people join texts on texts.key = people.name`;

const COPIES = `select copies.id, copies.card, definitions.rarity, copies.serial, definitions.copies as "of", copies.owner,
  people.id as ownerId, texts.text as ownerName, people.code as ownerCode, people.match is not null as isBound,
  copies.frozen, copies.reserved,
  case when copies.slip is not null then 'printed'
    when copies.key in (select copy from found_slips) then 'found' else 'none' end as slip
  from copies join definitions on definitions.card = copies.card
  left join people on people.key = copies.owner left join texts on texts.key = people.name`;

/** The cards of one side of a trade, by their ids. */
const CARDS = `(select coalesce(group_concat(copies.card, ' '), '') from json_each(`;

const GAME = `json_extract(contracts.state, '$.game`;

export function prepareLists(db: Database.Database) {
  return {
    people: asking<[]>(db)<PersonRow>(`${PEOPLE} order by people.key`),
    person: asking<[id: string]>(db)<PersonRow>(`${PEOPLE} where people.id = ?`),
    copies: asking<[]>(db)<CopyRow>(`${COPIES} order by copies.card, copies.serial`),
    copiesOf: asking<[owner: number]>(db)<CopyRow>(
      `${COPIES} where copies.owner = ? order by copies.card, copies.serial`,
    ),
    cards: asking<[]>(db)<ListedCard>(
      `select definitions.card, definitions.rarity, definitions.copies as most, count(copies.key) as made,
        count(copies.key) filter (where copies.owner = 0) as inStore
        from definitions left join copies on copies.card = definitions.card
        where definitions.retired = 0 group by definitions.card order by definitions.card`,
    ),
    balances: asking<[]>(db)<ListedBalance>(
      `select kind, balance, coalesce(case kind when 'purse' then ${NAME} accounts.owner)
          when 'hold' then (select id from contracts where key = accounts.owner)
          when 'pot' then (select id from matches where key = accounts.owner) end, '') as owner
        from accounts order by key`,
    ),
    contracts: asking<[]>(db)<ListedContract>(
      `select contracts.id, ${NAME} contracts.one) as one, ${NAME} contracts.two) as two, payer, sum,
        coalesce(texts.text, '') as text, json_extract(state, '$.at') as state,
        coalesce(${GAME}.at'), 'none') as prestige, ${GAME}.amount') as stake, ${GAME}.by') as prestigeTo, written
        from contracts left join texts on texts.key = contracts.text order by contracts.key`,
    ),
    moves: asking<[]>(db)<ListedMove>(
      `select copies.id as copy, copies.card, copies.serial, coalesce(${NAME} moves.from_owner), '') as "from",
        coalesce(${NAME} moves.to_owner), '') as "to", moves.why, moves.subject, coalesce(${NAME} moves.who), '') as who,
        coalesce(texts.text, '') as reason, moves.at
        from moves join copies on copies.key = moves.copy
        left join copy_acts on copy_acts.copy = moves.copy and copy_acts.turn = moves.turn
        left join texts on texts.key = copy_acts.reason order by moves.key`,
    ),
    trades: asking<[]>(db)<ListedTrade>(
      `select trades.id, ${NAME} from_person) as "from", ${NAME} to_person) as "to",
        ${CARDS} trades.gives, '$.copies') given join copies on copies.id = given.value) as gives,
        trades.gives ->> 'drakes' as givesDrakes,
        ${CARDS} trades.takes, '$.copies') given join copies on copies.id = given.value) as takes,
        trades.takes ->> 'drakes' as takesDrakes, state, at from trades order by trades.key`,
    ),
    settlements: asking<[]>(db)<ListedSettlement>(
      `select matches.id as match, settlements.k, settlements.kind, settlements.pot, settlements.owed, settlements.at,
        coalesce(${NAME} (select person from seats where seats.match = matches.key and seats.seat = settlements.winner)), '') as winner,
        coalesce(${NAME} settlements.who), '') as who, coalesce(texts.text, '') as reason
        from settlements join matches on matches.key = settlements.match
        left join texts on texts.key = settlements.note order by settlements.match, settlements.k`,
    ),
    matches: asking<[]>(db)<ListedMatch>(
      `select matches.id, matches.kind, coalesce(${NAME} a.person), '') as a, coalesce(${NAME} b.person), '') as b,
        matches.stake, matches.phase, settlements.kind as ending, settlements.winner, settlements.pot,
        settlements.owed, (select id from contracts where key = matches.contract) as contract, matches.opened
        from matches join seats a on a.match = matches.key and a.seat = 'a'
        join seats b on b.match = matches.key and b.seat = 'b'
        left join settlements on settlements.match = matches.key
          and settlements.k = (select max(k) from settlements newest where newest.match = matches.key)
        where matches.kind <> 'practice' order by matches.key`,
    ),
  };
}

const personOf = ({ trades, frozen, pinRests, ...row }: PersonRow): ListedPerson => ({
  ...row,
  trades: trades === 1,
  frozen: frozen === 1,
  pinRests: pinRests === 1,
});
const copyOf = ({ frozen, isBound, ...row }: CopyRow): ListedCopy => ({
  ...row,
  frozen: frozen === 1,
  isBound: isBound === 1,
});

export class SqliteLists implements ListsReader {
  readonly #ask: ReturnType<typeof prepareLists>;

  constructor(statements: ReturnType<typeof prepareLists>) {
    this.#ask = statements;
  }

  async people(id: string | null): Promise<readonly ListedPerson[]> {
    const rows = id === null ? this.#ask.people.all() : this.#ask.person.all(id);
    return rows.map(personOf);
  }

  async copies(owner: PersonKey | null): Promise<readonly ListedCopy[]> {
    const rows = owner === null ? this.#ask.copies.all() : this.#ask.copiesOf.all(owner);
    return rows.map(copyOf);
  }

  async cards(): Promise<readonly ListedCard[]> {
    return this.#ask.cards.all();
  }

  async balances(): Promise<readonly ListedBalance[]> {
    return this.#ask.balances.all();
  }

  async contracts(): Promise<readonly ListedContract[]> {
    return this.#ask.contracts.all();
  }

  async moves(): Promise<readonly ListedMove[]> {
    return this.#ask.moves.all();
  }

  async trades(): Promise<readonly ListedTrade[]> {
    return this.#ask.trades.all();
  }

  async settlements(): Promise<readonly ListedSettlement[]> {
    return this.#ask.settlements.all();
  }

  async matches(): Promise<readonly ListedMatch[]> {
    return this.#ask.matches.all();
  }
}
