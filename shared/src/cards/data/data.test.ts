// The cards and decks that come with the game: they parse, use the whole format, and none dominates all others.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../lib/index.ts';
import {
  ASPECTS,
  FAR_WHERES,
  LANGS,
  NEAR_WHERES,
  RARITIES,
  ROWS,
  SIDES,
  SUMMON_TO,
  VIRTUES,
  describeAbility,
  plainText,
  shortName,
  traitName,
  type Card,
  type CardFilter,
  type Deck,
  type Rarity,
  type Selector,
} from '../index.ts';
import { parseCatalogue, parseDecks, type CatalogueProblem } from '../schema.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

function value<T>(parsed: Result<T, CatalogueProblem>): T {
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const catalogue = value(parseCatalogue('cards.json', read('cards.json')));
const decks = value(parseDecks('decks.json', read('decks.json'), catalogue));
const cards = [...catalogue.values()];
const abilities = cards.flatMap((card) => card.abilities ?? []);
const reveals = abilities.filter((each) => each.timing === 'reveal');
const statics = abilities.filter((each) => each.timing === 'static');
const summons = abilities.filter((each) => each.timing === 'summon');
const effects = [...reveals, ...statics].flatMap((each) => each.effects);
const targets: readonly Selector[] = [...reveals, ...statics].map((each) => each.target);
const conditions = abilities.flatMap((each) => (each.if === undefined ? [] : [each.if]));
const isCreature = (card: Card): boolean => card.traits.includes('creature');
const summonsCreatures = (card: Card): boolean =>
  (card.abilities ?? []).some((ability) => ability.timing === 'summon');

describe('the cards', () => {
  it('are seven standard, nineteen uncommon, sixteen rare and twelve unique (rule 7)', () => {
    const count = (rarity: Rarity): number => cards.filter((card) => card.rarity === rarity).length;
    expect(RARITIES.map(count)).toEqual([7, 19, 16, 12]);
  });

  it.each(LANGS)(
    'have different names that fit on a tile, a line of flavour and known traits (%s)',
    (lang) => {
      expect(new Set(cards.map((card) => card.name[lang])).size).toBe(cards.length);
      const shorts = cards.map((card) => shortName(lang, card));
      expect(new Set(shorts).size).toBe(cards.length);
      expect(shorts.filter((short) => short.length > 14)).toEqual([]);
      const flavours = cards.map((card) => card.flavour?.[lang] ?? '');
      expect(flavours.filter((line) => line.length < 10 || line.length > 70)).toEqual([]);
      expect(new Set(flavours).size).toBe(cards.length);
      const traits = cards.flatMap((card) => card.traits);
      expect(traits.filter((trait) => lang === 'ru' && traitName(lang, trait) === trait)).toEqual([]);
    },
  );

  it.each([
    ['ru', 82, 134],
    ['en', 82, 130],
  ] as const)('say what they do in few letters, reminders aside (%s)', (lang, mean, most) => {
    const texts = abilities.map((each) => plainText(describeAbility(lang, each, catalogue)));
    const letters = texts.map((text) => text.length);
    expect(letters.reduce((sum, each) => sum + each, 0) / letters.length).toBeLessThanOrEqual(mean);
    expect(Math.max(...letters)).toBeLessThanOrEqual(most);
    expect(texts.filter((text) => /[()]/.test(text))).toEqual([]);
  });

  it('need no paragraph: two abilities at most', () => {
    expect(cards.filter((card) => (card.abilities ?? []).length > 2)).toEqual([]);
  });

  it('have creatures without virtues', () => {
    expect(cards.filter((card) => isCreature(card) && card.virtues.length === 0).length).toBeGreaterThan(2);
  });
});

describe('some card uses', () => {
  const wheres = targets.map((target) => target.where);
  const sided = (where: string, side: string): boolean =>
    targets.some((target) => 'side' in target && target.where === where && target.side === side);

  it.each(NEAR_WHERES)('the selector %s', (where) => {
    expect(wheres).toContain(where);
  });

  it.each(FAR_WHERES.flatMap((where) => SIDES.map((side) => [where, side] as const)))(
    'the selector %s of side %s',
    (where, side) => {
      expect(sided(where, side)).toBe(true);
    },
  );

  it('each key of a filter, in targets and in what a summons takes', () => {
    const keys = (filters: readonly (CardFilter | undefined)[]): ReadonlySet<string> =>
      new Set(filters.flatMap((filter) => Object.keys(filter ?? {})));
    const aimed = keys([...targets, ...conditions].map(({ filter }) => filter));
    const taken = keys(summons.map(({ from }) => from));
    expect([...aimed.union(taken)].toSorted()).toEqual(['anyVirtue', 'id', 'noVirtues', 'rarity', 'trait']);
    expect([...taken].toSorted()).toEqual(['anyVirtue', 'id', 'rarity', 'trait']);
  });

  it('each effect on each aspect, of all virtues and of some', () => {
    for (const aspect of ASPECTS)
      for (const op of ['grant', 'remove'] as const)
        expect(effects.some((each) => each.op === op && 'aspect' in each && each.aspect === aspect)).toBe(
          true,
        );
    const taking = effects.flatMap((each) => (each.op === 'remove' ? [each.virtues] : []));
    expect(taking.some((virtues) => virtues === 'all')).toBe(true);
    expect(taking.some((virtues) => virtues !== 'all')).toBe(true);
    expect(effects.map(({ op }) => op)).toEqual(expect.arrayContaining(['silence', 'swap']));
    const given = effects.flatMap((each) => (each.op === 'grant' ? each.virtues : []));
    expect(VIRTUES.filter((virtue) => !given.includes(virtue))).toEqual([]);
  });

  it('a pick of one, and the duration of the match', () => {
    expect(reveals.some(({ target }) => target.pick === 'one')).toBe(true);
    expect(reveals.some(({ duration }) => duration === 'match')).toBe(true);
  });

  it.each(ROWS)('the row %s as a condition, of a reveal and of a static ability', (row) => {
    expect(reveals.some((each) => each.in === row)).toBe(true);
    expect(statics.some((each) => each.in === row)).toBe(true);
  });

  it('a condition for a reveal, a static and a summons, one with a number', () => {
    for (const kind of [reveals, statics, summons])
      expect(kind.some((each) => each.if !== undefined)).toBe(true);
    expect(conditions.some(({ atLeast = 1 }) => atLeast > 1)).toBe(true);
  });

  it('each place that a summons can fill, any creature, limits of uses and none', () => {
    expect(SUMMON_TO.filter((to) => !summons.some((each) => (each.to ?? 'any') === to))).toEqual([]);
    expect(summons.some(({ from }) => from === undefined)).toBe(true);
    expect(summons.some(({ uses }) => uses === undefined)).toBe(true);
    expect(summons.some(({ uses = 0 }) => uses > 0)).toBe(true);
  });
});

describe('no ability is idle', () => {
  it('where a card names another or a trait, some card answers to it', () => {
    const filters = [
      ...targets.map(({ filter }) => filter),
      ...conditions.map(({ filter }) => filter),
      ...summons.map(({ from }) => from),
    ];
    const ids = filters.flatMap((filter) => filter?.id ?? []);
    expect(ids.filter((id) => !catalogue.has(id))).toEqual([]);
    const traits = filters.flatMap((filter) => filter?.trait ?? []);
    const bearers = (trait: string): number => cards.filter((card) => card.traits.includes(trait)).length;
    expect(traits.filter((trait) => bearers(trait) < 3)).toEqual([]);
  });

  it('a summons fits at least two creatures, or names one', () => {
    const fits = (from: CardFilter = {}): readonly Card[] =>
      cards
        .filter(isCreature)
        .filter(
          (card) =>
            (from.trait === undefined || card.traits.includes(from.trait)) &&
            (from.rarity === undefined || card.rarity === from.rarity) &&
            (from.anyVirtue?.some((virtue) => card.virtues.includes(virtue)) ?? true),
        );
    for (const { from } of summons.filter((each) => each.from?.id === undefined))
      expect(fits(from).length).toBeGreaterThanOrEqual(2);
  });
});

describe('as printed', () => {
  /** Rule 4.2: whether `x` defeats `y`. */
  const defeats = (x: Card, y: Card): boolean => {
    const shielded =
      x.virtues.length > 0 && x.virtues.every((virtue) => (y.protection ?? []).includes(virtue));
    return !shielded && y.virtues.every((virtue) => x.superiority.includes(virtue));
  };

  it('every card defeats some other, and is defeated by some other', () => {
    const others = (card: Card): readonly Card[] => cards.filter((other) => other.id !== card.id);
    expect(cards.filter((card) => !others(card).some((other) => defeats(card, other)))).toEqual([]);
    expect(cards.filter((card) => !others(card).some((other) => defeats(other, card)))).toEqual([]);
  });

  it('no virtue is rarer than half of the most frequent one, as virtue and as superiority', () => {
    for (const aspect of ['virtues', 'superiority'] as const) {
      const counts = VIRTUES.map((virtue) => cards.filter((card) => card[aspect].includes(virtue)).length);
      expect(Math.min(...counts) * 2).toBeGreaterThanOrEqual(Math.max(...counts));
    }
  });
});

describe('the ready decks', () => {
  const copiesOf = (deck: Deck, wanted: (card: Card) => boolean): number =>
    deck.cards.filter((id) => cards.some((card) => card.id === id && wanted(card))).length;

  it('have eight to ten cards, but for the short ones with 4 and 5 (rule 2.2)', () => {
    const sizes = decks.map((deck) => deck.cards.length);
    expect(sizes.filter((size) => size < 8).toSorted((a, b) => a - b)).toEqual([4, 5]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
  });

  it('hold no more of a unique card than the event has (rule 7)', () => {
    for (const deck of decks)
      for (const card of cards)
        expect(copiesOf(deck, (one) => one === card)).toBeLessThanOrEqual(card.copies ?? Infinity);
  });

  it('use every card of the catalogue', () => {
    const used = new Set(decks.flatMap((deck) => deck.cards));
    expect(cards.filter((card) => !used.has(card.id))).toEqual([]);
  });

  it('give whoever summons two creatures that are not placed, or more (rule 2.2)', () => {
    const summoning = decks.filter((deck) => deck.cards.length > 6 && copiesOf(deck, summonsCreatures) > 0);
    expect(summoning.length).toBeGreaterThanOrEqual(4);
    expect(summoning.filter((deck) => copiesOf(deck, isCreature) < 2)).toEqual([]);
  });
});
