// Recorded: the lesson as it comes with the app, and what its learner knows before each of its steps.

import type { Lesson } from '@dunmer/shared/patrons/lesson';
import data from '@dunmer/shared/patrons/data/lesson.json';
import {
  evolveSealedGameView,
  type GameCatalogue,
  NEW_SEALED_GAME,
  type SealedGameView,
  sealedGameViewOf,
  type VisibleSealedGameEvent,
} from '@dunmer/shared/patrons';

// The mint: the core has recorded this file from the same type, and a test compares them byte for byte.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const mint = (recorded: unknown): Lesson => recorded as Lesson;

export const LESSON = mint(data);

export const LESSON_CARDS: GameCatalogue = new Map(LESSON.cards.map((card) => [card.id, card]));

export interface Known {
  readonly events: readonly VisibleSealedGameEvent[];
  readonly view: SealedGameView;
}

/** What the learner's phone has been told before the step at this place; after the last one, all. */
export function knownAt(place: number): Known {
  const events = [...LESSON.begins, ...LESSON.steps.slice(0, place).flatMap((step) => step.events)];
  const view = events.reduce(evolveSealedGameView, sealedGameViewOf(NEW_SEALED_GAME, LESSON.learner));
  return { events, view };
}
