// enemyWorth: what abilities do to the other half before it is known: an average over the cards that may lie there.

import type { CardFilter, Condition, Selector } from '@dunmer/shared/cards';
import { type Cell, CELLS, looksAt, passes, rowOf } from '@dunmer/shared/rules';
import type { Known, Lasting, Lore } from './lore.ts';

/** The weight of a cell: a card in the back row fights later, or never. */
export const weightOf = (cell: Cell): number => (rowOf(cell) === 'front' ? 1 : 0.5);

/** Whether a card as printed passes a filter. */
export const matches = (filter: CardFilter | undefined, { card, fighter }: Known): boolean =>
  passes(filter, card, fighter.virtues);

/** The cells that a selector covers. */
const cellsSeen = (where: Selector['where'], self: Cell): readonly Cell[] =>
  CELLS.filter((cell) => looksAt(where, self, cell));

export const picksOne = (ability: Lasting): boolean =>
  ability.timing === 'reveal' && ability.target.pick === 'one';

export interface EnemyWorth {
  /** How much an ability in this cell harms the other half, in cards. */
  harm(ability: Lasting, self: Cell): number;
  /** How likely a condition about the other half holds, from 0 to 1. */
  holds(condition: Condition, self: Cell): number;
}

/** Remembers results, which are the same for every half. */
function remembered<Key extends object>(work: (key: Key, self: Cell) => number) {
  const known = new Map<Key, (number | undefined)[]>();
  return (key: Key, self: Cell): number => {
    let cells = known.get(key);
    if (cells === undefined) known.set(key, (cells = []));
    return (cells[self] ??= work(key, self));
  };
}

/** Computes the averages of a catalogue. */
export function enemyWorthOf(lore: Lore): EnemyWorth {
  /** The share of the cards met that pass a filter. */
  const shareOf = (filter: CardFilter | undefined): number =>
    lore.cards.reduce((sum, known) => sum + (matches(filter, known) ? known.share : 0), 0);

  const harm = (ability: Lasting, self: Cell): number => {
    const { where, filter } = ability.target;
    const [cells, share] = [cellsSeen(where, self), shareOf(filter)];
    if (share === 0) return 0;
    let [mean, best] = [0, -Infinity];
    for (const known of lore.cards) {
      if (!matches(filter, known)) continue;
      const harmed = -lore.gain(ability, known);
      mean += (known.share / share) * harmed;
      best = Math.max(best, harmed);
    }
    if (!picksOne(ability))
      return cells.reduce<number>((sum, cell) => sum + weightOf(cell), 0) * share * mean;
    // If there are several targets, the better ones are chosen.
    const found = cells.length * share;
    return Math.min(1, found) * (mean + Math.min(1, found / CELLS.length) * (best - mean));
  };
  const holds = (condition: Condition, self: Cell): number =>
    Math.min(
      1,
      (cellsSeen(condition.where, self).length * shareOf(condition.filter)) / (condition.atLeast ?? 1),
    );
  return { harm: remembered(harm), holds: remembered(holds) };
}
