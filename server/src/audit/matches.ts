// Matches: each log is decided again from its beginning, and compared with its digests, its phase and its settlements.

import { type MatchEvent, rederive, type SealedMatch } from '@dunmer/shared/fairness';
import { logDigest } from '../journal/index.ts';
import type { Edition } from '../catalogue/index.ts';
import type { AuditedBatch, AuditedMatch, Effect } from '../store/index.ts';
import type { Table } from './book.ts';
import type { Finding } from './finding.ts';

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

/** The match as its log leads to it, or the first version that does not follow. */
function replayed({ match, batches, edition }: Evidence): SealedMatch | string {
  if (edition === null || edition.version !== match.catalogue)
    return `The cards of match ${match.id} are not those it was played with.`;
  const log: (readonly MatchEvent[])[] = [];
  for (const [i, batch] of batches.entries()) {
    const events = eventsOf(batch);
    if (batch.version !== i + 1 || events === null)
      return `The log of match ${match.id} has no version ${i + 1}.`;
    log.push(events);
  }
  if (log.length === 0) return `The log of match ${match.id} is empty.`;
  const derived = rederive(edition.catalogue, log);
  if (derived.ok) return derived.value;
  return `Version ${derived.error.version} of match ${match.id} does not follow: ${derived.error.what}.`;
}

function checkDigests({ match, batches, notes }: Evidence, isFinished: boolean): Finding {
  const texts = batches.map(({ events }) => events);
  for (const { version, digest } of notes)
    if (logDigest(texts.slice(0, version)) !== digest)
      return `The log of match ${match.id} up to version ${version} is not the one the journal has seen.`;
  const last = notes.at(-1)?.version ?? 0;
  if (notes.length === 0) return `The journal does not know match ${match.id}.`;
  return isFinished && last < batches.length
    ? `The log of match ${match.id} has gone on after its end, unknown to the journal.`
    : null;
}

interface Result {
  readonly kind: string;
  readonly winner: string | null;
}

/** How the log says that the match was settled, one settlement after another. */
function resultsOf({ rules, desk }: SealedMatch): readonly Result[] {
  const { phase } = rules.common;
  const ending = phase.at === 'claiming' || phase.at === 'finished' ? phase.ending : null;
  if (ending === null) return [];
  const first = { kind: ending.kind, winner: 'winner' in ending ? ending.winner : null };
  return [first, ...desk.notes.flatMap((note) => (note.act === 'settledAgain' ? note : []))];
}

function checkSettlements({ match, settlements }: Evidence, state: SealedMatch): Finding {
  const results = resultsOf(state);
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
function checkBinding({ match }: Evidence, { rules, desk }: SealedMatch): Finding {
  const binds = rules.common.phase.at !== 'finished' && !desk.unbound;
  return match.bound === (binds ? 2 : 0)
    ? null
    : `Match ${match.id} binds ${match.bound} people instead of ${binds ? 2 : 0}.`;
}

/** What is wrong with a match. Practice is no part of the event: of it only the log is looked at. */
export function checkMatch(evidence: Evidence): Finding {
  const { match } = evidence;
  const state = replayed(evidence);
  if (typeof state === 'string') return state;
  const { at } = state.rules.common.phase;
  if (match.phase !== at) return `Match ${match.id} is kept as ${match.phase}, but its log says ${at}.`;
  if (match.kind === 'practice') return null;
  return (
    checkDigests(evidence, at === 'finished') ??
    checkSettlements(evidence, state) ??
    checkBinding(evidence, state)
  );
}
