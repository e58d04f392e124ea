// Lesson: a first game, recorded: what its learner's phone is told step by step, and what is taught at each.

import type { Seat } from '../../rules/index.ts';
import type { GameCard } from '../card.ts';
import type { GameSeatCommand } from '../command.ts';
import type { VisibleSealedGameEvent } from '../sealed/view.ts';

/** What is taught, in this order; each has its words. */
export const LESSON_KEYS = [
  'goal',
  'lay',
  'weak',
  'guard',
  'use',
  'strike',
  'closed',
  'defend',
  'spell',
  'song',
  'creature',
  'again',
  'fall',
] as const;
export type LessonKey = (typeof LESSON_KEYS)[number];

export interface LessonStep {
  readonly key: LessonKey;
  /** What the learner does; null where there is only something to read. */
  readonly move: GameSeatCommand | null;
  /** What comes of it, as far as the learner may know: until they are waited for again, or it is over. */
  readonly events: readonly VisibleSealedGameEvent[];
}

export interface Lesson {
  /** Who learns. */
  readonly learner: Seat;
  /** The cards of both courts, and both patrons. */
  readonly cards: readonly GameCard[];
  /** All before the learner's first move. */
  readonly begins: readonly VisibleSealedGameEvent[];
  readonly steps: readonly LessonStep[];
}
