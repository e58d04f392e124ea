// Guided: at a table that teaches, which of all possible acts is the one taught now. Pure.

import { sameValue } from '@dunmer/shared/lib';
import type { GameSeatCommand, Offer } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import type { Guide } from '../session.ts';

/** Tells whether the taught move takes this offer. */
function isTaken(move: GameSeatCommand | null, { does, copy, ability }: Offer): boolean {
  if (move === null || move.type !== does || move.copy !== copy) return false;
  return move.type !== 'use' || move.ability === ability;
}

/** Returns the offers that may be taken up; all of them at a table that does not teach. */
export const taughtOffers = (guide: Guide | null, offers: readonly Offer[]): readonly Offer[] =>
  guide === null ? offers : offers.filter((offer) => isTaken(guide.move, offer));

/** Returns what the taught move names in its naming number `at`. */
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

/** Tells whether this card may be named there. */
export const isTaughtName = (guide: Guide | null, copy: CopyId, at = 0): boolean =>
  guide === null || namedBy(guide.move, at).includes(copy);

/** Tells whether this command may be sent. */
export const isTaught = (guide: Guide | null, command: GameSeatCommand): boolean =>
  guide === null || sameValue(guide.move, command);
