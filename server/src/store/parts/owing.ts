// Owing: what rulings after the end have noted as owed, and what each seat has got from its match so far.

import type { MatchId, StaffRole } from '@dunmer/shared/protocol';
import type { BySeat, Seat } from '@dunmer/shared/rules';
import type { Asking, Takes } from '../asking.ts';
import { type Columns, of, oneOf, type Read, yes } from '../columns.ts';
import { COPY, type StoredCopy } from './cards.ts';
import type { PersonKey } from './effect.ts';

/** A match whose newest ruling says that something is owed. */
export interface StoredOwing {
  readonly match: number;
  readonly id: MatchId;
  readonly stake: number;
  readonly kind: 'awarded' | 'voided';
  readonly winner: Seat | null;
  /** The winner by the first settlement. */
  readonly wonBy: Seat | null;
  /** The drakes that were noted; the entries tell how much of them is still open. */
  readonly owed: number;
  readonly players: BySeat<PersonKey>;
  /** The owed card, and the seat to which it is owed; null if none is. */
  readonly price: { readonly copy: StoredCopy; readonly due: Seat } | null;
  readonly who: PersonKey | null;
  /** The present role of the person who ruled. */
  readonly role: StaffRole | null;
  /** '' if there is none, or if it was erased. */
  readonly reason: string;
  readonly at: number;
}

export type OwingOf =
  | { readonly matches: readonly number[] }
  | { readonly match: MatchId }
  | { readonly person: PersonKey }
  | 'all';

/**
 * What a seat has got from its match: what came out of the pot, less what was laid down, and what second settlements
 * have moved. For use beside `seats`, the seat's `purse` and the `pot`. Reads the pot's side, and by match, so that
 * it does not grow with the history of the purse.
 */
export const NET = `coalesce((select sum(sum) from entries where debit = pot.key and +credit = purse.key), 0)
  - coalesce((select sum(sum) from entries where credit = pot.key and +debit = purse.key), 0)
  + coalesce((select sum(case purse.key when credit then sum when debit then -sum end) from entries
    where subject = (select id from matches where matches.key = seats.match) and why in ('award', 'void', 'debt')), 0)`;

/** Whether the card owed by the ruling `ruled` is still owed: it has not come to its creditor since. */
const IS_OWED = `(ruled.price_owed = 1 and not exists (select 1 from moves back join seats creditor
    on creditor.match = ruled.match and creditor.seat = ruled.price_due
    where back.copy = ruled.price_copy and back.turn > ruled.price_turn and back.to_owner = creditor.person))`;

/**
 * The person to whom a copy last came because of the match beside `seats`: by the match itself or its rulings, or in
 * payment of what a ruling had noted as owed, before the next ruling.
 */
export const HOLDER = `(select brought.to_owner from copies taken join moves brought on brought.copy = taken.key
    where taken.id = :copy and (
      (brought.why in ('claimed', 'returned')
        and brought.subject = (select id from matches where matches.key = seats.match))
      or exists (select 1 from settlements ruled
        join seats creditor on creditor.match = ruled.match and creditor.seat = ruled.price_due
        where ruled.match = seats.match and ruled.price_copy = brought.copy and ruled.price_owed = 1
          and brought.turn > ruled.price_turn
          and brought.to_owner = creditor.person and brought.turn <= coalesce((select later.price_turn
            from settlements later where later.match = ruled.match and later.k = ruled.k + 1), brought.turn)))
    order by brought.turn desc limit 1)`;

/** What the newest ruling of the match beside `seats` says about the claimed card. */
export const pricedIn = ({ words }: Asking): Read<{ readonly due: Seat; readonly isOwed: boolean } | null> =>
  oneOf<{ readonly due: Seat; readonly isOwed: boolean }>(
    words,
    { due: 'ruled.price_due', isOwed: yes(IS_OWED) },
    `from settlements ruled where ruled.match = seats.match and ruled.price_copy is not null
      order by ruled.k desc limit 1`,
  );

type Row = Omit<StoredOwing, 'players' | 'price'> & {
  readonly a: PersonKey;
  readonly b: PersonKey;
  readonly due: Seat | null;
  /** Null if no card is owed. */
  readonly copy: StoredCopy | null;
};

const owingOf = ({ a, b, due, copy, ...row }: Row): StoredOwing => ({
  ...row,
  players: { a, b },
  price: due === null || copy === null ? null : { copy, due },
});

export function owingReads(ask: Asking) {
  const row: Columns<Row> = {
    ...of('matches', 'id', 'stake'),
    ...of('ruled', 'match', 'kind', 'winner', 'owed', 'who', 'at'),
    wonBy: '(select winner from settlements first where first.match = ruled.match and first.k = 1)',
    a: 'a.person',
    b: 'b.person',
    role: '(select staff from people where key = ruled.who)',
    reason: `coalesce(texts.text, '')`,
    due: 'ruled.price_due',
    copy: oneOf(ask.words, COPY, `from copies where key = ruled.price_copy and ${IS_OWED}`),
  };
  const owing = <Args extends readonly unknown[]>(which: string, takes: Takes<Args>) =>
    ask.all(row)(
      `from settlements ruled join matches on matches.key = ruled.match
        join seats a on a.match = matches.key and a.seat = 'a' join seats b on b.match = matches.key and b.seat = 'b'
        left join texts on texts.key = ruled.note
        where ruled.k > 1
          and not exists (select 1 from settlements later where later.match = ruled.match and later.k = ruled.k + 1)
          and (ruled.owed > 0 or ${IS_OWED}) and ${which} order by matches.key`,
      takes,
    );
  const all = owing('true', () => ({}));
  const ofMatches = owing(`ruled.match in ${ask.among('matches')}`, (matches: readonly number[]) => ({
    matches,
  }));
  const ofMatch = owing('matches.id = :match', (match: MatchId) => ({ match }));
  const ofPerson = owing(
    'ruled.match in (select match from seats where person = :person)',
    (person: PersonKey) => ({ person }),
  );
  const rows = (which: OwingOf): Promise<readonly Row[]> => {
    if (which === 'all') return all();
    if ('match' in which) return ofMatch(which.match);
    return 'person' in which ? ofPerson(which.person) : ofMatches(which.matches);
  };
  return {
    /** The matches in which something is owed, oldest first; of these matches, of this person's, or all. */
    owing: async (which: OwingOf): Promise<readonly StoredOwing[]> => (await rows(which)).map(owingOf),
  };
}
