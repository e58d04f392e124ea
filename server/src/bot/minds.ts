// Minds by strength.

import { never } from '@dunmer/shared/lib';
import type { Catalogue } from '@dunmer/shared/cards';
import type { Strength } from '@dunmer/shared/protocol';
import type { Budget } from './budget.ts';
import type { Mind } from './mind.ts';
import { sightOf } from './lookAhead.ts';
import { middleMind } from './middle.ts';
import { simpleMind } from './simple.ts';
import { strongMind } from './strong.ts';

/** Makes the mind of a strength for a catalogue; `budget` is what the strong one may spend on a command. */
export function mindOf(catalogue: Catalogue, strength: Strength, budget: Budget): Mind {
  switch (strength) {
    case 'simple':
      return simpleMind(catalogue);
    case 'middle':
      return middleMind(catalogue);
    case 'strong':
      return strongMind(sightOf(catalogue), budget);
    default:
      return never(strength);
  }
}
