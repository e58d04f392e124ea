// Legal play: what a seat's phone may send now, drawn by seeded chance from its own view alone.

import { type MatchView, promiseOf } from '@dunmer/shared/fairness';
import type { PlayCommand } from '@dunmer/shared/protocol';
import { CELLS, type Choice, mayLay, nextLaying, type Seat } from '@dunmer/shared/rules';
import type { Random } from './random.ts';

type SeatView = Extract<MatchView, { viewer: Seat }>;

/** F2 and F3: the promise, then the opening; null where neither is due. */
function fairness({ viewer: seat, seals }: SeatView, nonce: string): PlayCommand | null {
  if (seals.commitment === '') return null;
  if (seals.promises === null)
    return seals.promised[seat]
      ? null
      : { type: 'promise', promise: promiseOf(seals.match, seat, seals.commitment, nonce) };
  return seals.opened[seat] || seals.promises[seat] === null ? null : { type: 'open', nonce };
}

function laying({ viewer: seat, common, own }: SeatView, random: Random): PlayCommand | null {
  const row = nextLaying(common, seat);
  if (row === null || !mayLay(common, seat)) return null;
  const copies = random.shuffled(own.deck.map((card) => card.copy));
  if (row !== 'half') return { type: 'place', laying: { row, cells: copies.slice(0, 3) } };
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

/** The next command of a seat; null where it has to wait. `nonce` is the n of F2 that this phone has drawn. */
export function legalCommand(view: SeatView, nonce: string, random: Random): PlayCommand | null {
  const { phase } = view.common;
  const due = phase.at === 'finished' ? null : fairness(view, nonce);
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
    case 'resolving':
    case 'finished':
      return null;
  }
}
