// copyLabel: what a copy is called aloud: its card, which of a unique's copies it is, and why it is not free.

import type { Card, Lang } from '@dunmer/shared/cards';
import type { CopyView } from '@dunmer/shared/protocol';
import type { useCopiesText } from '../text/index.ts';
import { markOf } from './markOf.ts';

type Words = ReturnType<typeof useCopiesText>;

export function copyLabel(words: Words, lang: Lang, card: Card, { serial, of, blocked }: CopyView): string {
  const mark = markOf(blocked);
  return [
    card.name[lang],
    ...(of === null ? [] : [words.serial(serial, of)]),
    ...(mark === null ? [] : [words.blocked[mark]]),
  ].join('; ');
}
