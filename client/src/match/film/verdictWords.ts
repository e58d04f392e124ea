// Verdict words: the words above and below two facing cards while their round is judged. The winning card needs no
// reason: it stands at the beaten one.

import type { Virtue } from '@dunmer/shared/cards';
import type { Duel, Duellist } from './happening.ts';
import type { Room } from './steps.ts';
import type { Teller } from './teller.ts';

export interface VerdictWords {
  readonly falls: boolean;
  /** '' when the sign alone says it. */
  readonly why: string;
  /** The virtues that nothing overcame. */
  readonly virtues: readonly Virtue[];
}

const REASONS = {
  overcome: 'overcome',
  'no-virtues': 'noVirtues',
  protected: 'protected',
  'not-overcome': 'notOvercome',
} as const satisfies Record<Duellist['verdict']['why'], keyof Teller['text']['reason']>;

/**
 * Takes a card and the one it faces. Says why it falls or, when the other stands too, why it stands. With the least
 * room, the sign alone tells that a card was overcome, which is why most cards fall.
 */
export function verdictWords({ text }: Teller, one: Duellist, other: Duellist, room: Room): VerdictWords {
  const falls = one.verdict.fate === 'defeated';
  const goesWithoutSaying = falls
    ? room === 'least' && one.verdict.why === 'overcome'
    : other.verdict.fate === 'defeated';
  if (goesWithoutSaying) return { falls, why: '', virtues: [] };
  const virtues = one.verdict.why === 'not-overcome' ? one.beyond : [];
  return { falls, why: text.reason[REASONS[one.verdict.why]], virtues };
}

/** An icon takes as long to look at as this many letters. */
const ICON = 3;

/** Returns how many letters there are to read about this conflict. */
export function verdictLetters(teller: Teller, { a, b, isAsBefore }: Duel, room: Room): number {
  if (isAsBefore) return teller.text.reel.asBefore.length;
  return [verdictWords(teller, a, b, room), verdictWords(teller, b, a, room)].reduce(
    (sum, { why, virtues }) => sum + why.length + ICON * virtues.length,
    0,
  );
}
