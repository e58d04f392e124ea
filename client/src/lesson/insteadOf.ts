// insteadOf: what is to be done in the lesson, for whoever has tried something else.

import type { Lang } from '@dunmer/shared/cards';
import type { GameSeatCommand } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import type { LessonText } from './lessonText.ts';
import { LESSON_CARDS } from './recorded.ts';

/** `a:spark#1` is a copy of `spark`. */
const nameOf = (copy: CopyId, lang: Lang): string => {
  const [, card = ''] = /^[ab]:(.*)#/.exec(copy) ?? [];
  return LESSON_CARDS.get(card)?.name[lang] ?? card;
};

/** A sentence for the taught move; null: there is only something to read. */
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
