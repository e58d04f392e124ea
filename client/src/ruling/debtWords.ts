// debtWords: what is owed, in words: drakes, or a card by its name.

import type { Catalogue, Lang } from '@dunmer/shared/cards';
import type { DebtView } from '@dunmer/shared/protocol';
import { useCatalogue } from '../parts/index.ts';
import { type DebtText, useDebtText, useLang } from '../text/index.ts';

/** Drakes with their number, or a card with its name. */
export const debtThing = (
  what: DebtView['what'],
  words: DebtText,
  nameOf: (card: string) => string,
): string => (what.is === 'drakes' ? words.drakes(what.sum) : words.card(nameOf(what.card)));

const nameIn =
  (catalogue: Catalogue, lang: Lang) =>
  (card: string): string =>
    catalogue.get(card)?.name[lang] ?? card;

/** The same in the language in use, with the cards as the event has them now. */
export function useThing(): (what: DebtView['what']) => string {
  const words = useDebtText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  return (what) => debtThing(what, words, nameIn(catalogue, lang));
}
