// halfWorth: the worth of a half while nothing is known of the other half: its columns and its abilities.

import type { Ability, Condition, Selector } from '@dunmer/shared/cards';
import { type Cell, cellAt, CELLS, COLUMNS, looksAt, rowOf, sideOf } from '@dunmer/shared/rules';
import { enemyWorthOf, matches, picksOne, weightOf } from './enemyWorth.ts';
import type { Known, Lasting, Lore } from './lore.ts';

/** The cards planned for the six cells, in board order. */
export type Plan = readonly (Known | null)[];

/** The worth of a plan while `bench` stays in the deck: roughly cards felled less cards lost. */
export type HalfWorth = (plan: Plan, bench: readonly Known[]) => number;

/** The worth of a summoned creature, which mostly stands at the end. */
const CREATURE = 1;
const MOST_SUMMONS = 2;
/** The part of the abilities' apparent effect that comes true: they may meet other cards, or none. */
const COMES_TRUE = 0.65;
/** The chance that a summoner in front still stands when it is time. */
const FRONT_SUMMONER = 0.7;

/** The own card in a cell if a selector finds it there; otherwise null. */
function found(plan: Plan, self: Cell, selector: Selector, cell: Cell): Known | null {
  const known = plan[cell];
  if (!known || !looksAt(selector.where, self, cell)) return null;
  if (cell === self && selector.where !== 'self') return null;
  return matches(selector.filter, known) ? known : null;
}

function summonWorth(
  self: Cell,
  ability: Extract<Ability, { timing: 'summon' }>,
  bench: readonly Known[],
): number {
  let fitting = 0;
  for (const known of bench)
    if (known.card.traits.includes('creature') && matches(ability.from, known)) fitting++;
  const times = Math.min(fitting, ability.uses ?? MOST_SUMMONS, MOST_SUMMONS);
  return CREATURE * times * (rowOf(self) === 'front' ? FRONT_SUMMONER : 1);
}

/** Makes the judgement of halves for a catalogue. Keep it, because it remembers results. */
export function halfWorthOf(lore: Lore): HalfWorth {
  const enemy = enemyWorthOf(lore);

  const holds = (plan: Plan, self: Cell, condition: Condition | undefined): number => {
    if (condition === undefined) return 1;
    if (sideOf(condition) === 'enemy') return enemy.holds(condition, self);
    let count = 0;
    for (const cell of CELLS) if (found(plan, self, condition, cell) !== null) count++;
    return count >= (condition.atLeast ?? 1) ? 1 : 0;
  };

  const onOwn = (plan: Plan, self: Cell, ability: Lasting): number => {
    let [all, best, count] = [0, -Infinity, 0];
    for (const cell of CELLS) {
      const known = found(plan, self, ability.target, cell);
      if (known === null) continue;
      const gain = weightOf(cell) * lore.gain(ability, known);
      all += gain;
      best = Math.max(best, gain);
      count++;
    }
    if (count === 0) return 0;
    return picksOne(ability) ? best : all;
  };

  const abilityWorth = (plan: Plan, bench: readonly Known[], self: Cell, ability: Ability): number => {
    if (ability.in !== undefined && ability.in !== rowOf(self)) return 0;
    const chance = holds(plan, self, ability.if);
    if (chance === 0) return 0;
    if (ability.timing === 'summon') return chance * summonWorth(self, ability, bench);
    const isOwn = sideOf(ability.target) === 'own';
    return chance * (isOwn ? onOwn(plan, self, ability) : enemy.harm(ability, self));
  };

  return (plan, bench) => {
    let worth = 0;
    for (const column of COLUMNS)
      worth += lore.column(plan[cellAt('front', column)] ?? null, plan[cellAt('back', column)] ?? null);
    for (const cell of CELLS)
      for (const ability of plan[cell]?.card.abilities ?? [])
        worth += COMES_TRUE * abilityWorth(plan, bench, cell, ability);
    return worth;
  };
}
