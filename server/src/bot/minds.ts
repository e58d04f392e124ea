// Minds: makes minds by strength.

import { never } from '@dunmer/shared/lib';
import type { Catalogue } from '@dunmer/shared/cards';
import type { Strength } from '@dunmer/shared/protocol';
import type { WindowCards } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Budget } from './budget.ts';
import type { Mind } from './mind.ts';
import { sightOf } from './lookAhead.ts';
import { middleMind } from './middle.ts';
import { simpleMind } from './simple.ts';
import { strongMind } from './strong.ts';

/**
 * Makes the mind of a strength for a catalogue. `budget`: what the strong mind may spend on a command. `windowCards`:
 * the promises and intrigue cards that are played with; by default the printed ones.
 */
export function mindOf(
  catalogue: Catalogue,
  strength: Strength,
  budget: Budget,
  windowCards: WindowCards = PRINTED,
): Mind {
  switch (strength) {
    case 'simple':
      return simpleMind(catalogue, windowCards);
    case 'middle':
      return middleMind(catalogue, windowCards);
    case 'strong':
      return strongMind(sightOf(catalogue, windowCards), budget);
    default:
      return never(strength);
  }
}
