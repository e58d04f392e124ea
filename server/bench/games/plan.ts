// Plan: everything that both traders do in one match, decided by a seed before it begins.

import { present } from '@dunmer/shared/lib';
import {
  type BySeat,
  bySeat,
  CELLS,
  type Choice,
  type CopyId,
  type DeckCard,
  type Laying,
  type Occasion,
  type Seat,
  type SeatCommand,
} from '@dunmer/shared/rules';
import { diceOf } from './dice.ts';

/** What lies where, as positions in the deck, in board order; later questions are answered by the seed. */
export interface Plan {
  readonly seed: number;
  readonly layout: BySeat<readonly (number | null)[]>;
}

/** Makes a plan for decks of these sizes; short decks (rule 2.2) are spread over all six cells. */
export function planOf(seed: number, sizes: BySeat<number>): Plan {
  const dice = diceOf(seed);
  return {
    seed,
    layout: bySeat((seat) => {
      const positions = Array.from({ length: sizes[seat] }, (_, i) => i);
      if (sizes[seat] >= CELLS.length) return dice.shuffled(positions).slice(0, CELLS.length);
      return dice.shuffled(CELLS.map((cell) => positions[cell] ?? null));
    }),
  };
}

/** The nth answer of a plan, as an arbitrary number. */
const pick = (plan: Plan, nth: number): number =>
  (Math.imul(plan.seed ^ Math.imul(nth + 1, 0x9e3779b1), 0x85ebca6b) >>> 0) % 9973;

/** Returns who wins a toss of a plan, where nothing fairer decides. */
export const tossOf = ({ seed }: Pick<Plan, 'seed'>, occasion: Occasion): Seat =>
  (seed + occasion.step.length + ('initiative' in occasion ? occasion.initiative : 0)) % 2 === 0 ? 'a' : 'b';

/** Returns what a seat lays in a row, or in its half. */
export function layingOf(plan: Plan, seat: Seat, row: Laying['row'], deck: readonly DeckCard[]): Laying {
  const cells = plan.layout[seat].map((position) =>
    position === null ? null : present(deck[position], 'the layout is of this deck').copy,
  );
  if (row === 'half') return { row, cells };
  return {
    row,
    cells: cells.slice(row === 'front' ? 0 : 3, row === 'front' ? 3 : 6).filter((copy) => copy !== null),
  };
}

const oneOf = <T>(plan: Plan, nth: number, things: readonly T[]): T =>
  present(things[pick(plan, nth) % things.length], 'there is something to choose from');

/** Returns how the owner of a choice answers it; one summon in four is declined. */
export function answerTo(plan: Plan, choice: Choice, offered: readonly CopyId[]): SeatCommand {
  const { seat, id } = choice;
  if (choice.kind === 'target')
    return { type: 'chooseTarget', seat, choice: id, copy: oneOf(plan, id, choice.options) };
  if (pick(plan, id) % 4 === 3) return { type: 'declineSummon', seat, choice: id };
  return {
    type: 'summon',
    seat,
    choice: id,
    copy: oneOf(plan, id, offered),
    cell: oneOf(plan, id + 1, choice.cells),
  };
}

/** Returns what the loser takes; one in four waives. */
export function claimOf(plan: Plan, seat: Seat, claimable: readonly CopyId[]): SeatCommand {
  return pick(plan, 0) % 4 === 3
    ? { type: 'waive', seat }
    : { type: 'claim', seat, copy: oneOf(plan, 1, claimable) };
}
