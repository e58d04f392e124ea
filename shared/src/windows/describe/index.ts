// The texts of promises and intrigue cards in Russian and English, made from their data (PROMISES 8, INTRIGUE 7).

import type { Lang } from '../../cards/index.ts';
import { unbroken } from '../../lib/index.ts';
import type { IntrigueCard, IntrigueRules, PledgeCard, PledgeRules } from '../card.ts';
import { inEnglish } from './english.ts';
import { meantBy, sayingsOf } from './meant.ts';
import { inRussian } from './russian.ts';

/**
 * Returns what a promise or an intrigue card says: the text that organisers gave it, or whole sentences made from its
 * data.
 */
export function describeWindowCard(
  lang: Lang,
  card: PledgeRules | IntrigueRules | PledgeCard | IntrigueCard,
): string {
  if ('text' in card && card.text !== undefined) return unbroken(card.text[lang]);
  const meant = meantBy(card);
  const say = lang === 'ru' ? inRussian : inEnglish;
  return unbroken(
    sayingsOf(card.effects)
      .map((saying) => say(saying, meant))
      .join(' '),
  );
}
