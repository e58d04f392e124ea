// GameRunOut: what a clock at zero, or a referee's default, does at the patrons' table: the first patron, no
// exchange, no defender, the first target, the newest cards, the end of the turn (PT27).

import type { MatchCommand } from '@dunmer/shared/fairness';
import type { CommandResult, MatchId } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { type Context, dueIn, type LiveGame } from '../match/index.ts';
import type { Tx } from '../store/index.ts';
import { type By, decideWhile } from './decideWhile.ts';
import { gameFactsOf } from './gameDue.ts';

/** The default for what is awaited of a seat; null if nothing is. */
function defaultFor(match: LiveGame, seat: Seat, by: By): MatchCommand | null {
  const due = dueIn(match).filter((one) => one.seat === seat);
  // F4: first goes on without a silent phone, because a seat that has not promised seals nothing (F2).
  if (due.some(({ what }) => what === 'promise' || what === 'open')) return { type: 'goOnWithout', seat, by };
  return due.length === 0 ? null : { type: 'applyDefault', seat, by, draft: null };
}

/** Decides for a seat while `isDue` holds; null if nothing was decided. */
const defaultWhile = (
  context: Context,
  tx: Tx,
  { match, seat, by }: { readonly match: MatchId; readonly seat: Seat; readonly by: By },
  isDue: (live: LiveGame) => boolean,
): Promise<CommandResult | null> =>
  decideWhile(context, tx, match, (live) =>
    live.at === 'patrons' && isDue(live) ? defaultFor(live, seat, by) : null,
  );

interface Clock {
  readonly kind: 'turn' | 'ask';
  readonly seat: Seat;
  readonly choice: number | null;
}

/**
 * Whether what a clock stands for is still awaited. In a turn this includes everything that its own seat is asked in
 * it; if the other seat is asked, nothing of the turn is awaited (PATRONS 10, case 10).
 */
const isAwaited =
  ({ kind, seat, choice }: Clock) =>
  (live: LiveGame): boolean =>
    gameFactsOf(live).wanted.some((one) => one.kind === kind && one.seat === seat && one.number === choice);

/** Does what the clock stands for, while that is still awaited. */
export const gameRunOut = (
  context: Context,
  tx: Tx,
  { table: { id: match } }: LiveGame,
  clock: Clock,
): Promise<CommandResult | null> =>
  defaultWhile(context, tx, { match, seat: clock.seat, by: 'clock' }, isAwaited(clock));

/**
 * Does what a referee's announced default means: what the clock would do (EVENT, "How a match ends"). After going on
 * without a silent phone, it also makes the seat's choice in this step. Of several things asked in a turn it decides
 * only the present one.
 */
export function applyGameDefault(
  context: Context,
  tx: Tx,
  { table: { id: match }, state }: LiveGame,
  seat: Seat,
): Promise<CommandResult | null> {
  const { stage } = state.rules.common;
  const deciding = { match, seat, by: 'referee' } as const;
  if (stage.at === 'turn' && stage.asked === null)
    return defaultWhile(context, tx, deciding, isAwaited({ kind: 'turn', seat, choice: stage.turn }));
  const wasPreparing = stage.at === 'preparing' ? stage.step : null;
  let isFirst = true;
  return defaultWhile(context, tx, deciding, (live) => {
    const now = live.state.rules.common.stage;
    const goesOn = isFirst || (now.at === 'preparing' && now.step === wasPreparing);
    isFirst = false;
    return goesOn;
  });
}
