// Debts: who owes what to whom after a ruling that could not move everything (EVENT, "Taking acts back").

import type { Debt } from '@dunmer/shared/protocol';
import { otherSeat, type Seat } from '@dunmer/shared/rules';
import type { OwingOf, Reader, StoredCopy, StoredOwing } from '../store/index.ts';
import { claimsOf } from './planAgainDrakes.ts';

type Nets = Awaited<ReturnType<Reader['settlements']['nets']>>;

/** A card that is owed, and between which seats. */
interface CardDebt {
  readonly from: Seat;
  readonly to: Seat;
  readonly copy: StoredCopy;
}

/** What is owed of a match by its newest ruling. */
export interface Owing extends Omit<StoredOwing, 'price' | 'owed'> {
  readonly drakes: readonly Debt[];
  /** At most one card is claimed in a match. */
  readonly cards: readonly CardDebt[];
}

/**
 * What is owed of these matches: drakes as far as the entries differ from the newest ruling, and a card until it has
 * come to its creditor. Uses two statements if drakes are owed, otherwise one.
 */
export async function owingOf(
  { settlements }: Pick<Reader, 'settlements'>,
  of: OwingOf,
): Promise<readonly Owing[]> {
  const noted = await settlements.owing(of);
  const inDrakes = noted.filter(({ owed }) => owed > 0).map(({ match }) => match);
  const nets: Nets = inDrakes.length === 0 ? new Map() : await settlements.nets(inDrakes);
  return noted
    .map(({ price, owed, ...owing }): Owing => ({
      ...owing,
      drakes: owed === 0 ? [] : claimsOf(nets.get(owing.match) ?? { a: 0, b: 0 }, owing.stake, owing.winner),
      cards: price === null ? [] : [{ from: otherSeat(price.due), to: price.due, copy: price.copy }],
    }))
    .filter(({ drakes, cards }) => drakes.length + cards.length > 0);
}
