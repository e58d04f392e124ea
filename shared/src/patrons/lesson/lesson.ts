// Lesson: a first game, recorded: what its learner's phone is told step by step, and what each step teaches.

import type { Seat } from '../../rules/index.ts';
import type { GameCard } from '../card.ts';
import type { GameSeatCommand } from '../command.ts';
import type { VisibleSealedGameEvent } from '../sealed/view.ts';

/** The topics in their order; each has its words. */
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
  /** What the learner does; null if there is only something to read. */
  readonly move: GameSeatCommand | null;
  /** The events that follow and that the learner may know, until the learner has to act again or the game is over. */
  readonly events: readonly VisibleSealedGameEvent[];
}

export interface Lesson {
  /** The learner's seat. */
  readonly learner: Seat;
  /** The cards of both courts, and both patrons. */
  readonly cards: readonly GameCard[];
  /** Everything before the learner's first move. */
  readonly begins: readonly VisibleSealedGameEvent[];
  readonly steps: readonly LessonStep[];
}
