// Moves: where an event of the deck moves copies (INTRIGUE, "State").

import type { DeckEvent } from '@dunmer/shared/intrigue';
import type { TraderId } from '@dunmer/shared/windows';
import type { IntriguePlace } from '../store/index.ts';
import { NOWHERE, type PlayedOn } from './steps.ts';

/** A move of one copy; `of` is whose hand, front or play it then lies in. */
export interface DeckMove extends PlayedOn {
  readonly copy: string;
  readonly place: IntriguePlace;
  readonly of: TraderId | null;
  readonly why: string;
}

const all = (
  copies: readonly string[],
  where: Omit<DeckMove, 'copy' | keyof PlayedOn>,
): readonly DeckMove[] => copies.map((copy) => ({ copy, ...where, ...NOWHERE }));
const spent = (copies: readonly string[], why: string): readonly DeckMove[] =>
  all(copies, { place: 'spent', of: null, why });

/**
 * Returns an event's moves, in order. Giver and taker each get a `CardsMoved` of the same copies; these move by the
 * taker's.
 */
export function movesBy(event: DeckEvent, on: PlayedOn): readonly DeckMove[] {
  switch (event.type) {
    case 'PileOrdered':
      return all(event.order, { place: 'pile', of: null, why: 'shuffled' });
    case 'CardCame':
      return all([event.copy], { place: 'hand', of: event.trader, why: 'drawn' });
    case 'CardsMoved':
      return event.trader === event.by
        ? all(event.copies, { place: 'hand', of: event.by, why: 'taken' })
        : [];
    case 'SpentRetrieved':
      return all([event.copy], { place: 'hand', of: event.who, why: 'retrieved' });
    case 'ActionPlayed':
    case 'CancelPlayed':
    case 'CardPlayedAt':
      return [{ copy: event.copy, place: 'table', of: event.who, why: 'played', ...on }];
    case 'ActionEnded':
      return event.lies === null
        ? spent([event.copy], 'over')
        : all([event.copy], { place: 'front', of: event.lies, why: 'laid' });
    case 'CancelsCounted':
      return spent(event.copies, 'over');
    case 'PlayedCardSpent':
      return spent([event.copy], 'over');
    case 'FrontSpent':
      return spent([event.copy], 'left');
    case 'CardsSpent':
      return spent(event.copies, 'dropped');
    default:
      return [];
  }
}
