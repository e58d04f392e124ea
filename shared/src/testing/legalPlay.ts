// Legal play: what a seat's phone may send now, drawn by seeded chance from its own view alone.

import { type MatchView, TRADE } from '../fairness/index.ts';
import { type Own, owedAt } from '../phone/fairPlay.ts';
import type { PlayCommand } from '../protocol/index.ts';
import { CELLS, COLUMNS, type Choice, mayLay, nextLaying, type Seat } from '../rules/index.ts';
import type { Random } from './random.ts';

type SeatView = Extract<MatchView, { viewer: Seat }>;

/** The memory of a phone that has drawn this n. */
export const withN = (nonce: string): Own => ({
  storage: { recall: () => nonce, keep: () => undefined },
  chance: { hex: () => nonce },
});

function laying({ viewer: seat, common, own }: SeatView, random: Random): PlayCommand | null {
  const row = nextLaying(common, seat);
  if (row === null || !mayLay(common, seat)) return null;
  const copies = random.shuffled(own.deck.map((card) => card.copy));
  if (row !== 'half') return { type: 'place', laying: { row, cells: copies.slice(0, COLUMNS.length) } };
  const spread = random.shuffled(CELLS.map((cell) => copies[cell] ?? null));
  return { type: 'place', laying: { row, cells: spread } };
}

function answer(choice: Choice, { own }: SeatView, random: Random): PlayCommand {
  if (choice.kind === 'target')
    return { type: 'chooseTarget', choice: choice.id, copy: random.oneOf(choice.options) };
  if (random.below(5) === 0) return { type: 'declineSummon', choice: choice.id };
  const [copy, cell] = [random.oneOf(own.offered), random.oneOf(choice.cells)];
  return { type: 'summon', choice: choice.id, copy, cell };
}

/** Returns the next command of a seat, beginning with what its phone does by itself; null if the seat has to wait. */
export function legalCommand(view: SeatView, own: Own, random: Random): PlayCommand | null {
  const { phase } = view.common;
  const due = owedAt(TRADE, own, view);
  if (due !== null) return due;
  switch (phase.at) {
    case 'placing':
      return view.seals.promised[view.viewer] ? laying(view, random) : null;
    case 'choosing':
      return phase.choice.seat === view.viewer ? answer(phase.choice, view, random) : null;
    case 'claiming':
      if (phase.claimant !== view.viewer) return null;
      return random.below(4) === 0
        ? { type: 'waive' }
        : { type: 'claim', copy: random.oneOf(phase.claimable) };
    case 'stop': {
      const { windows } = view.common;
      const isAsked = windows !== undefined && phase.asked === view.viewer;
      return isAsked ? { type: 'pass', asking: windows.asking } : null;
    }
    case 'resolving':
    case 'finished':
      return null;
  }
}
