// VerifiedSaid: what was verified, in words for the keeper: how much it is, and how old, so that an old copy is noticed
// at once.

import type { Audited } from '../audit/index.ts';
import { localTime } from '../folder/index.ts';

const SPANS = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const;

/** How long ago it was, in the largest unit of which at least one has passed; '' where the clocks disagree. */
function agoSaid(ms: number): string {
  if (ms < 0) return '';
  const span = SPANS.find(({ ms: one }) => ms >= one);
  if (span === undefined) return ', less than a minute ago';
  const count = Math.floor(ms / span.ms);
  return `, ${count} ${span.name}${count === 1 ? '' : 's'} ago`;
}

/** Says when the newest row of a journal was written. */
export function lastRowSaid(at: number | null, now: number): string {
  if (at === null) return 'nothing has been written yet';
  const { day, time } = localTime(at);
  return `the last row was written on ${day} at ${time}${agoSaid(now - at)}`;
}

interface Looked {
  readonly finding: string | null;
  readonly audited: Audited;
}

/** Says what was verified: how much, how old, and what is worth knowing about it. */
export function verifiedSaid({ finding, audited }: Looked, now: number): string {
  const { rows, matches, erased, lastAt, remarks } = audited;
  const seen = `${rows} rows, ${matches} matches, ${erased} texts erased`;
  const agrees = finding === null ? 'everything agrees' : 'not everything agrees';
  return [`${agrees}: ${seen}`, lastRowSaid(lastAt, now), ...remarks].join('\n');
}
