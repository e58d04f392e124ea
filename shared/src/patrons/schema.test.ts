// PT28 and the form of cards: what may stand where. For each sentence there is a card that obeys it and one that
// doesn't.

import { expect, test } from 'vitest';
import { arbGameCards, casesOf } from '../testing/index.ts';
import { parseGameCatalogue } from './schema.ts';
import { PRINTED } from './script.ts';

const named = (id: string) => ({ id, name: { ru: id, en: id } });
const creature = (more: object = {}) => ({
  ...named('x'),
  kind: 'creature',
  cost: 1,
  strike: 1,
  life: 1,
  ...more,
});
const support = (more: object = {}) => ({ ...named('x'), kind: 'support', cost: 1, class: 'place', ...more });
const patron = (more: object = {}) => ({
  ...named('x'),
  kind: 'patron',
  life: 5,
  court: Array.from({ length: 20 }, () => 'fill'),
  ...more,
});
const spell = (...abilities: readonly object[]) => ({ ...named('x'), kind: 'spell', cost: 1, abilities });

const wound = { op: 'wound', n: 1 };
const draw = { op: 'draw', n: 1 };
const one = (of: string, more: object = {}) => ({ side: 'enemy', of, pick: 'one', ...more });
const all = (of: string, more: object = {}) => ({ side: 'enemy', of, ...more });
const act = { when: 'act', cost: { close: true } };
const enter = (target: object | string | undefined, ...effects: readonly object[]) =>
  creature({ abilities: [{ when: 'enter', ...(target !== undefined && { target }), effects }] });
const fixed = (target: object | string | undefined, ...effects: readonly object[]) =>
  creature({ abilities: [{ when: 'static', ...(target !== undefined && { target }), effects }] });
const spelling = (target: object | string, effect: object) => spell({ target, effects: [effect] });

const fill = { ...named('fill'), kind: 'creature', cost: 1, strike: 0, life: 1 };
const refusalOf = (card: object): string | null => {
  const parsed = parseGameCatalogue([fill, card]);
  return parsed.ok ? null : parsed.error;
};

test.each([
  ['a creature without abilities', creature()],
  ['a creature of no strike', creature({ strike: 0 })],
  ['a patron that acts', patron({ abilities: [{ ...act, effects: [draw] }] })],
  ['death of a creature', creature({ abilities: [{ when: 'death', effects: [draw] }] })],
  [
    'coins of a cost',
    support({ abilities: [{ when: 'act', cost: { close: true, coins: 2 }, effects: [draw] }] }),
  ],
  [
    '`it` right after a target',
    spell({ target: one('creature'), effects: [wound] }, { target: 'it', effects: [wound] }),
  ],
  [
    '`it` after `it`, with any op',
    spell(
      { target: one('support'), effects: [{ op: 'close' }] },
      { target: 'it', effects: [wound] },
      { target: 'it', effects: [{ op: 'destroy' }] },
    ),
  ],
  ['`rests` after what has no target', spell({ effects: [draw] }, { effects: [draw], rests: true })],
  ['a static raise of all', fixed(all('persona'), { op: 'raise', strike: 1 })],
  ['a static ward', fixed(all('patron'), { op: 'ward', n: 1 })],
  ['a static evade of creatures', fixed('self', { op: 'evade' })],
  ['a static cheaper', fixed(undefined, { op: 'cheaper', n: 1, kind: 'spell' })],
  ['a raise below 0 of both', enter(one('creature'), { op: 'raise', strike: -1, life: -2 })],
  ['healing all', enter(one('persona'), { op: 'heal' })],
  ['closing a support', enter(one('support'), { op: 'close' })],
  [
    'recalling from the own grave, with a cost',
    enter(one('grave', { side: 'own', maxCost: 2 }), { op: 'recall' }),
  ],
  [
    'destroying a support that is itself',
    support({ abilities: [{ ...act, target: 'self', effects: [{ op: 'destroy' }] }] }),
  ],
])('may stand: %s', (_, card) => {
  expect(refusalOf(card)).toBeNull();
});

test.each([
  ['a missing life', creature({ life: undefined }), /life/],
  ['a cost of 0', creature({ cost: 0 }), /cost/],
  ['a negative strike', creature({ strike: -1 }), /strike/],
  ['half a life', creature({ life: 1.5 }), /life/],
  ['an unknown key', creature({ colour: 'red' }), /colour/],
  ['a cost of a patron', patron({ cost: 1 }), /cost/],
  ['a life of a support', support({ life: 1 }), /life/],
  ['a support of no class', support({ class: 'hat' }), /class/],
  ['a spell without abilities', spell(), /abilities/],
  ['no effects', enter(undefined), /effects/],
  ['a court of a creature', creature({ court: ['fill'] }), /court/],
  ['a court of nineteen', patron({ court: Array.from({ length: 19 }, () => 'fill') }), /court/],
  ['a court with a patron', patron({ court: Array.from({ length: 20 }, () => 'x') }), /court of "x" has "x"/],
  ['a patron that has anything but act', patron({ abilities: [{ when: 'turn', effects: [draw] }] }), /when/],
  ['a support that dies', support({ abilities: [{ when: 'death', effects: [draw] }] }), /when/],
  ['a creature without when', creature({ abilities: [{ effects: [draw] }] }), /when/],
  ['a spell with when', spell({ when: 'enter', effects: [draw] }), /no when/],
  ['a spell with self', spelling('self', wound), /no self/],
  ['`it` of a creature', enter('it', wound), /only spells/],
  [
    '`rests` of a creature',
    creature({ abilities: [{ when: 'enter', effects: [draw], rests: true }] }),
    /only spells/,
  ],
  ['`rests` that is false', spell({ effects: [draw] }, { effects: [draw], rests: false }), /rests/],
  ['`it` first', spelling('it', wound), /first/],
  ['`rests` first', spell({ effects: [draw], rests: true }), /first/],
  [
    '`it` after what has no target',
    spell({ effects: [draw] }, { target: 'it', effects: [wound] }),
    /right after/,
  ],
  [
    'a cost without act',
    creature({ abilities: [{ when: 'enter', cost: { close: true }, effects: [draw] }] }),
    /cost/,
  ],
  ['act without a cost', creature({ abilities: [{ when: 'act', effects: [draw] }] }), /cost/],
  [
    'a cost that closes nothing',
    creature({ abilities: [{ ...act, cost: { close: false }, effects: [draw] }] }),
    /close/,
  ],
  [
    'a cost of no coins',
    creature({ abilities: [{ ...act, cost: { close: true, coins: 0 }, effects: [draw] }] }),
    /coins/,
  ],
  ['a static wound', fixed(all('creature'), wound), /static/],
  ['a static pick', fixed(one('creature'), { op: 'raise', life: 1 }), /pick/],
  ['a static raise in the grave', fixed(all('grave', { side: 'own' }), { op: 'raise', life: 1 }), /grave/],
  ['a ward that is not static', enter(one('creature'), { op: 'ward', n: 1 }), /static/],
  ['an evade that is not static', enter(one('creature'), { op: 'evade' }), /static/],
  ['a cheaper that is not static', enter(undefined, { op: 'cheaper', n: 1, kind: 'spell' }), /static/],
  ['a cheaper patron', fixed(undefined, { op: 'cheaper', n: 1, kind: 'patron' }), /kind/],
  ['a wound without a target', enter(undefined, wound), /target/],
  ['a draw with a target', enter(one('creature'), draw), /target/],
  ['an op twice', enter(undefined, draw, draw), /twice/],
  ['a raise of nothing', enter(one('creature'), { op: 'raise' }), /raise/],
  ['a raise by 0', enter(one('creature'), { op: 'raise', life: 0 }), /0/],
  ['a wound of 0', enter(one('creature'), { op: 'wound', n: 0 }), /n/],
  ['a wounded support', enter(one('support'), wound), /fit/],
  ['an evading persona', fixed(all('persona'), { op: 'evade' }), /fit/],
  ['a destroyed patron', enter(one('patron'), { op: 'destroy' }), /fit/],
  ['a destroyed persona', enter(one('persona'), { op: 'destroy' }), /fit/],
  ['a recalled persona', enter(one('persona'), { op: 'recall' }), /fit/],
  ['a wounded grave', enter(one('grave', { side: 'own' }), wound), /fit/],
  [
    'a support that heals itself',
    support({ abilities: [{ ...act, target: 'self', effects: [{ op: 'heal' }] }] }),
    /fit/,
  ],
  [
    'a patron that destroys itself',
    patron({ abilities: [{ ...act, target: 'self', effects: [{ op: 'destroy' }] }] }),
    /fit/,
  ],
  ['an enemy grave', enter(one('grave'), { op: 'recall' }), /own side/],
  ['a patron by its cost', enter(one('patron', { maxCost: 1 }), wound), /maxCost/],
  ['a persona by its cost', enter(one('persona', { maxCost: 1 }), wound), /maxCost/],
  ['up to none', enter(one('creature', { pick: { upTo: 0 } }), wound), /target/],
  ['a second card of one id', fill, /second time/],
  ['a target of nothing', enter(one('hat'), wound), /target\.of is "hat", but must be one of "patron"/],
  ['a target of no side', enter({ of: 'creature' }, wound), /target\.side is missing/],
  ['a target that is some other word', enter('all', wound), /target is "all", but must be "self", "it" or/],
  [
    'a pick that is some other word',
    enter(one('creature', { pick: 'all' }), wound),
    /target\.pick is "all", but must be "one" or/,
  ],
  ['a life that can’t be counted exactly', creature({ life: 2 ** 53 }), /life/],
  ['a raise that can’t be counted exactly', enter('self', { op: 'raise', life: -1e308 }), /life/],
  ['an id with a space', creature({ id: 'x y' }), /id/],
  ['a name in one language', creature({ name: { ru: 'x' } }), /name/],
])('may not stand: %s', (_, card, culprit) => {
  expect(refusalOf(card)).toMatch(culprit);
});

test('what is drawn for properties keeps to the schema', () => {
  for (const cards of casesOf(arbGameCards, 100, 1))
    expect(parseGameCatalogue(cards)).toMatchObject({ ok: true });
});

test('forty cards are printed, four patrons among them, and all that courts bring', () => {
  const kinds = [...PRINTED.values()].map((card) => card.kind);
  expect(kinds.filter((kind) => kind === 'patron').length).toBe(4);
  expect(PRINTED.size).toBe(40);
});
