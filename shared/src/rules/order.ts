// Order: which abilities come up in a step, and in which sequence.

import { CELLS } from './cell.ts';
import type { DeckCard } from './field.ts';
import type { PendingAbility } from './phase.ts';
import type { Cards, Timing } from './prepared.ts';
import { type BySeat, ofSeat, SEATS } from './seat.ts';

/**
 * Returns the abilities of one timing on both halves by initiative, smallest first (3.1, 5.1); within an initiative
 * each side's in board order (R3), those of one card as listed. Which side goes first is settled when the initiative
 * comes up.
 */
export function pendingAbilities(
  cards: Cards,
  halves: BySeat<readonly (DeckCard | null)[]>,
  timing: Timing,
): readonly PendingAbility[] {
  const pending: PendingAbility[] = [];
  for (const seat of SEATS) {
    const half = ofSeat(halves, seat);
    for (const cell of CELLS) {
      const card = half[cell];
      if (!card) continue;
      const { timed } = cards(card.card);
      for (const { index, initiative } of timing === 'reveal' ? timed.reveal : timed.summon)
        pending.push({ seat, copy: card.copy, card: card.card, ability: index, initiative });
    }
  }
  // The sort is stable, so it keeps board order and the order on the card within an initiative.
  return pending.sort((x, y) => x.initiative - y.initiative);
}
