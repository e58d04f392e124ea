// PledgeTables: what the journal tells of promises in clear: dealt ones, hands, payments, what was shown (PROMISES).

import type { Book } from './book.ts';
import type { Of } from './row.ts';

const bit = (value: boolean): number => (value ? 1 : 0);

export const takePledge = (book: Book, { pledge: key, owner, card }: Of<'pledge'>): void =>
  book.add('pledges', { key, owner, card });

export const takeHand = (
  book: Book,
  { person: key, house, drawn, size, mayHold, ruined }: Of<'hand'>,
): void => book.put('pledge hands', { key, house, drawn: bit(drawn), size, mayHold, ruined: bit(ruined) });

export const takePledgePaid = (book: Book, { is: _, ...paid }: Of<'pledgePaid'>): void =>
  book.add('pledge payments', { key: book.count('pledge payments') + 1, ...paid });

/** What was shown to one alone, the journal does not say. */
export const takePledgesShown = (book: Book, { of, to, pledges, at }: Of<'pledgesShown'>): void =>
  book.add('pledge shows', {
    key: book.count('pledge shows') + 1,
    of,
    to,
    at,
    ...(to === null ? { pledges: JSON.stringify(pledges) } : {}),
  });
