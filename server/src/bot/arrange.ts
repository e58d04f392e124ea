// Arrange: fills the free cells of a half from a deck, and improves it step by step until no change of one or two
// cells helps.

import { type Cell, CELLS } from '@dunmer/shared/rules';
import { type Chance, shuffled } from './chance.ts';
import type { HalfWorth, Plan } from './halfWorth.ts';
import type { Known } from './lore.ts';

export interface ToArrange {
  /** The cards that lie already, by cell; null in an empty cell. */
  readonly laid: Plan;
  /** The cells that may be filled if they are free. */
  readonly cells: readonly Cell[];
  /** The cards that can be laid. */
  readonly deck: readonly Known[];
  /** How much a card's worth may be misjudged, so that the bot does not lay alike in every match. */
  readonly whim: number;
}

/** The cells and then the bench. A change exchanges two of them. */
type Spread = (Known | null)[];

const STEPS = 1000;

/**
 * Arranges a half: fills all free cells, or as many as there are cards. The start and the misjudgements are random,
 * so the result may be any of several good ones.
 */
export function arrange(halfWorth: HalfWorth, { laid, cells, deck, whim }: ToArrange, chance: Chance): Plan {
  const free = cells.filter((cell) => laid[cell] === null);
  const liking = new Map(deck.map((known) => [known, whim * (chance.below(STEPS) / STEPS)]));
  const padded = [...deck, ...Array.from({ length: Math.max(0, free.length - deck.length) }, () => null)];
  const start = shuffled(chance, padded);
  const spread: Spread = [...laid];
  free.forEach((cell, i) => (spread[cell] = start[i] ?? null));
  spread.push(...start.slice(free.length));
  const judge = (): number => {
    const bench = spread.slice(CELLS.length).filter((known) => known !== null);
    const plan = spread.slice(0, CELLS.length);
    let worth = halfWorth(plan, bench);
    for (const known of plan) worth += known === null ? 0 : (liking.get(known) ?? 0);
    return worth;
  };
  climb(spread, free, judge);
  return spread.slice(0, CELLS.length);
}

function exchange(spread: Spread, x: number, y: number): void {
  [spread[x], spread[y]] = [spread[y] ?? null, spread[x] ?? null];
}

/** Exchanges two places as long as that improves the half. */
function climb(spread: Spread, free: readonly Cell[], judge: () => number): void {
  let worth = judge();
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const cell of free)
      for (let other = 0; other < spread.length; other++) {
        const isLaid = other < CELLS.length && !free.some((each) => each === other);
        if (isLaid || other === cell || (other < CELLS.length && other < cell)) continue;
        if (spread[cell] === spread[other]) continue;
        exchange(spread, cell, other);
        const tried = judge();
        if (tried > worth + 1e-9) [worth, isBetter] = [tried, true];
        else exchange(spread, cell, other);
      }
  }
}
