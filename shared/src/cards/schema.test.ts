// CARDS.md, sentence by sentence: what the parser of cards accepts, and what it rejects, naming the key.
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { assertProperty } from '../testing/index.ts';
import { describe, expect, it } from 'vitest';
import { arbCard } from '../testing/arbitraries.ts';
import { parseCard, parseCatalogue, parseDecks } from './schema.ts';

type Json = Record<string, unknown>;

const scamp: Json = {
  id: 'scamp',
  name: { ru: 'Скамп', en: 'Scamp' },
  rarity: 'standard',
  traits: ['creature'],
  virtues: [],
  superiority: ['strength'],
};
const reveal: Json = {
  timing: 'reveal',
  initiative: 1,
  target: { where: 'self' },
  effects: [{ op: 'silence' }],
};
const grant: Json = { op: 'grant', aspect: 'virtues', virtues: ['power'] };
const lasting: Json = { timing: 'static', target: { where: 'self' }, effects: [grant] };
const summon: Json = { timing: 'summon', initiative: 1 };
const withAbility = (ability: unknown): Json => ({ ...scamp, abilities: [ability] });
const withTarget = (target: unknown): Json => withAbility({ ...reveal, target });
const withEffect = (effect: unknown): Json => withAbility({ ...reveal, effects: [effect] });
const withFilter = (filter: unknown): Json => withTarget({ where: 'adjacent', filter });
const without = (card: Json, key: string): Json =>
  Object.fromEntries(Object.entries(card).filter(([each]) => each !== key));

/** Returns the key at fault, after checking that the message names it. */
function keyOf(value: unknown): string {
  const parsed = parseCard(value);
  if (parsed.ok) return 'accepted';
  const owner = parsed.error.key.replace(/\.?[^.]*$/, '');
  expect(parsed.error.message).toContain(owner);
  expect(parsed.error.message.trim()).not.toMatch(/[\n]|undefined|\[object/);
  return parsed.error.key;
}

describe('a card is accepted', () => {
  const accepted: Record<string, unknown> = {
    'with the required keys alone': scamp,
    'with empty lists wherever they may be empty': {
      ...scamp,
      traits: [],
      superiority: [],
      protection: [],
      abilities: [],
    },
    'with short names of 14 letters': { ...scamp, short: { ru: 'Укротительница', en: 'x'.repeat(14) } },
    'with text, flavour and art for the screen': {
      ...scamp,
      text: { ru: 'а', en: 'a' },
      flavour: { ru: '', en: '' },
      art: 'scamp.svg',
    },
    'as a unique one with 1 copy': { ...scamp, rarity: 'unique', copies: 1 },
    'as a unique one with 3 copies': { ...scamp, rarity: 'unique', copies: 3 },
    'called constructor': { ...scamp, id: 'constructor' },
    'with digits and hyphens in its id': { ...scamp, id: '7-moth-priests-2' },
    'with the smallest initiative': withAbility({ ...reveal, initiative: 1 }),
    'with the largest initiative': withAbility({ ...summon, initiative: 99 }),
    'with every key of a reveal ability': withAbility({
      ...reveal,
      target: { side: 'enemy', where: 'field', filter: {}, pick: 'one' },
      effects: [
        grant,
        { op: 'remove', aspect: 'protection', virtues: 'all' },
        { op: 'silence' },
        { op: 'swap' },
      ],
      duration: 'match',
      in: 'front',
      if: { where: 'opposing', atLeast: 1 },
    }),
    'with every key of a static ability': withAbility({
      ...lasting,
      effects: [grant, { op: 'remove', aspect: 'superiority', virtues: ['wisdom'] }],
      in: 'back',
      if: { side: 'own', where: 'row', atLeast: 9 },
    }),
    'with every key of a summon ability': withAbility({
      ...summon,
      from: { trait: 'nobody', id: 'nothing', rarity: 'rare', anyVirtue: ['power'], noVirtues: true },
      to: 'column',
      uses: 1,
      in: 'front',
      if: { where: 'self', filter: { noVirtues: true } },
    }),
    'that uses an ability a great many times': withAbility({ ...summon, uses: 1e30 }),
    'whose target picks all, as by default': withTarget({ where: 'adjacent', pick: 'all' }),
  };
  it.each(Object.entries(accepted))('%s', (_, card) => {
    expect(parseCard(card)).toEqual({ ok: true, value: card });
  });

  it('whatever the format can express', () => {
    assertProperty(
      fc.property(arbCard(), (card) => {
        expect(parseCard(card)).toEqual({ ok: true, value: card });
      }),
    );
  });
});

describe('a card is refused', () => {
  const refused: Record<string, readonly [key: string, card: unknown]> = {
    'that is no object': ['', 'scamp'],
    'that is a list': ['', [scamp]],
    'that is null': ['', null],
    'with an unknown key': ['colour', { ...scamp, colour: 'red' }],
    'with the unknown key __proto__': [
      '__proto__',
      JSON.parse(`{"__proto__":{},${JSON.stringify(scamp).slice(1)}`),
    ],
    'that hides its id in __proto__': [
      'id',
      JSON.parse(`{"__proto__":{"id":"x"},${JSON.stringify(without(scamp, 'id')).slice(1)}`),
    ],
    'called __proto__': ['id', { ...scamp, id: '__proto__' }],
    'with an unknown language': ['name.de', { ...scamp, name: { ru: 'а', en: 'a', de: 'a' } }],
    'without its Russian name': ['name.ru', { ...scamp, name: { en: 'a' } }],
    'with a short name of 15 letters': ['short.en', { ...scamp, short: { ru: 'а', en: 'x'.repeat(15) } }],
    'with a short name in one language': ['short.en', { ...scamp, short: { ru: 'а' } }],
    'with an unknown rarity': ['rarity', { ...scamp, rarity: 'epic' }],
    'that is unique without saying how many copies': ['copies', { ...scamp, rarity: 'unique' }],
    'that is unique with 0 copies': ['copies', { ...scamp, rarity: 'unique', copies: 0 }],
    'that is unique with 4 copies': ['copies', { ...scamp, rarity: 'unique', copies: 4 }],
    'that is unique with 1.5 copies': ['copies', { ...scamp, rarity: 'unique', copies: 1.5 }],
    'that is not unique but says how many copies': ['copies', { ...scamp, copies: 1 }],
    'with a capital in its id': ['id', { ...scamp, id: 'Scamp' }],
    'with two hyphens in a row in its id': ['id', { ...scamp, id: 'a--b' }],
    'with a line end after its id': ['id', { ...scamp, id: 'a\n' }],
    'with an empty id': ['id', { ...scamp, id: '' }],
    'with a space in a trait': ['traits[1]', { ...scamp, traits: ['a', 'b c'] }],
    'with a repeated trait': ['traits', { ...scamp, traits: ['a', 'b', 'a'] }],
    'with an unknown virtue': ['virtues[0]', { ...scamp, virtues: ['love'] }],
    'with a repeated virtue': ['virtues', { ...scamp, virtues: ['power', 'power'] }],
    'with a repeated superiority': ['superiority', { ...scamp, superiority: ['power', 'power'] }],
    'with a repeated protection': ['protection', { ...scamp, protection: ['power', 'power'] }],
    'whose protection is null instead of left out': ['protection', { ...scamp, protection: null }],
    'whose protection is undefined instead of left out': ['protection', { ...scamp, protection: undefined }],
    'whose abilities are null instead of left out': ['abilities', { ...scamp, abilities: null }],
    'whose picture is no string': ['art', { ...scamp, art: 3 }],
    'whose flavour has one language': ['flavour.en', { ...scamp, flavour: { ru: 'а' } }],
    'with an ability of unknown timing': ['abilities[0].timing', withAbility({ ...reveal, timing: 'never' })],
    'with an ability that is no object': ['abilities[0]', withAbility(7)],
    'with a reveal ability without initiative': [
      'abilities[0].initiative',
      withAbility(without(reveal, 'initiative')),
    ],
    'with a summon ability without initiative': [
      'abilities[0].initiative',
      withAbility(without(summon, 'initiative')),
    ],
    'with a static ability that has initiative': [
      'abilities[0].initiative',
      withAbility({ ...lasting, initiative: 1 }),
    ],
    'with a static ability that has a duration': [
      'abilities[0].duration',
      withAbility({ ...lasting, duration: 'match' }),
    ],
    'with a summon ability that has a target': [
      'abilities[0].target',
      withAbility({ ...summon, target: { where: 'self' } }),
    ],
    'with a reveal ability that has uses': ['abilities[0].uses', withAbility({ ...reveal, uses: 1 })],
    'with initiative 0': ['abilities[0].initiative', withAbility({ ...reveal, initiative: 0 })],
    'with initiative 100': ['abilities[0].initiative', withAbility({ ...reveal, initiative: 100 })],
    'with initiative 1.5': ['abilities[0].initiative', withAbility({ ...summon, initiative: 1.5 })],
    'with initiative in a string': ['abilities[0].initiative', withAbility({ ...reveal, initiative: '1' })],
    'with uses 0': ['abilities[0].uses', withAbility({ ...summon, uses: 0 })],
    'with uses 1.5': ['abilities[0].uses', withAbility({ ...summon, uses: 1.5 })],
    'with an unknown row': ['abilities[0].in', withAbility({ ...reveal, in: 'middle' })],
    'with an unknown duration': ['abilities[0].duration', withAbility({ ...reveal, duration: 'forever' })],
    'that summons to an unknown place': ['abilities[0].to', withAbility({ ...summon, to: 'enemy' })],
    'with a target without a place': ['abilities[0].target.where', withTarget({ side: 'own' })],
    'with an unknown side': ['abilities[0].target.side', withTarget({ side: 'both', where: 'field' })],
    'with an unknown pick': ['abilities[0].target.pick', withTarget({ where: 'adjacent', pick: 'two' })],
    'with atLeast in a target': [
      'abilities[0].target.atLeast',
      withTarget({ where: 'adjacent', atLeast: 1 }),
    ],
    'that picks in a static ability': [
      'abilities[0].target.pick',
      withAbility({ ...lasting, target: { where: 'self', pick: 'all' } }),
    ],
    'that picks in a condition': [
      'abilities[0].if.pick',
      withAbility({ ...reveal, if: { where: 'self', pick: 'one' } }),
    ],
    'with atLeast 0': [
      'abilities[0].if.atLeast',
      withAbility({ ...reveal, if: { where: 'self', atLeast: 0 } }),
    ],
    'with atLeast 1.5': [
      'abilities[0].if.atLeast',
      withAbility({ ...reveal, if: { where: 'self', atLeast: 1.5 } }),
    ],
    'with an unknown key in a filter': ['abilities[0].target.filter.name', withFilter({ name: 'x' })],
    'with noVirtues false': ['abilities[0].target.filter.noVirtues', withFilter({ noVirtues: false })],
    'with an empty list of virtues in a filter': [
      'abilities[0].target.filter.anyVirtue',
      withFilter({ anyVirtue: [] }),
    ],
    'with a repeat in a filter': [
      'abilities[0].target.filter.anyVirtue',
      withFilter({ anyVirtue: ['power', 'power'] }),
    ],
    'with a trait of wrong form in a filter': [
      'abilities[0].target.filter.trait',
      withFilter({ trait: 'Creature' }),
    ],
    'with an id of wrong form in a filter': [
      'abilities[0].target.filter.id',
      withFilter({ id: '__proto__' }),
    ],
    'with a null filter': ['abilities[0].target.filter', withFilter(null)],
    'with no effects': ['abilities[0].effects', withAbility({ ...reveal, effects: [] })],
    'with no static effects': ['abilities[0].effects', withAbility({ ...lasting, effects: [] })],
    'with an unknown effect': ['abilities[0].effects[0].op', withEffect({ op: 'burn' })],
    'that silences all the time': [
      'abilities[0].effects[0].op',
      withAbility({ ...lasting, effects: [{ op: 'silence' }] }),
    ],
    'that swaps all the time': [
      'abilities[0].effects[0].op',
      withAbility({ ...lasting, effects: [{ op: 'swap' }] }),
    ],
    'that grants to an unknown aspect': [
      'abilities[0].effects[0].aspect',
      withEffect({ ...grant, aspect: 'luck' }),
    ],
    'that grants all': ['abilities[0].effects[0].virtues', withEffect({ ...grant, virtues: 'all' })],
    'that grants nothing': ['abilities[0].effects[0].virtues', withEffect({ ...grant, virtues: [] })],
    'that grants a virtue twice': [
      'abilities[0].effects[0].virtues',
      withEffect({ ...grant, virtues: ['power', 'power'] }),
    ],
    'that removes nothing': [
      'abilities[0].effects[0].virtues',
      withEffect({ ...grant, op: 'remove', virtues: [] }),
    ],
    'that removes a virtue twice': [
      'abilities[0].effects[0].virtues',
      withEffect({ ...grant, op: 'remove', virtues: ['power', 'power'] }),
    ],
    'that removes an unknown virtue': [
      'abilities[0].effects[0].virtues[1]',
      withEffect({ ...grant, op: 'remove', virtues: ['power', 'x'] }),
    ],
    'that removes some other word': [
      'abilities[0].effects[0].virtues',
      withEffect({ ...grant, op: 'remove', virtues: 'some' }),
    ],
    'that silences an aspect': [
      'abilities[0].effects[0].aspect',
      withEffect({ op: 'silence', aspect: 'virtues' }),
    ],
  };
  it.each(Object.entries(refused))('%s', (_, [key, card]) => {
    expect(keyOf(card)).toBe(key);
  });

  it.each(['id', 'name', 'rarity', 'traits', 'virtues', 'superiority'])('without the key %s', (key) => {
    expect(keyOf(without(scamp, key))).toBe(key);
  });

  it.each(['self', 'opposing', 'adjacent'])('with a side where the place is %s', (where) => {
    expect(keyOf(withTarget({ where, side: 'own' }))).toBe('abilities[0].target.side');
    expect(keyOf(withAbility({ ...lasting, target: { where, side: 'own' } }))).toBe(
      'abilities[0].target.side',
    );
    expect(keyOf(withAbility({ ...summon, if: { where, side: 'own' } }))).toBe('abilities[0].if.side');
    expect(keyOf(withTarget({ where }))).toBe('accepted');
  });

  it.each(['column', 'row', 'front', 'back', 'field'])('without a side where the place is %s', (where) => {
    expect(keyOf(withTarget({ where }))).toBe('abilities[0].target.side');
    expect(keyOf(withAbility({ ...lasting, target: { where } }))).toBe('abilities[0].target.side');
    expect(keyOf(withAbility({ ...summon, if: { where } }))).toBe('abilities[0].if.side');
    expect(keyOf(withTarget({ where, side: 'enemy' }))).toBe('accepted');
  });

  it('in words that name the key and what stands there', () => {
    const message = (card: unknown): string => {
      const parsed = parseCard(card);
      return parsed.ok ? 'accepted' : parsed.error.message;
    };
    expect(message(withTarget({ where: 'self', side: 'own' }))).toBe(
      'abilities[0].target has the unknown key "side"',
    );
    expect(message(withAbility({ ...reveal, initiative: 100 }))).toBe(
      'abilities[0].initiative is 100, but must be from 1 to 99',
    );
    expect(message(withEffect({ ...grant, op: 'remove', virtues: 'some' }))).toBe(
      'abilities[0].effects[0].virtues is "some", but must be "all" or a list of virtues',
    );
    expect(message(without(scamp, 'id'))).toBe('id is missing: it must be a string');
    expect(message({ ...scamp, art: { huge: 'x'.repeat(1e6) } })).toBe(
      'art is an object, but must be a string',
    );
    expect(message({ ...scamp, id: 'X'.repeat(1e6) }).length).toBeLessThan(200);
  });
});

describe('a catalogue', () => {
  it('holds its cards under their ids', () => {
    const parsed = parseCatalogue('cards.json', [scamp, { ...scamp, id: 'guard' }]);
    expect(parsed.ok && [...parsed.value.keys()]).toEqual(['scamp', 'guard']);
  });

  it('that repeats an id is refused with file, card and key', () => {
    expect(parseCatalogue('cards.json', [scamp, scamp])).toMatchObject({
      error: {
        source: 'cards.json',
        entry: '"scamp"',
        key: 'id',
        message: 'cards.json: card "scamp": id is "scamp" a second time',
      },
    });
  });

  it('with a bad card is refused with file, card and key', () => {
    expect(parseCatalogue('cards.json', [scamp, { ...scamp, id: 'guard', virtues: 3 }])).toMatchObject({
      error: {
        entry: '"guard"',
        key: 'virtues',
        message: 'cards.json: card "guard": virtues is 3, but must be a list',
      },
    });
  });

  it('names a card without an id by its place', () => {
    expect(parseCatalogue('cards.json', [scamp, {}])).toMatchObject({
      error: { source: 'cards.json', entry: '#2' },
    });
  });

  it('that is no list is refused', () => {
    expect(parseCatalogue('cards.json', { scamp })).toMatchObject({
      error: { source: 'cards.json', message: 'cards.json: it must be a list of cards' },
    });
  });
});

describe('ready decks', () => {
  const catalogue = new Map(
    [['scamp', scamp]].flatMap(([, card]) => {
      const parsed = parseCard(card);
      return parsed.ok ? [[parsed.value.id, parsed.value] as const] : [];
    }),
  );
  const deck = { id: 'mob', name: { ru: 'Толпа', en: 'The Mob' }, cards: ['scamp', 'scamp'] };

  it('may repeat a card', () => {
    expect(parseDecks('decks.json', [deck], catalogue)).toEqual({ ok: true, value: [deck] });
  });

  it('with a card that the catalogue lacks are refused with file, deck and key', () => {
    expect(parseDecks('decks.json', [{ ...deck, cards: ['scamp', 'constructor'] }], catalogue)).toMatchObject(
      {
        error: {
          source: 'decks.json',
          entry: '"mob"',
          key: 'cards[1]',
          message: 'decks.json: deck "mob": cards[1] is "constructor", which is no card of the catalogue',
        },
      },
    );
  });

  it('that are empty, or share an id, are refused', () => {
    expect(parseDecks('decks.json', [{ ...deck, cards: [] }], catalogue)).toMatchObject({
      error: { key: 'cards' },
    });
    expect(parseDecks('decks.json', [deck, deck], catalogue)).toMatchObject({ error: { key: 'id' } });
  });
});

describe('the cards of the conformance cases', () => {
  const lines = (name: string): readonly Json[] =>
    readFileSync(new URL(`../../../docs/conformance/${name}.ndjson`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const parsed: Json = JSON.parse(line);
        return parsed;
      });
  const results = lines('expected');
  const cases = lines('cases').map((script, index) => ({ script, expected: results[index] ?? {} }));
  const cardErrors = ({ cards = {} }: Json): readonly string[] =>
    Object.values(cards ?? {}).flatMap((card) => {
      const parsed = parseCard(card);
      return parsed.ok ? [] : [parsed.error.key];
    });

  it('are all accepted where the script is good', () => {
    const good = cases.filter(
      ({ expected }) => !JSON.stringify(expected['error'] ?? '').includes('bad-script'),
    );
    expect(good.length).toBe(192);
    expect(good.flatMap(({ script }) => cardErrors(script))).toEqual([]);
  });

  it('are refused in the one case whose fault is in a card', () => {
    expect(cases.flatMap(({ script }) => cardErrors(script))).toEqual(['abilities[2].target.pick']);
  });
});
