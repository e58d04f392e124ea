// The cards and decks that come with the game: they parse, and they show what the format can do.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../lib/index.ts';
import { LANGS, shortName, traitName, type Ability, type Card, type Deck } from '../index.ts';
import { parseCatalogue, parseDecks, type CatalogueProblem } from '../schema.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

function value<T>(parsed: Result<T, CatalogueProblem>): T {
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const catalogue = value(parseCatalogue('cards.json', read('cards.json')));
const decks = value(parseDecks('decks.json', read('decks.json'), catalogue));
const cards = [...catalogue.values()];
const timings = (timing: Ability['timing']): readonly Card[] =>
  cards.filter((card) => (card.abilities ?? []).some((ability) => ability.timing === timing));

describe('the cards', () => {
  it('are twelve, seven of them standard (rule 7)', () => {
    expect(cards).toHaveLength(12);
    expect(cards.filter((card) => card.rarity === 'standard')).toHaveLength(7);
  });

  it.each(['reveal', 'static', 'summon'] as const)('have at least two with %s abilities', (timing) => {
    expect(timings(timing).length).toBeGreaterThanOrEqual(2);
  });

  it('let the owner pick one target somewhere', () => {
    const abilities = timings('reveal').flatMap((card) => card.abilities ?? []);
    expect(abilities.some((ability) => ability.timing === 'reveal' && ability.target.pick === 'one')).toBe(
      true,
    );
  });

  it('have a creature that another card names in its summons', () => {
    const named = cards.flatMap((card) =>
      (card.abilities ?? []).flatMap((ability) =>
        ability.timing === 'summon' && ability.from?.id !== undefined && ability.from.id !== card.id
          ? [ability.from.id]
          : [],
      ),
    );
    expect(named.some((id) => catalogue.get(id)?.traits.includes('creature'))).toBe(true);
  });

  it('have a creature without virtues, a protection, a silence and a swap', () => {
    const effects = cards.flatMap((card) =>
      (card.abilities ?? []).flatMap((ability) =>
        ability.timing === 'summon' ? [] : ability.effects.map(({ op }) => op),
      ),
    );
    expect(cards.some((card) => card.traits.includes('creature') && card.virtues.length === 0)).toBe(true);
    expect(cards.some((card) => (card.protection ?? []).length > 0)).toBe(true);
    expect(effects).toEqual(expect.arrayContaining(['silence', 'swap']));
  });

  it.each(LANGS)(
    'have different names that fit on a tile, a line of flavour and known traits (%s)',
    (lang) => {
      const shorts = cards.map((card) => shortName(lang, card));
      expect(new Set(shorts).size).toBe(12);
      expect(shorts.filter((short) => short.length > 14)).toEqual([]);
      expect(cards.filter((card) => (card.flavour?.[lang] ?? '').length < 10)).toEqual([]);
      const traits = cards.flatMap((card) => card.traits);
      expect(traits.filter((trait) => lang === 'ru' && traitName(lang, trait) === trait)).toEqual([]);
    },
  );
});

describe('the ready decks', () => {
  it('have six or more cards to fill both rows, but for the short ones with 4 and 5 (rule 2.2)', () => {
    const sizes = decks.map((deck) => deck.cards.length);
    expect(sizes.filter((size) => size >= 8 && size <= 10).length).toBeGreaterThanOrEqual(2);
    expect(sizes.filter((size) => size < 6).toSorted((a, b) => a - b)).toEqual([4, 5]);
  });

  it('hold no more of a unique card than the event has (rule 7)', () => {
    for (const deck of decks) {
      for (const card of cards) {
        const copies = deck.cards.filter((id) => id === card.id).length;
        expect(copies).toBeLessThanOrEqual(card.copies ?? Infinity);
      }
    }
  });

  it('use every card of the catalogue', () => {
    const used = new Set(decks.flatMap((deck) => deck.cards));
    expect(cards.filter((card) => !used.has(card.id))).toEqual([]);
  });

  it('let whoever summons find a creature in a deck that is not placed whole (rule 2.2)', () => {
    const has = (deck: Deck, wanted: (card: Card) => boolean): boolean =>
      cards.some((card) => wanted(card) && deck.cards.includes(card.id));
    const full = decks.filter((deck) => deck.cards.length > 6);
    const summoning = full.filter((deck) => has(deck, (card) => timings('summon').includes(card)));
    expect(summoning.length).toBeGreaterThanOrEqual(2);
    expect(summoning.filter((deck) => !has(deck, (card) => card.traits.includes('creature')))).toEqual([]);
  });
});
