// Shapes: messages whose envelope is right and whose content has a wrong shape: each is rejected with `bad-shape`.

import type { Random } from '../support/index.ts';
import { MARK } from './grammar.ts';

/** A message: its name, and its body. */
export interface Message {
  readonly name: unknown;
  readonly body: unknown;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Tree = { readonly [key: string]: Json };

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const MATCH = 'abcdefghijklmnop';
const HEX = 'a'.repeat(64);
const play = (command: Tree): Tree => ({ id: ID, type: 'play', match: MATCH, command });

/** One of each message, right in every way. */
const RIGHT: readonly (readonly [string, Tree])[] = [
  ['command', { id: ID, type: 'practise', name: MARK, deck: 'caravan', against: 'middle' }],
  ['command', { id: ID, type: 'find', code: 'ABCDEFGH' }],
  ['command', { id: ID, type: 'renamePerson', person: 'anna', name: MARK, reason: MARK }],
  ['command', { id: ID, type: 'agreeGame', contract: 'abc', proposal: 1 }],
  ['command', { id: ID, type: 'actOnContract', contract: 'abc', wish: { type: 'agreeGame', proposal: 1 } }],
  [
    'command',
    { id: ID, type: 'award', match: MATCH, winner: 'a', claim: true, shortfall: 'bank', reason: MARK },
  ],
  ['command', play({ type: 'place', laying: { row: 'front', cells: ['a', 'b', 'c'] } })],
  ['command', play({ type: 'place', laying: { row: 'half', cells: ['a', 'b', 'c', null, 'd', null] } })],
  ['command', play({ type: 'chooseTarget', choice: 1, copy: 'a' })],
  ['command', play({ type: 'summon', choice: 1, copy: 'a', cell: 5 })],
  ['command', play({ type: 'declineSummon', choice: 1 })],
  ['command', play({ type: 'claim', copy: 'a' })],
  ['command', play({ type: 'waive' })],
  ['command', play({ type: 'concede' })],
  ['command', play({ type: 'promise', promise: HEX })],
  ['command', play({ type: 'open', nonce: HEX })],
  ['sync', { follow: { by: 'seat', match: MATCH }, since: 0 }],
  ['sync', { follow: { by: 'code', code: 'ABCDEFGH' }, since: 3 }],
  ['draft', { match: MATCH, cells: ['a', null, null, 'b', null, null] }],
  ['seen', { match: MATCH, version: 3 }],
];

const STRANGE = [
  'seat',
  'to',
  'then',
  'toJSON',
  'constructor',
  '__proto__',
  'prototype',
  'hasOwnProperty',
  'length',
  '',
  MARK,
];
const NO_TEXT: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  ['a'],
  { toString: 'a' },
  '',
  'x'.repeat(5000),
  '\u0000'.repeat(500),
];
const NO_NUMBER: readonly Json[] = [null, true, '1', '', -1, 0.5, 1e300, 1e7, [], [1], {}, { valueOf: 1 }];
const NO_BOOLEAN: readonly Json[] = [null, 0, 1, 'true', '', [], [true], {}];
const NO_LIST: readonly Json[] = [
  null,
  true,
  0,
  'abc',
  {},
  { length: 3, 0: 'a' },
  Array.from({ length: 7 }, () => 'a'),
  [0],
  [[]],
  [{}],
  [''],
];
const NO_OBJECT: readonly Json[] = [
  null,
  true,
  0,
  'x',
  [],
  [{}],
  {},
  { type: null },
  { type: '__proto__' },
  { type: 'constructor' },
];
const NO_MESSAGE: readonly Json[] = [
  null,
  true,
  7,
  '',
  MARK,
  [],
  [[]],
  {},
  { type: 'goOnWithout' },
  { '': '' },
];
const NO_NAME: readonly Json[] = [
  MARK,
  'Command',
  'command ',
  '',
  '__proto__',
  'constructor',
  'toString',
  'error',
  'message',
  'join',
  0,
  1e9,
  -1,
];

/** Returns one of a list that may hold null. */
const pick = (random: Random, list: readonly Json[]): Json => list[random.below(list.length)] ?? null;

const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrongFor = (value: Json): readonly Json[] => {
  if (typeof value === 'string') return NO_TEXT;
  if (typeof value === 'number') return NO_NUMBER;
  if (typeof value === 'boolean') return NO_BOOLEAN;
  return Array.isArray(value) ? NO_LIST : NO_OBJECT;
};

/** Makes an object whose keys are all its own, even one called `__proto__`, as JSON does. */
const treeOf = (entries: readonly (readonly [string, Json])[]): Json => {
  const tree: Record<string, Json> = {};
  for (const [key, value] of entries)
    Object.defineProperty(tree, key, { value, enumerable: true, configurable: true });
  return tree;
};

/** Returns the same body with one thing wrong in it, at any depth. */
function broken(random: Random, tree: Tree): Json {
  const entries = Object.entries(tree);
  const [key, value] = random.oneOf(entries);
  if (isTree(value) && random.below(2) === 0)
    return treeOf(entries.map(([name, old]) => [name, name === key ? broken(random, value) : old]));
  switch (random.below(3)) {
    case 0:
      return treeOf(entries.filter(([name]) => name !== key));
    case 1:
      return treeOf([...entries, [random.oneOf(STRANGE), pick(random, [null, MARK, { x: 1 }, []])]]);
    default:
      return treeOf(entries.map(([name, old]) => [name, name === key ? pick(random, wrongFor(old)) : old]));
  }
}

const nest = (depth: number): Json => (depth === 0 ? MARK : [nest(depth - 1)]);

/** Draws a message with a wrong shape. */
export function shapeOf(random: Random): Message {
  const [name, right] = random.oneOf(RIGHT);
  switch (random.below(8)) {
    case 0:
      return { name: pick(random, NO_NAME), body: right };
    case 1:
      return { name, body: pick(random, NO_MESSAGE) };
    case 2:
      return { name, body: treeOf([...Object.entries(right), ['deep', nest(12 + random.below(500))]]) };
    case 3:
      return { name, body: [right] };
    default:
      return { name, body: broken(random, right) };
  }
}
