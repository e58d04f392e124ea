// Settlements: how matches between traders were settled, and what a settlement moves.

import { present } from '@dunmer/shared/lib';
import type { StaffRole } from '@dunmer/shared/protocol';
import type { BySeat, CopyId, Ending, Seat } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, of, oneOf } from '../columns.ts';
import { COPY, type StoredCopy } from './cards.ts';
import { CONTRACT, type StoredContract } from './contracts.ts';
import type { PersonKey, TextKey } from './effect.ts';
import type { StoredAccount } from './money.ts';
import { HOLDER, NET, pricedIn } from './owing.ts';

export interface StoredSettlement {
  readonly match: number;
  readonly k: number;
  /** The settlement that this one starts from; null for the first. */
  readonly corrects: number | null;
  readonly kind: Ending['kind'];
  readonly winner: Seat | null;
  /** The sum of both stakes, wherever the coins lie. */
  readonly pot: number;
  /** What a second settlement could not move, and is owed (EVENT, "Taking acts back"). */
  readonly owed: number;
  /** What the pot leaves the loser by count (`solace` of INTRIGUE 5). */
  readonly solace: number;
  readonly note: TextKey | null;
  readonly who: PersonKey | null;
  readonly at: number;
}

/** A settlement as it is told. */
export interface ToldSettlement extends Pick<
  StoredSettlement,
  'match' | 'k' | 'kind' | 'winner' | 'who' | 'at'
> {
  /** The present role of the person who settled it. */
  readonly role: StaffRole | null;
  /** '' if none was given, or if it was erased. */
  readonly reason: string;
}

/** Everything between which a settlement moves drakes: the traders with their purses, and the pot. */
export interface Stakes {
  /** Null if there never was one: nothing was laid down, or the coins lie on the table. */
  readonly pot: StoredAccount | null;
  readonly traders: BySeat<{
    readonly key: PersonKey;
    /** The match that binds them now. */
    readonly match: number | null;
    readonly purse: StoredAccount | null;
  }>;
  /** The newest settlement; null if there is none. */
  readonly settled: Pick<StoredSettlement, 'k' | 'kind' | 'winner' | 'owed' | 'solace'> | null;
  /** The contract over which the match was played; null if there is none. */
  readonly contract: StoredContract | null;
  /** The copy that the caller named; null if none. */
  readonly copy: StoredCopy | null;
}

/** What a second settlement works with. */
export interface StakesAgain extends Stakes {
  /** What each seat has got from the match, as `nets` tells it. */
  readonly nets: BySeat<number>;
  /**
   * The person to whom the match, its rulings or a paid debt last brought the copy; what that person did with it
   * later is their own affair. Null if no copy was named.
   */
  readonly holder: PersonKey | null;
  /** What the newest ruling says about the copy; null if none says anything. */
  readonly priced: { readonly due: Seat; readonly isOwed: boolean } | null;
}

/** What a ruling after the end says about the claimed card. */
export interface PriceRuling {
  readonly copy: number;
  /** The seat that should have the card. */
  readonly due: Seat;
  /** Whether the card can't be moved now and is noted as a debt. */
  readonly owed: boolean;
  /** How often the card had changed hands by then. */
  readonly turn: number;
}

/** A settlement to be written. */
export interface NewSettlement extends StoredSettlement {
  /** Null if no card was claimed. */
  readonly price: PriceRuling | null;
}

const SETTLEMENT: Columns<StoredSettlement> = of(
  'settlements',
  ...(['match', 'k', 'corrects', 'kind', 'winner', 'pot', 'owed', 'solace', 'note', 'who', 'at'] as const),
);
const TOLD: Columns<ToldSettlement> = {
  ...of('settlements', 'match', 'k', 'kind', 'winner', 'who', 'at'),
  role: '(select staff from people where key = settlements.who)',
  reason: `coalesce((select text from texts where key = settlements.note), '')`,
};

/** What is read for one seat. */
interface StakesRow extends Pick<Stakes, 'contract' | 'copy'> {
  readonly person: PersonKey;
  readonly bound: number | null;
  readonly purse: number | null;
  readonly inPurse: number | null;
  readonly pot: number | null;
  readonly potOf: number | null;
  readonly inPot: number | null;
  readonly k: number | null;
  readonly kind: StoredSettlement['kind'] | null;
  readonly winner: Seat | null;
  readonly owed: number | null;
  readonly solace: number | null;
}
type AgainRow = StakesRow & Pick<StakesAgain, 'holder' | 'priced'> & { readonly net: number };

const STAKES = `from seats join people on people.key = seats.person
  left join accounts purse on purse.kind = 'purse' and purse.owner = people.key
  left join accounts pot on pot.kind = 'pot' and pot.owner = seats.match
  left join settlements on settlements.match = seats.match
    and settlements.k = (select max(k) from settlements newest where newest.match = seats.match)
  where seats.match = :match order by seats.seat`;

/** The trader in a seat of a match that is settled. */
const traderOf = ({ person, bound, purse, inPurse }: StakesRow): Stakes['traders']['a'] => ({
  key: person,
  match: bound,
  purse: purse === null ? null : { key: purse, kind: 'purse', owner: person, balance: inPurse ?? 0 },
});

/** Puts together what a settlement works with from the rows of both seats. */
function stakesOf([a, b]: readonly StakesRow[]): Stakes {
  const [one, two] = [a, b].map((row) => present(row, 'a match of the event has two traders'));
  const first = present(one, 'there is seat a');
  const { pot, potOf, inPot, k, kind, winner, owed, solace, contract, copy } = first;
  return {
    traders: { a: traderOf(first), b: traderOf(present(two, 'there is seat b')) },
    pot: pot === null ? null : { key: pot, kind: 'pot', owner: potOf ?? 0, balance: inPot ?? 0 },
    settled: k === null || kind === null ? null : { k, kind, winner, owed: owed ?? 0, solace: solace ?? 0 },
    contract,
    copy,
  };
}

export function settlementReads(ask: Asking) {
  const row: Columns<StakesRow> = {
    person: 'people.key',
    bound: 'people.match',
    purse: 'purse.key',
    inPurse: 'purse.balance',
    pot: 'pot.key',
    potOf: 'pot.owner',
    inPot: 'pot.balance',
    ...of('settlements', 'k', 'kind', 'winner', 'owed', 'solace'),
    contract: oneOf(
      ask.words,
      CONTRACT,
      'from contracts join matches on matches.contract = contracts.key where matches.key = seats.match',
    ),
    copy: oneOf(ask.words, COPY, 'from copies where id = :copy'),
  };
  const takes = (match: number, copy: CopyId | null) => ({ match, copy: copy ?? '' });
  const stakes = ask.all(row)(STAKES, takes);
  const priced = pricedIn(ask);
  const again = ask.all<AgainRow>({ ...row, net: NET, holder: HOLDER, priced })(STAKES, takes);
  const nets = ask.all<{ readonly match: number; readonly seat: Seat; readonly net: number }>({
    ...of('seats', 'match', 'seat'),
    net: NET,
  })(
    `from ${ask.words.elements(':matches', 'asked')}
      cross join seats left join accounts purse on purse.kind = 'purse' and purse.owner = seats.person
      left join accounts pot on pot.kind = 'pot' and pot.owner = seats.match
      where seats.match = ${ask.words.element('asked', 'integer')}`,
    (matches: readonly number[]) => ({ matches }),
  );
  return {
    /** What a settlement of a match between two traders works with, and a copy if one is named. */
    stakes: async (match: number, copy: CopyId | null) => stakesOf(await stakes(match, copy)),
    /** The same, with what each seat has got from the match so far. */
    stakesAgain: async (match: number, copy: CopyId | null): Promise<StakesAgain> => {
      const rows = await again(match, copy);
      const [a, b] = rows;
      const { holder = null, priced = null } = a ?? {};
      return { ...stakesOf(rows), holder, priced, nets: { a: a?.net ?? 0, b: b?.net ?? 0 } };
    },
    /** All settlements of a match, in order. */
    settlements: ask.all(SETTLEMENT)('from settlements where match = :match order by k', (match: number) => ({
      match,
    })),
    /** All settlements of these matches, in order. */
    settledOf: ask.all(TOLD)(
      `from settlements where match in ${ask.among('matches')} order by match, k`,
      (matches: readonly number[]) => ({ matches }),
    ),
    /**
     * What each seat of these matches has got from its match so far, less its stake: what came into the purse from the
     * pot and by second settlements, less what left it that way. The work grows only with the settlements of the match.
     */
    nets: async (matches: readonly number[]): Promise<ReadonlyMap<number, BySeat<number>>> => {
      const found = new Map<number, BySeat<number>>();
      for (const { match, seat, net } of await nets(matches))
        found.set(match, { ...(found.get(match) ?? { a: 0, b: 0 }), [seat]: net });
      return found;
    },
  };
}

const COLUMNS = ['match', 'k', 'corrects', 'kind', 'winner', 'pot', 'owed', 'solace', 'note', 'who', 'at'];
const PRICE = ['price_copy', 'price_due', 'price_owed', 'price_turn'];

export const settlementWrites = (ask: Asking) => ({
  /** Throws if settlement `k` of the match already exists, or the one before it is missing. */
  addSettlement: ask.tell(
    inserting('settlements', ...COLUMNS, ...PRICE),
    ({ price, ...settled }: NewSettlement) => ({
      ...settled,
      priceCopy: price?.copy ?? null,
      priceDue: price?.due ?? null,
      priceOwed: price?.owed ?? null,
      priceTurn: price?.turn ?? null,
    }),
  ),
});
