// Resolving: plays the match on from the reveal through three rounds to the count, or until a choice is due.

import { cellAt, COLUMNS } from '../cell.ts';
import { conflictsOf } from '../conflict.ts';
import type { Move } from '../event.ts';
import { ofSeat, SEATS } from '../seat.ts';
import { comeUps } from './comeUp.ts';
import { countsIn } from './countsIn.ts';
import type { Run } from './run.ts';
import { stopsFor } from './stop.ts';
import { beginSummons, summons } from './summon.ts';

const ROUNDS = 3;

/** Rule 4: one round. For all three columns the values are those at its beginning. */
function fight(run: Run): void {
  const conflicts = conflictsOf(run.picture);
  run.emit({ type: 'RoundFought', to: 'everyone', round: run.state.common.rounds + 1, conflicts });
  run.announceValues();
}

/** Rule 5.2: every back card whose front cell is free moves up, all at once. */
function advance(run: Run): void {
  const { field } = run.state.common;
  const moves: Move[] = [];
  for (const seat of SEATS) {
    const half = ofSeat(field, seat);
    for (const column of COLUMNS) {
      const from = cellAt('back', column);
      const to = cellAt('front', column);
      const back = half[from];
      if (back && !half[to]) moves.push({ seat, copy: back.copy, from, to });
    }
  }
  if (moves.length === 0) return;
  run.emit({ type: 'CardsAdvanced', to: 'everyone', moves });
  run.announceValues();
}

/** Rule 6.1: the seat with more cards standing, in both rows and summoned ones included, takes the pot. */
function count(run: Run): void {
  const survivors = { a: run.standing('a'), b: run.standing('b') };
  const more = survivors.a === survivors.b ? null : survivors.a > survivors.b ? 'a' : 'b';
  const winner = countsIn(run, survivors, more);
  run.emit({ type: 'MatchCounted', to: 'everyone', survivors, winner });
}

/** Plays on a match that has been revealed, until a choice is due or a seat is asked, or else to the count. */
export function resolve(run: Run): void {
  if (run.state.common.rounds === 0) {
    comeUps(run);
    if (run.state.common.phase.at !== 'resolving') return;
    fight(run);
    if (stopsFor(run, 'between')) return;
    beginSummons(run);
  }
  while (run.state.common.rounds < ROUNDS) {
    summons(run);
    if (run.state.common.phase.at !== 'resolving') return;
    advance(run);
    fight(run);
    if (stopsFor(run, run.state.common.rounds < ROUNDS ? 'between' : 'count')) return;
    if (run.state.common.rounds < ROUNDS) beginSummons(run);
  }
  count(run);
}
