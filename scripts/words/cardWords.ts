// CardWords: the words that come with the cards, including the terms: names, lines, and texts made from their data.
import { readFileSync } from 'node:fs';
import {
  type Card,
  describeAbility,
  explainTerm,
  type Lang,
  LANGS,
  plainText,
  RARITIES,
  rarityName,
  TERMS,
  traitName,
  VIRTUES,
  virtueName,
} from '@dunmer/shared/cards';
import { parseCatalogue, parseDecks } from '@dunmer/shared/cards/schema';
import { describeGameCard } from '@dunmer/shared/patrons';
import { PRINTED } from '@dunmer/shared/patrons/script';
import { describeWindowCard } from '@dunmer/shared/windows';
import { PRINTED as OF_WINDOWS } from '@dunmer/shared/windows/printed';
import { root } from './sources.ts';

export interface Row {
  readonly key: string;
  readonly ru: string;
  readonly en: string;
  readonly where: string;
}

export interface Rows {
  readonly title: string;
  readonly rows: readonly Row[];
}

const dataOf = (path: string): unknown => JSON.parse(readFileSync(root + path, 'utf8'));

/** Returns the value of what was parsed; throws its error. */
function value<T>(
  parsed: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const CARDS = 'shared/src/cards/data/cards.json';
const PATRONS = 'shared/src/patrons/data/cards.json';
const WINDOWS = ['pledges', 'intrigue'] as const;
const TERM_FILES = 'cards/describe/termsRu.ts';
const ON_CARDS = 'on cards, in decks, on the table';

const both = (key: string, where: string, say: (lang: Lang) => string | undefined): Row => {
  const [ru = '', en = ''] = LANGS.map(say);
  return { key, ru, en, where };
};

/** Returns what is written about cards, and what is made from their data. */
export async function cardRows(): Promise<readonly Rows[]> {
  const catalogue = value(parseCatalogue('cards.json', dataOf(CARDS)));
  const decks = value(parseDecks('decks.json', dataOf('shared/src/cards/data/decks.json'), catalogue));
  const rowsOf = (card: Card): readonly Row[] => [
    both(card.id, ON_CARDS, (lang) => card.name[lang]),
    ...(card.short === undefined ? [] : [both(`${card.id}.short`, 'on tiles', (lang) => card.short?.[lang])]),
    both(`${card.id}.flavour`, 'on cards', (lang) => card.flavour?.[lang]),
    ...(card.abilities ?? []).map((each, at) =>
      both(`${card.id}.${at}`, 'on cards', (lang) => plainText(describeAbility(lang, each, catalogue))),
    ),
  ];
  const traits = new Set([...catalogue.values()].flatMap((card) => card.traits));
  return [
    { title: CARDS, rows: [...catalogue.values()].flatMap(rowsOf) },
    {
      title: 'shared/src/cards/data/decks.json',
      rows: decks.map(({ id, name }) => both(id, 'in practice', (lang) => name[lang])),
    },
    {
      title: TERM_FILES,
      rows: [
        ...TERMS.map((term) =>
          both(term, 'at a tap', (lang) => Object.values(explainTerm(lang, term)).slice(0, 2).join('. ')),
        ),
        ...VIRTUES.map((virtue) => both(virtue, 'everywhere', (lang) => virtueName(lang, virtue))),
        ...RARITIES.map((rarity) => both(rarity, 'on cards', (lang) => rarityName(lang, rarity))),
        ...[...traits].map((trait) => both(trait, 'on cards', (lang) => traitName(lang, trait))),
      ],
    },
    {
      title: PATRONS,
      rows: [...PRINTED.values()].flatMap((card) => [
        both(card.id, 'at the patrons’ table', (lang) => card.name[lang]),
        ...describeGameCard('ru', card).map((_, at) =>
          both(`${card.id}.${at}`, 'at the patrons’ table', (lang) => describeGameCard(lang, card)[at]),
        ),
      ]),
    },
    ...WINDOWS.map((set) => ({
      title: `shared/src/windows/data/${set}.json`,
      rows: [...OF_WINDOWS[set].values()].flatMap((card) => [
        both(card.id, 'on promises and intrigue cards', (lang) => card.name[lang]),
        ...('house' in card ? [both(`${card.id}.house`, 'on promises', (lang) => card.house[lang])] : []),
        both(`${card.id}.text`, 'on promises and intrigue cards', (lang) => describeWindowCard(lang, card)),
      ]),
    })),
  ];
}
