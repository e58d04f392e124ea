// Schemas: strict, naming the key at fault, and refusing text in which something could be hidden.

import { actOf, refusalIn, spelledBefore } from './older.ts';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { assertProperty } from '../testing/index.ts';
import { parseClientCommand, parseCode, parseDraft, parseSyncRequest } from './schema.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const open = (more: object = {}) => ({
  id: ID,
  type: 'practise',
  name: 'Неревар',
  deck: 'caravan',
  against: 'middle',
  ...more,
});
const play = (command: object) => ({ id: ID, type: 'play', match: 'm', command });
const keyOf = (value: unknown) => {
  const parsed = parseClientCommand(value);
  return parsed.ok ? null : parsed.error.key;
};

describe('a command', () => {
  it('is taken with its name in normal form', () => {
    expect(parseClientCommand(open({ name: '  ﬁnn  ' }))).toMatchObject({
      ok: true,
      value: { name: 'finn' },
    });
  });

  it.each([
    ['an id that is no UUIDv7', open({ id: 'one' }), 'id'],
    ['an unknown key', open({ admin: true }), 'admin'],
    ['an unknown type', { ...open(), type: 'closeTable' }, 'type'],
    ['a name of one letter', open({ name: 'Я' }), 'name'],
    ['a name of 41 letters', open({ name: 'я'.repeat(41) }), 'name'],
    ['a name that turns the text around', open({ name: 'Абв\u202Eгде' }), 'name'],
    ['a name with a control character', open({ name: 'Абв\u0007' }), 'name'],
    ['a name with a line end', open({ name: 'Абв\u2028где' }), 'name'],
    ['a seat that the phone names itself', play({ type: 'waive', seat: 'b' }), 'command.seat'],
    ['a cell that is not there', play({ type: 'summon', choice: 1, copy: 'c', cell: 6 }), 'command.cell'],
    ['a referee’s act', play({ type: 'void', reason: 'x' }), 'command.type'],
    ['a promise that is no 32 bytes', play({ type: 'promise', promise: 'AA' }), 'command.promise'],
  ])('with %s is rejected, and the key is named', (_, value, key) => {
    expect(keyOf(value)).toBe(key);
  });

  it('is rejected and never throws, whatever it is', () => {
    assertProperty(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(parseClientCommand(value).ok).toBe(false);
        expect(parseSyncRequest(value).ok).toBe(false);
        expect(parseDraft(value).ok).toBe(false);
      }),
    );
  });
});

describe('the table of a game (PT1)', () => {
  const proposal = { id: ID, type: 'proposeMatch', with: 'p', stake: 5, friendly: false };

  it('is the patrons’ where it is named; that of the trade is left out, and there is no third', () => {
    expect(parseClientCommand({ ...proposal, table: 'patrons' })).toMatchObject({
      value: { table: 'patrons' },
    });
    expect(parseClientCommand(proposal)).toEqual({ ok: true, value: proposal });
    for (const table of ['trade', 'chess', null]) expect(keyOf({ ...proposal, table })).toBe('table');
  });

  it('is none of a demanded sixth', () => {
    const wish = { type: 'demandSixth', table: 'patrons' };
    expect(keyOf({ id: ID, type: 'actOnContract', contract: 'c', wish })).toBe('wish.table');
  });

  it('is none of an offer or a yes without a game', () => {
    const offer = {
      id: ID,
      type: 'offerContract',
      with: 'p',
      text: 'Silk',
      sum: 1,
      payer: 'one',
      counters: null,
    };
    expect(keyOf({ ...offer, game: 5, table: 'patrons' })).toBeNull();
    for (const none of [{}, { game: null }]) {
      expect(keyOf({ ...offer, ...none, table: 'patrons' })).toBe('table');
      expect(keyOf({ ...offer, ...none })).toBeNull();
    }
    const yes = (wish: object) => ({
      id: ID,
      type: 'actOnContract',
      contract: 'c',
      wish: { type: 'accept', ...wish },
    });
    expect(keyOf(yes({ table: 'patrons' }))).toBe('wish.table');
    expect(keyOf(yes({ game: 5, table: 'patrons' }))).toBeNull();
  });

  it('is kept from phones of the release before in words that they have', () => {
    expect(refusalIn(4, { code: 'table-unseen' })).toEqual({ code: 'stale-proposal' });
    expect(refusalIn(4, { code: 'patrons-off' })).toEqual({ code: 'event-paused' });
    expect(refusalIn(5, { code: 'table-unseen' })).toEqual({ code: 'table-unseen' });
  });
});

describe('a move at the patrons’ table (PATRONS 11)', () => {
  const keyOfMove = (command: object) => keyOf({ id: ID, type: 'playGame', match: 'm', command });
  const many = (count: number) => Array.from({ length: count }, () => ['a:spark#1']);

  it('is taken with what it says, to the last turn, to ten abilities', () => {
    expect(keyOfMove({ type: 'endTurn', turn: 20 })).toBeNull();
    expect(keyOfMove({ type: 'use', turn: 20, copy: 'c', ability: 10, targets: many(10) })).toBeNull();
    expect(keyOfMove({ type: 'defend', asking: 10_000, copy: null })).toBeNull();
  });

  it.each([
    ['a turn before the first', { type: 'endTurn', turn: -1 }, 'turn'],
    ['a turn that no game has', { type: 'endTurn', turn: 101 }, 'turn'],
    ['half a turn', { type: 'endTurn', turn: 1.5 }, 'turn'],
    ['half an asking', { type: 'defend', asking: 1.5, copy: null }, 'asking'],
    ['an ability that no card has', { type: 'use', turn: 1, copy: 'c', ability: 11, targets: [] }, 'ability'],
    ['more targets than abilities', { type: 'play', turn: 1, copy: 'c', targets: many(11) }, 'targets'],
    ['a patron of 41 letters', { type: 'choosePatron', patron: 'p'.repeat(41) }, 'patron'],
    ['a seat that the phone names itself', { type: 'concede', seat: 'b' }, 'seat'],
    ['more than it says', { type: 'endTurn', turn: 1, copy: 'c' }, 'copy'],
    ['a referee’s act', { type: 'award', winner: 'a' }, 'type'],
  ])('with %s is rejected, and the key is named', (_, command, key) => {
    expect(keyOfMove(command)).toBe(`command.${key}`);
  });
});

describe('a deal to all who have none yet (PR1, rule 7)', () => {
  const namedIn = (count: number) => {
    const people = Array.from({ length: count }, () => 'qxshmp95oqdy');
    return [
      { id: ID, type: 'dealPledges', people, house: null, reason: 'я'.repeat(200) },
      { id: ID, type: 'dealStart', people, uncommon: 2, rare: 1, reason: 'я'.repeat(200) },
    ];
  };

  it('names everybody of a large event, in one message', () => {
    for (const deal of namedIn(1_000)) {
      expect(keyOf(deal)).toBeNull();
      expect(Buffer.byteLength(JSON.stringify(deal))).toBeLessThan(16_000);
    }
  });

  it('of more than a message has room for is rejected, and the key is named', () => {
    expect(namedIn(1_001).map(keyOf)).toEqual(['people', 'people']);
  });
});

describe('a name, a contract’s text and a reason', () => {
  const keysOf = (text: string): readonly (string | null)[] => [
    keyOf(open({ name: text })),
    keyOf({ id: ID, type: 'offerContract', with: 'p', text, sum: 1, payer: 'one', counters: null }),
    keyOf({ id: ID, type: 'pauseEvent', paused: true, reason: text }),
  ];

  it.each([
    ['fillers that count as letters', '\u3164\u3164\u3164'],
    ['one among letters', 'Ве\u3164дис'],
    ['half a syllable', 'Ве\u115Fдис'],
    ['what joins without being seen', 'Ве\u034Fдис'],
    ['empty braille', '\u2800\u2800'],
    ['selectors of a variant alone', '\uFE0F\uFE0F\uFE0F'],
    ['selectors of rare variants', 'Ведис\u{E0100}'],
    ['a note without a head', 'Ведис\u{1D159}'],
    ['a pile of marks', `Ведис${'\u0301'.repeat(30)}`],
    ['four marks on a letter', 'Ве\u0301\u0302\u0303\u0304дис'],
    ['a mark on nothing', '\u0301Ведис'],
    ['a mark on a space', 'Ведис \u20DDТелванни'],
  ])('with %s is rejected, and the key is named', (_, text) => {
    expect(keysOf(text)).toEqual(['name', 'text', 'reason']);
  });

  it.each(['Ёжик Йорн', 'Е\u0308жик', 'Trần Thị Hồng', 'שָׁלוֹם', 'Гуар ❤\uFE0F', '1\uFE0F\u20E3 шёлк', '…?!'])(
    'like %j is taken',
    (text) => {
      expect(keysOf(text)).toEqual([null, null, null]);
    },
  );
});

describe('a code', () => {
  it('is the same in any case, with spaces or hyphens, and with Cyrillic letters that look the same', () => {
    for (const typed of ['5CJCNK44', '5cjc nk44', ' 5cjc-nk44 ', '5СJСNК44'])
      expect(parseCode(typed)).toEqual({ ok: true, value: '5CJCNK44' });
  });

  it.each(['', '5CJCNK4', '5CJCNK444', '5CJCNK4O', 'OOOOOOOO', null, 3])('%j is none', (typed) => {
    expect(parseCode(typed).ok).toBe(false);
  });
});

describe('an answer to a proposed game', () => {
  const answer = (type: string, more: object) => ({
    id: ID,
    type: 'actOnContract',
    contract: 'c',
    wish: { type, ...more },
  });

  it.each([
    ['refuseGame', {}],
    ['withdrawGame', {}],
    ['chooseRounding', { amount: 2 }],
  ])('%s names its proposal, or none, as phones of protocol 4 have it', (type, more) => {
    expect(keyOf(answer(type, more))).toBeNull();
    expect(keyOf(answer(type, { ...more, proposal: 3 }))).toBeNull();
    for (const proposal of [-1, 1.5, '3', null])
      expect(keyOf(answer(type, { ...more, proposal }))).toBe('wish.proposal');
  });

  it.each([
    ['agreeGame', {}],
    ['counterGame', { amount: 2 }],
  ])('%s always names its proposal', (type, more) => {
    expect(keyOf(answer(type, more))).toBe('wish.proposal');
  });
});

describe('what a party wishes, spelled as before (P17)', () => {
  const spelled = [
    { id: ID, contract: 'c', type: 'acceptContract' },
    { id: ID, contract: 'c', type: 'acceptContract', game: 5 },
    { id: ID, contract: 'c', type: 'declineContract' },
    { id: ID, contract: 'c', type: 'withdrawContract' },
    { id: ID, contract: 'c', type: 'confirmHandover' },
    { id: ID, contract: 'c', type: 'takeBackHandover' },
    { id: ID, contract: 'c', type: 'agreeAnnul' },
    { id: ID, contract: 'c', type: 'takeBackAnnul' },
    { id: ID, contract: 'c', type: 'proposeGame', amount: 5 },
    { id: ID, contract: 'c', type: 'agreeGame', proposal: 1 },
    { id: ID, contract: 'c', type: 'counterGame', proposal: 1, amount: 6 },
    { id: ID, contract: 'c', type: 'withdrawGame', proposal: 1 },
    { id: ID, contract: 'c', type: 'demandSixth' },
    { id: ID, contract: 'c', type: 'chooseRounding', proposal: 1, amount: 2 },
    { id: ID, contract: 'c', type: 'refuseGame', proposal: 1 },
  ];

  it.each(spelled)('$type is the command with its wish, and to the letter the same said before', (before) => {
    const parsed = parseClientCommand(before);
    if (!parsed.ok) throw new Error(parsed.error.key);
    expect(parsed.value.type).toBe('actOnContract');
    expect(actOf(parsed.value)).toBe(before.type);
    // The server finds the answer that it kept for a command by these bytes.
    expect(JSON.stringify(spelledBefore(parsed.value))).toBe(JSON.stringify(before));
  });

  it('is held to the same shape', () => {
    expect(keyOf({ id: ID, contract: 'c', type: 'counterGame', proposal: 1 })).toBe('wish.amount');
    expect(keyOf({ id: ID, contract: 'c', type: 'demandSixth', more: 1 })).toBe('wish.more');
    expect(keyOf({ id: ID, type: 'demandSixth' })).toBe('contract');
    expect(keyOf({ contract: 'c', type: 'demandSixth' })).toBe('id');
  });
});
