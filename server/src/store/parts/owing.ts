// Owing: what rulings after the end have noted as owed, and what each seat has of its match so far.

import type { MatchId, StaffRole } from '@dunmer/shared/protocol';
import type { BySeat, Seat } from '@dunmer/shared/rules';
import type { Asking, Takes } from '../asking.ts';
import { type Columns, of, oneOf, type Read, yes } from '../columns.ts';
import { COPY, type StoredCopy } from './cards.ts';
import type { PersonKey } from './effect.ts';

/** A match of which something is owed by its newest ruling. */
export interface StoredOwing {
  readonly match: number;
  readonly id: MatchId;
  readonly stake: number;
  readonly kind: 'awarded' | 'voided';
  readonly winner: Seat | null;
  /** Who had won by the first settlement. */
  readonly wonBy: Seat | null;
  /** Drakes that were noted; what of them is still open, the entries say. */
  readonly owed: number;
  readonly players: BySeat<PersonKey>;
  /** The card that is owed, and to whom; null where none is. */
  readonly price: { readonly copy: StoredCopy; readonly due: Seat } | null;
  readonly who: PersonKey | null;
  /** What they are now who have ruled so. */
  readonly role: StaffRole | null;
  /** '' where there is none, or it was erased. */
  readonly reason: string;
  readonly at: number;
}

export type OwingOf =
  | { readonly matches: readonly number[] }
  | { readonly match: MatchId }
  | { readonly person: PersonKey }
  | 'all';

/**
 * What a seat has of its match, beside `seats`, its `purse` and the `pot`: from the pot, less what was laid down, and
 * by second settlements. Read from the pot's side and by the match, so that it does not grow with what a purse has
 * seen.
 */
export const NET = `coalesce((select sum(sum) from entries where debit = pot.key and +credit = purse.key), 0)
  - coalesce((select sum(sum) from entries where credit = pot.key and +debit = purse.key), 0)
  + coalesce((select sum(case purse.key when credit then sum when debit then -sum end) from entries
    where subject = (select id from matches where matches.key = seats.match) and why in ('award', 'void', 'debt')), 0)`;

/** Whether a ruling's debt of a card, `ruled`, is still open: the card has not come to whom it is owed since. */
const IS_OWED = `(ruled.price_owed = 1 and not exists (select 1 from moves back join seats creditor
    on creditor.match = ruled.match and creditor.seat = ruled.price_due
    where back.copy = ruled.price_copy and back.turn > ruled.price_turn and back.to_owner = creditor.person))`;

/**
 * To whom a copy was brought last by the match beside `seats` and its rulings, or by paying what one of them had
 * noted as owed before the next one was made.
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

/** What the newest ruling of the match beside `seats` says of the card that was claimed. */
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
  /** Null where no card is owed. */
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
    /** The matches of which something is owed, oldest first: of these, of a person's, or of all. */
    owing: async (which: OwingOf): Promise<readonly StoredOwing[]> => (await rows(which)).map(owingOf),
  };
}
