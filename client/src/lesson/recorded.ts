// Recorded: the lesson that is part of the app, and what its learner knows before each of its steps.

import type { Lesson } from '@dunmer/shared/patrons/lesson';
import data from '@dunmer/shared/patrons/data/lesson.json';
import {
  evolveSealedGameView,
  type GameCatalogue,
  NEW_SEALED_GAME,
  type SealedGameView,
  sealedGameViewOf,
  type VisibleSealedGameEvent,
  type GameSeatCommand,
} from '@dunmer/shared/patrons';
import type { Lang } from '@dunmer/shared/cards';
import type { CopyId } from '@dunmer/shared/rules';
import type { LessonText } from './lessonText.ts';

// The only place that gives the file its type: the core has recorded it from the same type, and a test compares them
// byte for byte.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const mint = (recorded: unknown): Lesson => recorded as Lesson;

export const LESSON = mint(data);

export const LESSON_CARDS: GameCatalogue = new Map(LESSON.cards.map((card) => [card.id, card]));

interface Known {
  readonly events: readonly VisibleSealedGameEvent[];
  readonly view: SealedGameView;
}

/** Returns what the learner's phone has been told before the step at this place; after the last step, everything. */
export function knownAt(place: number): Known {
  const events = [...LESSON.begins, ...LESSON.steps.slice(0, place).flatMap((step) => step.events)];
  const view = events.reduce(evolveSealedGameView, sealedGameViewOf(NEW_SEALED_GAME, LESSON.learner));
  return { events, view };
}

// Says what to do in the lesson, for somebody who has tried something else.

/** `a:spark#1` is a copy of `spark`. */
const nameOf = (copy: CopyId, lang: Lang): string => {
  const [, card = ''] = /^[ab]:(.*)#/.exec(copy) ?? [];
  return LESSON_CARDS.get(card)?.name[lang] ?? card;
};

/** Returns what to do instead: the taught move, or, when `move` is null, that there is only something to read. */
export function insteadOf({ instead }: LessonText, lang: Lang, move: GameSeatCommand | null): string {
  if (move === null) return instead.read;
  switch (move.type) {
    case 'play':
    case 'use':
      return instead[move.type](nameOf(move.copy, lang));
    case 'strike':
      return instead.strike(nameOf(move.copy, lang), nameOf(move.target, lang));
    case 'defend':
      return instead.defend(nameOf(move.copy ?? '', lang));
    default:
      return instead.endTurn;
  }
}
