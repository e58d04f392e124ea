// Lying: the values of a card as it lies in the zone, for eyes and screen readers. The core computes them.

import {
  type GameCard,
  type GameCatalogue,
  type GameCommon,
  isWeakIn,
  type Values,
  valuesIn,
  type ZoneCard,
} from '@dunmer/shared/patrons';
import type { Lang } from '@dunmer/shared/cards';
import type { PatronsText } from '../patronsText.ts';
import { turnOf } from '../table.ts';

export interface Lying {
  readonly card: ZoneCard;
  readonly definition: GameCard;
  readonly values: Values;
  /** The life that is left; 0 for a card without life. */
  readonly left: number;
  readonly isWeak: boolean;
  /** By how much strike and life differ from the printed values. */
  readonly raised: { readonly strike: number; readonly life: number };
}

const printed = (card: GameCard): { readonly strike: number; readonly life: number } => ({
  strike: card.kind === 'creature' ? card.strike : 0,
  life: card.kind === 'creature' || card.kind === 'patron' ? card.life : 0,
});

/** Returns all cards in the zone with their values. */
export function lyingIn(catalogue: GameCatalogue, common: GameCommon): readonly Lying[] {
  const valuesOf = valuesIn(catalogue, common.zone);
  return common.zone.flatMap((card) => {
    const definition = catalogue.get(card.card);
    if (definition === undefined) return [];
    const values = valuesOf(card);
    const { strike, life } = printed(definition);
    return [
      {
        card,
        definition,
        values,
        left: Math.max(0, values.life - card.wounds),
        isWeak: isWeakIn(catalogue, turnOf(common), card),
        raised: { strike: values.strike - strike, life: values.life - life },
      },
    ];
  });
}

/** Says what kind of card it is. */
export const kindWords = (text: PatronsText, card: GameCard): string =>
  card.kind === 'support' ? `${text.kinds.support}, ${text.classes[card.class]}` : text.kinds[card.kind];

const sentence = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** Returns the label of a printed card for screen readers: name, kind, numbers. */
export function printedLabel(text: PatronsText, lang: Lang, card: GameCard, coins?: number): string {
  const { numbers } = text;
  const cost = card.kind === 'patron' ? null : (coins ?? card.cost);
  const { strike, life } = printed(card);
  return sentence([
    card.name[lang],
    kindWords(text, card),
    cost === null ? '' : `${numbers.cost} ${cost}`,
    card.kind === 'creature' ? `${numbers.strike} ${strike}` : '',
    life === 0 ? '' : `${numbers.life} ${life}`,
  ]);
}

/** Says what affects a card as it lies. */
export const stateWords = ({ state }: PatronsText, lying: Lying): readonly string[] => [
  ...(lying.card.closed ? [state.closed] : []),
  ...(lying.isWeak ? [state.weak] : []),
  ...(lying.raised.strike === 0 && lying.raised.life === 0
    ? []
    : [state.raised(lying.raised.strike, lying.raised.life)]),
  ...(lying.values.ward === 0 ? [] : [state.ward(lying.values.ward)]),
  ...(lying.values.evades ? [state.evades] : []),
  ...(lying.card.control === lying.card.owner ? [] : [state.taken]),
];

/** Returns the label of a card as it lies, for screen readers. */
export function lyingLabel(text: PatronsText, lang: Lang, lying: Lying, twin?: number): string {
  const { numbers } = text;
  const { definition, values, left, card } = lying;
  return sentence([
    twin === undefined ? definition.name[lang] : `${definition.name[lang]} ${twin}`,
    kindWords(text, definition),
    definition.kind === 'creature' ? `${numbers.strike} ${values.strike}` : '',
    values.life === 0 ? '' : `${numbers.life} ${values.life}`,
    card.wounds === 0 ? '' : `${numbers.wounds} ${card.wounds}, ${numbers.left} ${left}`,
    ...stateWords(text, lying),
  ]);
}
