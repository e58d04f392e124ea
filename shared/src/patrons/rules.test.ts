// The rules of the patrons' table in their own words, PT2 to PT29, one by one.

import { describe, expect, test } from 'vitest';
import { type GameSketch, PatronTable, type TableSetting } from '../testing/index.ts';
import type { CopyId } from '../rules/index.ts';

const SKETCHES: Readonly<Record<string, GameSketch>> = {
  wolf: { creature: [1, 3, 2] },
  crab: { creature: [1, 1, 4] },
  bull: { creature: [1, 4, 6] },
  wing: { creature: [1, 2, 2], abilities: [{ when: 'static', target: 'self', effects: [{ op: 'evade' }] }] },
  piper: {
    creature: [1, 1, 1],
    abilities: [
      {
        when: 'death',
        target: { side: 'enemy', of: 'patron' },
        effects: [{ op: 'wound', n: 2 }],
      },
    ],
  },
  scout: {
    creature: [1, 1, 1],
    abilities: [
      { when: 'enter', effects: [{ op: 'draw', n: 1 }] },
      { when: 'enter', effects: [{ op: 'discard', n: 1 }] },
    ],
  },
  archer: {
    creature: [1, 1, 2],
    abilities: [
      {
        when: 'act',
        cost: { close: true, coins: 1 },
        target: { side: 'enemy', of: 'persona', pick: 'one' },
        effects: [{ op: 'wound', n: 1 }],
      },
    ],
  },
  healer: {
    creature: [1, 0, 2],
    abilities: [{ when: 'turn', target: { side: 'own', of: 'patron' }, effects: [{ op: 'heal', n: 1 }] }],
  },
  phoenix: {
    creature: [1, 1, 1],
    abilities: [{ when: 'death', target: 'self', effects: [{ op: 'recall' }] }],
  },
  spirit: {
    creature: [1, 1, 1],
    abilities: [
      {
        when: 'death',
        target: { side: 'own', of: 'grave', pick: 'one' },
        effects: [{ op: 'recall' }],
      },
    ],
  },
  thief: {
    creature: [2, 1, 1],
    abilities: [
      {
        when: 'enter',
        target: { side: 'enemy', of: 'creature', pick: 'one', maxCost: 1 },
        effects: [{ op: 'control' }],
      },
    ],
  },
  robber: {
    creature: [1, 1, 1],
    abilities: [
      {
        when: 'enter',
        target: { side: 'enemy', of: 'support', pick: 'one' },
        effects: [{ op: 'control' }],
      },
    ],
  },
  drum: {
    creature: [1, 1, 1],
    abilities: [
      {
        when: 'static',
        target: { side: 'own', of: 'creature' },
        effects: [{ op: 'raise', strike: 1, life: 1 }],
      },
    ],
  },
  sword: { support: 'weapon' },
  blade: { support: 'weapon' },
  mail: {
    support: 'armour',
    abilities: [{ when: 'static', target: { side: 'own', of: 'patron' }, effects: [{ op: 'ward', n: 1 }] }],
  },
  cloak: {
    support: 'armour',
    abilities: [
      {
        when: 'static',
        target: { side: 'own', of: 'creature' },
        effects: [{ op: 'raise', life: 1 }],
      },
    ],
  },
  market: {
    support: 'place',
    abilities: [{ when: 'static', effects: [{ op: 'cheaper', n: 9, kind: 'creature' }] }],
  },
  ring: {
    support: 'amulet',
    abilities: [{ when: 'act', cost: { close: true }, effects: [{ op: 'draw', n: 1 }] }],
  },
  spark: {
    spell: 1,
    abilities: [{ target: { side: 'any', of: 'creature', pick: 'one' }, effects: [{ op: 'wound', n: 2 }] }],
  },
  storm: {
    spell: 1,
    abilities: [{ target: { side: 'any', of: 'creature' }, effects: [{ op: 'wound', n: 2 }] }],
  },
  bolt: {
    spell: 1,
    abilities: [{ target: { side: 'enemy', of: 'persona', pick: 'one' }, effects: [{ op: 'wound', n: 3 }] }],
  },
  song: {
    spell: 1,
    abilities: [{ target: { side: 'own', of: 'creature' }, effects: [{ op: 'raise', strike: 2 }] }],
  },
  hymn: {
    spell: 1,
    abilities: [
      { target: { side: 'own', of: 'persona' }, effects: [{ op: 'raise', strike: -9, life: -20 }] },
    ],
  },
  snare: {
    spell: 1,
    abilities: [
      { target: { side: 'enemy', of: 'creature', pick: 'one' }, effects: [{ op: 'close' }] },
      { target: 'it', effects: [{ op: 'wound', n: 1 }] },
    ],
  },
  treason: {
    spell: 2,
    abilities: [
      { target: { side: 'enemy', of: 'creature', pick: 'one' }, effects: [{ op: 'control' }] },
      { target: 'it', effects: [{ op: 'wound', n: 1 }] },
    ],
  },
  twice: {
    spell: 1,
    abilities: [
      { target: { side: 'enemy', of: 'creature', pick: 'one' }, effects: [{ op: 'destroy' }] },
      { target: { side: 'enemy', of: 'creature', pick: 'one' }, effects: [{ op: 'wound', n: 1 }] },
      { target: 'it', effects: [{ op: 'close' }] },
      { effects: [{ op: 'draw', n: 1 }] },
    ],
  },
  some: {
    spell: 1,
    abilities: [
      { target: { side: 'enemy', of: 'creature', pick: { upTo: 2 } }, effects: [{ op: 'wound', n: 1 }] },
    ],
  },
  omen: {
    spell: 1,
    abilities: [{ effects: [{ op: 'draw', n: 3 }] }, { effects: [{ op: 'discard', n: 1 }], rests: true }],
  },
  call: {
    spell: 1,
    abilities: [{ target: { side: 'own', of: 'grave', pick: { upTo: 2 } }, effects: [{ op: 'recall' }] }],
  },
  resting: {
    spell: 1,
    abilities: [
      { effects: [{ op: 'draw', n: 1 }] },
      {
        target: { side: 'enemy', of: 'persona', pick: 'one' },
        effects: [{ op: 'wound', n: 1 }],
        rests: true,
      },
    ],
  },
  pair: {
    spell: 1,
    abilities: [
      { effects: [{ op: 'draw', n: 1 }] },
      {
        target: { side: 'enemy', of: 'creature', pick: { upTo: 2 } },
        effects: [{ op: 'wound', n: 1 }],
        rests: true,
      },
    ],
  },
  volley: {
    spell: 1,
    abilities: [
      { target: { side: 'any', of: 'creature' }, effects: [{ op: 'wound', n: 1 }] },
      { effects: [{ op: 'draw', n: 1 }] },
    ],
  },
  sweep: {
    spell: 1,
    abilities: [
      { target: { side: 'any', of: 'creature' }, effects: [{ op: 'wound', n: 1 }] },
      { target: { side: 'enemy', of: 'creature', pick: 'one' }, effects: [{ op: 'wound', n: 1 }] },
      { target: 'it', effects: [{ op: 'close' }] },
    ],
  },
  banish: {
    spell: 1,
    abilities: [
      { target: { side: 'enemy', of: 'creature', pick: 'one' }, effects: [{ op: 'recall' }] },
      { target: 'it', effects: [{ op: 'close' }] },
    ],
  },
  doom: {
    spell: 1,
    abilities: [
      {
        target: { side: 'any', of: 'persona', pick: 'one' },
        effects: [{ op: 'wound', n: 1 }],
      },
      { target: 'it', effects: [{ op: 'destroy' }] },
      { target: 'it', effects: [{ op: 'recall' }] },
      { target: 'it', effects: [{ op: 'control' }] },
    ],
  },
  rust: {
    spell: 1,
    abilities: [
      { target: { side: 'enemy', of: 'support', pick: 'one' }, effects: [{ op: 'close' }] },
      { target: 'it', effects: [{ op: 'wound', n: 1 }] },
      { target: 'it', effects: [{ op: 'close' }] },
    ],
  },
  flood: { spell: 1, abilities: [{ effects: [{ op: 'draw', n: 1_000_000_000 }] }] },
  purge: { spell: 1, abilities: [{ effects: [{ op: 'discard', n: 9 }] }] },
  strip: {
    spell: 1,
    abilities: [{ effects: [{ op: 'discard', n: 9 }] }, { effects: [{ op: 'discard', n: 9 }] }],
  },
  home: {
    spell: 1,
    abilities: [{ target: { side: 'any', of: 'creature', pick: 'one' }, effects: [{ op: 'recall' }] }],
  },
};

const set = (setting: TableSetting = {}): PatronTable => new PatronTable(SKETCHES, setting);
const begun = (setting: TableSetting = {}): PatronTable => set(setting).begin();

/** A table at turn 3: a has played the cards `a` in turn 1, b has played the cards `b` in turn 2. */
function met(a: readonly CopyId[], b: readonly CopyId[], setting: TableSetting): PatronTable {
  const table = begun(setting);
  for (const copy of a) expect(table.play(copy)).toBe('ok');
  table.until(2);
  for (const copy of b) expect(table.play(copy)).toBe('ok');
  return table.until(3);
}

test('PT9 a turn says which of its cards it has opened', () => {
  const table = met(['a:bull#1'], ['b:wolf#1'], { a: 'bull', b: 'wolf' });
  table.strike('a:bull#1', 'b:wolf#1');
  table.until(5);
  const opened = table.log.flatMap((event) => (event.type === 'TurnBegun' ? [event.opened] : []));
  expect(opened).toEqual([[], [], [], [], ['a:bull#1']]);
});

test('PT15 where nothing is set off nothing is queued', () => {
  const table = met(['a:bull#1'], ['b:wolf#1'], { a: 'bull', b: 'wolf' });
  table.strike('a:bull#1', 'b:wolf#1');
  expect(table.types).not.toContain('AbilitiesQueued');
});

describe('PT2, PT3: how it ends besides the table’s own ways', () => {
  test('PT2 R9 who concedes has lost, whenever; then nothing more can be done', () => {
    const table = begun();
    expect(table.send({ type: 'concede', seat: 'a' })).toBe('ok');
    expect(table.outcome).toEqual({ kind: 'conceded', winner: 'b' });
    for (const answer of [table.end('a'), table.send({ type: 'concede', seat: 'b' }), table.byDefault('a')])
      expect(answer).toBe('over');
  });

  test('PT2 a patron may concede before both are chosen', () => {
    const table = set();
    table.send({ type: 'choosePatron', seat: 'a', patron: 'lord' });
    expect(table.send({ type: 'concede', seat: 'b' })).toBe('ok');
    expect(table.types).not.toContain('PatronsOpened');
  });

  test('PT2 a referee awards or voids, with a reason', () => {
    const awarded = begun();
    awarded.send({ type: 'award', winner: 'b', reason: 'as seen' });
    expect(awarded.outcome).toEqual({ kind: 'awarded', winner: 'b', reason: 'as seen' });
    const voided = begun();
    voided.send({ type: 'void', reason: 'the lamp fell' });
    expect(voided.outcome).toEqual({ kind: 'voided', reason: 'the lamp fell' });
  });

  test('PT3 there is no price of victory: after the count nothing is asked', () => {
    const table = begun({ a: 'bolt', life: 3 });
    table.play('a:bolt#1', ['b:lord#1']);
    expect(table.outcome).toEqual({ kind: 'counted', winner: 'a' });
    expect(table.types.at(-1)).toBe('GameEnded');
  });
});

describe('PT4 to PT7: cards', () => {
  test('PT4 creatures have strike and life, patrons life, and they come unhurt', () => {
    const table = begun({ a: 'wolf' });
    table.play('a:wolf#1');
    expect(table.lying('a:wolf#1')).toMatchObject({ wounds: 0, closed: false });
  });

  test('PT5 a patron neither strikes nor defends, and nothing takes it', () => {
    const table = met(['a:wolf#1'], [], { a: 'wolf' });
    expect(table.strike('a:lord#1', 'b:lord#1')).toBe('card');
    table.strike('a:wolf#1', 'b:lord#1');
    expect([table.wounds('b:lord#1'), table.wounds('a:wolf#1')]).toEqual([3, 0]);
  });

  test('PT5 nothing destroys, recalls or takes a patron, by whatever way it is meant; it is wounded as any', () => {
    const table = met([], [], { a: 'doom' });
    expect(table.play('a:doom#1', ['b:lord#1'])).toBe('ok');
    expect(table.lying('b:lord#1')).toMatchObject({ control: 'b', wounds: 1 });
    expect(table.types.filter((type) => type === 'AbilityDone').length).toBe(4);
  });

  test('PT5 its abilities are paid by closing it and by closing coins, also in the first turn', () => {
    const table = begun({
      patron: [{ when: 'act', cost: { close: true, coins: 1 }, effects: [{ op: 'draw', n: 1 }] }],
    });
    expect(table.use('a:lord#1')).toBe('ok');
    expect(table.lying('a:lord#1').closed).toBe(true);
    expect(table.state.common.coins.a).toEqual({ open: 1, closed: 1 });
    expect(table.use('a:lord#1')).toBe('closed');
  });

  test('PT6 a creature is weak in the turn in which it came: it neither strikes nor is used, but defends', () => {
    const table = begun({ a: 'wolf archer', b: 'crab' });
    table.play('a:wolf#1');
    table.play('a:archer#1');
    expect(table.strike('a:wolf#1', 'b:lord#1')).toBe('weak');
    expect(table.use('a:archer#1', ['b:lord#1'])).toBe('weak');
    table.until(3);
    expect(table.strike('a:wolf#1', 'b:lord#1')).toBe('ok');
  });

  test('PT6 it is weak, whosever turn it is, after its control changed; patron and support never are', () => {
    const table = met(['a:wolf#1'], ['b:thief#1'], { a: 'wolf', b: 'thief' });
    expect(table.lying('a:wolf#1')).toMatchObject({ control: 'b', owner: 'a', turn: 2 });
    const own = begun({ a: 'ring' });
    own.play('a:ring#1');
    expect(own.use('a:ring#1')).toBe('ok');
  });

  test('PT7 a seat controls one support of a class: the one that was there is destroyed', () => {
    const table = begun({ a: 'sword blade' });
    table.play('a:sword#1');
    table.play('a:blade#1');
    expect(table.find('a:sword#1')).toBeUndefined();
    expect(table.grave('a')).toEqual(['a:sword#1']);
  });

  test('PT7 also when another of the class is taken over; it goes to its owner', () => {
    const table = begun({ a: 'sword', b: 'blade robber' });
    table.play('a:sword#1');
    table.until(2);
    table.play('b:blade#1');
    table.play('b:robber#1');
    expect(table.lying('a:sword#1').control).toBe('b');
    expect(table.grave('b')).toEqual(['b:blade#1']);
  });

  test('PT7 support takes no wounds, and what is closed already is not closed again', () => {
    const table = met([], ['b:sword#1'], { a: 'rust', b: 'sword' });
    expect(table.play('a:rust#1', ['b:sword#1'])).toBe('ok');
    expect(table.lying('b:sword#1')).toMatchObject({ closed: true, wounds: 0 });
    expect(table.types).not.toContain('Wounded');
    expect(table.types.filter((type) => type === 'Closed').length).toBe(1);
  });

  test('PT7 support can’t be struck', () => {
    const table = met(['a:wolf#1'], ['b:sword#1'], { a: 'wolf', b: 'sword' });
    expect(table.strike('a:wolf#1', 'b:sword#1')).toBe('target');
  });
});

describe('PT8: the preparatory stage', () => {
  test('a patron is sealed until both are chosen: then both are opened with their salts', () => {
    const table = set();
    expect(table.send({ type: 'choosePatron', seat: 'b', patron: 'lord' })).toBe('ok');
    expect(table.log.map(({ type, to }) => [type, to])).toEqual([
      ['PatronChosen', 'b'],
      ['PatronSalted', 'server'],
      ['PatronSealed', 'everyone'],
    ]);
    expect(table.send({ type: 'choosePatron', seat: 'b', patron: 'lord' })).toBe('moment');
    expect(table.send({ type: 'begin' })).toBe('moment');
    expect(table.send({ type: 'choosePatron', seat: 'a', patron: 'wolf' })).toBe('patron');
    table.send({ type: 'choosePatron', seat: 'a', patron: 'lord' });
    expect(table.types.at(-1)).toBe('PatronsOpened');
  });

  test('the winner of the toss has arrival 1 and four cards, the other 2 and five', () => {
    const table = begun({ first: 'b' });
    expect([table.lying('b:lord#1').arrival, table.lying('a:lord#1').arrival]).toEqual([1, 2]);
    expect([table.hand('b').length, table.hand('a').length]).toEqual([4, 5]);
  });

  test('an exchange draws first, and puts what was named under the pile in code-unit order', () => {
    const table = set({ a: 'wolf crab bull wing' });
    for (const seat of ['a', 'b'] as const) table.send({ type: 'choosePatron', seat, patron: 'lord' });
    table.send({ type: 'begin' });
    const named = ['a:wolf#1', 'a:crab#1'];
    expect(table.send({ type: 'exchange', seat: 'a', copies: ['b:fill#1'] })).toBe('card');
    expect(table.send({ type: 'exchange', seat: 'a', copies: ['a:wolf#1', 'a:wolf#1'] })).toBe('card');
    expect(table.send({ type: 'exchange', seat: 'a', copies: named })).toBe('ok');
    expect(table.hand('a')).toEqual(['a:bull#1', 'a:wing#1', 'a:fill#1', 'a:fill#2']);
    expect(table.state.vault.piles.a.slice(-2).map((card) => card.copy)).toEqual(named.toSorted());
    expect(table.send({ type: 'exchange', seat: 'a', copies: [] })).toBe('moment');
  });

  test('who names none keeps hand and pile as they lie: nothing is shuffled', () => {
    const shuffles = begun().types.filter((type) => type === 'PileShuffled');
    expect(shuffles.length).toBe(2);
  });

  test('each has one coin, open, and turn 1 brings a second', () => {
    expect(begun().state.common.coins).toEqual({ a: { open: 2, closed: 0 }, b: { open: 1, closed: 0 } });
  });
});

describe('PT9, PT10: the turn', () => {
  test('PT9 coins and cards open, a coin is gained up to seven, a card drawn but not in turn 1', () => {
    const table = begun({ a: 'wolf' });
    expect(table.hand('a').length).toBe(4);
    table.play('a:wolf#1');
    table.until(3);
    expect(table.state.common.coins.a).toEqual({ open: 3, closed: 0 });
    expect(table.hand('a').length).toBe(4);
    expect(table.until(19).state.common.coins.a).toEqual({ open: 7, closed: 0 });
  });

  test('PT9 `turn` abilities come before the seat plays', () => {
    const table = begun({ a: 'healer', b: 'bolt' });
    table.play('a:healer#1');
    table.until(2);
    table.play('b:bolt#1', ['a:lord#1']);
    expect(table.until(3).wounds('a:lord#1')).toBe(2);
    expect(table.types.lastIndexOf('MainBegun')).toBeGreaterThan(table.types.lastIndexOf('AbilityDone'));
  });

  test('PT10 raises end with the turn, wounds don’t', () => {
    const table = met(['a:wolf#1'], [], { a: 'wolf song' });
    table.play('a:song#1');
    expect(table.lying('a:wolf#1').raises).toEqual({ strike: 2, life: 0 });
    table.strike('a:wolf#1', 'b:lord#1');
    table.end('a');
    expect([table.lying('a:wolf#1').raises.strike, table.wounds('b:lord#1')]).toEqual([0, 5]);
  });

  test('PT10 who has more than seven cards keeps seven of its choice', () => {
    const table = begun({ a: 'omen omen crab wolf' });
    table.until(5);
    table.play('a:omen#1');
    table.choose('a', 'a:wolf#1');
    table.play('a:omen#2');
    table.choose('a', 'a:fill#1');
    table.end('a');
    expect(table.asked).toMatchObject({ what: 'keep', seat: 'a', atLeast: 1, atMost: 1 });
    expect(table.end('a')).toBe('moment');
    expect(table.choose('a', 'a:crab#1', 'a:fill#2')).toBe('target');
    expect(table.choose('a', 'a:crab#1')).toBe('ok');
    expect([table.hand('a').length, table.turn]).toEqual([7, 6]);
    expect(table.grave('a').at(-1)).toBe('a:crab#1');
  });
});

describe('PT11: refusals, in their order, change nothing', () => {
  const refused = (table: PatronTable, answer: () => string): string => {
    const before = table.state;
    const code = answer();
    expect(table.state).toBe(before);
    return code;
  };

  test('the moment comes first: another’s turn, or something asked', () => {
    const table = begun({ a: 'wolf', b: 'wolf' });
    expect(refused(table, () => table.play('b:nothing#1'))).toBe('moment');
    expect(refused(table, () => table.defend('a', null))).toBe('moment');
    expect(refused(table, () => table.choose('a'))).toBe('moment');
    expect(refused(table, () => table.byDefault('b'))).toBe('moment');
  });

  test('who answers a turn or an asking that is over is told so', () => {
    const table = begun({ a: 'scout' });
    expect(table.send({ type: 'endTurn', seat: 'a', turn: 2 })).toBe('stale');
    table.play('a:scout#1');
    expect(table.send({ type: 'choose', seat: 'a', asking: 0, copies: ['a:fill#1'] })).toBe('stale');
  });

  test('then the card, open, not weak, the targets, the coins', () => {
    const table = met(['a:archer#1', 'a:wolf#1'], [], { a: 'archer wolf spark bull' });
    expect(refused(table, () => table.play('a:crab#1', ['nothing']))).toBe('card');
    expect(refused(table, () => table.use('a:wolf#1', ['nothing']))).toBe('card');
    expect(refused(table, () => table.strike('a:spark#1', 'nothing'))).toBe('card');
    expect(refused(table, () => table.strike('a:wolf#1', 'a:lord#1'))).toBe('target');
    expect(refused(table, () => table.use('a:archer#1', ['a:lord#1']))).toBe('target');
    expect(table.use('a:archer#1', ['b:lord#1'])).toBe('ok');
    expect(refused(table, () => table.use('a:archer#1', ['nothing']))).toBe('closed');
    expect(refused(table, () => table.play('a:fill#1', ['nothing']))).toBe('target');
    expect(refused(table, () => table.play('a:fill#1'))).toBe('coins');
  });

  test('a weak creature is told before its target', () => {
    const table = begun({ a: 'archer' });
    table.play('a:archer#1');
    expect(refused(table, () => table.use('a:archer#1'))).toBe('weak');
    expect(refused(table, () => table.strike('a:archer#1', 'nothing'))).toBe('weak');
  });

  test('what is paid is paid in full', () => {
    const table = begun({ a: 'thief' });
    table.play('a:thief#1');
    expect(table.state.common.coins.a).toEqual({ open: 0, closed: 2 });
  });
});

describe('PT12 to PT14: playing and using', () => {
  test('PT12 a spell can be played only if each of its abilities can be declared', () => {
    const table = begun({ a: 'spark some omen' });
    expect(table.play('a:spark#1')).toBe('target');
    expect(table.play('a:spark#1', [])).toBe('target');
    expect(table.play('a:some#1', [])).toBe('ok');
    expect(table.play('a:omen#1', [])).toBe('target');
    expect(table.play('a:omen#1')).toBe('ok');
  });

  test('PT12 up to so many are different ones, and each declared once', () => {
    const table = met(['a:wolf#1'], ['b:crab#1', 'b:bull#1'], { a: 'wolf some', b: 'crab bull wing' });
    expect(table.play('a:some#1', ['b:crab#1', 'b:crab#1'])).toBe('target');
    expect(table.play('a:some#1', ['b:crab#1', 'b:bull#1', 'a:wolf#1'])).toBe('target');
    expect(table.play('a:some#1', ['b:crab#1'], [])).toBe('target');
    expect(table.play('a:some#1', ['b:bull#1', 'b:crab#1'])).toBe('ok');
    expect([table.wounds('b:crab#1'), table.wounds('b:bull#1')]).toEqual([1, 1]);
  });

  test('PT12 up to so many and no more', () => {
    const table = met([], ['b:crab#1', 'b:bull#1'], { a: 'some', b: 'crab bull wing' }).until(4);
    table.play('b:wing#1');
    table.until(5);
    expect(table.play('a:some#1', ['b:crab#1', 'b:bull#1', 'b:wing#1'])).toBe('target');
  });

  test('PT12 what rests on what one before it does is not looked at, and chosen when it comes out', () => {
    const table = met([], ['b:crab#1'], { a: 'resting', b: 'crab' });
    expect(table.play('a:resting#1')).toBe('ok');
    expect(table.asked).toMatchObject({ what: 'target', from: ['b:lord#1', 'b:crab#1'] });
    expect(table.grave('a')).toEqual(['a:resting#1']);
  });

  test('PT16 up to so many are different ones too where they are chosen as it comes out', () => {
    const table = met([], ['b:crab#1', 'b:bull#1'], { a: 'pair', b: 'crab bull' });
    table.play('a:pair#1');
    expect(table.choose('a', 'b:crab#1', 'b:crab#1')).toBe('target');
    expect(table.choose('a', 'b:bull#1', 'b:crab#1')).toBe('ok');
    expect([table.wounds('b:crab#1'), table.wounds('b:bull#1')]).toEqual([1, 1]);
  });

  test('PT13 a creature’s `enter` abilities are not looked at before, and come in the order listed', () => {
    const table = begun({ a: 'scout thief' });
    expect(table.play('a:scout#1')).toBe('ok');
    expect(table.asked).toMatchObject({ what: 'discard', atLeast: 1, atMost: 1 });
    expect(table.hand('a').length).toBe(4);
  });

  test('PT13 a support that replaces one may fell creatures before its own abilities', () => {
    const table = met(['a:wolf#1', 'a:cloak#1'], [], {
      a: 'wolf cloak mail',
      b: 'spark',
    });
    table.end('a');
    table.play('b:spark#1', ['a:wolf#1']);
    expect(table.wounds('a:wolf#1')).toBe(2);
    table.until(5);
    table.play('a:mail#1');
    expect(table.grave('a')).toEqual(['a:cloak#1', 'a:wolf#1']);
  });

  test('PT14 a used ability enters the queue with the targets named', () => {
    const table = met(['a:archer#1'], [], { a: 'archer' });
    table.use('a:archer#1', ['b:lord#1']);
    expect(table.log).toContainEqual(
      expect.objectContaining({
        type: 'AbilitiesQueued',
        entries: [{ copy: 'a:archer#1', card: 'archer', ability: 0, seat: 'a', declared: ['b:lord#1'] }],
      }),
    );
    expect(table.wounds('b:lord#1')).toBe(1);
  });
});

describe('PT15 to PT18: the queue', () => {
  test('PT15 what is set off goes behind what waits, first those of whose turn it is', () => {
    const table = met(['a:piper#1'], ['b:piper#1'], { a: 'piper storm', b: 'piper' });
    table.play('a:storm#1');
    const out = table.log.flatMap((event) => (event.type === 'AbilityOut' ? [event.entry.copy] : []));
    expect(out).toEqual(['a:storm#1', 'a:piper#1', 'b:piper#1']);
  });

  test('PT15 also behind the abilities of the same spell that wait', () => {
    const table = met(['a:piper#1'], [], { a: 'piper volley' });
    table.play('a:volley#1');
    const out = table.log.flatMap((event) => (event.type === 'AbilityOut' ? [event.entry.copy] : []));
    expect(out).toEqual(['a:volley#1', 'a:volley#1', 'a:piper#1']);
  });

  test('PT16 where only one choice is possible it makes itself', () => {
    const table = met(['a:crab#1'], ['b:thief#1'], { a: 'crab', b: 'thief' });
    expect(table.lying('a:crab#1').control).toBe('b');
    expect(table.types).not.toContain('Asked');
  });

  test('PT16 a hand of no more than is to be discarded goes by itself', () => {
    const table = begun({ a: 'wolf purge crab' });
    table.play('a:purge#1');
    expect([table.asked, table.hand('a')]).toEqual([null, []]);
    // PT23: what is discarded together lies in code-unit order.
    expect(table.grave('a')).toEqual(['a:purge#1', 'a:crab#1', 'a:fill#1', 'a:wolf#1']);
  });

  test('PT16 where nothing is held nothing is discarded', () => {
    const table = begun({ a: 'strip' });
    table.play('a:strip#1');
    expect(table.types.filter((type) => type === 'Discarded').length).toBe(1);
    expect(table.types.filter((type) => type === 'AbilityDone').length).toBe(2);
  });

  test('PT16 who is asked must choose as many as there are to be', () => {
    const table = begun({ a: 'scout' });
    table.play('a:scout#1');
    expect(table.choose('a')).toBe('target');
    expect(table.choose('a', 'a:fill#1')).toBe('ok');
  });

  test('PT12 who names nobody of up to so many finds nobody: the ability is carried out, and not skipped', () => {
    const table = begun({ a: 'some' });
    table.play('a:some#1', []);
    expect(table.types).toContain('AbilityDone');
    expect(table.types).not.toContain('AbilitySkipped');
  });

  test('PT16 of up to so many no more are asked for than there are', () => {
    const table = met([], ['b:crab#1'], { a: 'pair', b: 'crab' });
    table.play('a:pair#1');
    expect(table.asked).toMatchObject({ what: 'target', atLeast: 0, atMost: 1 });
  });

  test('PT17 an ability whose target has left is skipped, the next come out; `it` is then nothing', () => {
    const table = met(['a:wolf#1'], ['b:crab#1'], { a: 'wolf twice', b: 'crab' });
    const held = table.hand('a').length;
    expect(table.play('a:twice#1', ['b:crab#1'], ['b:crab#1'])).toBe('ok');
    expect(table.types.filter((type) => type === 'AbilitySkipped').length).toBe(2);
    expect(table.hand('a').length).toBe(held);
  });

  test('PT17 `it` is what the ability before found, whoever controls it now', () => {
    const table = met(['a:wolf#1'], ['b:crab#1'], { a: 'wolf treason', b: 'crab' });
    table.play('a:treason#1', ['b:crab#1']);
    expect(table.lying('b:crab#1')).toMatchObject({ control: 'a', wounds: 1 });
  });

  test('PT17 skipped, it found nothing: what an ability before that found is not `it`', () => {
    const table = met([], ['b:crab#1', 'b:robber#1'], { a: 'sweep', b: 'crab robber' });
    table.play('a:sweep#1', ['b:robber#1']);
    expect(table.lying('b:crab#1')).toMatchObject({ wounds: 1, closed: false });
  });

  test('PT17 `it` that has left the zone is nothing', () => {
    const table = met([], ['b:crab#1'], { a: 'banish', b: 'crab' });
    table.play('a:banish#1', ['b:crab#1']);
    expect(table.log).toContainEqual(expect.objectContaining({ type: 'AbilitySkipped', why: 'gone' }));
  });

  test('PT17 nothing to pick: skipped', () => {
    const table = begun({ a: 'thief' });
    table.play('a:thief#1');
    expect(table.log).toContainEqual(
      expect.objectContaining({ type: 'AbilitySkipped', why: 'nothing-to-pick' }),
    );
  });

  test('PT18 an ability in the queue no longer needs its card; a game that is over drops the queue', () => {
    const table = met(['a:piper#1'], ['b:piper#1'], { a: 'piper storm', b: 'piper', life: 2 });
    table.play('a:storm#1');
    expect(table.outcome).toEqual({ kind: 'counted', winner: 'a' });
    expect(table.state.common.queue).toEqual([]);
    expect(table.wounds('a:lord#1')).toBe(0);
  });
});

test('PT18 `self` that has left is nothing', () => {
  const table = met(['a:phoenix#1'], [], { a: 'phoenix storm' });
  table.play('a:storm#1');
  expect(table.log).toContainEqual(expect.objectContaining({ type: 'AbilitySkipped', why: 'gone' }));
  expect(table.grave('a')).toEqual(['a:storm#1', 'a:phoenix#1']);
});

describe('PT19 to PT22: strikes', () => {
  test('PT19 the striker closes; closed personas may be struck too', () => {
    const table = met(['a:wolf#1', 'a:bull#1'], ['b:crab#1'], { a: 'wolf bull', b: 'crab' });
    table.strike('a:wolf#1', 'b:crab#1');
    expect(table.lying('a:wolf#1').closed).toBe(true);
    expect(table.strike('a:wolf#1', 'b:lord#1')).toBe('closed');
  });

  test('PT20 an open creature, not the target, may defend: it closes and is struck instead', () => {
    const table = met(['a:wolf#1'], ['b:crab#1', 'b:bull#1'], { a: 'wolf', b: 'crab bull' });
    table.strike('a:wolf#1', 'b:crab#1');
    expect(table.asked).toMatchObject({
      what: 'defend',
      seat: 'b',
      from: ['b:bull#1'],
      atLeast: 0,
      atMost: 1,
    });
    expect(table.end('a')).toBe('moment');
    expect(table.choose('b')).toBe('moment');
    expect(table.defend('b', 'b:lord#1')).toBe('card');
    expect(table.defend('b', 'a:wolf#1')).toBe('card');
    expect(table.defend('b', 'b:crab#1')).toBe('target');
    expect(table.defend('b', 'b:bull#1')).toBe('ok');
    expect([table.wounds('b:bull#1'), table.wounds('b:crab#1')]).toEqual([3, 0]);
    expect(table.lying('b:bull#1').closed).toBe(true);
    expect(table.grave('a')).toEqual(['a:wolf#1']);
  });

  test('PT20 nobody is asked where the striker evades, or where the only open creature is the target', () => {
    const evading = met(['a:wing#1'], ['b:crab#1'], { a: 'wing', b: 'crab' });
    evading.strike('a:wing#1', 'b:lord#1');
    expect([evading.asked, evading.wounds('b:lord#1')]).toEqual([null, 2]);
    const alone = met(['a:wolf#1'], ['b:crab#1'], { a: 'wolf', b: 'crab' });
    alone.strike('a:wolf#1', 'b:crab#1');
    expect([alone.asked, alone.wounds('b:crab#1')]).toEqual([null, 3]);
  });

  test('PT20 a closed creature can’t defend', () => {
    const table = met(['a:wolf#1'], ['b:crab#1', 'b:bull#1'], { a: 'wolf snare', b: 'crab bull' });
    table.play('a:snare#1', ['b:crab#1']);
    table.strike('a:wolf#1', 'b:lord#1');
    expect(table.asked).toMatchObject({ from: ['b:bull#1'] });
    expect(table.defend('b', 'b:crab#1')).toBe('closed');
  });

  test('PT21 a creature that was open strikes back at the same time, a closed one doesn’t', () => {
    const table = met(['a:bull#1'], ['b:wolf#1'], { a: 'bull', b: 'wolf' });
    table.strike('a:bull#1', 'b:wolf#1');
    expect([table.wounds('a:bull#1'), table.grave('b')]).toEqual([3, ['b:wolf#1']]);
    const blows = table.log.filter((event) => event.type === 'Wounded');
    expect(blows.map(({ copy, cause }) => [copy, cause])).toEqual([
      ['b:wolf#1', { by: 'strike', striker: 'a:bull#1' }],
      ['a:bull#1', { by: 'strike', striker: 'b:wolf#1' }],
    ]);
    const closed = met(['a:bull#1'], ['b:bull#1'], { a: 'bull snare', b: 'bull' });
    closed.play('a:snare#1', ['b:bull#1']);
    closed.strike('a:bull#1', 'b:bull#1');
    expect([closed.wounds('a:bull#1'), closed.wounds('b:bull#1')]).toEqual([0, 5]);
  });

  test('PT22 strike is at least 0 and life at least 1, whatever is raised', () => {
    const table = met(['a:wolf#1'], [], { a: 'wolf hymn' });
    table.play('a:hymn#1');
    expect(table.find('a:wolf#1')).toBeDefined();
    table.strike('a:wolf#1', 'b:lord#1');
    expect(table.wounds('b:lord#1')).toBe(0);
  });

  test('PT22 a raise of strike means nothing to a patron', () => {
    const table = met([], [], { a: 'hymn' });
    table.play('a:hymn#1');
    expect(table.lying('a:lord#1').raises).toEqual({ strike: 0, life: -20 });
  });

  test('PT22 `ward` takes its part off every wounding: one strike, one ability, one missing card', () => {
    const table = met(['a:mail#1'], ['b:wolf#1'], { a: 'mail', b: 'wolf bolt' });
    table.end('a');
    table.strike('b:wolf#1', 'a:lord#1');
    table.play('b:bolt#1', ['a:lord#1']);
    expect(table.wounds('a:lord#1')).toBe(4);
  });
});

describe('PT23 to PT27: falling and winning', () => {
  test('PT23 those with as many wounds as life leave together, for their owners’ graveyards', () => {
    const table = met(['a:wolf#1'], ['b:wolf#1'], { a: 'wolf storm', b: 'wolf' });
    table.play('a:storm#1');
    expect([table.grave('a'), table.grave('b')]).toEqual([['a:storm#1', 'a:wolf#1'], ['b:wolf#1']]);
  });

  test('PT23 again, until none is left: who lived by another’s raise falls after it', () => {
    const table = met(['a:drum#1', 'a:wolf#1'], [], { a: 'drum wolf', b: 'spark spark' });
    table.end('a');
    table.play('b:spark#1', ['a:wolf#1']);
    expect(table.wounds('a:wolf#1')).toBe(2);
    table.play('b:spark#2', ['a:drum#1']);
    expect(table.grave('a')).toEqual(['a:drum#1', 'a:wolf#1']);
  });

  test('PT23 leaving the zone ends wounds and control: a taken creature goes to its owner', () => {
    const table = met(['a:crab#1'], ['b:thief#1'], { a: 'crab home', b: 'thief' });
    table.play('a:home#1', ['a:crab#1']);
    expect(table.hand('a')).toContain('a:crab#1');
  });

  test('PT24 who should draw from an empty pile is wounded by 1 for each card', () => {
    const table = begun({ a: 'omen omen omen omen', life: 90 });
    table.until(19);
    const before = table.wounds('a:lord#1');
    const pile = table.state.common.pile.a;
    for (let nth = 1; nth <= 4; nth += 1) {
      table.play(`a:omen#${nth}`);
      if (table.asked !== null) table.byDefault('a');
    }
    const played = table.types.filter((type) => type === 'SpellPlayed').length;
    expect(table.wounds('a:lord#1') - before).toBe(Math.max(0, 3 * played - pile));
  });

  test('PT24 each missing card is a wounding of its own: `ward` takes its part off each', () => {
    const table = begun({ a: 'flood mail' });
    table.play('a:mail#1');
    table.play('a:flood#1');
    expect([table.wounds('a:lord#1'), table.state.common.pile.a]).toEqual([0, 0]);
    const bare = begun({ a: 'flood' });
    bare.play('a:flood#1');
    expect(bare.outcome).toEqual({ kind: 'counted', winner: 'b' });
  });

  test('PT25 both patrons in one check: drawn', () => {
    const table = new PatronTable(
      {
        doom: {
          spell: 1,
          abilities: [{ target: { side: 'any', of: 'patron' }, effects: [{ op: 'wound', n: 9 }] }],
        },
      },
      { a: 'doom', life: 9 },
    ).begin();
    table.play('a:doom#1');
    expect(table.outcome).toEqual({ kind: 'drawn' });
  });

  test('PT18 a card whose coming ends the game sets nothing off any more', () => {
    const curse: GameSketch = {
      creature: [1, 0, 1],
      abilities: [
        { when: 'static', target: { side: 'own', of: 'patron' }, effects: [{ op: 'raise', life: -9 }] },
        { when: 'enter', effects: [{ op: 'draw', n: 1 }] },
      ],
    };
    const sting: GameSketch = {
      spell: 1,
      abilities: [{ target: { side: 'any', of: 'patron' }, effects: [{ op: 'wound', n: 1 }] }],
    };
    const table = new PatronTable({ curse, sting }, { a: 'sting curse', life: 9 }).begin();
    table.play('a:sting#1');
    expect(table.play('a:curse#1')).toBe('ok');
    expect([table.outcome, table.types.at(-1)]).toEqual([{ kind: 'counted', winner: 'b' }, 'GameEnded']);
  });

  test('PT26 after turn 20 the patron with more life left wins; the same: drawn', () => {
    const even = begun().until(21);
    expect([even.outcome, even.state.common.stage]).toEqual([
      { kind: 'drawn' },
      expect.objectContaining({ turn: { turn: 20, seat: 'b' } }),
    ]);
    const hurt = begun({ a: 'bolt' });
    hurt.play('a:bolt#1', ['b:lord#1']);
    expect(hurt.until(21).outcome).toEqual({ kind: 'counted', winner: 'a' });
  });

  test('PT27 by default: the first patron, no exchange, the turn ended', () => {
    const table = set();
    for (const seat of ['a', 'b'] as const) expect(table.byDefault(seat)).toBe('ok');
    expect(table.byDefault('a')).toBe('moment');
    table.send({ type: 'begin' });
    for (const seat of ['b', 'a'] as const) expect(table.byDefault(seat)).toBe('ok');
    expect(table.byDefault('a')).toBe('ok');
    expect(table.turn).toBe(2);
  });

  test('PT27 by default: no defender, the first target by arrival, the newest card discarded', () => {
    const table = met(['a:wolf#1'], ['b:crab#1'], { a: 'wolf resting scout', b: 'crab' });
    table.strike('a:wolf#1', 'b:lord#1');
    expect(table.byDefault('a')).toBe('moment');
    expect(table.byDefault('b')).toBe('ok');
    expect([table.wounds('b:lord#1'), table.wounds('b:crab#1')]).toEqual([3, 0]);
    table.play('a:resting#1');
    table.byDefault('a');
    expect(table.wounds('b:lord#1')).toBe(4);
    table.play('a:scout#1');
    const newest = table.hand('a').at(-1);
    table.byDefault('a');
    expect(table.grave('a').at(-1)).toBe(newest);
    expect(table.log).toContainEqual({ type: 'DefaultApplied', to: 'everyone', seat: 'a', by: 'clock' });
  });
});

describe('PATRONS 11: in which order its cards came into a hand is its seat’s secret', () => {
  /** A turn ends with nine cards in a hand, of which two are not kept; returns what everybody is told of it. */
  const toldOfKeeping = (drawn: string, keep: (table: PatronTable) => string): readonly unknown[] => {
    const crabs = Array.from({ length: 7 }, () => 'crab').join(' ');
    const table = begun({ a: `omen omen omen fill fill fill ${crabs} ${drawn}` }).until(5);
    for (const nth of [1, 2, 3]) {
      table.play(`a:omen#${nth}`);
      table.choose('a', `a:fill#${nth}`);
    }
    table.end('a');
    expect(table.asked).toMatchObject({ what: 'keep', atLeast: 2 });
    const { length } = table.log;
    expect(keep(table)).toBe('ok');
    return table.log.slice(length).filter(({ to }) => to === 'everyone');
  };

  test('PT27 by default the newest are not kept, whichever of them is the newest', () => {
    const byDefault = (table: PatronTable): string => table.byDefault('a');
    expect(toldOfKeeping('wolf bull', byDefault)).toEqual(toldOfKeeping('bull wolf', byDefault));
  });

  test('PT10 nor is it told in which order its seat names those not kept', () => {
    const naming = (...copies: readonly CopyId[]) =>
      toldOfKeeping('wolf bull', (t) => t.choose('a', ...copies));
    expect(naming('a:wolf#1', 'a:bull#1')).toEqual(naming('a:bull#1', 'a:wolf#1'));
  });
});

describe('PT28, PT29: targets and effects', () => {
  test('`own` does not mean the card itself', () => {
    const table = met(['a:drum#1'], [], { a: 'drum' });
    table.strike('a:drum#1', 'b:lord#1');
    expect(table.wounds('b:lord#1')).toBe(1);
  });

  test('`maxCost` looks at the printed cost', () => {
    const table = met(['a:thief#1'], ['b:thief#1'], { a: 'thief', b: 'thief' });
    expect(table.lying('a:thief#1').control).toBe('a');
  });

  test('`heal` takes away no more wounds than there are', () => {
    const table = met(['a:healer#1'], [], { a: 'healer' });
    expect(table.wounds('a:lord#1')).toBe(0);
  });

  test('`cheaper` leaves a cost of at least 1; coins of an ability’s cost are never cheaper', () => {
    const table = met(['a:market#1'], [], { a: 'market archer' });
    expect(table.play('a:fill#1')).toBe('ok');
    expect(table.state.common.coins.a).toEqual({ open: 2, closed: 1 });
    table.play('a:archer#1');
    table.until(5);
    table.use('a:archer#1', ['b:lord#1']);
    expect(table.state.common.coins.a.closed).toBe(1);
  });

  test('PT17 `own` is never the card itself: one that finds others on its graveyard does not find itself', () => {
    const table = met(['a:spirit#1', 'a:wolf#1'], [], { a: 'spirit wolf storm storm' });
    table.play('a:storm#1');
    expect(table.grave('a')).toEqual(['a:storm#1', 'a:spirit#1']);
    expect(table.hand('a')).toContain('a:wolf#1');
  });

  test('creatures of the own graveyard come back to the hand, the oldest first', () => {
    const table = met(['a:wolf#1', 'a:piper#1'], [], { a: 'wolf piper storm call' });
    table.play('a:storm#1');
    table.play('a:call#1', ['a:piper#1', 'a:wolf#1']);
    expect(table.hand('a').slice(-2)).toEqual(['a:wolf#1', 'a:piper#1']);
    expect(table.grave('a')).toEqual(['a:storm#1', 'a:call#1']);
  });
});
