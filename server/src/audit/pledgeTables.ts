// PledgeTables: what the journal tells of promises in clear: dealt promises, hands, payments, and what was shown
// (PROMISES).

import type { Book } from './book.ts';
import { Contradiction } from './finding.ts';
import { bit, type Of, ofKind, type Row } from './row.ts';

export const takePledge = (book: Book, { pledge: key, owner, card }: Of<'pledge'>): void =>
  book.add('pledges', { key, owner, card });

export const takeHand = (book: Book, { is: _, person: key, drawn, ruined, ...hand }: Of<'hand'>): void =>
  book.put('pledge hands', { key, ...hand, drawn: bit(drawn), ruined: bit(ruined) });

export const takePledgePaid = (book: Book, { is: _, ...paid }: Of<'pledgePaid'>): void =>
  book.add('pledge payments', { key: book.count('pledge payments') + 1, ...paid });

/** The journal does not say which promises were shown to one person alone. */
export const takePledgesShown = (book: Book, { of, to, pledges, at }: Of<'pledgesShown'>): void =>
  book.add('pledge shows', {
    key: book.count('pledge shows') + 1,
    of,
    to,
    at,
    ...(to === null ? { pledges: JSON.stringify(pledges) } : {}),
  });

/** PR22: checks that a payment for a promise comes with the promise going home because it came about. */
export function checkPledgePayments(row: Row): void {
  for (const { pledge: key, payee, entry } of ofKind(row, 'pledgePaid')) {
    const home = ofKind(row, 'pledgeMove').find((move) => move.pledge === key && move.why === 'came-about');
    const paid =
      entry === null || ofKind(row, 'entry').some((each) => each.entry === entry && each.why === 'promise');
    if (home === undefined || !paid)
      throw new Contradiction(
        `Row ${row.seq} of the journal pays ${payee} for a promise that has not come about.`,
      );
  }
}
