// Live: a match in memory at any table, and what is the same at all tables.

import {
  type FairError,
  type MatchCommand,
  type Openable,
  type Progress,
  refuseOpeningAt,
  type TableEnding,
  visibleTo,
} from '@dunmer/shared/fairness';
import { err, ok, type Result } from '@dunmer/shared/lib';
import type { GameRefusal } from '@dunmer/shared/patrons';
import type { Refusal } from '@dunmer/shared/protocol';
import type { Seat, Viewer } from '@dunmer/shared/rules';
import {
  type CommandAt,
  type EventAt,
  type MatchPhase,
  phaseIn,
  type StateAt,
  type TableName,
  TABLES,
  type Tables,
  type ViewAt,
  type VisibleAt,
} from '@dunmer/shared/tables';
import type { EditionsOf } from '../catalogue/index.ts';
import type { Draws } from '../draws/index.ts';
import type { StoredBatch, StoredMatch } from '../store/index.ts';

export type BatchAt<N extends TableName> = StoredBatch<EventAt<N>>;

/** A match at this table after `version` accepted commands. */
export interface LiveAt<N extends TableName> {
  readonly at: N;
  readonly table: StoredMatch;
  readonly edition: EditionsOf[N];
  readonly version: number;
  readonly state: StateAt<N>;
  /** The newest batches, back to the last large one: most followers lack only some of these. */
  readonly recent: readonly BatchAt<N>[];
}

export type LiveTrade = LiveAt<'trade'>;
export type LiveGame = LiveAt<'patrons'>;
/** A match at any table. */
export type LiveMatch = LiveTrade | LiveGame;

type Standing<N extends TableName> = Pick<LiveAt<N>, 'at' | 'state'>;

/** How far the match has come. */
export const progressOf = <N extends TableName>({ at, state }: Standing<N>): Progress =>
  TABLES[at].progressOf(state);

/** How the match has ended; null while it runs. */
export const endingOf = <N extends TableName>({ at, state }: Standing<N>): TableEnding | null =>
  TABLES[at].endingOf(state);

/** The seats of which something is awaited now, and what: public facts only. */
export const dueIn = <N extends TableName>({
  at,
  state,
}: Standing<N>): readonly { readonly seat: Seat; readonly what: Tables[N]['due'] }[] =>
  TABLES[at].dueFrom(state);

/**
 * The number of the awaited choice, asking or turn, by which it is told from the next one, which may be the same
 * seat's; null if it has none.
 */
export function numberOf({ at, state }: LiveMatch, what: Tables[TableName]['due']): number | null {
  if (at === 'patrons') {
    const { stage } = state.rules.common;
    return stage.at === 'turn' ? (stage.asked?.id ?? stage.turn) : null;
  }
  const { phase, windows } = state.rules.common;
  if (what === 'stop' || what === 'answer') return windows?.asking ?? null;
  return phase.at === 'choosing' ? phase.choice.id : null;
}

/** The view of a match that a viewer may have. */
export const viewFor = <N extends TableName>({ at, state }: Standing<N>, viewer: Viewer): ViewAt<N> =>
  TABLES[at].viewOf(state, viewer);

/** The events of a batch that a viewer may see. */
export const seenBy = <N extends TableName>(
  { events }: BatchAt<N>,
  viewer: Viewer,
): readonly VisibleAt<N>[] => visibleTo(events, viewer);

/** The phase of a match, as stored in its row. */
export const phaseOf = <N extends TableName>({ at, state }: Standing<N>): MatchPhase => phaseIn(at, state);

const FIRST: Readonly<Record<TableName, MatchPhase>> = {
  trade: phaseIn('trade', TABLES.trade.fresh),
  patrons: phaseIn('patrons', TABLES.patrons.fresh),
};

/** The phase of a match that has just opened at this table. */
export const firstPhaseAt = (at: TableName): MatchPhase => FIRST[at];

/** What can be asked of a match: a command of the trade table or the desk, or a move of the patrons' table. */
export type AskedOfMatch =
  | MatchCommand
  | { readonly type: 'move'; readonly command: Extract<CommandAt<'patrons'>, { readonly seat: Seat }> };

/** The outcome of a decision at this table. */
export interface DecisionAt<N extends TableName> {
  readonly at: N;
  readonly before: LiveAt<N>;
  readonly events: readonly EventAt<N>[];
  readonly state: StateAt<N>;
}
export type LiveDecision = DecisionAt<'trade'> | DecisionAt<'patrons'>;

const GAME_CODES: Readonly<Record<GameRefusal['code'], true>> = {
  over: true,
  moment: true,
  stale: true,
  patron: true,
  card: true,
  closed: true,
  weak: true,
  target: true,
  coins: true,
};

const isOfGame = (error: GameRefusal | FairError): error is GameRefusal =>
  Object.hasOwn(GAME_CODES, error.code);

const refusalOf = (error: GameRefusal | FairError): Refusal =>
  isOfGame(error) ? { code: 'game', why: error } : error;

/** Translates what is asked to a command of the patrons' table; refuses what does not exist there. */
function atPatrons(asked: AskedOfMatch): Result<CommandAt<'patrons'>, Refusal> {
  switch (asked.type) {
    case 'promise':
    case 'open':
    case 'goOnWithout':
    case 'note':
    case 'concede':
    case 'void':
      return ok(asked);
    case 'move':
      return ok(asked.command);
    case 'award':
      // PT3: there is no price of victory.
      if (asked.claim) return err({ code: 'nothing-to-claim' });
      return ok({ type: 'award', winner: asked.winner, reason: asked.reason });
    case 'applyDefault':
      return ok({ type: 'applyDefault', seat: asked.seat, by: asked.by });
    case 'place':
    case 'chooseTarget':
    case 'summon':
    case 'declineSummon':
    case 'claim':
    case 'waive':
    case 'closeClaim':
    case 'play':
    case 'pass':
    case 'ahead':
    case 'hold':
      return err({ code: 'other-table', table: 'patrons' });
  }
}

/** Decides what is asked of a match. Refuses what its table refuses, and what is no move of that table. */
export function decideLive(
  match: LiveMatch,
  asked: AskedOfMatch,
  draws: Draws,
): Result<LiveDecision, Refusal> {
  if (match.at === 'trade') {
    if (asked.type === 'move') return err({ code: 'other-table', table: 'trade' });
    const decided = match.edition.decide(match.state, asked, draws);
    return decided.ok ? ok({ at: 'trade', before: match, ...decided.value }) : decided;
  }
  const command = atPatrons(asked);
  if (!command.ok) return command;
  const decided = match.edition.decide(match.state, command.value, draws);
  return decided.ok ? ok({ at: 'patrons', before: match, ...decided.value }) : err(refusalOf(decided.error));
}

/** Whether a command has to wait for the end of a pause; what is no move of this table never waits. */
export function waitsIn(match: LiveMatch, asked: AskedOfMatch): boolean {
  if (match.at === 'trade') return asked.type !== 'move' && TABLES.trade.waitsInPause(asked, match.state);
  const command = atPatrons(asked);
  return command.ok && TABLES.patrons.waitsInPause(command.value, match.state);
}

/** The refusal to give when nothing of what was asked can be done now. */
export const notNow = (match: LiveMatch): Refusal =>
  match.at === 'trade'
    ? TABLES.trade.notNow(match.state)
    : { code: 'game', why: TABLES.patrons.notNow(match.state) };

/** Why staff may not be shown this now; null if they may (R15). */
export function refusedOpening(match: LiveMatch, what: Openable): Refusal | null {
  if (match.at === 'trade') return refuseOpeningAt(TABLES.trade, match.state, what);
  const refused = refuseOpeningAt(TABLES.patrons, match.state, what);
  return refused === null ? null : refusalOf(refused);
}
