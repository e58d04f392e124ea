// The acts of staff, each with its form, in the order in which they are offered. One without a form does not compile.

import type { ActType, Forms } from './form.ts';
import { onCards } from './onCards.ts';
import { onIntrigue } from './onIntrigue.ts';
import { onMatches } from './onMatches.ts';
import { onPeople } from './onPeople.ts';
import { onPledges } from './onPledges.ts';

export const ACTS: Forms<ActType> = { ...onMatches, ...onPeople, ...onCards, ...onPledges, ...onIntrigue };
