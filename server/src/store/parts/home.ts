// Home: what a trader's screens read across people, matches and contracts.

import type { ContractState } from '@dunmer/shared/contract';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Ending, Seat } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, json, of, oneOf, orNull, yes } from '../columns.ts';
import type { PersonKey } from './effect.ts';

/** A price of victory still to be chosen after the match no longer binds (R14). */
export interface StoredClaim {
  readonly match: MatchId;
  /** The seat of the person whose home it is. */
  readonly seat: Seat;
  readonly other: PersonKey;
  /** The winner by the newest settlement. */
  readonly winner: Seat | null;
}

/** An act on a contract, from the journal. */
export interface ContractAct {
  readonly act: string;
  readonly who: PersonKey | null;
  /** '' if there is none, or if it was erased. */
  readonly reason: string;
  /** How the act settled the contract's match; null if it did not. */
  readonly settled: { readonly kind: Ending['kind']; readonly winner: Seat | null } | null;
  readonly at: number;
  /** The contract's state after the act; null if the journal does not say. */
  readonly state: ContractState | null;
  /** The card of another module that the act has played; null if none. */
  readonly played:
    | { readonly module: 'promises'; readonly card: string }
    /** `card`: its copy. */
    | { readonly module: 'intrigue'; readonly card: string }
    | null;
}

/** A contract, match or trade by its id, with the people on both sides. */
export interface Affair {
  readonly id: string;
  readonly about: 'contract' | 'match' | 'trade';
  readonly one: PersonKey | null;
  readonly two: PersonKey | null;
  /** Whether a match hangs on it, so that a referee may open it (EVENT, "Who sees what"). */
  readonly played: boolean;
}

/** Counts of what a person has begun with others that is not over. */
export interface Pending {
  /** Their offers and challenges that wait for an answer. */
  readonly unanswered: number;
  /** Signed contracts, whoever signed them. */
  readonly signed: number;
}

const AFFAIR: Columns<Affair> = {
  id: 'id',
  about: 'about',
  one: 'one',
  two: 'two',
  played: yes('played'),
};
const LAST_WINNER = `select winner from settlements where settlements.match = matches.key order by k desc limit 1`;
const CLAIM: Columns<StoredClaim> = {
  match: 'matches.id',
  seat: 'mine.seat',
  other: 'theirs.person',
  winner: `(${LAST_WINNER})`,
};
/**
 * A contract that waits until both are free: a game in it is proposed or demanded, or its handover may bring a
 * promise (PR7).
 */
const WAITS_FOR_BOTH = `open = 1 and (state -> 'game' ->> 'at' in ('proposed', 'demanded')
  or (state ->> 'at' = 'signed' and coalesce(pledge_one, pledge_two) is not null))`;

/** The people on the other side of what a person has done with others. */
const across = (table: string, one: string, two: string): string =>
  `select ${two} from ${table} where ${one} = :person union select ${one} from ${table} where ${two} = :person`;

export function homeReads(ask: Asking) {
  const { among, words } = ask;
  const { elements, member } = words;
  const ids = among('ids', 'text');
  const affairs = ask.all(AFFAIR)(
    `select id, 'contract' as about, one, two, match is not null as played from contracts where id in ${ids}
      union all select matches.id, 'match', a.person, b.person, true from matches
        join seats a on a.match = matches.key and a.seat = 'a' join seats b on b.match = matches.key and b.seat = 'b'
        where matches.id in ${ids}
      union all select id, 'trade', from_person, to_person, false from trades where id in ${ids}`,
    (ids: readonly string[]) => ({ ids }),
  );
  const matchIds = ask.all<{ readonly key: number; readonly id: MatchId }>(of('matches', 'key', 'id'))(
    `from matches where key in ${among('keys')}`,
    (keys: readonly number[]) => ({ keys }),
  );
  const open = (party: string, at: string): string =>
    `(select count(*) from contracts where ${party} = people.key and open = 1 and state ->> 'at' = '${at}')`;
  const pending = ask.get<Pending>({
    unanswered: `${open('one', 'offered')}
      + (select count(*) from proposals where from_person = people.key and state = 'offered')`,
    signed: `${open('one', 'signed')} + ${open('two', 'signed')}`,
  })('from people where people.key = :person', (person: PersonKey) => ({ person }));
  const effect = (name: string): string => member('effect.value', name, 'text');
  const deckEvent = (name: string): string => member(member('effect.value', 'event', 'inner'), name, 'text');
  const act: Columns<ContractAct> = {
    ...of('journal', 'act', 'who', 'at'),
    reason: `coalesce(texts.text, '')`,
    settled: oneOf<Exclude<ContractAct['settled'], null>>(
      words,
      { kind: effect('kind'), winner: effect('winner') },
      `from ${elements('journal.body', 'effect')} where ${effect('is')} = 'settled' limit 1`,
    ),
    state: orNull(
      json(`(select ${effect('state')} from ${elements('journal.body', 'effect')}
        where ${effect('is')} = 'contract' and ${effect('contract')} = contracts.id
        order by effect.key desc limit 1)`),
    ),
    // PR12: a promise that is used up at once goes straight home. With it may go one that lay in front, which tells no
    // salt. A card of the deck may also be played in the contract's match, and end it in the same step.
    played: oneOf<Exclude<ContractAct['played'], null>>(
      words,
      {
        module: `case ${effect('is')} when 'deck' then 'intrigue' else 'promises' end`,
        card: `coalesce(${deckEvent('copy')},
          (select card from pledges where key = ${member('effect.value', 'pledge', 'integer')}))`,
      },
      `from ${elements('journal.body', 'effect')}
        where (${effect('is')} = 'deck' and ${deckEvent('type')} = 'CardPlayedAt'
            and ${deckEvent('where')} = contracts.id)
          or (${effect('is')} = 'pledgeMove' and ${effect('why')} in ('played', 'used')
            and journal.act in ('demandWith', 'answerWith'))
        order by ${effect('salt')} is null, effect.key limit 1`,
    ),
  };
  const people = among('people');
  return {
    /** The contracts, matches and trades with these ids. */
    affairs: async (asked: readonly string[]): Promise<ReadonlyMap<string, Affair>> =>
      new Map((await affairs(asked)).map((row) => [row.id, row])),
    /** The prices of victory still to be chosen in a person's matches. */
    openClaimsOf: ask.all(CLAIM)(
      `from people join seats mine on mine.person = people.key
        join matches on matches.key = mine.match and matches.phase = 'claiming'
          and matches.key is distinct from people.match
        join seats theirs on theirs.match = mine.match and theirs.seat <> mine.seat and theirs.person is not null
        where people.key = :person order by matches.key desc`,
      (person: PersonKey) => ({ person }),
    ),
    /**
     * The seat that still has to choose its price of victory in a match, which is the loser by the newest settlement;
     * null if none has to.
     */
    openClaimIn: ask.value<Seat | null>()(
      `select case (${LAST_WINNER}) when 'a' then 'b' when 'b' then 'a' end
        from matches where key = :match and phase = 'claiming'`,
      (match: number) => ({ match }),
    ),
    /** The ids of matches by their keys. */
    matchIds: async (keys: readonly number[]): Promise<ReadonlyMap<number, MatchId>> =>
      new Map((await matchIds(keys)).map(({ key, id }) => [key, id])),
    /** The acts on a contract, in order. */
    contractActs: ask.all(act)(
      `from contract_acts join contracts on contracts.key = contract_acts.contract
        join journal on journal.seq = contract_acts.seq left join texts on texts.key = contract_acts.reason
        where contract_acts.contract = :contract order by contract_acts.seq`,
      (contract: number) => ({ contract }),
    ),
    /** What a person has begun with others that is not over. */
    pending: async (person: PersonKey) => (await pending(person)) ?? { unanswered: 0, signed: 0 },
    /** Everybody with whom a person has made contracts, trades or matches. */
    met: ask.values<PersonKey>()(
      `${across('contracts', 'one', 'two')} union ${across('trades', 'from_person', 'to_person')}
        union ${across('proposals', 'from_person', 'to_person')}
        union select others.person from seats mine join seats others on others.match = mine.match
          where mine.person = :person and others.person is not null and others.person <> :person`,
      (person: PersonKey) => ({ person }),
    ),
    /**
     * The people who have a signed contract with one of these people that goes on only once both are free: a game is
     * proposed or demanded in it, or it names a promise.
     */
    partnersWaiting: ask.values<PersonKey>()(
      `select two from contracts where one in ${people} and ${WAITS_FOR_BOTH}
        union select one from contracts where two in ${people} and ${WAITS_FOR_BOTH}`,
      (people: readonly PersonKey[]) => ({ people }),
    ),
  };
}
