// Minds by strength.

import { never } from '@dunmer/shared/lib';
import type { Catalogue } from '@dunmer/shared/cards';
import type { Strength } from '@dunmer/shared/protocol';
import type { Budget } from './budget.ts';
import type { Mind } from './mind.ts';
import { simpleMind } from './simple.ts';

/** Makes the mind of a strength for a catalogue; `budget` is what the strong one may spend on a command. */
export function mindOf(catalogue: Catalogue, strength: Strength, _budget: Budget): Mind {
  switch (strength) {
    case 'simple':
      return simpleMind(catalogue);
    case 'middle':
      return simpleMind(catalogue);
    case 'strong':
      return simpleMind(catalogue);
    default:
      return never(strength);
  }
}
