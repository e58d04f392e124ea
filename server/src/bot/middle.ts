// Middle: the middle mind. It lays by which cards beat which and what abilities are worth, and tries its choices in
// the rules' core.

import type { Catalogue } from '@dunmer/shared/cards';
import type { WindowCards } from '@dunmer/shared/windows';
import { arrange } from './arrange.ts';
import { answersOf, answerWorth } from './bestPlay.ts';
import type { Chance } from './chance.ts';
import { imagine } from './imagine.ts';
import { type Sight, sightOf, worthAfter } from './lookAhead.ts';
import type { BotCommand, Mind, SeatView } from './mind.ts';
import { layBy, ownToArrange } from './place.ts';
import { byPromise } from './quick.ts';
import { askedAt } from './windows.ts';

const WHIM = 0.15;
/** How many options of a choice are tried, and in how many matches each. */
const OPTIONS = 6;
const TRIES = 4;
const SEEDS = 0x4000_0000;

const place = (sight: Sight, view: SeatView, chance: Chance): BotCommand | null =>
  layBy(sight, view, (knowingly) => arrange(knowingly, ownToArrange(sight, view, WHIM), chance));

function choose(sight: Sight, view: SeatView, chance: Chance): BotCommand | null {
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

/** Plays what does better than a pass in a few matches; all answers get the same chance in each. */
function answer(sight: Sight, view: SeatView, chance: Chance): BotCommand | null {
  const answers = answersOf(sight, view);
  const [pass] = answers;
  if (pass === undefined || answers.length === 1) return pass ?? null;
  const tries = Array.from({ length: TRIES }, () => ({
    state: imagine(sight.lore, view, chance),
    seed: chance.below(SEEDS),
  }));
  let [best, most] = [pass, -Infinity];
  for (const one of answers) {
    let worth = 0;
    for (const { state, seed } of tries) worth += answerWorth(sight, state, one, view.viewer, seed);
    if (worth > most) [best, most] = [one, worth];
  }
  return best;
}

/** Makes the middle mind for a catalogue, and for the promises and intrigue cards that are played with it. */
export function middleMind(catalogue: Catalogue, windowCards: WindowCards): Mind {
  const sight = sightOf(catalogue, windowCards);
  return (view, chance) => {
    if (askedAt(view) !== null) return answer(sight, view, chance);
    return view.common.phase.at === 'placing' ? place(sight, view, chance) : choose(sight, view, chance);
  };
}
