// Strong: the strong mind. It tries what it might do in many imagined matches that fit its view, in the rules' own
// core.

import { answersOf, answerWorth } from './bestPlay.ts';
import type { Budget } from './budget.ts';
import { candidatesFor } from './candidates.ts';
import { challenge } from './challenge.ts';
import type { Chance } from './chance.ts';
import { bestClaim } from './claim.ts';
import { drawOther, facing } from './facing.ts';
import { imagine } from './imagine.ts';
import { type Sight, worthAfter } from './lookAhead.ts';
import type { BotCommand, Mind, SeatView } from './mind.ts';
import { layBy, ownToArrange } from './place.ts';
import { byPromise } from './quick.ts';
import { race } from './race.ts';
import { askedAt } from './windows.ts';

const SEEDS = 0x4000_0000;

interface Search extends Sight {
  readonly budget: Budget;
}

/** Plans the whole half and lays the row that is due; the other row is planned again later. */
function place(search: Search, view: SeatView, chance: Chance): BotCommand | null {
  return layBy(search, view, (knowingly) =>
    challenge({
      ...candidatesFor(knowingly, ownToArrange(search, view, 0), chance),
      draw: () => drawOther(search, view, chance),
      play: (plan, other) =>
        worthAfter(search, facing(view, plan, other), { type: 'reveal' }, view.viewer, chance),
      budget: search.budget,
    }),
  );
}

/** Chooses targets and summons. */
function choose(search: Search, view: SeatView, chance: Chance): BotCommand | null {
  const contenders = byPromise(search.lore, view);
  if (contenders.length === 0) return null;
  return race({
    contenders,
    draw: () => imagine(search.lore, view, chance),
    play: (option, state) => worthAfter(search, state, option, view.viewer, chance),
    budget: search.budget,
  });
}

/** Answers what the seat is asked at a stop or by a play; passes if nothing does better. */
function answer(search: Search, view: SeatView, chance: Chance): BotCommand | null {
  const contenders = answersOf(search, view);
  const [pass] = contenders;
  if (pass === undefined || contenders.length === 1) return pass ?? null;
  return race({
    contenders,
    draw: () => ({ state: imagine(search.lore, view, chance), seed: chance.below(SEEDS) }),
    play: (option, { state, seed }) => answerWorth(search, state, option, view.viewer, seed),
    budget: search.budget,
  });
}

/** Makes the strong mind, which judges with `sight` and spends at most `budget` on a command. */
export function strongMind(sight: Sight, budget: Budget): Mind {
  const search: Search = { ...sight, budget };
  return (view, chance) => {
    if (askedAt(view) !== null) return answer(search, view, chance);
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
