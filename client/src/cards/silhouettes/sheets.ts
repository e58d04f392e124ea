// The sheets drawn by hand, by the id of their card or by its `art`.

import type { Sheet } from './drawing.ts';
import { ashPilgrim } from './drawings/ashPilgrim.ts';
import { beastTamer } from './drawings/beastTamer.ts';
import { caravanGuard } from './drawings/caravanGuard.ts';
import { conjurer } from './drawings/conjurer.ts';
import { cutpurse } from './drawings/cutpurse.ts';
import { mistressOfAsh } from './drawings/mistressOfAsh.ts';
import { mushroomSeller } from './drawings/mushroomSeller.ts';
import { scamp } from './drawings/scamp.ts';
import { sellswordCaptain } from './drawings/sellswordCaptain.ts';
import { shoreCrab } from './drawings/shoreCrab.ts';
import { taxCollector } from './drawings/taxCollector.ts';
import { templeInquisitor } from './drawings/templeInquisitor.ts';

export const SHEETS: ReadonlyMap<string, Sheet> = new Map<string, Sheet>([
  ['caravan-guard', caravanGuard],
  ['cutpurse', cutpurse],
  ['tax-collector', taxCollector],
  ['ash-pilgrim', ashPilgrim],
  ['mushroom-seller', mushroomSeller],
  ['scamp', scamp],
  ['shore-crab', shoreCrab],
  ['conjurer', conjurer],
  ['sellsword-captain', sellswordCaptain],
  ['beast-tamer', beastTamer],
  ['temple-inquisitor', templeInquisitor],
  ['mistress-of-ash', mistressOfAsh],
]);
