// useSideWords: one side of a trade as a list in words: its cards by name, then its drakes.

import type { Catalogue } from '@dunmer/shared/cards';
import { useLang } from '../text/index.ts';
import { useTradeText } from './tradeText.ts';
import type { TradeView } from '@dunmer/shared/protocol';

export function useSideWords(catalogue: Catalogue): (side: TradeView['gives']) => string {
  const words = useTradeText();
  const lang = useLang();
  return ({ copies, drakes }) => {
    const cards = copies.map(({ card }) => words.quoted(catalogue.get(card)?.name[lang] ?? card));
    const parts = drakes === 0 ? cards : [...cards, words.drakes(drakes)];
    return parts.length === 0 ? words.nothing : words.listed(parts);
  };
}
