// Matches: each log is decided again from its beginning, and compared with its digests, its phase and its settlements.

import {
  evolveMatchAll,
  type MatchEvent,
  NEW_SEALED_MATCH,
  rederive,
  type SealedMatch,
} from '@dunmer/shared/fairness';
import type { Ending } from '@dunmer/shared/rules';
import { logDigest } from '../journal/index.ts';
import type { Edition } from '../catalogue/index.ts';
import type { AuditedBatch, AuditedMatch, Effect } from '../store/index.ts';
import type { Table } from './book.ts';
import type { Finding } from './finding.ts';
import { checkGaps, type MatchAudited, missingIn } from './gaps.ts';

type Note = Extract<Effect, { is: 'match' }>;

/** A match with all that is known of it. */
export interface Evidence {
  readonly match: AuditedMatch;
  readonly batches: readonly AuditedBatch[];
  /** Null where its cards are not kept. */
  readonly edition: Edition | null;
  /** What the journal says of its log. */
  readonly notes: readonly Note[];
  readonly settlements: Table;
}

function eventsOf({ events }: AuditedBatch): readonly MatchEvent[] | null {
  try {
    // What was stored is what the server itself has written; if not, it leads to another match, and that is found.
    const value: unknown = JSON.parse(events);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** A log as it is stored: some versions may never have been written. */
interface Log {
  readonly versions: readonly number[];
  readonly batches: readonly (readonly MatchEvent[])[];
  readonly missing: readonly number[];
}

/** The log of a match, or why it can't be read. */
function logOf({ match, batches }: Evidence): Log | string {
  const log: (readonly MatchEvent[])[] = [];
  for (const batch of batches) {
    const events = eventsOf(batch);
    if (events === null) return `The log of match ${match.id} has no version ${batch.version}.`;
    log.push(events);
  }
  const versions = batches.map(({ version }) => version);
  if (log.length === 0) return `The log of match ${match.id} is empty.`;
  return { versions, batches: log, missing: missingIn(versions) };
}

interface Result {
  readonly kind: string;
  readonly winner: string | null;
}

/** A match after its whole log. */
interface Replayed {
  readonly state: SealedMatch;
  readonly phase: string;
  /** How the log says that it was settled, one settlement after another. */
  readonly results: readonly Result[];
  /** The version that finished it; 0 while it runs. */
  readonly finishedAt: number;
}

const endingOf = ({ phase }: SealedMatch['rules']['common']): Ending | null =>
  phase.at === 'claiming' || phase.at === 'finished' ? phase.ending : null;

/** The match as its log leads to it, batch after batch. */
function replay({ versions, batches }: Log): Replayed {
  const results: Result[] = [];
  let [state, finishedAt] = [NEW_SEALED_MATCH, 0];
  for (const [i, events] of batches.entries()) {
    const before = endingOf(state.rules.common);
    state = evolveMatchAll(state, events);
    const ending = endingOf(state.rules.common);
    if (ending !== null && ending.kind !== before?.kind)
      results.push({ kind: ending.kind, winner: 'winner' in ending ? ending.winner : null });
    for (const event of events)
      if (event.type === 'DeskNoted' && event.note.act === 'settledAgain') results.push(event.note);
    if (finishedAt === 0 && state.rules.common.phase.at === 'finished') finishedAt = versions[i] ?? 0;
  }
  return { state, phase: state.rules.common.phase.at, results, finishedAt };
}

/** The match as its log leads to it, or the first version that does not follow from those before. */
function replayed({ match, edition }: Evidence, log: Log): Replayed | string {
  if (edition === null || edition.version !== match.catalogue)
    return `The cards of match ${match.id} are not those it was played with.`;
  const derived = rederive(edition.catalogue, log.batches);
  if (derived.ok) return replay(log);
  return `Version ${log.versions[derived.error.version - 1] ?? 0} of match ${match.id} does not follow: ${derived.error.what}.`;
}

/** A match that has stopped may be voided without a word in its log. */
const isVoidedBeside = ({ notes }: Evidence): boolean => notes.some(({ what }) => what === 'voided');

/** What the journal alone says of a match, put to what its log says. */
const withoutLog = (evidence: Evidence, after: Replayed): Replayed =>
  isVoidedBeside(evidence)
    ? { ...after, phase: 'finished', results: [...after.results, { kind: 'voided', winner: null }] }
    : after;

/** What to do about a match that stands still. */
function remedyFor(evidence: Evidence): string {
  if (isVoidedBeside(evidence))
    return ' It had stopped, and was voided: stakes and cards are back, and nothing is left to be done.';
  const isStopped = evidence.notes.some(({ what }) => what === 'stopped');
  return isStopped ? ' It has stopped: void it at the desk, so that stakes and cards come back.' : '';
}

/** The journal has seen each log up to its end; after it only the desk is noted, and settled anew. */
function checkDigests({ match, batches, notes }: Evidence, { finishedAt }: Replayed): Finding {
  if (notes.length === 0) return `The journal does not know match ${match.id}.`;
  for (const { version, digest } of notes) {
    const texts = batches.filter((batch) => batch.version <= version).map(({ events }) => events);
    if (logDigest(texts) !== digest)
      return `The log of match ${match.id} up to version ${version} is not the one the journal has seen.`;
  }
  return (notes.at(-1)?.version ?? 0) < finishedAt
    ? `The log of match ${match.id} has an end that the journal does not know.`
    : null;
}

function checkSettlements({ match, settlements }: Evidence, { results }: Replayed): Finding {
  for (const [i, { kind, winner }] of results.entries()) {
    const settled = settlements.get(`${match.id}/${i + 1}`);
    if (settled === undefined) return `Match ${match.id} lacks settlement ${i + 1}.`;
    if (settled['kind'] !== kind || settled['winner'] !== winner)
      return `Settlement ${i + 1} of match ${match.id} is not what its log says.`;
  }
  return settlements.has(`${match.id}/${results.length + 1}`)
    ? `Match ${match.id} has a settlement that its log does not know.`
    : null;
}

/** Rule 1.5 and R14: a match of the event binds its two players until its end, or until its claim no longer does. */
function checkBinding({ match }: Evidence, { phase, state: { desk } }: Replayed): Finding {
  const binds = phase !== 'finished' && !desk.unbound;
  return match.bound === (binds ? 2 : 0)
    ? null
    : `Match ${match.id} binds ${match.bound} people instead of ${binds ? 2 : 0}.`;
}

function findingIn(evidence: Evidence, log: Log): Finding {
  const { match } = evidence;
  const played = replayed(evidence, log);
  if (typeof played === 'string') return `${played}${remedyFor(evidence)}`;
  const after = withoutLog(evidence, played);
  if (match.phase !== after.phase)
    return `Match ${match.id} is kept as ${match.phase}, but its log says ${after.phase}.`;
  if (match.kind === 'practice') return null;
  return checkDigests(evidence, after) ?? checkSettlements(evidence, after) ?? checkBinding(evidence, after);
}

/** Checks a match. Practice is no part of the event: of it only the log is looked at. */
export function checkMatch(evidence: Evidence): MatchAudited {
  const log = logOf(evidence);
  if (typeof log === 'string') return { finding: log, remark: null };
  const finding = findingIn(evidence, log);
  if (finding === null) return checkGaps(evidence, log.missing);
  // What is gone is told before what does not follow without it.
  const [gone] = log.missing;
  const { id } = evidence.match;
  return {
    finding: gone === undefined ? finding : `The log of match ${id} has no version ${gone}.`,
    remark: null,
  };
}
