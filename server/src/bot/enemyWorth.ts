// enemyWorth: what abilities do to the other half before it is known: an average over whoever may lie there.

import type { CardFilter, Condition, Selector } from '@dunmer/shared/cards';
import { type Cell, CELLS, looksAt, passes, rowOf } from '@dunmer/shared/rules';
import type { Known, Lasting, Lore } from './lore.ts';

/** A back card fights later, or never. */
export const weightOf = (cell: Cell): number => (rowOf(cell) === 'front' ? 1 : 0.5);

/** Whether the printed card passes. */
export const matches = (filter: CardFilter | undefined, { card, fighter }: Known): boolean =>
  passes(filter, card, fighter.virtues);

/** The cells that a selector looks at. */
const cellsSeen = (where: Selector['where'], self: Cell): readonly Cell[] =>
  CELLS.filter((cell) => looksAt(where, self, cell));

export const picksOne = (ability: Lasting): boolean =>
  ability.timing === 'reveal' && ability.target.pick === 'one';

export interface EnemyWorth {
  /** What an ability in this cell does to the other half, in cards. */
  harm(ability: Lasting, self: Cell): number;
  /** How likely a condition about the other half holds. */
  holds(condition: Condition, self: Cell): number;
}

/** Keeps what was worked out: the same for every half. */
function remembered<Key extends object>(work: (key: Key, self: Cell) => number) {
  const known = new Map<Key, (number | undefined)[]>();
  return (key: Key, self: Cell): number => {
    let cells = known.get(key);
    if (cells === undefined) known.set(key, (cells = []));
    return (cells[self] ??= work(key, self));
  };
}

/** Makes the averages of a catalogue. */
export function enemyWorthOf(lore: Lore): EnemyWorth {
  /** The share of the cards one meets that pass a filter. */
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
    // Where there are several, one chooses the better ones.
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
