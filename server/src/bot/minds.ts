// Minds by strength.

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
 * Makes the mind of a strength for a catalogue; `budget` is what the strong one may spend on a command. It knows the
 * printed promises and intrigue cards, if no others are played with.
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
