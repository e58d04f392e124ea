// What may stand where on a card of either module (PROMISES 5, INTRIGUE 5), as far as the schema can't say it.

import type { Choose, IntrigueRules, PledgeRules } from './card.ts';
import type { IntrigueEffect, Op, WindowEffect } from './effect.ts';
import { CONTRACT_WINDOWS, type IntrigueWindow, MATCH_WINDOWS, type PledgeWindow, STOPS } from './window.ts';

type Windows = readonly (PledgeWindow | IntrigueWindow)[];

const LYING: Windows = ['free', 'received'];
const ACTION: Windows = ['action'];

/** The windows in which each effect may stand. */
const WINDOWS_OF: Readonly<Record<Op, Windows>> = {
  decline: ['answer'],
  part: CONTRACT_WINDOWS,
  rounding: ['demand'],
  share: ['free'],
  rebate: LYING,
  insure: LYING,
  console: LYING,
  truce: LYING,
  tie: [...LYING, ...MATCH_WINDOWS],
  peek: ['sealed'],
  first: MATCH_WINDOWS,
  cast: STOPS,
  shield: STOPS,
  glimpse: MATCH_WINDOWS,
  bar: MATCH_WINDOWS,
  solace: MATCH_WINDOWS,
  wide: MATCH_WINDOWS,
  cancel: ['played'],
  draw: ACTION,
  exchange: ACTION,
  look: ACTION,
  take: ACTION,
  drop: ACTION,
  retrieve: ACTION,
  limit: ACTION,
  remove: ACTION,
};

/** Whether an effect needs something to be chosen with its play. */
function chooses(effect: WindowEffect): boolean {
  if (effect.op === 'cast') return effect.target.pick !== undefined && effect.target.pick !== 'all';
  return effect.op === 'peek' || effect.op === 'shield' || effect.op === 'share' || effect.op === 'rounding';
}

function effectsProblem(
  window: PledgeWindow | IntrigueWindow,
  effects: readonly WindowEffect[],
): string | null {
  const stray = effects.find(({ op }) => !WINDOWS_OF[op].includes(window));
  if (stray !== undefined) return `${stray.op} does not stand in the window ${window}`;
  return effects.filter(chooses).length > 1 ? 'two effects have something to choose' : null;
}

/** Returns the first thing on a promise that may not stand where it stands; null if there is none. */
export function pledgeProblem({ window, with: other, lies, effects }: PledgeRules): string | null {
  const isFree = LYING.includes(window);
  if (isFree && other !== undefined) return `with is left out for the window ${window}`;
  if (!isFree && other === undefined) return `the window ${window} needs with`;
  if (!isFree && lies !== undefined) return `lies is left out for the window ${window}`;
  return effectsProblem(window, effects);
}

/** Returns what an action has to choose for this effect; null if nothing. */
function chosenBy(effect: IntrigueEffect): Choose['what'] | null {
  switch (effect.op) {
    case 'draw':
      return effect.each === undefined ? null : 'trader';
    case 'look':
    case 'take':
    case 'drop':
      return 'trader';
    case 'exchange':
      return 'hand';
    case 'retrieve':
      return 'spent';
    case 'remove':
      return 'front';
    default:
      return null;
  }
}

const isOne = (choose: Choose | undefined): boolean => choose?.n === 1;

function chooseProblem({ choose, lies, effects }: IntrigueRules): string | null {
  if (choose?.cards !== undefined && choose.what !== 'trader') return 'cards stands with traders alone';
  if (lies === 'theirs' && (choose?.what !== 'trader' || !isOne(choose)))
    return 'what lies in front of another chooses one trader';
  for (const effect of effects) {
    const what = chosenBy(effect);
    if (what !== null && choose?.what !== what) return `${effect.op} needs a choice of ${what}`;
    if ((effect.op === 'look' || effect.op === 'take') && !isOne(choose))
      return `${effect.op} is of one trader`;
    if (effect.op === 'limit' && lies === undefined) return 'limit works while its card lies';
  }
  return null;
}

/** IN16: whether an attack would work on what is its player's own. */
const attacksOwn = ({ attack, effects }: IntrigueRules): boolean =>
  attack === true &&
  effects.some((effect) => effect.op === 'shield' || (effect.op === 'cast' && effect.target.side === 'own'));

/** Returns the first thing on an intrigue card that may not stand where it stands; null if there is none. */
export function intrigueProblem(card: IntrigueRules): string | null {
  const { window, effects, choose, lies, until, demanded } = card;
  if (window !== 'action' && (choose !== undefined || lies !== undefined))
    return `${choose === undefined ? 'lies' : 'choose'} stands with actions alone`;
  if (until !== undefined && lies === undefined) return 'until stands with lies';
  if (demanded !== undefined && window !== 'answer') return 'demanded stands with the window answer';
  if (effects.length > 1 && effects.some(({ op }) => op === 'cancel')) return 'cancel stands alone';
  if (attacksOwn(card)) return 'an attack is of what is the other’s';
  return effectsProblem(window, effects) ?? chooseProblem(card);
}
