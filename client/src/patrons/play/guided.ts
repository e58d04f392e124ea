// Guided: at a table that teaches, what of all that could be done is the one thing that is taught now. Pure.

import { sameValue } from '@dunmer/shared/lib';
import type { GameSeatCommand, Offer } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import type { Guide } from '../session.ts';

/** Whether an offer is the one that the taught move takes. */
function isTaken(move: GameSeatCommand | null, { does, copy, ability }: Offer): boolean {
  if (move === null || move.type !== does || move.copy !== copy) return false;
  return move.type !== 'use' || move.ability === ability;
}

/** Of these offers those that may be taken up; all where nobody teaches. */
export const taughtOffers = (guide: Guide | null, offers: readonly Offer[]): readonly Offer[] =>
  guide === null ? offers : offers.filter((offer) => isTaken(guide.move, offer));

/** What the taught move names, for the naming at this place. */
function namedBy(move: GameSeatCommand | null, at: number): readonly CopyId[] {
  if (move === null) return [];
  switch (move.type) {
    case 'play':
    case 'use':
      return move.targets[at] ?? [];
    case 'strike':
      return [move.target];
    case 'defend':
      return move.copy === null ? [] : [move.copy];
    case 'choose':
      return move.copies;
    case 'choosePatron':
    case 'exchange':
    case 'endTurn':
    case 'concede':
      return [];
  }
}

/** Whether this card may be named there. */
export const isTaughtName = (guide: Guide | null, copy: CopyId, at = 0): boolean =>
  guide === null || namedBy(guide.move, at).includes(copy);

/** Whether this may be sent. */
export const isTaught = (guide: Guide | null, command: GameSeatCommand): boolean =>
  guide === null || sameValue(guide.move, command);
