// Turns (PT9, PT10, PT26): how a turn begins, ends and passes on, and what goes on until a seat has to act.

import { never } from '../../lib/index.ts';
import { otherSeat, type Seat } from '../../rules/index.ts';
import type { Outcome } from '../stage.ts';
import type { ZoneCard } from '../state.ts';
import { check } from './check.ts';
import { comeOut } from './comeOut.ts';
import { setOff } from './enqueue.ts';
import type { Run } from './run.ts';

const LAST_TURN = 20;
const MOST_COINS = 7;
const MOST_KEPT = 7;

/** PT9, (1) to (4): begins a turn: cards open, a coin, a card, the check, the `turn` abilities. */
export function beginTurn(run: Run, turn: number, seat: Seat): void {
  const own = (): readonly ZoneCard[] => run.common.zone.filter((card) => card.control === seat);
  const opened = own().flatMap((card) => (card.closed ? [card.copy] : []));
  run.emit({ type: 'TurnBegun', to: 'everyone', turn, seat, opened });
  if (run.common.coins[seat].open < MOST_COINS) run.emit({ type: 'CoinGained', to: 'everyone', seat });
  if (turn > 1) run.draw(seat, 1);
  check(run);
  if (!run.isOver) setOff(run, own(), 'turn');
}

/** PT26: "the patron with more life left (life as in PT22 less wounds) wins; the same: drawn". */
function count(run: Run): Outcome {
  const left = (seat: Seat): number => {
    const patron = run.patronOf(seat);
    return run.values(patron).life - patron.wounds;
  };
  const [a, b] = [left('a'), left('b')];
  return a === b ? { kind: 'drawn' } : { kind: 'counted', winner: a > b ? 'a' : 'b' };
}

/** Ends the turn: the next begins, or the game is counted. */
export function passTurn(run: Run): void {
  const { turn, seat } = run.turn;
  run.emit({ type: 'TurnEnded', to: 'everyone', turn, seat });
  if (turn === LAST_TURN) run.emit({ type: 'GameEnded', to: 'everyone', outcome: count(run) });
  else beginTurn(run, turn + 1, otherSeat(seat));
}

/**
 * PT10: closes the turn: raises end, then the check; "this again while there are raises"; then at most 7 cards are
 * kept.
 */
function closeTurn(run: Run): void {
  const isRaised = run.common.zone.some(({ raises }) => raises.strike !== 0 || raises.life !== 0);
  if (isRaised) {
    run.emit({ type: 'RaisesEnded', to: 'everyone' });
    check(run);
    return;
  }
  const { seat } = run.turn;
  const over = run.common.hand[seat] - MOST_KEPT;
  if (over > 0) run.ask({ what: 'keep', seat, atLeast: over, atMost: over });
  else passTurn(run);
}

/** Goes on until a seat is asked, the seat whose turn it is may act freely, or the game is over. */
export function goOn(run: Run): void {
  for (;;) {
    const { stage, queue } = run.common;
    if (stage.at !== 'turn' || stage.asked !== null) return;
    const [next] = queue;
    if (next !== undefined) {
      comeOut(run, next);
      continue;
    }
    switch (stage.part) {
      case 'opening':
        run.emit({ type: 'MainBegun', to: 'everyone' });
        return;
      case 'main':
        return;
      case 'ending':
        closeTurn(run);
        break;
      default:
        never(stage.part);
    }
  }
}
