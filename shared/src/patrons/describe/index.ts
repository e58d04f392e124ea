// The texts of the patrons' cards in Russian and English, made from their data (PATRONS 9).

import type { Lang } from '../../cards/index.ts';
import { unbroken } from '../../lib/index.ts';
import type { GameCard } from '../card.ts';
import { inEnglish } from './english.ts';
import { meantBy } from './meant.ts';
import { inRussian } from './russian.ts';

/** Returns the abilities of a card in order, each as whole sentences that break only where a line may end. */
export const describeGameCard = (lang: Lang, card: GameCard): readonly string[] =>
  (card.abilities ?? []).map((ability, index) =>
    unbroken((lang === 'ru' ? inRussian : inEnglish)(ability, meantBy(card, index))),
  );
