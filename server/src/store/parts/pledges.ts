// Pledges: the promises of an event, and how they came to where they lie (PROMISES). Laws of the database move them.

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
  /** The person in whose hand or front it lies, or who gives it; null in the box. */
  readonly of: PersonKey | null;
  readonly ofId: PersonId | null;
  /** The contract that holds it. */
  readonly contract: number | null;
  readonly contractId: ContractId | null;
  /** The match in which it was played; it lies before its player. */
  readonly match: number | null;
  readonly matchId: MatchId | null;
  readonly named: number | null;
  /** How often the promise has moved. */
  readonly turn: number;
}

/** A person who was dealt promises, with what everybody knows of their hand. */
export interface StoredHand {
  readonly person: PersonKey;
  readonly house: CardId;
  /** Whether the house was drawn from the bag, and not named. */
  readonly drawn: boolean;
  readonly size: number;
  readonly mayHold: number;
  readonly ruined: boolean;
  /** PR25: the match at whose end they are ruined; null if none is set. */
  readonly ruinAfter: MatchId | null;
}

/** A person's standing with their hand; `hand` is null if they were dealt no promises. */
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

/** A stored move, for checks. */
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
    /** The promises that these people own, have, give by a contract (they are the giver's) or have played. */
    pledgesAround: ask.all(PLEDGE)(
      `from pledges where owner in ${ask.among('people')} or of_person in ${ask.among('people')} order by key`,
      (people: readonly PersonKey[]) => ({ people }),
    ),
    pledges: ask.all(PLEDGE)('from pledges order by key'),
    /** The promises that everybody may read: those in front of somebody, and those that are out. */
    openPledges: ask.all(PLEDGE)(`from pledges where place in ('front', 'out') order by key`),
    pledgesByKey: ask.all(PLEDGE)(
      `from pledges where key in ${ask.among('keys')} order by key`,
      (keys: readonly number[]) => ({ keys }),
    ),
    /** The promises with these names, `owner/card`; those that don't exist are left out. */
    pledgesNamed: ask.all(PLEDGE)(
      `from pledges where (select id from people where people.key = pledges.owner) || '/' || card
      in ${ask.among('names', 'text')} order by key`,
      (names: readonly string[]) => ({ names }),
    ),
    /** A promise by its owner and card; null if there is none. */
    pledge: ask.get(PLEDGE)(
      'from pledges where owner = (select key from people where id = :owner) and card = :card',
      (owner: PersonId, card: CardId) => ({ owner, card }),
    ),
    /** The hands of everybody who was dealt promises. */
    hands: ask.all(HAND)('from pledge_hands order by key'),
    /** The standing of these people, with their hands. */
    pledgers: async (keys: readonly PersonKey[]): Promise<readonly Pledger[]> => {
      const rows = await pledgers(keys);
      return rows.map(({ hand, ...row }) => ({ standing: standingIn([row], row.key), hand }));
    },
    handsOf: ask.all(HAND)(
      `from pledge_hands where person in ${ask.among('people')} order by key`,
      (people: readonly PersonKey[]) => ({ people }),
    ),
    /** The houses that were drawn from the bag, in order (PR2). */
    drawnHouses: ask.values<CardId>()('select house from pledge_hands where drawn = 1 order by key'),
    /** Where these promises lay before their newest move. */
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
    /** Deals promises to their owners, who must have hands; resolves to them with their keys, in order. */
    addPledges: async (dealt: readonly Pick<Keyed, 'owner' | 'card'>[]): Promise<readonly Keyed[]> => {
      const made = await add(dealt);
      return dealt.map(({ owner, card }) => {
        const found = made.find((one) => one.owner === owner && one.card === card);
        return present(found, 'each promise gets its key');
      });
    },
    /** Makes the hands of people who are dealt promises, or who are given one before that (PR17: without a house). */
    addHands: ask.tellEach<StoredHand>(
      'hands',
      `${ask.insertEach('pledge_hands', 'hands', HELD)}
        on conflict (person) do update set house = excluded.house, drawn = excluded.drawn, size = excluded.size,
          may_hold = excluded.may_hold`,
    ),
    /**
     * PR17: after a whole hand was shown to everybody. PR25: sets or ends the ruin of its holder, or the match after
     * which it comes.
     */
    changeHand: ask.tell(
      `update pledge_hands set may_hold = :mayHold, ruined = :ruined,
        ruin_after = (select key from matches where id = :ruinAfter) where person = :person`,
      ({ person, mayHold, ruined, ruinAfter }: StoredHand) => ({ person, mayHold, ruined, ruinAfter }),
    ),
    /** Moves promises, one after another; a law of the database puts each where its move says. */
    addPledgeMoves: async (moves: readonly NewPledgeMove[]): Promise<void> => {
      if (moves.length > 0) await move(moves);
    },
  };
}
