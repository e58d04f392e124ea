// Floor: what staff watch across the event.

import type { ContractState } from '@dunmer/shared/contract';
import type { MatchId, PersonBrief } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, json, list, of } from '../columns.ts';
import type { PersonKey } from './effect.ts';
import { OPEN_MOVES, PIN_TRIES } from './links.ts';
import { IS_OPEN } from './matches.ts';
import type { ContractWaits } from './waits.ts';

/** An open contract that waits, with its parties' names only: not everybody who looks may read what is in it. */
export interface WaitingContract extends ContractWaits {
  readonly id: string;
  readonly one: string;
  readonly two: string;
  readonly state: ContractState;
}

/** An unanswered request to move a link to another browser. */
export interface OpenMove {
  readonly id: string;
  readonly person: PersonBrief;
  readonly at: number;
}

/**
 * An interest in a match: a seat in it, or dealings with one of its players (a signed contract, or an unfinished
 * match together).
 */
export interface Interest {
  readonly match: number;
  readonly kind: 'seat' | 'dealings';
  /** The person whose seat or dealings these are. */
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

/** The people with whom `selves` have a signed contract. */
const signed = (self: 'one' | 'two', other: 'one' | 'two'): string =>
  `select ${other}, selves.person from selves join contracts on ${self} = selves.person and open = 1
    and state ->> 'at' = 'signed'`;

/**
 * `selves`: the person, and whoever made them staff or gave them a link, and so on. `dealt`: everybody with whom one
 * of these deals. `found`: the matches in which one of the former or the latter has a seat. For each match a seat
 * comes before dealings.
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
     * The interests of a person (EVENT, "Who"): their own, and those of whoever made them staff or gave them a link,
     * living or revoked, and so on. Covers the matches of the event that are unfinished or still called, and `match`.
     */
    interests: ask.all(interests)(
      `${INTERESTS} select ${list(interests)} from sorted join matches on matches.key = sorted.match
        where nth = 1 and (${IS_OPEN} or matches.key = :match) order by matches.key`,
      (person: PersonKey, match: number | null) => ({ person, match }),
    ),
    /** The contracts that have waited since before `since` (the event's time), longest wait first. */
    waitingContracts: ask.all(WAITING)(
      `from contracts where open = 1 and ${waits} < :since order by ${waits}`,
      (since: number) => ({ since }),
    ),
    /** Matches of the event that have ended with an open call for a referee. */
    calledAfterEnd: ask.values<MatchId>()(
      `select id from matches where phase = 'finished' and called = 1 order by key`,
    ),
    /** Unanswered requests to move a link, oldest first. */
    openMovesWithNames: async (): Promise<readonly OpenMove[]> =>
      (await moves()).map((row) => ({ id: row.id, at: row.at, person: briefOf(row) })),
    /** The people with a living link on which all tries at the PIN are used up. */
    restingPins: async () => (await resting()).map(briefOf),
    /** The present names and codes of these people. */
    briefs: async (people: readonly PersonKey[]): Promise<ReadonlyMap<PersonKey, PersonBrief>> =>
      new Map((await briefs(people)).map((row) => [row.key, briefOf(row)])),
    /** Names these accounts: a purse by its owner's name, the others by their kind. */
    accountNames: async (accounts: readonly number[]): Promise<ReadonlyMap<number, string>> =>
      new Map((await accountNames(accounts)).map(({ key, name }) => [key, name])),
  };
}
