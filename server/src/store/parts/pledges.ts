// Pledges: the promises of an event, and how they came to where they lie (PROMISES); laws of the database move them.

import type { CardId } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import type { ContractId, MatchId, PersonId } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, columnsOf, list, of, oneOf, yes } from '../columns.ts';
import type { PersonKey } from './effect.ts';
import { type Standing, standingIn, STANDING, type StandingRow, STANDINGS } from './persons.ts';

export type PledgePlaceName = 'hand' | 'held' | 'front' | 'out';

export interface StoredPledge {
  readonly key: number;
  readonly owner: PersonKey;
  readonly ownerId: PersonId;
  readonly card: CardId;
  readonly place: PledgePlaceName;
  /** In whose hand or before whom it lies, or who gives it; null in the box. */
  readonly of: PersonKey | null;
  readonly ofId: PersonId | null;
  /** What holds it. */
  readonly contract: number | null;
  readonly contractId: ContractId | null;
  /** In which it was played, before whoever played it. */
  readonly match: number | null;
  readonly matchId: MatchId | null;
  readonly named: number | null;
  /** How often it has moved. */
  readonly turn: number;
}

/** Somebody who was dealt promises, and what everybody knows of their hand. */
export interface StoredHand {
  readonly person: PersonKey;
  readonly house: CardId;
  /** Whether the house was drawn from the bag, and not named. */
  readonly drawn: boolean;
  readonly size: number;
  readonly mayHold: number;
  readonly ruined: boolean;
  /** PR25: the match at whose end they are ruined; null where nothing of the kind is arranged. */
  readonly ruinAfter: MatchId | null;
}

/** Somebody as they stand; `hand` is null for whoever was dealt no promises. */
export interface Pledger {
  readonly standing: Standing;
  readonly hand: StoredHand | null;
}

export interface NewPledgeMove {
  readonly pledge: number;
  readonly turn: number;
  readonly place: PledgePlaceName;
  readonly of: PersonKey | null;
  readonly contract: number | null;
  readonly match: number | null;
  readonly named: number | null;
  readonly why: string;
  readonly who: PersonKey | null;
  readonly at: number;
}

/** A move as it is kept, for checks. */
export type StoredPledgeMove = NewPledgeMove & { readonly matchId: MatchId | null };

const PLEDGE: Columns<StoredPledge> = {
  ...of('pledges', 'key', 'owner', 'card', 'place', 'contract', 'match', 'named', 'turn'),
  of: 'pledges.of_person',
  ownerId: '(select id from people where people.key = pledges.owner)',
  ofId: '(select id from people where people.key = pledges.of_person)',
  contractId: '(select id from contracts where contracts.key = pledges.contract)',
  matchId: '(select id from matches where matches.key = pledges.match)',
};
const HAND: Columns<StoredHand> = {
  ...of('pledge_hands', 'person', 'house', 'size', 'mayHold'),
  drawn: yes('pledge_hands.drawn'),
  ruined: yes('pledge_hands.ruined'),
  ruinAfter: '(select id from matches where matches.key = pledge_hands.ruin_after)',
};
const MOVE: Columns<StoredPledgeMove> = {
  ...of('pledge_moves', 'pledge', 'turn', 'place', 'contract', 'match', 'named', 'why', 'who', 'at'),
  of: 'pledge_moves.of_person',
  matchId: '(select id from matches where matches.key = pledge_moves.match)',
};
export function pledgeReads(ask: Asking) {
  const pledgers = ask.all<StandingRow & { readonly hand: StoredHand | null }>({
    ...STANDING,
    hand: oneOf(ask.words, HAND, 'from pledge_hands where pledge_hands.person = people.key'),
  })(
    `${STANDINGS} where people.key in ${ask.among('keys')} order by people.key`,
    (keys: readonly PersonKey[]) => ({
      keys,
    }),
  );
  return {
    /** All that these people own, have or give, that a contract holds, or that was played in a match. */
    pledgesAround: ask.all(PLEDGE)(
      `from pledges where owner in ${ask.among('people')} or of_person in ${ask.among('people')}
      or contract = :contract or match = :match order by key`,
      (people: readonly PersonKey[], contract: number | null, match: number | null) => ({
        people,
        contract,
        match,
      }),
    ),
    pledges: ask.all(PLEDGE)('from pledges order by key'),
    /** What everybody reads: what lies in front of somebody, and what is out. */
    openPledges: ask.all(PLEDGE)(`from pledges where place in ('front', 'out') order by key`),
    pledgesByKey: ask.all(PLEDGE)(
      `from pledges where key in ${ask.among('keys')} order by key`,
      (keys: readonly number[]) => ({ keys }),
    ),
    /** Those of these that there are, by `owner/card`. */
    pledgesNamed: ask.all(PLEDGE)(
      `from pledges where (select id from people where people.key = pledges.owner) || '/' || card
      in ${ask.among('names', 'text')} order by key`,
      (names: readonly string[]) => ({ names }),
    ),
    /** One by its owner and card; null where nobody owns such a one. */
    pledge: ask.get(PLEDGE)(
      'from pledges where owner = (select key from people where id = :owner) and card = :card',
      (owner: PersonId, card: CardId) => ({ owner, card }),
    ),
    /** Of those who were dealt promises. */
    hands: ask.all(HAND)('from pledge_hands order by key'),
    /** These people as they stand, with their hands. */
    pledgers: async (keys: readonly PersonKey[]): Promise<readonly Pledger[]> => {
      const rows = await pledgers(keys);
      return rows.map(({ hand, ...row }) => ({ standing: standingIn([row], row.key), hand }));
    },
    handsOf: ask.all(HAND)(
      `from pledge_hands where person in ${ask.among('people')} order by key`,
      (people: readonly PersonKey[]) => ({ people }),
    ),
    /** The houses that came out of the bag, in order (PR2). */
    drawnHouses: ask.values<CardId>()('select house from pledge_hands where drawn = 1 order by key'),
    /** Where these lay before their newest move. */
    placesBefore: ask.all<Pick<StoredPledgeMove, 'pledge'> & { readonly place: PledgePlaceName }>({
      pledge: 'pledges.key',
      place: `coalesce((select place from pledge_moves before
      where before.pledge = pledges.key and before.turn = pledges.turn - 1), 'hand')`,
    })(`from pledges where key in ${ask.among('keys')} order by key`, (keys: readonly number[]) => ({
      keys,
    })),
    pledgeMoves: ask.all(MOVE)('from pledge_moves order by key'),
  };
}

const MOVED = {
  pledge: 'integer',
  turn: 'integer',
  place: 'text',
  of: 'integer',
  contract: 'integer',
  match: 'integer',
  named: 'integer',
  why: 'text',
  who: 'integer',
  at: 'integer',
} as const;
const HELD = {
  person: 'integer',
  house: 'text',
  drawn: 'yes',
  size: 'integer',
  mayHold: 'integer',
  ruined: 'yes',
} as const;
const DEALT = { owner: 'integer', card: 'text' } as const;

type Keyed = Pick<StoredPledge, 'key' | 'owner' | 'card'>;
const KEYED: Columns<Keyed> = of('pledges', 'key', 'owner', 'card');

export function pledgeWrites(ask: Asking) {
  const add = ask.all(KEYED)(
    `insert into pledges (owner, card, place, of_person, turn)
      select dealt.owner, dealt.card, 'hand', dealt.owner, 0 from ${ask.rows('dealt', DEALT, 'dealt')}
      order by dealt.nth returning ${list(KEYED)}`,
    (dealt: readonly Pick<Keyed, 'owner' | 'card'>[]) => ({ dealt }),
  );
  const move = ask.values<number>()(
    ask.words.adding('pledge_moves', columnsOf(MOVED, { of: 'of_person' }), 'moves', MOVED),
    (moves: readonly NewPledgeMove[]) => ({ moves }),
  );
  return {
    /** Deals promises to their owners, who have hands; returns them with their keys, in order. */
    addPledges: async (dealt: readonly Pick<Keyed, 'owner' | 'card'>[]): Promise<readonly Keyed[]> => {
      const made = await add(dealt);
      return dealt.map(({ owner, card }) => {
        const found = made.find((one) => one.owner === owner && one.card === card);
        return present(found, 'each promise gets its key');
      });
    },
    /** Hands of those who are dealt promises, or are given one before (PR17: without a house). */
    addHands: ask.tellEach<StoredHand>(
      'hands',
      `${ask.insertEach('pledge_hands', 'hands', HELD)}
        on conflict (person) do update set house = excluded.house, drawn = excluded.drawn, size = excluded.size,
          may_hold = excluded.may_hold`,
    ),
    /** PR17: a hand was shown whole to everybody. PR25: whoever has it is ruined, or will be, or no more. */
    changeHand: ask.tell(
      `update pledge_hands set may_hold = :mayHold, ruined = :ruined,
        ruin_after = (select key from matches where id = :ruinAfter) where person = :person`,
      ({ person, mayHold, ruined, ruinAfter }: StoredHand) => ({ person, mayHold, ruined, ruinAfter }),
    ),
    /** Moves promises, one after another; the database puts each where its move says. */
    addPledgeMoves: async (moves: readonly NewPledgeMove[]): Promise<void> => {
      if (moves.length > 0) await move(moves);
    },
  };
}
