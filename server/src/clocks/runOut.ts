// RunOut: what a clock at zero does: a referee's default for what is due, or R14's end of a claim's time.

import { dueFrom, type MatchCommand } from '@dunmer/shared/fairness';
import type { CommandResult, Draft, MatchId } from '@dunmer/shared/protocol';
import { type Laying, layingCells, type Seat } from '@dunmer/shared/rules';
import type { Context, LiveMatch, LiveTrade } from '../match/index.ts';
import type { Tx } from '../store/index.ts';
import type { ClockDue } from './due.ts';
import { type By, decide, decideWhile } from './decideWhile.ts';
import { applyGameDefault, gameRunOut } from './gameRunOut.ts';

export interface Ended {
  readonly match: MatchId;
  readonly clock: Omit<ClockDue, 'full'>;
}

/** The cells of a row in a draft; null if one is empty. A short trader's half may have empty cells (rule 2.2). */
function layingIn(draft: Draft | null, row: Laying['row']): Laying | null {
  if (draft === null) return null;
  const cells = layingCells(row).map((cell) => draft[cell] ?? null);
  if (row === 'half') return { row, cells };
  const copies = cells.filter((copy) => copy !== null);
  return copies.length === cells.length ? { row, cells: copies } : null;
}

/** The next decision on what a seat has to place; null if nothing is left. */
function nextPlacing({ state }: LiveTrade, seat: Seat, by: By, draft: Draft | null): MatchCommand | null {
  const due = dueFrom(state).filter((one) => one.seat === seat);
  // F4: first goes on without a silent phone, because a seat that has not promised commits nothing (F2).
  if (due.some(({ what }) => what === 'promise' || what === 'open')) return { type: 'goOnWithout', seat, by };
  for (const { what } of due)
    if (what === 'front' || what === 'back' || what === 'half')
      return { type: 'applyDefault', seat, by, draft: layingIn(draft, what) };
  return null;
}

/** Places everything for a seat: its half is then complete, unless the other has to place first. */
async function place(
  context: Context,
  tx: Tx,
  match: MatchId,
  seat: Seat,
  by: By,
): Promise<CommandResult | null> {
  const first = await context.lives.get(tx, match);
  const draft = first === null ? null : await tx.draft(first.table.key, seat);
  return decideWhile(context, tx, match, (live) =>
    live.at === 'trade' && live.state.rules.common.phase.at === 'placing'
      ? nextPlacing(live, seat, by, draft)
      : null,
  );
}

/** The seat that is asked for an answer, or for a play at a stop; null if none is. */
function askedIn({ state }: Pick<LiveTrade, 'state'>): Seat | null {
  const { phase, windows } = state.rules.common;
  return windows?.open?.asked ?? (phase.at === 'stop' ? phase.asked : null);
}

/** Does what a referee's announced default means. */
function applyAnnounced(
  context: Context,
  tx: Tx,
  live: LiveMatch,
  seat: Seat,
): Promise<CommandResult | null> {
  if (live.at === 'patrons') return applyGameDefault(context, tx, live, seat);
  const { table, state } = live;
  // IN21: an answer comes before placing.
  if (state.rules.common.phase.at === 'placing' && askedIn({ state }) === null)
    return place(context, tx, table.id, seat, 'referee');
  return decide(context, tx, table.id, { type: 'applyDefault', seat, by: 'referee', draft: null });
}

/** Does what the clock stands for if it is still due; null if it is not, or while a pause holds it up. */
export async function runOut(
  context: Context,
  tx: Tx,
  { match, clock }: Ended,
): Promise<CommandResult | null> {
  const { kind, seat, choice } = clock;
  if ((await context.settings.of(tx)).paused) return null;
  const live = await context.lives.get(tx, match);
  if (live === null || live.state.desk.paused) return null;
  if (kind === 'default')
    return live.state.desk.announced?.seat === seat ? applyAnnounced(context, tx, live, seat) : null;
  if (live.at === 'patrons')
    return kind === 'turn' || kind === 'ask' ? gameRunOut(context, tx, live, { kind, seat, choice }) : null;
  const { phase, windows } = live.state.rules.common;
  switch (kind) {
    case 'placement':
      return place(context, tx, match, seat, 'clock');
    case 'decision':
      if (phase.at !== 'choosing' || phase.choice.id !== choice) return null;
      return decide(context, tx, match, { type: 'applyDefault', seat, by: 'clock', draft: null });
    case 'window':
      // PR19, IN19: a pass, which also holds ahead for everything that may still be asked.
      if (askedIn(live) !== seat || windows?.asking !== choice) return null;
      return decide(context, tx, match, { type: 'applyDefault', seat, by: 'clock', draft: null });
    case 'claim':
      if (phase.at !== 'claiming' || live.state.desk.unbound) return null;
      return decide(context, tx, match, { type: 'note', note: { act: 'unbound', by: 'clock' } });
    case 'turn':
    case 'ask':
      return null;
  }
}
