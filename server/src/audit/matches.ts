// Matches: decides each log again from its beginning, and compares it with its digests, phase and settlements.

import { type DeskState, rederive } from '@dunmer/shared/fairness';
import type { Result } from '@dunmer/shared/lib';
import { rederiveGame } from '@dunmer/shared/patrons';
import { type CommonState, otherSeat, type Seat, solaceOf } from '@dunmer/shared/rules';
import { phaseIn, type StateAt, type TableName, TABLES } from '@dunmer/shared/tables';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Edition, GameEdition } from '../catalogue/index.ts';
import { type AuditedBatch, type AuditedMatch, sealedIn, type StoredEvent } from '../store/index.ts';
import type { Beside } from './beside.ts';
import { checkDigests, type Log } from './digests.ts';
import type { Finding } from './finding.ts';
import { eventsAt, eventsOf } from './events.ts';
import { checkGaps, type MatchAudited, missingIn } from './gaps.ts';

/** The cards of a match at any table. */
export type Cards =
  | { readonly at: 'trade'; readonly edition: Edition }
  | { readonly at: 'patrons'; readonly edition: GameEdition };

/** A match with everything known of it. */
export interface Evidence {
  readonly match: AuditedMatch;
  readonly batches: readonly AuditedBatch[];
  /** Null if its cards are not stored. */
  readonly cards: Cards | null;
  readonly beside: Beside;
}

/** What is wrong with a match, or a remark, with the counts of what older releases left. */
export interface CheckedMatch extends MatchAudited {
  readonly reasons: number;
  readonly notes: number;
}

/** The log of a match, or why it can't be read. */
function logOf({ match, batches }: Evidence): Log | string {
  const log: (readonly StoredEvent[])[] = [];
  for (const batch of batches) {
    const events = eventsOf(batch);
    if (events === null) return `The log of match ${match.id} has no version ${batch.version}.`;
    log.push(events);
  }
  const versions = batches.map(({ version }) => version);
  if (log.length === 0) return `The log of match ${match.id} is empty.`;
  return { versions, batches: log, missing: missingIn(versions) };
}

interface Ended {
  readonly kind: string;
  readonly winner: Seat | null;
}

/** A match after its whole log. */
interface Replayed {
  readonly desk: DeskState;
  /** At the trade table, the windows for promises and intrigue cards. */
  readonly windows: CommonState['windows'] | null;
  readonly phase: string;
  /** The settlements that the log tells of, in order. */
  readonly results: readonly Ended[];
  /** The version that finished it; 0 while it runs. */
  readonly finishedAt: number;
  /** The copy that the loser claimed, with their seat; null if none was. */
  readonly claimed: { readonly copy: string; readonly seat: Seat } | null;
}

interface Course<N extends TableName> {
  readonly state: StateAt<N>;
  readonly results: readonly Ended[];
  readonly finishedAt: number;
}

/** Plays a log batch after batch. */
function courseOf<N extends TableName>(at: N, log: Log): Course<N> {
  const { fresh, evolve, endingOf, progressOf } = TABLES[at];
  const results: Ended[] = [];
  let [state, finishedAt] = [fresh, 0];
  for (const [i, events] of eventsAt(at, log.batches).entries()) {
    const before = endingOf(state);
    state = events.reduce(evolve, state);
    const ending = endingOf(state);
    if (ending !== null && ending.kind !== before?.kind) results.push(ending);
    for (const event of log.batches[i] ?? [])
      if (event.type === 'DeskNoted' && event.note.act === 'settledAgain') results.push(event.note);
    if (finishedAt === 0 && progressOf(state) === 'finished') finishedAt = log.versions[i] ?? 0;
  }
  return { state, results, finishedAt };
}

function replayTrade(log: Log): Replayed {
  const { state, ...course } = courseOf('trade', log);
  const { phase, windows = null } = state.rules.common;
  const priced = log.batches.flat().find((event) => event.type === 'PriceClaimed');
  const claimed = priced?.type === 'PriceClaimed' ? priced : null;
  return { ...course, desk: state.desk, windows, phase: phase.at, claimed };
}

function replayGame(log: Log): Replayed {
  const { state, ...course } = courseOf('patrons', log);
  return { ...course, desk: state.desk, windows: null, phase: phaseIn('patrons', state), claimed: null };
}

/** Decides a log again with its cards. */
const derived = (
  cards: Cards,
  log: Log,
): Result<unknown, { readonly version: number; readonly what: string }> =>
  cards.at === 'trade'
    ? rederive(cards.edition.catalogue, eventsAt('trade', log.batches), PRINTED)
    : rederiveGame(cards.edition.terms, eventsAt('patrons', log.batches));

/** The match after its whole log, or a sentence about the first version that does not follow from those before. */
function replayed({ match, cards }: Evidence, log: Log): Replayed | string {
  if (cards === null || cards.edition.version !== match.catalogue)
    return `The cards of match ${match.id} are not those it was played with.`;
  if (cards.at !== match.tableName)
    return `Match ${match.id} was played at another table than is kept of it.`;
  const follows = derived(cards, log);
  if (follows.ok) return cards.at === 'trade' ? replayTrade(log) : replayGame(log);
  return `Version ${log.versions[follows.error.version - 1] ?? 0} of match ${match.id} does not follow: ${follows.error.what}.`;
}

/** A stopped match may be voided without an event in its log. */
const isVoidedBeside = ({ beside }: Evidence): boolean => beside.notes.some(({ what }) => what === 'voided');

/** Adds to what the log tells a void that only the journal tells of. */
const withoutLog = (evidence: Evidence, after: Replayed): Replayed =>
  isVoidedBeside(evidence)
    ? { ...after, phase: 'finished', results: [...after.results, { kind: 'voided', winner: null }] }
    : after;

/** What the keeper should do about a stopped match. */
function remedyFor(evidence: Evidence): string {
  if (isVoidedBeside(evidence))
    return ' It had stopped, and was voided: stakes and cards are back, and nothing is left to be done.';
  const isStopped = evidence.beside.notes.some(({ what }) => what === 'stopped');
  return isStopped ? ' It has stopped: void it at the desk, so that stakes and cards come back.' : '';
}

/** Checks that each text sealed in the log is one whose hash the journal has. */
function checkReasons({ match, batches, beside: { hashes } }: Evidence): Finding {
  for (const { version, events } of batches)
    for (const { key, hash } of sealedIn(events))
      if (hash === null || hashes.get(key) !== hash)
        return `Version ${version} of match ${match.id} names a text that the journal does not know.`;
  return null;
}

/** The number of reasons in plain words, as they were stored before. */
const plainReasons = ({ batches }: Log): number =>
  batches.flat().filter((event) => {
    const said = event.type === 'DeskNoted' ? event.note : event.type === 'GameEnded' ? event.outcome : event;
    if (!('reason' in said) || typeof said.reason !== 'string' || said.reason === '') return false;
    return sealedIn(JSON.stringify(said.reason)).length === 0;
  }).length;

/**
 * Checks that the price of victory went to whoever claimed it, and that everything since, by rulings or as a
 * collected debt, went to and fro between the two players.
 */
function checkPrice({ match, beside }: Evidence, { claimed, results }: Replayed): Finding {
  const { moves, table, owedCards } = beside;
  const wrong = `Match ${match.id} has moved another copy than its log says.`;
  if (claimed === null) return moves.length === 0 ? null : wrong;
  const [loser, winner] = claimed.seat === 'a' ? [table?.['a'], table?.['b']] : [table?.['b'], table?.['a']];
  const isRight = moves.every(({ copy, from, to, why }, i) => {
    const goes = why === 'claimed' ? [winner, loser] : [loser, winner];
    return copy === claimed.copy && from === goes[0] && to === goes[1] && (i > 0 || why === 'claimed');
  });
  return isRight && moves.length > 0 && moves.length <= results.length + owedCards ? null : wrong;
}

/** IN23: what a card has left the loser by count. */
function solaceIn({ beside: { table } }: Evidence, { results, windows }: Replayed): number {
  const [first] = results;
  if (first?.kind !== 'counted' || first.winner === null || !windows) return 0;
  return solaceOf(windows, otherSeat(first.winner), Number(table?.['stake'] ?? 0));
}

function checkSettlements(evidence: Evidence, replayed: Replayed): Finding {
  const { match, beside } = evidence;
  const { settlements } = beside;
  const { results } = replayed;
  for (const [i, { kind, winner }] of results.entries()) {
    const settled = settlements.get(`${match.id}/${i + 1}`);
    if (settled === undefined) return `Match ${match.id} lacks settlement ${i + 1}.`;
    const solace = i === 0 ? solaceIn(evidence, replayed) : 0;
    if (settled['kind'] !== kind || settled['winner'] !== winner || settled['solace'] !== solace)
      return `Settlement ${i + 1} of match ${match.id} is not what its log says.`;
  }
  return settlements.has(`${match.id}/${results.length + 1}`)
    ? `Match ${match.id} has a settlement that its log does not know.`
    : null;
}

/** Rule 1.5 and R14: a match of the event binds its two players until its end, or until its claim no longer does. */
function checkBinding({ match }: Evidence, { phase, desk }: Replayed): Finding {
  const binds = phase !== 'finished' && !desk.unbound;
  return match.bound === (binds ? 2 : 0)
    ? null
    : `Match ${match.id} binds ${match.bound} people instead of ${binds ? 2 : 0}.`;
}

/**
 * Checks whether the stored match is called as its log says. A match voided without an event in its log has no call
 * any more.
 */
const checkCall = (evidence: Evidence, { desk }: Replayed): Finding => {
  const { match } = evidence;
  const calls = desk.calls.length > 0 && !isVoidedBeside(evidence);
  return match.called === calls
    ? null
    : `Match ${match.id} is kept as ${match.called ? 'called' : 'not called'}, but its log says otherwise.`;
};

const faulty = (finding: Finding): CheckedMatch => ({ finding, remark: null, reasons: 0, notes: 0 });

function checkLog(evidence: Evidence, log: Log): CheckedMatch {
  const { match } = evidence;
  const played = replayed(evidence, log);
  if (typeof played === 'string') return faulty(`${played}${remedyFor(evidence)}`);
  const after = withoutLog(evidence, played);
  if (match.phase !== after.phase)
    return faulty(`Match ${match.id} is kept as ${match.phase}, but its log says ${after.phase}.`);
  if (match.kind === 'practice') return faulty(null);
  const digests = checkDigests(evidence, after.finishedAt, log);
  if (typeof digests === 'string') return faulty(digests);
  const finding =
    checkReasons(evidence) ??
    checkSettlements(evidence, after) ??
    checkPrice(evidence, after) ??
    checkBinding(evidence, after) ??
    checkCall(evidence, after);
  return { ...faulty(finding), reasons: plainReasons(log), notes: digests };
}

/** Checks a match. Practice is no part of the event, so only its log is checked. */
export function checkMatch(evidence: Evidence): CheckedMatch {
  const { match, beside } = evidence;
  const log = logOf(evidence);
  if (typeof log === 'string') return faulty(log);
  const checked = checkLog(evidence, log);
  if (checked.finding === null)
    return { ...checked, ...checkGaps({ match, notes: beside.notes }, log.missing) };
  // A missing version is reported before anything that does not follow without it.
  const [gone] = log.missing;
  return gone === undefined ? checked : faulty(`The log of match ${match.id} has no version ${gone}.`);
}
