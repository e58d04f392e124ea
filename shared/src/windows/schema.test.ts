// The form of promises and intrigue cards (PROMISES 5, INTRIGUE 5): what may stand where. For each sentence there is
// a card that obeys it and one that doesn't.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { present } from '../lib/index.ts';
import { WEAKENED } from '../testing/index.ts';
import { PRINTED } from './printed.ts';
import { parseIntrigue, parseIntrigueRules, parsePledge, parsePledgeRules } from './schema.ts';

const name = { ru: 'Имя', en: 'Name' };
const blessing = {
  op: 'cast',
  target: { side: 'own', where: 'field', pick: 'one' },
  effects: [{ op: 'grant', aspect: 'protection', virtues: ['power'] }],
};
const pledge = (more: object = {}): object => ({
  id: 'x',
  kind: 'common',
  name,
  window: 'revealed',
  with: 'any',
  effects: [blessing],
  ...more,
});
const intrigue = (more: object = {}): object => ({
  id: 'x',
  name,
  n: 2,
  window: 'revealed',
  effects: [blessing],
  ...more,
});
const action = (more: object = {}): object =>
  intrigue({ window: 'action', effects: [{ op: 'draw', n: 1 }], ...more });
const trader = (n: unknown = 1): object => ({ what: 'trader', n });

const ofPledge = (value: unknown): string | null => {
  const parsed = parsePledge(value);
  return parsed.ok ? null : parsed.error;
};
const ofIntrigue = (value: unknown): string | null => {
  const parsed = parseIntrigue(value);
  return parsed.ok ? null : parsed.error;
};

describe('the printed cards', () => {
  const conformance = (file: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
    const cards: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(
      readFileSync(new URL(`../../../docs/conformance/windows/${file}`, import.meta.url), 'utf8'),
    );
    return cards;
  };

  test.each([
    ['pledges', 17],
    ['intrigue', 34],
  ] as const)(
    'the %s are those of the documents, %i of them, in their order, but for a few',
    (kind, count) => {
      const documented = Object.entries(conformance(`${kind}.json`));
      expect(documented).toHaveLength(count);
      expect([...PRINTED[kind].keys()]).toEqual(documented.map(([id]) => id));
      for (const [id, { text: _, ...card }] of documented) {
        const { effects, ...printed } = present(PRINTED[kind].get(id), 'it is printed');
        // A weakened card differs from the printed one only in its effects.
        const expected = WEAKENED.has(id) ? { ...card, effects } : card;
        expect({ ...printed, effects }).toEqual(expected);
        if (WEAKENED.has(id)) expect(effects).not.toEqual(card['effects']);
      }
    },
  );

  test('PR1, PR2 four promises are everybody’s, and each of thirteen houses has one', () => {
    const cards = [...PRINTED.pledges.values()];
    expect(cards.filter(({ kind }) => kind === 'common')).toHaveLength(4);
    const houses = cards.flatMap((card) => (card.kind === 'house' ? [card.house.ru] : []));
    expect(new Set(houses).size).toBe(13);
  });

  test('IN1 of each card a pack has n copies, 66 in all', () => {
    const copies = [...PRINTED.intrigue.values()].reduce((sum, { n }) => sum + n, 0);
    expect(copies).toBe(66);
  });

  test('no two cards of a module have one name', () => {
    for (const cards of [PRINTED.pledges, PRINTED.intrigue])
      for (const lang of ['ru', 'en'] as const)
        expect(new Set([...cards.values()].map((card) => card.name[lang])).size).toBe(cards.size);
  });
});

describe('a promise may be', () => {
  test.each([
    ['for any window of a match or a contract, with whom it is for', pledge()],
    ['one of a house', pledge({ kind: 'house', house: name })],
    [
      '`free`, which lies',
      pledge({ window: 'free', with: undefined, lies: true, effects: [{ op: 'share', n: 6 }] }),
    ],
    [
      '`received`, which lies',
      pledge({ window: 'received', with: undefined, lies: true, effects: [{ op: 'tie' }] }),
    ],
    ['a tie at a stop', pledge({ window: 'count', effects: [{ op: 'tie' }] })],
    ['several effects, of which one chooses', pledge({ effects: [blessing, { op: 'tie' }] })],
    [
      'a cast on all',
      pledge({ effects: [{ ...blessing, target: { side: 'enemy', where: 'back' } }, blessing] }),
    ],
    [
      'a cast on up to so many',
      pledge({ effects: [{ ...blessing, target: { side: 'own', where: 'front', pick: { upTo: 2 } } }] }),
    ],
    ['with a text of its own', pledge({ text: name })],
  ])('%s', (_, value) => {
    const card = JSON.parse(JSON.stringify(value));
    expect(ofPledge(card)).toBeNull();
  });
});

describe('a promise is refused', () => {
  test.each([
    ['with an unknown key', pledge({ colour: 1 }), /colour/],
    ['of a house without its name', pledge({ kind: 'house' }), /house/],
    ['of nobody’s house with one', pledge({ house: name }), /house/],
    ['with an effect of intrigue cards', pledge({ effects: [{ op: 'solace', n: 6 }] }), /op/],
    ['in a window of intrigue cards', pledge({ window: 'action' }), /window/],
    ['`cast` without a stop', pledge({ window: 'sealed' }), /cast does not stand in the window sealed/],
    ['`shield` without a stop', pledge({ window: 'opened', effects: [{ op: 'shield' }] }), /shield/],
    ['`peek` where nothing is sealed', pledge({ effects: [{ op: 'peek' }] }), /peek/],
    ['`decline` in a match', pledge({ effects: [{ op: 'decline' }] }), /decline/],
    [
      '`with` for `free`',
      pledge({ window: 'free', lies: true, effects: [{ op: 'truce' }] }),
      /with is left out/,
    ],
    [
      '`with` for `received`',
      pledge({ window: 'received', lies: true, effects: [{ op: 'truce' }] }),
      /with is left out/,
    ],
    ['without `with` elsewhere', JSON.parse(JSON.stringify(pledge({ with: undefined }))), /needs with/],
    ['`lies` elsewhere', pledge({ lies: true }), /lies is left out/],
    ['two effects that choose', pledge({ effects: [blessing, blessing] }), /two effects/],
    ['a cast and a shield', pledge({ effects: [blessing, { op: 'shield' }] }), /two effects/],
    ['no effects', pledge({ effects: [] }), /effects/],
    ['a share of nothing', pledge({ window: 'free', effects: [{ op: 'share', n: 0 }] }), /n/],
    ['a cast at itself', pledge({ effects: [{ ...blessing, target: { where: 'self' } }] }), /target/],
    [
      'a cast on some other word',
      pledge({ effects: [{ ...blessing, target: { ...blessing.target, pick: 'some' } }] }),
      /pick is "some", but must be "all", "one" or/,
    ],
    ['an id that is no id', pledge({ id: 'X y' }), /id/],
  ])('%s', (_, value, culprit) => {
    expect(ofPledge(value)).toMatch(culprit);
  });
});

describe('an intrigue card may be', () => {
  test.each([
    ['for a stop', intrigue()],
    [
      'an attack on the other’s cards',
      intrigue({
        attack: true,
        effects: [{ ...blessing, target: { side: 'enemy', where: 'field', pick: 'one' } }],
      }),
    ],
    ['for a demand alone', intrigue({ window: 'answer', demanded: true, effects: [{ op: 'part', n: 12 }] })],
    ['a cancel', intrigue({ window: 'played', effects: [{ op: 'cancel' }] })],
    ['IN14 an action that chooses nothing', action()],
    [
      'an action that chooses traders with cards',
      action({ choose: { ...trader({ upTo: 3 }), cards: 1 }, effects: [{ op: 'drop', n: 1 }] }),
    ],
    ['one that lies before its player', action({ lies: 'own', effects: [{ op: 'limit', by: 2 }] })],
    [
      'one that lies before another, until the next ring',
      action({ lies: 'theirs', until: 'ring', choose: trader(), effects: [{ op: 'limit', by: -2 }] }),
    ],
  ])('%s', (_, value) => {
    expect(ofIntrigue(value)).toBeNull();
  });
});

describe('an intrigue card is refused', () => {
  test.each([
    ['with an effect of promises', intrigue({ effects: [{ op: 'truce' }] }), /op/],
    ['in a window of promises', intrigue({ window: 'free' }), /window/],
    ['of no copies', intrigue({ n: 0 }), /n/],
    ['`with`', intrigue({ with: 'any' }), /with/],
    [
      '`cancel` with something else',
      intrigue({ window: 'played', effects: [{ op: 'cancel' }, { op: 'cancel' }] }),
      /alone/,
    ],
    ['`cancel` elsewhere', intrigue({ effects: [{ op: 'cancel' }] }), /cancel/],
    ['something else for `played`', intrigue({ window: 'played' }), /cast/],
    ['`rounding` in an answer', intrigue({ window: 'answer', effects: [{ op: 'rounding' }] }), /rounding/],
    ['a draw in a match', intrigue({ effects: [{ op: 'draw', n: 1 }] }), /draw/],
    ['`choose` in a match', intrigue({ choose: trader() }), /choose stands with actions/],
    ['`lies` in a match', intrigue({ lies: 'own' }), /lies stands with actions/],
    ['`until` without `lies`', action({ until: 'ring' }), /until/],
    ['`demanded` elsewhere', intrigue({ demanded: true }), /demanded/],
    ['`each` without traders', action({ effects: [{ op: 'draw', n: 1, each: true }] }), /trader/],
    ['a choice of some other word', action({ choose: trader('all') }), /n is "all", but must be a number or/],
    ['a look at two', action({ choose: trader(2), effects: [{ op: 'look' }] }), /one trader/],
    [
      'an exchange of what is spent',
      action({ choose: { what: 'spent', n: 1 }, effects: [{ op: 'exchange' }] }),
      /hand/,
    ],
    ['a retrieval of nothing', action({ effects: [{ op: 'retrieve' }] }), /spent/],
    ['a removal of nothing', action({ effects: [{ op: 'remove' }] }), /front/],
    [
      '`cards` of a hand',
      action({ choose: { what: 'hand', n: 1, cards: 1 }, effects: [{ op: 'exchange' }] }),
      /cards/,
    ],
    ['a limit that lies nowhere', action({ effects: [{ op: 'limit', by: 2 }] }), /lies/],
    ['a limit by 0', action({ lies: 'own', effects: [{ op: 'limit', by: 0 }] }), /by/],
    [
      'what lies before two',
      action({ lies: 'theirs', choose: trader(2), effects: [{ op: 'limit', by: 1 }] }),
      /one trader/,
    ],
    ['an attack on the own side', intrigue({ attack: true }), /attack/],
    [
      'two effects that choose',
      intrigue({ window: 'count', effects: [blessing, { op: 'shield' }] }),
      /two effects/,
    ],
  ])('%s', (_, value, culprit) => {
    expect(ofIntrigue(value)).toMatch(culprit);
  });
});

describe('what is wrong is said in words', () => {
  const picking = (pick: unknown) =>
    ofIntrigue(intrigue({ effects: [{ ...blessing, target: { side: 'own', where: 'field', pick } }] }));

  test('of how many are picked', () => {
    const demand = 'must be "all", "one" or {"upTo": n}';
    expect(picking(1)).toBe(`effects[0].target.pick is 1, but ${demand}`);
    expect(picking('two')).toBe(`effects[0].target.pick is "two", but ${demand}`);
    expect(picking({ upTo: 0 })).toBe('effects[0].target.pick.upTo is 0, but must be at least 1');
    expect(picking({ upTo: 1, of: 2 })).toBe('effects[0].target.pick has the unknown key "of"');
  });

  test('of how many are chosen', () => {
    const choosing = (n: unknown) => ofIntrigue(action({ choose: trader(n) }));
    expect(choosing('two')).toBe('choose.n is "two", but must be a number or {"upTo": n}');
    expect(choosing(1.5)).toBe('choose.n is 1.5, but must be a whole number');
    expect(choosing({})).toBe('choose.n.upTo is missing: it must be a number');
  });

  test('of what is removed', () => {
    const removing = (virtues: unknown) =>
      ofIntrigue(
        intrigue({ effects: [{ ...blessing, effects: [{ op: 'remove', aspect: 'virtues', virtues }] }] }),
      );
    expect(removing('some')).toBe(
      'effects[0].effects[0].virtues is "some", but must be "all" or a list of virtues',
    );
    expect(removing([])).toBe('effects[0].effects[0].virtues is a list, but must not be empty');
  });
});

describe('in a script', () => {
  test('what no rule needs may be left out, and the key is the id', () => {
    expect(parsePledgeRules('x', { window: 'count', with: 'any', effects: [{ op: 'tie' }] })).toMatchObject({
      ok: true,
      value: { id: 'x' },
    });
    expect(parseIntrigueRules('x', { window: 'count', effects: [{ op: 'wide' }] })).toMatchObject({
      ok: true,
    });
  });

  test('another id than the key is refused', () => {
    expect(parsePledgeRules('y', pledge())).toMatchObject({ ok: false });
    expect(parseIntrigueRules('y', intrigue())).toMatchObject({ ok: false });
  });
});
