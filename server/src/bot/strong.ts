// The strong mind: tries what it might do in many matches that its view may be of, in the rules' own core.

import type { SeatCommand } from '@dunmer/shared/rules';
import type { Budget } from './budget.ts';
import { candidatesFor } from './candidates.ts';
import { challenge } from './challenge.ts';
import type { Chance } from './chance.ts';
import { bestClaim } from './claim.ts';
import { drawOther, facing } from './facing.ts';
import { imagine } from './imagine.ts';
import { type Sight, worthAfter } from './lookAhead.ts';
import type { Mind, SeatView } from './mind.ts';
import { layAsPlanned, ownToArrange, rowToLay } from './place.ts';
import { byPromise } from './quick.ts';
import { race } from './race.ts';

interface Search extends Sight {
  readonly budget: Budget;
}

/** Plans the whole half, and lays the row that is due; the next is planned anew. */
function place(search: Search, view: SeatView, chance: Chance): SeatCommand | null {
  const row = rowToLay(view);
  if (row === null) return null;
  const toArrange = ownToArrange(search, view, 0);
  const { first, next } = candidatesFor(search.halfWorth, toArrange, chance);
  const plan = challenge({
    first,
    next,
    draw: () => drawOther(search, view, chance),
    play: (plan, other) =>
      worthAfter(search, facing(view, plan, other), { type: 'reveal' }, view.viewer, chance),
    budget: search.budget,
  });
  return layAsPlanned(view, row, plan);
}

/** Targets and summons. */
function choose(search: Search, view: SeatView, chance: Chance): SeatCommand | null {
  const contenders = byPromise(search.lore, view);
  if (contenders.length === 0) return null;
  return race({
    contenders,
    draw: () => imagine(search.lore, view, chance),
    play: (option, state) => worthAfter(search, state, option, view.viewer, chance),
    budget: search.budget,
  });
}

/** Makes the strong mind that sees with `sight` and spends at most `budget` on a command. */
export function strongMind(sight: Sight, budget: Budget): Mind {
  const search: Search = { ...sight, budget };
  return (view, chance) => {
    switch (view.common.phase.at) {
      case 'placing':
        return place(search, view, chance);
      case 'claiming':
        return bestClaim(search, view, chance);
      default:
        return choose(search, view, chance);
    }
  };
}
