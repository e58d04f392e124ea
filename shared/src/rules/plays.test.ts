// Plays, answers and effects in a match, rule by rule and card by card: PROMISES 3 to 5 and 8, INTRIGUE 3 to 5 and 7.

import { describe, expect, test } from 'vitest';
import {
  card,
  cards,
  enemy,
  grant,
  onReveal,
  OPPOSING,
  removeAll,
  SILENCE,
  SWAP,
  WindowTable,
} from '../testing/index.ts';
import type { IntrigueRules, PledgeRules } from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';
import { type Seat, SEATS } from './index.ts';

const LETTERS = [1, 2, 3, 4].map((copy) => `intercepted-letter#${copy}`);

/** For each moment in which a window is or is not open for a: a match with this card in a's hand. */
const MOMENTS: Readonly<Record<string, (card: string) => WindowTable>> = {
  'before anything is laid': (held) => holding(held),
  'with the own front laid': (held) => holding(held).lay('a', 'front'),
  'with the other’s front laid': (held) => holding(held).lay('b', 'front'),
  'with both fronts laid': (held) => holding(held).lay('a', 'front').lay('b', 'front'),
  'with the own half complete': (held) => holding(held).lay('b', 'front').lay('a', 'front').lay('a', 'back'),
  revealed: (held) => holding(held).reveal(),
  'between 1': (held) => holding(held).reveal().until('between', 1),
  'between 2': (held) => holding(held).reveal().until('between', 2),
  count: (held) => holding(held).reveal().until('count'),
};
const OPEN: Readonly<Record<string, readonly string[]>> = {
  opened: ['before anything is laid', 'with the other’s front laid'],
  sealed: ['with the other’s front laid', 'with both fronts laid'],
  revealed: ['revealed'],
  between: ['between 1', 'between 2'],
  count: ['count'],
};

// The card set aside keeps the seat asked even where the held card can't be played.
const holding = (held: string): WindowTable => new WindowTable({ a: { hand: [held], aside: 1 } });

/** The cells that a card must choose, in a match where all six cells of both halves are taken. */
function cellsFor({ effects }: PledgeRules | IntrigueRules): readonly string[] {
  for (const effect of effects) {
    if (effect.op === 'peek') return ['b0'];
    if (effect.op === 'shield') return ['a0'];
    if (effect.op === 'cast' && effect.target.pick === 'one')
      return [`${effect.target.side === 'own' ? 'a' : 'b'}${effect.target.where === 'back' ? 3 : 0}`];
  }
  return [];
}

const EVERY: readonly (readonly [key: string, rules: PledgeRules | IntrigueRules])[] = [
  ...[...PRINTED.pledges].map(
    ([id, rules]) => [`${rules.with === 'owner' ? 'boris' : 'carol'}/${id}`, rules] as const,
  ),
  ...[...PRINTED.intrigue].map(([id, rules]) => [`${id}#1`, rules] as const),
];

describe('PR10, IN12: a card is played in the window printed on it, and in no other', () => {
  test.each(EVERY)('%s', (key, rules) => {
    for (const [name, at] of Object.entries(MOMENTS)) {
      const isOpen = OPEN[rules.window]?.includes(name) ?? false;
      expect(at(key).triesToPlay('a', key, ...cellsFor(rules)), name).toBe(isOpen ? 'ok' : 'wrong-window');
    }
  });
});

describe('PR10', () => {
  test.each([...PRINTED.pledges].filter(([, rules]) => OPEN[rules.window] !== undefined))(
    '%s is played where the other is whom `with` asks for',
    (id, rules) => {
      const moment = OPEN[rules.window]?.[0] ?? '';
      const of = (owner: string): string =>
        MOMENTS[moment]?.(`${owner}/${id}`).triesToPlay('a', `${owner}/${id}`, ...cellsFor(rules)) ?? '';
      expect(of('boris')).toBe(rules.with === 'third' ? 'wrong-trader' : 'ok');
      expect(of('carol')).toBe(rules.with === 'owner' ? 'wrong-trader' : 'ok');
      expect(of('anna')).toBe('own-promise');
    },
  );

  test('[29.2] nobody plays their own, and that is looked at before its window', () => {
    expect(holding('anna/the-cut').triesToPlay('a', 'anna/the-cut')).toBe('own-promise');
  });
});

describe('PR11', () => {
  test('everybody reads who played which promise, whose, and on what; nobody reads what is refused', () => {
    const match = holding('carol/blessing').reveal().play('a', 'carol/blessing', 'a4');
    expect(match.last[0]).toEqual({
      type: 'CardPlayed',
      to: 'everyone',
      seat: 'a',
      held: { kind: 'promise', key: 'carol/blessing', owner: 'carol', card: 'blessing' },
      on: [{ seat: 'a', cell: 4 }],
      things: [],
    });
    expect(match.hand('a')).toEqual([]);
  });

  test('`one` without anything to pick: it can’t be played, whatever is named', () => {
    const match = new WindowTable({
      a: { half: '- - - / bone - -', hand: ['carol/lent-blade'] },
      catalogue: BONES,
    });
    match.reveal();
    expect(match.triesToPlay('a', 'carol/lent-blade')).toBe('nothing-there');
    expect(match.triesToPlay('a', 'carol/lent-blade', 'a0')).toBe('nothing-there');
    expect(match.hand('a')).toEqual(['carol/lent-blade']);
  });

  test('too few, too many, one twice, or one that can’t be chosen is a bad choice', () => {
    const match = new WindowTable({
      a: { hand: ['hired-crowd#1', 'whetstone#1', 'locked-gates#1'] },
    }).reveal();
    expect(match.triesToPlay('a', 'whetstone#1')).toBe('bad-choice');
    expect(match.triesToPlay('a', 'whetstone#1', 'a0', 'a1')).toBe('bad-choice');
    expect(match.triesToPlay('a', 'whetstone#1', 'a3')).toBe('bad-choice');
    expect(match.triesToPlay('a', 'whetstone#1', 'b0')).toBe('bad-choice');
    expect(match.triesToPlay('a', 'hired-crowd#1', 'a0', 'a0')).toBe('bad-choice');
    expect(match.triesToPlay('a', 'hired-crowd#1', 'a0', 'a1', 'a2')).toBe('bad-choice');
    expect(match.until('between', 1).triesToPlay('a', 'locked-gates#1', 'a0')).toBe('bad-choice');
  });
});

const BONES = cards({ bone: 'strength' });

/** An intrigue card with such a cast for the stop after the reveal, and a hand that holds it. */
const casting = (pick: 'all' | { readonly upTo: number }) => ({
  intrigue: new Map<string, IntrigueRules>([
    [
      'spell',
      {
        id: 'spell',
        window: 'revealed',
        effects: [
          {
            op: 'cast',
            target: { side: 'enemy', where: 'front', pick },
            effects: [grant('virtues', 'wisdom')],
          },
        ],
      },
    ],
  ]),
});

describe('IN15', () => {
  test('[C7] `upTo` may be none, and so may `all`: such a card can be played without any effect', () => {
    for (const pick of ['all', { upTo: 2 }] as const) {
      const empty = { half: '- - - / bone - -' };
      const match = new WindowTable({
        a: { hand: ['spell#1'] },
        b: empty,
        more: casting(pick),
        catalogue: BONES,
      });
      match.reveal().play('a', 'spell#1');
      expect(match.log.some(({ type }) => type === 'PlayCast')).toBe(false);
      expect(match.windows.open).toBeNull();
    }
  });

  test('[C8] up to so many different things', () => {
    const match = new WindowTable({ a: { hand: ['spell#1'] }, more: casting({ upTo: 2 }) }).reveal();
    expect(match.triesToPlay('a', 'spell#1', 'b0', 'b1')).toBe('ok');
    expect(match.triesToPlay('a', 'spell#1', 'b0')).toBe('ok');
    expect(match.triesToPlay('a', 'spell#1', 'b0', 'b1', 'b2')).toBe('bad-choice');
  });

  test('`all` takes every match, and nothing is named', () => {
    const match = new WindowTable({ a: { hand: ['spell#1'] }, more: casting('all') })
      .reveal()
      .play('a', 'spell#1');
    const cast = match.log.find((event) => event.type === 'PlayCast');
    expect(cast?.type === 'PlayCast' ? cast.targets.length : 0).toBe(3);
  });
});

test('IN16 [C6] an attack chooses what is the other’s, and never one’s own', () => {
  for (const [id, rules] of PRINTED.intrigue) {
    if (rules.attack !== true || OPEN[rules.window] === undefined) continue;
    const match = MOMENTS[OPEN[rules.window]?.[0] ?? '']?.(`${id}#1`);
    if (cellsFor(rules).length > 0) expect(match?.triesToPlay('a', `${id}#1`, 'a0'), id).toBe('bad-choice');
  }
});

describe('IN17 [28.6b]', () => {
  test('no two cards of one name act on the same card in a stop, whoever plays them', () => {
    const match = new WindowTable({
      a: { hand: ['guild-badge#1', 'guild-badge#2', 'whetstone#1'] },
      b: { hand: ['guild-badge#3'] },
    });
    match.tossing('a').reveal().play('a', 'guild-badge#1', 'a0').pass('b').pass('b');
    expect(match.triesToPlay('a', 'guild-badge#2', 'a0')).toBe('same-name');
    // Nor once another has acted on it in between.
    match.play('a', 'whetstone#1', 'a0').pass('b').pass('b');
    expect(match.triesToPlay('a', 'guild-badge#2', 'a0')).toBe('same-name');
    expect(match.triesToPlay('a', 'guild-badge#2', 'a1')).toBe('ok');
  });

  test('case 2: a second Whetstone on the same card is refused, on another fine, and after a cancelled one too', () => {
    const hands = { a: { hand: ['whetstone#1', 'whetstone#2'] }, b: { hand: [LETTERS[0] ?? ''] } };
    const stands = new WindowTable(hands)
      .tossing('a')
      .reveal()
      .play('a', 'whetstone#1', 'a0')
      .pass('b')
      .pass('b');
    expect(stands.triesToPlay('a', 'whetstone#2', 'a0')).toBe('same-name');
    expect(stands.triesToPlay('a', 'whetstone#2', 'a1')).toBe('ok');
    const cancelled = new WindowTable(hands).tossing('a').reveal().play('a', 'whetstone#1', 'a0');
    cancelled.play('b', LETTERS[0] ?? '');
    expect(cancelled.asked).toBe('a');
    expect(cancelled.pass('a').at).toBe('revealed');
    expect(cancelled.asked).toBe('a');
    expect(cancelled.triesToPlay('a', 'whetstone#2', 'a0')).toBe('ok');
  });

  test('case 2: B’s Slander on A’s card and A’s Slander on B’s are different things', () => {
    const match = new WindowTable({ a: { hand: ['slander#1'] }, b: { hand: ['slander#2'] } })
      .tossing('a')
      .reveal();
    match.play('a', 'slander#1', 'b0').pass('b');
    expect(match.triesToPlay('b', 'slander#2', 'a0')).toBe('ok');
  });

  test('the moment of a stop ends with it: the same card may be acted on in the next', () => {
    const match = new WindowTable({ a: { hand: ['side-door#1', 'side-door#2'] } })
      .reveal()
      .until('between', 1);
    match.play('a', 'side-door#1', 'a0');
    expect(match.triesToPlay('a', 'side-door#2', 'a3')).toBe('same-name');
    expect(match.until('between', 2).triesToPlay('a', 'side-door#2', 'a3')).toBe('ok');
  });

  test('a thing is the card, wherever it stands by then', () => {
    const match = new WindowTable({ a: { hand: ['side-door#1', 'side-door#2'] } })
      .reveal()
      .until('between', 1);
    const moved = match.copyAt('a0');
    match.play('a', 'side-door#1', 'a0');
    expect(match.copyAt('a3')).toBe(moved);
    expect(match.triesToPlay('a', 'side-door#2', 'a0')).toBe('ok');
  });

  test('placing is one moment: a cell is peeked at once by one name, and the tosses are one thing', () => {
    const keyholes = new WindowTable({ a: { hand: ['keyhole#1', 'keyhole#2'] } }).lay('b', 'front');
    keyholes.play('a', 'keyhole#1', 'b0').lay('a', 'front');
    expect(keyholes.triesToPlay('a', 'keyhole#2', 'b0')).toBe('same-name');
    expect(keyholes.triesToPlay('a', 'keyhole#2', 'b1')).toBe('ok');
    const voices = new WindowTable({ a: { hand: ['loud-voice#1'] }, b: { hand: ['loud-voice#2'] } });
    voices.play('a', 'loud-voice#1').pass('b');
    expect(voices.triesToPlay('b', 'loud-voice#2')).toBe('same-name');
  });

  test.each([
    ['false-weights', 'count'],
    ['solace', 'count'],
    ['good-taste', 'count'],
  ] as const)('case 3: the count is one thing, and %s is played for it once', (id, stop) => {
    const match = new WindowTable({ a: { hand: [`${id}#1`] }, b: { hand: [`${id}#2`] } })
      .tossing('a')
      .reveal();
    match.until(stop);
    const first: Seat = match.asked ?? 'a';
    const second: Seat = first === 'a' ? 'b' : 'a';
    match.play(first, `${id}#${first === 'a' ? 1 : 2}`).pass(second);
    expect(match.asked).toBe(second);
    expect(match.triesToPlay(second, `${id}#${second === 'a' ? 1 : 2}`)).toBe('same-name');
  });

  test('the summons of one side and of the other are two things, and so are the decks', () => {
    const gates = new WindowTable({ a: { hand: ['locked-gates#1'] }, b: { hand: ['locked-gates#2'] } });
    gates.tossing('a').reveal().until('between', 1);
    gates.play('b', 'locked-gates#2').pass('a');
    expect(gates.triesToPlay('a', 'locked-gates#1')).toBe('ok');
    const gossip = new WindowTable({
      a: { hand: ['servants-gossip#1'] },
      b: { hand: ['servants-gossip#2'] },
    });
    gossip.play('a', 'servants-gossip#1').pass('b');
    expect(gossip.triesToPlay('b', 'servants-gossip#2')).toBe('ok');
  });
});

test('IN22 promises don’t count for the same name, and can’t be cancelled', () => {
  const match = new WindowTable({
    a: { hand: ['carol/blessing', 'dora/blessing'] },
    b: { hand: [LETTERS[0] ?? ''] },
  });
  match.tossing('a').reveal().play('a', 'carol/blessing', 'a0');
  expect(match.windows.open).toBeNull();
  expect(match.triesToPlay('b', LETTERS[0] ?? '')).toBe('wrong-window');
  expect(match.pass('b').triesToPlay('a', 'dora/blessing', 'a0')).toBe('ok');
});

describe('IN13 [28.7]', () => {
  test('a play is announced with all it has to choose; answers come before its effects; then it is spent', () => {
    const match = new WindowTable({ a: { hand: ['slander#1'] }, b: { hand: [LETTERS[0] ?? ''] } }).tossing(
      'a',
    );
    match.reveal().play('a', 'slander#1', 'b0');
    expect(match.names).toEqual(['CardPlayed', 'SeatAsked']);
    expect(match.hand('a')).toEqual([]);
    match.pass('b');
    expect(match.names.slice(0, 4)).toEqual(['SeatPassed', 'PlaySettled', 'PlayCast', 'ValuesChanged']);
    expect(match.last[1]).toMatchObject({ how: 'stands', spent: ['slander#1'] });
  });
});

describe('IN19', () => {
  test('in a match a play is answered by the other seat, if it has a card in hand', () => {
    const match = new WindowTable({ a: { hand: ['slander#1'] }, b: { hand: ['market-talk#1'] } })
      .tossing('a')
      .reveal();
    expect(match.play('a', 'slander#1', 'b0').asked).toBe('b');
  });

  test('nobody to ask: it goes on at once; promises in hand are no cards', () => {
    const match = new WindowTable({ a: { hand: ['slander#1'] }, b: { hand: ['carol/blessing'] } })
      .tossing('a')
      .reveal();
    match.play('a', 'slander#1', 'b0');
    expect(match.names).toContain('PlaySettled');
  });

  test('who has played the last card is asked for no answer to what cancels it', () => {
    const match = new WindowTable({ a: { hand: ['slander#1'] }, b: { hand: [LETTERS[0] ?? ''] } })
      .tossing('a')
      .reveal();
    match.play('a', 'slander#1', 'b0').play('b', LETTERS[0] ?? '');
    expect(match.last.find(({ type }) => type === 'PlaySettled')).toMatchObject({ how: 'cancelled' });
  });

  test('who passes answers ahead is not asked (PR19), and a clock’s silence passes for all', () => {
    const ahead = new WindowTable({ a: { hand: ['slander#1'] }, b: { hand: [LETTERS[0] ?? ''] } }).ahead(
      'b',
      'answers',
    );
    ahead.tossing('a').reveal().play('a', 'slander#1', 'b0');
    expect(ahead.names).toContain('PlayCast');
    const silent = new WindowTable({ a: { hand: ['slander#1'] }, b: { hand: [LETTERS[0] ?? ''] } }).tossing(
      'a',
    );
    silent.reveal().play('a', 'slander#1', 'b0');
    silent.when({ type: 'applyDefault', seat: 'b', by: 'clock', draft: null });
    expect(silent.names).toContain('PlayCast');
    expect(silent.windows.ahead.b).toEqual(['revealed', 'between', 'count', 'answers']);
  });

  test('said ahead by who is asked for an answer, it is none', () => {
    const match = new WindowTable({ a: { hand: ['slander#1'] }, b: { hand: [LETTERS[0] ?? ''] } })
      .tossing('a')
      .reveal();
    match.play('a', 'slander#1', 'b0').ahead('b', 'answers');
    expect(match.windows.open).toBeNull();
    expect(match.asked).toBe('b');
  });
});

describe('IN20 [28.8]', () => {
  const keyhole = (letters: { readonly a: number; readonly b: number }): WindowTable =>
    new WindowTable({
      a: { hand: ['keyhole#1', ...LETTERS.slice(0, letters.a)] },
      b: { hand: LETTERS.slice(2, 2 + letters.b) },
    })
      .lay('b', 'front')
      .play('a', 'keyhole#1', 'b0');

  test('cancelled, a play has no effect, and its card is spent', () => {
    const match = keyhole({ a: 0, b: 1 }).play('b', 'intercepted-letter#3');
    expect(match.shown('a')).toEqual([]);
    expect(match.last.at(-1)).toMatchObject({
      type: 'PlaySettled',
      how: 'cancelled',
      spent: ['keyhole#1', 'intercepted-letter#3'],
    });
  });

  test('case 1: a Letter is answered with a Letter, and so on; an even number of them leaves the play', () => {
    const match = keyhole({ a: 2, b: 2 });
    match.play('b', 'intercepted-letter#3');
    expect(match.asked).toBe('a');
    match.play('a', 'intercepted-letter#1');
    expect(match.asked).toBe('b');
    match.pass('b');
    expect(match.shown('a')).toEqual([['wall']]);
    const again = keyhole({ a: 2, b: 2 });
    again
      .play('b', 'intercepted-letter#3')
      .play('a', 'intercepted-letter#1')
      .play('b', 'intercepted-letter#4');
    expect(again.pass('a').shown('a')).toEqual([]);
    expect(again.hand('a')).toEqual(['intercepted-letter#2']);
  });

  test('a cancel is answered only by whom it hits; anything else is refused while the play is open', () => {
    const match = keyhole({ a: 1, b: 2 });
    expect(match.triesToPlay('a', 'intercepted-letter#1')).toBe('play-open');
    expect(match.triesToPlay('b', 'intercepted-letter#1')).toBe('not-in-hand');
    expect(match.tries({ type: 'pass', seat: 'a', asking: match.windows.asking })).toBe('play-open');
    expect(match.triesToLay('a', 'front')).toBe('play-open');
    expect(match.triesToLay('b', 'back')).toBe('play-open');
    expect(match.tries({ type: 'applyDefault', seat: 'a', by: 'clock', draft: null })).toBe('nothing-due');
  });

  test('a card that answers nothing is refused while a play is open, a cancel on nothing while none is', () => {
    const match = new WindowTable({
      a: { hand: ['loud-voice#1'] },
      b: { hand: ['loud-voice#2', LETTERS[0] ?? ''] },
    });
    expect(match.triesToPlay('b', LETTERS[0] ?? '')).toBe('wrong-window');
    match.play('a', 'loud-voice#1');
    expect(match.triesToPlay('b', 'loud-voice#2')).toBe('play-open');
    expect(match.triesToPlay('b', LETTERS[0] ?? '', 'a0')).toBe('bad-choice');
  });

  test('an answer names what it answers, and is stale once that is over', () => {
    const match = keyhole({ a: 1, b: 2 });
    const { asking } = match.windows;
    match.play('b', 'intercepted-letter#3').play('a', 'intercepted-letter#1');
    const card = 'intercepted-letter#4';
    expect(match.tries({ type: 'play', seat: 'b', card, on: [], asking })).toBe('asking-closed');
    expect(match.tries({ type: 'pass', seat: 'b', asking })).toBe('asking-closed');
  });

  test('at a stop a cancelled play counts as one: it is the other’s turn, and the stop goes on', () => {
    const match = new WindowTable({
      a: { hand: ['slander#1', 'carol/blessing'] },
      b: { hand: [LETTERS[0] ?? '', 'carol/quiet-word'] },
    });
    match
      .tossing('a')
      .reveal()
      .play('a', 'slander#1', 'b0')
      .play('b', LETTERS[0] ?? '');
    expect(match.at).toBe('revealed');
    expect(match.asked).toBe('b');
    expect(match.pass('b').asked).toBe('a');
  });
});

describe('IN21', () => {
  test('a match that ends closes an open play without effect; the card is spent', () => {
    for (const command of [
      { type: 'concede', seat: 'b' },
      { type: 'void', reason: 'late' },
      { type: 'award', winner: 'a', claim: false, reason: 'late' },
    ] as const) {
      const match = new WindowTable({ a: { hand: ['keyhole#1'] }, b: { hand: [LETTERS[0] ?? ''] } });
      match.lay('b', 'front').play('a', 'keyhole#1', 'b0').when(command);
      expect(match.last[0]).toMatchObject({ type: 'PlaySettled', how: 'ended', spent: ['keyhole#1'] });
      expect(match.shown('a')).toEqual([]);
      expect(match.windows.open).toBeNull();
    }
  });

  test('the last card of who is asked is taken by something outside: it goes on', () => {
    const match = new WindowTable({ a: { hand: ['keyhole#1'] }, b: { hand: [LETTERS[0] ?? ''] } });
    match.lay('b', 'front').play('a', 'keyhole#1', 'b0');
    match.when({ type: 'hold', seat: 'b', hand: [], holding: { ...match.windows.holdings.b, intrigue: 0 } });
    expect(match.shown('a')).toEqual([['wall']]);
  });
});

describe('`peek`: Whisper, Borrowed Eyes, Keyhole', () => {
  const catalogue = cards({ moth: 'wisdom' });
  const match = (hand: readonly string[]): WindowTable =>
    new WindowTable({ a: { hand }, b: { half: 'moth # # / # moth #' }, catalogue });

  test.each(['boris/whisper', 'boris/borrowed-eyes', 'carol/borrowed-eyes', 'keyhole#1'])(
    '%s shows the player the card in one taken, committed cell; everybody reads which cell',
    (key) => {
      const peeking = match([key]).lay('b', 'front').play('a', key, 'b0');
      expect(peeking.shown('a')).toEqual([['moth']]);
      expect(peeking.last.find(({ type }) => type === 'CardsShown')?.to).toBe('a');
      expect(peeking.last[0]).toMatchObject({ on: [{ seat: 'b', cell: 0 }] });
    },
  );

  test('case 8: while only the other’s front lies, the cell is one of those three', () => {
    const peeking = match(['boris/whisper', 'carol/borrowed-eyes']).lay('b', 'front');
    expect(peeking.triesToPlay('a', 'boris/whisper', 'b4')).toBe('bad-choice');
    expect(peeking.triesToPlay('a', 'boris/whisper', 'a0')).toBe('bad-choice');
    peeking.play('a', 'boris/whisper', 'b0').lay('b', 'back');
    expect(peeking.shown('a')).toEqual([['moth']]);
    expect(peeking.play('a', 'carol/borrowed-eyes', 'b4').shown('a')).toEqual([['moth'], ['moth']]);
  });

  test('case 8: a peek changes no commitment, and the reveal shows whether it was true', () => {
    const peeking = match(['boris/whisper']).lay('b', 'front').play('a', 'boris/whisper', 'b0');
    expect(peeking.common.committed).toEqual({ a: [], b: ['front'] });
    expect(peeking.reveal().half('b')).toBe('moth # # / # moth #');
  });

  test('case 9: what was seen stays seen in a conceded match, and comes back with its player’s events', () => {
    const peeking = match(['boris/whisper']).lay('b', 'front').play('a', 'boris/whisper', 'b0');
    peeking.when({ type: 'concede', seat: 'b' });
    expect(peeking.shown('a')).toEqual([['moth']]);
    expect(peeking.shown('b')).toEqual([]);
  });

  test('of a half laid in one go: a taken cell, which its second placer sees (rule 2.2)', () => {
    const short = { half: '- moth - / - - moth' };
    const peeking = new WindowTable({ a: { half: 'moth', hand: ['keyhole#1'] }, b: short, catalogue });
    peeking.lay('b', 'half');
    expect(peeking.triesToPlay('a', 'keyhole#1', 'b0')).toBe('bad-choice');
    expect(peeking.play('a', 'keyhole#1', 'b1').shown('a')).toEqual([['moth']]);
  });

  test('there is nothing to peek at in a half without cards', () => {
    const peeking = new WindowTable({ a: { half: '- - -', hand: ['keyhole#1'] }, b: { half: '- - -' } });
    peeking.tossing('b').when({ type: 'tossForPlacement' }).lay('b', 'half');
    expect(peeking.triesToPlay('a', 'keyhole#1', 'b0')).toBe('nothing-there');
  });
});

describe('`glimpse`: Servants’ Gossip', () => {
  const catalogue = cards({
    ash: { ...card('power'), rarity: 'rare' },
    bell: { ...card('power'), rarity: 'unique', copies: 1 },
    claw: { ...card('power'), rarity: 'uncommon' },
    dust: { ...card('power'), rarity: 'rare' },
  });

  test('shows the rarest copies of the other’s deck at the opening, unique first, then by id, laid ones too', () => {
    const match = new WindowTable({
      a: { hand: ['servants-gossip#1'] },
      b: { half: 'dust # # / # # claw + ash bell' },
      catalogue,
    });
    expect(match.lay('b', 'front').play('a', 'servants-gossip#1').shown('a')).toEqual([
      ['bell', 'ash', 'dust'],
    ]);
  });

  test('shows all where there are fewer', () => {
    const match = new WindowTable({ a: { hand: ['servants-gossip#1'] }, b: { half: 'claw' }, catalogue });
    expect(match.play('a', 'servants-gossip#1').shown('a')).toEqual([['claw']]);
  });
});

describe('`first`: First Say, Loud Voice', () => {
  const catalogue = cards({
    witch: card('wisdom', onReveal(1, OPPOSING, [removeAll('virtues')])),
    monk: card('wisdom', onReveal(1, OPPOSING, [SILENCE])),
  });
  const match = (a: readonly string[], b: readonly string[]): WindowTable =>
    new WindowTable({
      a: { half: 'witch # # / # # #', hand: a },
      b: { half: 'monk # # / # # #', hand: b },
      catalogue,
    });
  const tossed = (one: WindowTable): number =>
    one.log.filter((event) => event.type === 'TossHeld' && event.occasion.step === 'reveal').length;

  test.each(['carol/first-say', 'loud-voice#1'])(
    '%s: no toss is held, and the player’s side goes first',
    (key) => {
      const said = match([key], []).play('a', key).reveal().until('end');
      expect(tossed(said)).toBe(0);
      expect(said.log.find(({ type }) => type === 'InitiativeSettled')).toMatchObject({
        initiative: 1,
        first: 'a',
      });
      expect(said.log.find(({ type }) => type === 'AbilityCast')).toMatchObject({ by: { card: 'witch' } });
    },
  );

  test('both have it: as without it', () => {
    const said = match(['carol/first-say'], ['loud-voice#1'])
      .play('a', 'carol/first-say')
      .play('b', 'loud-voice#1');
    expect(tossed(said.tossing('b').reveal())).toBe(1);
  });

  test('not played, a toss is held', () => {
    expect(tossed(match([], []).tossing('a').reveal())).toBe(1);
  });
});

describe('`bar`: Locked Gates', () => {
  const catalogue = cards({
    caller: card('strength cunning wealth power wisdom', {
      timing: 'summon',
      initiative: 1,
      uses: 1,
    }),
    imp: { ...card('wisdom'), traits: ['creature'] },
    bone: 'strength',
    axe: card('strength cunning wealth power wisdom > strength'),
  });
  const half = 'bone # # / caller # # + imp imp';
  const match = (): WindowTable =>
    new WindowTable({
      a: { half, hand: ['locked-gates#1', 'locked-gates#2'] },
      b: { half: 'axe # # / # # #', hand: [] },
      catalogue,
    });

  test('passes over all summons of the other side in the step that follows, publicly as `barred`; `uses` are not spent', () => {
    const barred = new WindowTable({
      a: { half: 'axe # # / # # #', hand: ['locked-gates#1'] },
      b: { half, hand: [] },
      catalogue,
    });
    barred.reveal().until('between', 1).play('a', 'locked-gates#1');
    expect(barred.log.find(({ type }) => type === 'SummonPassed')).toMatchObject({
      why: { reason: 'barred' },
    });
    expect(barred.log.some(({ type }) => type === 'SummonLacked')).toBe(false);
    expect(barred.common.summons).toEqual([]);
  });

  test('not the player’s own summons, and not without the card', () => {
    const own = match().reveal().until('between', 1).play('a', 'locked-gates#1');
    expect(own.at).toBe('between 1');
    own.pass('a');
    expect(own.at).toBe('choosing');
  });

  test('case 12: in the second stop `between` only that step’s summons', () => {
    const second = new WindowTable({
      a: { half: 'axe # # / # # #', hand: ['locked-gates#1'] },
      b: { half, hand: [] },
      catalogue,
    });
    second.reveal().pass('a');
    expect(second.at).toBe('between 1');
    second.pass('a');
    expect(second.at).toBe('choosing');
    second.when({ type: 'declineSummon', seat: 'b', choice: second.common.choices });
    second.play('a', 'locked-gates#1');
    const passed = second.log.filter((event) => event.type === 'SummonPassed');
    expect(passed.map((event) => event.type === 'SummonPassed' && event.why.reason)).toEqual(['barred']);
  });
});

describe('`cast`', () => {
  const catalogue = cards({
    guard: card('strength > strength'),
    lord: card('power > cunning'),
    sage: card('wisdom > wisdom'),
    rogue: card('cunning > strength'),
    coin: card('wealth > cunning'),
    crier: card('strength > strength', onReveal(1, enemy('field'), [SILENCE])),
    shell: card('power > power | power wisdom'),
  });

  /**
   * For each card: the cells it is played on, both halves, and the cards that fall; after it the values of the first
   * cells.
   */
  const CASTS: readonly (readonly [
    key: string,
    cells: readonly string[],
    a: string,
    b: string,
    fallen: string,
  ])[] = [
    ['carol/lent-blade', ['a0'], 'coin', 'guard', 'b'],
    ['whetstone#1', ['a0'], 'coin', 'guard', 'b'],
    ['guild-badge#1', ['a0'], 'guard', 'coin', 'b'],
    ['borrowed-robe#1', ['a0'], 'sage', 'sage', 'b'],
    ['guards-oath#1', ['a0'], 'guard', 'guard', 'b'],
    ['hired-crowd#1', ['a0'], 'guard', 'rogue', 'ab'],
    ['slander#1', ['b0'], 'rogue', 'lord', 'ab'],
    ['broken-ward#1', ['b0'], 'shell', 'shell', 'b'],
    ['boris/blessing', ['a0'], 'sage', 'sage', 'b'],
  ];

  test.each(CASTS)('%s changes who falls in the first round', (key, cells, a, b, fallen) => {
    const match = (): WindowTable =>
      new WindowTable({
        a: { half: `${a} # # / # # #`, hand: [key], aside: 1 },
        b: { half: `${b} # # / # # #` },
        catalogue,
      });
    const fell = (one: WindowTable): string =>
      one.log
        .flatMap((event) =>
          event.type === 'RoundFought' && event.round === 1
            ? event.conflicts.flatMap((each) =>
                (['a', 'b'] as const).filter((seat) => each[seat].fate === 'defeated'),
              )
            : [],
        )
        .join('');
    const played = fell(
      match()
        .reveal()
        .play('a', key, ...cells)
        .until('end'),
    );
    const unplayed = fell(match().reveal().until('end'));
    expect(played).toBe(fallen);
    expect(unplayed).not.toBe(fallen);
  });

  test('poisoned-cup#1 changes who falls once the card of the back row has moved up', () => {
    const fallen = (cells: readonly string[]): string => {
      const match = new WindowTable({
        a: { half: 'guard # # / # # #', hand: ['poisoned-cup#1'], aside: 1 },
        b: { half: '- # # / guard # #' },
        catalogue,
      }).reveal();
      if (cells.length > 0) match.play('a', 'poisoned-cup#1', ...cells);
      match.until('end');
      return SEATS.filter((seat) => match.common.discard[seat].some(({ card: id }) => id === 'guard')).join(
        '',
      );
    };
    expect([fallen([]), fallen(['b3'])]).toEqual(['ab', 'b']);
  });

  test.each([
    ['carol/quiet-word', '# # # / crier # #', 'b3'],
    ['bribed-guard#1', '# # # / crier # #', 'b3'],
  ])('%s: the abilities of the card don’t work', (key, half, cell) => {
    const match = new WindowTable({ a: { hand: [key] }, b: { half }, catalogue });
    match.reveal().play('a', key, cell).until('end');
    expect(match.log.some(({ type }) => type === 'AbilityCast')).toBe(false);
    expect(match.log.find(({ type }) => type === 'AbilityPassed')).toMatchObject({
      why: { reason: 'silenced', by: [{ copy: key, ability: 0 }] },
    });
  });

  test.each([
    ['carol/short-cut', 'a0', 'a', 'lord # # / guard # #'],
    ['side-door#1', 'a3', 'a', 'lord # # / guard # #'],
    ['the-crush#1', 'b0', 'b', 'lord # # / guard # #'],
  ] as const)('%s: the card changes places with the other cell of its column', (key, cell, seat, after) => {
    const half = 'guard # # / lord # #';
    const match = new WindowTable({
      a: { half, hand: [key], aside: 1 },
      b: { half: '# # # / # # #' },
      catalogue,
    });
    const other = new WindowTable({ a: { hand: [key], aside: 1 }, b: { half }, catalogue });
    const on = seat === 'a' ? match : other;
    expect(on.reveal().until('between', 1).play('a', key, cell).half(seat)).toBe(after);
  });

  test('lasts to the end of the match, whatever becomes of the cards', () => {
    const match = new WindowTable({
      a: { half: 'coin # # / # # #', hand: ['whetstone#1'] },
      b: { half: 'guard # # / # # #' },
      catalogue,
    });
    match.reveal().play('a', 'whetstone#1', 'a0').until('end');
    expect(match.common.casts).toHaveLength(1);
    expect(match.common.field.a[0]?.altered?.marks).toEqual([
      {
        by: { copy: 'whetstone#1', card: 'whetstone', ability: 0 },
        op: 'grant',
        aspect: 'superiority',
        virtues: ['strength'],
      },
    ]);
  });

  test('in the order in which they were played: Slander, then a Borrowed Robe', () => {
    const match = new WindowTable({
      a: { half: 'lord # # / # # #', hand: ['borrowed-robe#1'] },
      b: { hand: ['slander#1'] },
      catalogue,
    });
    match.tossing('b').reveal().play('b', 'slander#1', 'a0').pass('a').play('a', 'borrowed-robe#1', 'a0');
    expect(match.common.field.a[0]?.altered?.virtues).toEqual(['power']);
  });

  test('PR12 effects come at once, in the order listed, before anything else of the match', () => {
    const match = new WindowTable({ a: { half: 'coin # # / # # #', hand: ['carol/lent-blade'] }, catalogue });
    match.reveal().play('a', 'carol/lent-blade', 'a0');
    expect(match.names.slice(0, 3)).toEqual(['CardPlayed', 'PlayCast', 'ValuesChanged']);
  });

  test('is looked at as by a reveal ability: a filter sees the values of now', () => {
    const more = {
      intrigue: new Map<string, IntrigueRules>([
        [
          'hunt',
          {
            id: 'hunt',
            window: 'revealed',
            effects: [
              {
                op: 'cast',
                target: { side: 'enemy', where: 'field', pick: 'one', filter: { anyVirtue: ['power'] } },
                effects: [SILENCE],
              },
            ],
          },
        ],
      ]),
    };
    const match = new WindowTable({
      a: { hand: ['slander#1', 'hunt#1'] },
      b: { half: 'lord guard guard / guard guard guard' },
      catalogue,
      more,
    }).reveal();
    expect(match.triesToPlay('a', 'hunt#1', 'b0')).toBe('ok');
    expect(match.triesToPlay('a', 'hunt#1', 'b1')).toBe('bad-choice');
    expect(match.play('a', 'slander#1', 'b0').triesToPlay('a', 'hunt#1', 'b0')).toBe('nothing-there');
  });

  /** A card that first moves all cards of the own half and then has this effect on the chosen one. */
  const moving = (then: IntrigueRules['effects'][number]) => ({
    intrigue: new Map<string, IntrigueRules>([
      [
        'march',
        {
          id: 'march',
          window: 'revealed',
          effects: [{ op: 'cast', target: { side: 'own', where: 'field' }, effects: [SWAP] }, then],
        },
      ],
    ]),
  });

  test('PR11, IN13: a card chosen with the play is the target wherever an effect listed before has moved it', () => {
    for (const half of ['coin sage guard / lord guard guard', 'coin - - / - - -']) {
      const more = moving({
        op: 'cast',
        target: { side: 'own', where: 'front', pick: 'one' },
        effects: [SILENCE],
      });
      const match = new WindowTable({ a: { half, hand: ['march#1'] }, catalogue, more }).reveal();
      const coin = match.copyAt('a0');
      match.play('a', 'march#1', 'a0');
      const casts = match.log.filter((event) => event.type === 'PlayCast');
      expect(casts.at(-1)?.targets).toEqual([coin]);
    }
  });

  test('`shield` keeps the card that was chosen, not the one that stands in its cell by then', () => {
    for (const half of ['coin sage guard / lord guard guard', 'coin - - / - - -']) {
      const match = new WindowTable({
        a: { half, hand: ['march#1'] },
        catalogue,
        more: moving({ op: 'shield' }),
      }).reveal();
      const coin = match.copyAt('a0');
      match.play('a', 'march#1', 'a0');
      expect(match.windows.works.map(({ work }) => work)).toEqual([{ op: 'shield', copy: coin }]);
    }
  });
});
