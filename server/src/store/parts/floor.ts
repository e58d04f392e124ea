// Floor: what staff look at across the event.

import type { ContractState } from '@dunmer/shared/contract';
import type { MatchId, PersonBrief } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, json, list, of } from '../columns.ts';
import type { PersonKey } from './effect.ts';
import { OPEN_MOVES, PIN_TRIES } from './links.ts';
import { IS_OPEN } from './matches.ts';
import type { ContractWaits } from './waits.ts';

/** An open contract that waits, by its parties' names alone: what is in it is not for everybody who looks. */
export interface WaitingContract extends ContractWaits {
  readonly id: string;
  readonly one: string;
  readonly two: string;
  readonly state: ContractState;
}

/** A request to move a link to another browser that nobody has answered. */
export interface OpenMove {
  readonly id: string;
  readonly person: PersonBrief;
  readonly at: number;
}

/**
 * In a match somebody is a trader, by a seat or by dealings with a player: a signed contract, or a match that is
 * unfinished.
 */
export interface Interest {
  readonly match: number;
  readonly kind: 'seat' | 'dealings';
  /** Whose seat or dealings these are. */
  readonly through: PersonKey;
  readonly players: readonly PersonKey[];
}

type Brief = PersonBrief & { readonly key: PersonKey };

const BRIEF: Columns<Brief> = {
  ...of('people', 'key', 'code'),
  person: 'people.id',
  name: `coalesce(texts.text, '')`,
};
const NAMED = 'left join texts on texts.key = people.name';
const nameOf = (party: 'one' | 'two'): string =>
  `coalesce((select texts.text from people join texts on texts.key = people.name where people.key = ${party}), '')`;
const WAITING: Columns<WaitingContract> = {
  ...of('contracts', 'id', 'waits', 'answerFrom', 'annulFrom', 'handoverFrom'),
  one: nameOf('one'),
  two: nameOf('two'),
  state: json('contracts.state'),
};

/** Whom somebody deals with by a signed contract. */
const signed = (self: 'one' | 'two', other: 'one' | 'two'): string =>
  `select ${other}, selves.person from selves join contracts on ${self} = selves.person and open = 1
    and state ->> 'at' = 'signed'`;

/**
 * Oneself, and whoever made one staff or gave one a link; with whom each of these deals; and the matches in which one
 * of the first has a seat, or one of the second. A seat counts before dealings.
 */
const INTERESTS = `with recursive
  makers (made, maker) as (
    select key, made_by from people where staff is not null and made_by is not null
    union all select person, made_by from links where made_by is not null),
  selves (person) as (
    select cast(:person as bigint) union select maker from selves join makers on made = selves.person),
  dealt (person, self) as (
    ${signed('one', 'two')} union ${signed('two', 'one')}
    union select theirs.person, selves.person from selves join seats mine on mine.person = selves.person
      join matches on matches.key = mine.match and matches.phase <> 'finished'
      join seats theirs on theirs.match = mine.match and theirs.person <> selves.person),
  found (match, kind, through) as (
    select seats.match, 'seat', selves.person from selves join seats on seats.person = selves.person
    union all select seats.match, 'dealings', dealt.self from dealt join seats on seats.person = dealt.person),
  sorted (match, kind, through, nth) as (
    select match, kind, through, row_number() over (partition by match order by kind desc) from found)`;

const interestsOf = (ask: Asking): Columns<Interest> => ({
  ...of('sorted', 'kind', 'through'),
  match: 'matches.key',
  players: json(`(select ${ask.words.array('person', 'seat')} from seats
    where seats.match = matches.key and person is not null)`),
});

export function floorReads(ask: Asking) {
  const waits = ask.words.least('answer_from', 'annul_from', 'handover_from');
  const moves = ask.all<Brief & Pick<OpenMove, 'id' | 'at'>>({ ...BRIEF, ...of('link_moves', 'id', 'at') })(
    `${OPEN_MOVES} join people on people.key = links.person ${NAMED} order by link_moves.key`,
  );
  const briefs = ask.all(BRIEF)(
    `from people ${NAMED} where people.key in ${ask.among('people')}`,
    (people: readonly PersonKey[]) => ({ people }),
  );
  const resting = ask.all(BRIEF)(
    `from people ${NAMED} where people.key in
      (select person from links where revoked is null and wrong_pins >= ${PIN_TRIES}) order by people.key`,
  );
  const accountNames = ask.all<{ readonly key: number; readonly name: string }>({
    key: 'accounts.key',
    name: `case accounts.kind when 'purse' then coalesce(texts.text, '') else accounts.kind end`,
  })(
    `from accounts left join people on accounts.kind = 'purse' and people.key = accounts.owner ${NAMED}
      where accounts.key in ${ask.among('accounts')}`,
    (accounts: readonly number[]) => ({ accounts }),
  );
  const interests = interestsOf(ask);
  const briefOf = ({ person, name, code }: Brief): PersonBrief => ({ person, name, code });
  return {
    /**
     * The interests of a person (EVENT, "Who"), their own and those of whoever made them staff or gave them a link,
     * living or dead, and so on: in the matches of the event that are unfinished or still called, and in `match`.
     */
    interests: ask.all(interests)(
      `${INTERESTS} select ${list(interests)} from sorted join matches on matches.key = sorted.match
        where nth = 1 and (${IS_OPEN} or matches.key = :match) order by matches.key`,
      (person: PersonKey, match: number | null) => ({ person, match }),
    ),
    /** Those that have waited since before `since` of the event's time, the longest first. */
    waitingContracts: ask.all(WAITING)(
      `from contracts where open = 1 and ${waits} < :since order by ${waits}`,
      (since: number) => ({ since }),
    ),
    /** Matches of the event that have ended, and in which a call to a referee is still open. */
    calledAfterEnd: ask.values<MatchId>()(
      `select id from matches where phase = 'finished' and called = 1 order by key`,
    ),
    /** Requests to move a link that nobody has answered, oldest first. */
    openMovesWithNames: async (): Promise<readonly OpenMove[]> =>
      (await moves()).map((row) => ({ id: row.id, at: row.at, person: briefOf(row) })),
    /** On whose living link as many wrong PINs were tried as there are. */
    restingPins: async () => (await resting()).map(briefOf),
    /** Names and codes as they are now, of these people. */
    briefs: async (people: readonly PersonKey[]): Promise<ReadonlyMap<PersonKey, PersonBrief>> =>
      new Map((await briefs(people)).map((row) => [row.key, briefOf(row)])),
    /** Whose purses these accounts are, by name; the others by their kind. */
    accountNames: async (accounts: readonly number[]): Promise<ReadonlyMap<number, string>> =>
      new Map((await accountNames(accounts)).map(({ key, name }) => [key, name])),
  };
}
