// Mind: a bot at the patrons' table. It sees its own side and what everybody sees, and nothing else.

import type { GameSeatCommand, SeatGameView } from '@dunmer/shared/patrons';
import { type Chance, pick } from '../bot/index.ts';

export type GameMind = (view: SeatGameView, chance: Chance) => GameSeatCommand | null;

/**
 * Returns what this seat does when the preparatory stage asks it for something; null where it asks nothing. Every
 * strength begins alike, by chance.
 */
export function beginning(
  view: SeatGameView,
  chance: Chance,
  patrons: readonly string[],
  isKept: (card: string) => boolean,
): GameSeatCommand | null {
  const { stage } = view.common;
  const { viewer: seat } = view;
  if (stage.at !== 'preparing') return null;
  if (stage.step === 'patrons' && stage.sealed[seat] === null)
    return { type: 'choosePatron', seat, patron: pick(chance, patrons) };
  if (stage.step === 'exchange' && stage.exchanged[seat] === null)
    return {
      type: 'exchange',
      seat,
      copies: view.own.hand.flatMap(({ copy, card }) => (isKept(card) ? [] : [copy])),
    };
  return null;
}
