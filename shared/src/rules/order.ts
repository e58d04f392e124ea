// Order: which abilities come up in a step, and in which sequence.

import type { Ability } from '../cards/index.ts';
import { CELLS } from './cell.ts';
import type { DeckCard } from './field.ts';
import type { PendingAbility } from './phase.ts';
import type { Cards } from './prepared.ts';
import { type BySeat, SEATS } from './seat.ts';

/**
 * The abilities of one timing on both halves: by initiative, smallest first (3.1, 5.1); at one initiative each side's
 * in board order (R3), those of one card as listed. Which side goes first is settled when the initiative comes up.
 */
export function pendingAbilities(
  cards: Cards,
  halves: BySeat<readonly (DeckCard | null)[]>,
  timing: Exclude<Ability['timing'], 'static'>,
): readonly PendingAbility[] {
  const pending: PendingAbility[] = [];
  for (const seat of SEATS)
    for (const cell of CELLS) {
      const card = halves[seat][cell];
      if (!card) continue;
      cards(card.card).abilities.forEach((ability, index) => {
        if (ability.timing !== timing) return;
        const { initiative } = ability;
        pending.push({ seat, copy: card.copy, card: card.card, ability: index, initiative });
      });
    }
  // Stable: board order and the order on the card are kept within an initiative.
  return pending.toSorted((x, y) => x.initiative - y.initiative);
}
