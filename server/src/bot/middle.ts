// The middle mind: lays by what beats what and what abilities are worth, and tries its choices out in the rules' core.

import type { Catalogue } from '@dunmer/shared/cards';
import type { SeatCommand } from '@dunmer/shared/rules';
import { arrange } from './arrange.ts';
import type { Chance } from './chance.ts';
import { imagine } from './imagine.ts';
import { type Sight, sightOf, worthAfter } from './lookAhead.ts';
import type { Mind, SeatView } from './mind.ts';
import { layAsPlanned, ownToArrange, rowToLay } from './place.ts';
import { byPromise } from './quick.ts';

const WHIM = 0.15;
/** How many options of a choice are tried, and in how many matches each. */
const OPTIONS = 6;
const TRIES = 4;

function place(sight: Sight, view: SeatView, chance: Chance): SeatCommand | null {
  const row = rowToLay(view);
  if (row === null) return null;
  return layAsPlanned(view, row, arrange(sight.halfWorth, ownToArrange(sight, view, WHIM), chance));
}

function choose(sight: Sight, view: SeatView, chance: Chance): SeatCommand | null {
  const options = byPromise(sight.lore, view).slice(0, OPTIONS);
  const [first] = options;
  if (first === undefined || options.length === 1 || view.common.phase.at === 'claiming')
    return first ?? null;
  const states = Array.from({ length: TRIES }, () => imagine(sight.lore, view, chance));
  let [best, most] = [first, -Infinity];
  for (const option of options) {
    let worth = 0;
    for (const state of states) worth += worthAfter(sight, state, option, view.viewer, chance);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
}

/** Makes the middle mind of a catalogue. */
export function middleMind(catalogue: Catalogue): Mind {
  const sight = sightOf(catalogue);
  return (view, chance) =>
    view.common.phase.at === 'placing' ? place(sight, view, chance) : choose(sight, view, chance);
}
