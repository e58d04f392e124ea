// Autoplay: moves for a seat that nobody plays: random by a number, always allowed.

import type { MatchCommand } from '@dunmer/shared/fairness';
import { layingCells, mayLay, nextLaying, SEATS, type Seat } from '@dunmer/shared/rules';
import type { LocalMatch } from './localMatch.ts';

/** Numbers from 0 to below 1 that a number begins. */
export function seededChance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], chance: () => number): readonly T[] {
  return items
    .map((item) => ({ item, key: chance() }))
    .toSorted((x, y) => x.key - y.key)
    .map(({ item }) => item);
}

const pick = <T>(items: readonly T[], chance: () => number): T | undefined =>
  items[Math.floor(chance() * items.length)];

function placing(match: LocalMatch, seat: Seat, chance: () => number): MatchCommand | null {
  const { common, secret } = match.state.rules;
  const row = nextLaying(common, seat);
  if (row === null || !mayLay(common, seat)) return null;
  const copies = shuffled(
    secret[seat].deck.map(({ copy }) => copy),
    chance,
  );
  if (row !== 'half') return { type: 'place', seat, laying: { row, cells: copies.slice(0, 3) } };
  const cells = shuffled(
    layingCells(row).map((_, at) => copies[at] ?? null),
    chance,
  );
  return { type: 'place', seat, laying: { row, cells } };
}

function deciding(match: LocalMatch, seat: Seat, chance: () => number): MatchCommand | null {
  const { phase } = match.state.rules.common;
  if (phase.at === 'claiming' && phase.claimant === seat) {
    const copy = pick(phase.claimable, chance);
    return copy === undefined || chance() < 0.2 ? { type: 'waive', seat } : { type: 'claim', seat, copy };
  }
  if (phase.at !== 'choosing' || phase.choice.seat !== seat) return null;
  const { choice } = phase;
  if (choice.kind === 'target') {
    const copy = pick(choice.options, chance);
    return copy === undefined ? null : { type: 'chooseTarget', seat, choice: choice.id, copy };
  }
  const copy = pick(match.state.rules.secret[seat].offered, chance);
  const cell = pick(choice.cells, chance);
  if (copy === undefined || cell === undefined || chance() < 0.25)
    return { type: 'declineSummon', seat, choice: choice.id };
  return { type: 'summon', seat, choice: choice.id, copy, cell };
}

/** A command that this seat may give now; null where nothing is asked of it. */
export function moveOf(match: LocalMatch, seat: Seat, chance: () => number): MatchCommand | null {
  return match.state.rules.common.phase.at === 'placing'
    ? placing(match, seat, chance)
    : deciding(match, seat, chance);
}

/** Plays on for both seats until nothing is asked any more. */
export function playOut(match: LocalMatch, chance: () => number): void {
  for (;;) {
    const command = SEATS.map((seat) => moveOf(match, seat, chance)).find((each) => each !== null);
    if (command === undefined || command === null) return;
    match.do(command);
  }
}
