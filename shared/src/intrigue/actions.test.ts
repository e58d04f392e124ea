// Actions: each card with its conditions met and not met, answers, and the cases of INTRIGUE about the deck (INTRIGUE
// 3, 4, 5, 8).

import { describe, expect, test } from 'vitest';
import { DeckTable } from '../testing/index.ts';
import type { IntrigueCard } from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';
import { type DeckCards, deckEntriesOf, type DeckEvent } from './index.ts';

const copies = (card: string, n: number): readonly string[] =>
  Array.from({ length: n }, (_, i) => `${card}#${i + 1}`);
const PILE = copies('whetstone', 9);
const SEVEN = copies('slander', 7);

const typesOf = (events: readonly DeckEvent[]) => events.map(({ type }) => type);

/** The printed cards and one card of the test's own. */
const withCard = (card: IntrigueCard): DeckCards => new Map([...PRINTED.intrigue, [card.id, card]]);

describe('IN13 a play', () => {
  test('is announced with all that it chooses, carried out, and then the card is spent', () => {
    const table = new DeckTable({ hands: { anna: ['burnt-letters#1', 'slander#1'] }, pile: PILE });
    expect(table.play('anna', 'burnt-letters#1', 'slander#1')).toBe('ok');
    expect(typesOf(table.last)).toEqual([
      'ActionPlayed',
      'CardsSpent',
      'CardCame',
      'CardDrawn',
      'ActionEnded',
    ]);
    expect(table.last[0]).toMatchObject({ copy: 'burnt-letters#1', chosen: ['slander#1'] });
    expect(table.common.spent).toEqual(['slander#1', 'burnt-letters#1']);
  });

  test('with `lies` it goes to a front instead', () => {
    const table = new DeckTable({ hands: { anna: ['deep-sleeves#1'] }, pile: PILE });
    expect(table.play('anna', 'deep-sleeves#1')).toBe('ok');
    expect(table.before('deep-sleeves#1')).toBe('anna');
    expect(table.common.spent).toEqual([]);
  });
});

describe('IN14 an action is played', () => {
  const begun = (hand = ['market-talk#1']) => new DeckTable({ hands: { anna: hand }, pile: PILE });

  test('by who is in no match, not frozen, and not in a pause', () => {
    const table = begun();
    expect(table.while({ busy: new Set(['anna']) }).play('anna', 'market-talk#1')).toBe('busy');
    expect(table.playable('anna')).toEqual([]);
    table.while({ busy: new Set(), frozen: new Set(['anna']) });
    expect(table.play('anna', 'market-talk#1')).toBe('frozen');
    table.while({ frozen: new Set(), isPaused: true });
    expect(table.play('anna', 'market-talk#1')).toBe('event-paused');
    table.while({ isPaused: false, traders: ['boris'] });
    expect(table.play('anna', 'market-talk#1')).toBe('not-trading');
  });

  test('from the hand, in its own window', () => {
    const table = begun(['slander#1']);
    expect(table.play('anna', 'market-talk#1')).toBe('not-in-hand');
    expect(table.play('anna', 'slander#1')).toBe('wrong-window');
    expect(table.play('anna', 'no-such-card')).toBe('not-in-hand');
  });

  test('as often as one likes', () => {
    const table = begun(['market-talk#1', 'market-talk#2']);
    expect(table.play('anna', 'market-talk#1')).toBe('ok');
    expect(table.play('anna', 'market-talk#2')).toBe('ok');
  });

  test('not on who is in a match, frozen, or has an open action around them, nor on what lies before them', () => {
    const table = new DeckTable({
      hands: {
        anna: ['loose-tongue#1', 'scribes-audit#1'],
        boris: ['slander#1'],
        carol: ['loose-tongue#2', 'slander#3'],
        dora: ['slander#2'],
      },
      fronts: { boris: ['deep-sleeves#1'] },
      pile: PILE,
    });
    table.while({ busy: new Set(['boris']) });
    expect(table.play('anna', 'loose-tongue#1', 'boris')).toBe('bad-choice');
    expect(table.play('anna', 'scribes-audit#1', 'deep-sleeves#1')).toBe('nothing-there');
    table.while({ busy: new Set(), frozen: new Set(['boris']) });
    expect(table.play('anna', 'loose-tongue#1', 'boris')).toBe('bad-choice');
    table.while({ frozen: new Set() });
    expect(table.play('carol', 'loose-tongue#2', 'boris')).toBe('ok');
    expect(table.asked).toEqual(['boris']);
    expect(table.play('anna', 'loose-tongue#1', 'boris')).toBe('bad-choice');
    expect(table.play('anna', 'loose-tongue#1', 'carol')).toBe('bad-choice');
    expect(table.play('anna', 'scribes-audit#1', 'deep-sleeves#1')).toBe('nothing-there');
    expect(table.playable('anna')).toEqual([
      { copy: 'loose-tongue#1', from: ['dora'], atLeast: 1, atMost: 1 },
    ]);
  });

  test('what answers have used up by then is no longer there: the rest is done', () => {
    const table = new DeckTable({
      hands: { anna: ['pickpocket#1'], boris: ['intercepted-letter#1'] },
      pile: PILE,
    });
    expect(table.play('anna', 'pickpocket#1', 'boris')).toBe('ok');
    // Anna cancels Boris's Letter, and his hand is empty by then.
    expect(table.cancel('boris', 'intercepted-letter#1')).toBe('ok');
    expect(table.common.actions).toEqual([]);
    expect(table.last.at(-1)).toMatchObject({ type: 'ActionEnded', how: 'cancelled' });

    const other = new DeckTable({
      hands: { anna: ['pickpocket#1', 'intercepted-letter#2'], boris: ['intercepted-letter#1'] },
      pile: PILE,
    });
    other.play('anna', 'pickpocket#1', 'boris');
    other.cancel('boris', 'intercepted-letter#1');
    expect(other.asked).toEqual(['anna']);
    expect(other.cancel('anna', 'intercepted-letter#2')).toBe('ok');
    expect(other.last.at(-1)).toMatchObject({ type: 'ActionEnded', how: 'done' });
    expect(typesOf(other.last)).not.toContain('CardsTaken');
  });

  test('what it spends first can be drawn again', () => {
    const table = new DeckTable({
      hands: { anna: ['burnt-letters#1', 'slander#1', 'slander#2'] },
      pile: [],
    });
    expect(table.play('anna', 'burnt-letters#1', 'slander#1', 'slander#2')).toBe('ok');
    expect([...table.hand('anna')].toSorted()).toEqual(['slander#1', 'slander#2']);
  });

  test('an effect that comes after a shuffle of what it chose is not in full', () => {
    const table = new DeckTable({
      cards: withCard({
        id: 'late',
        name: { ru: 'Поздно', en: 'Late' },
        n: 1,
        window: 'action',
        choose: { what: 'spent', n: 1 },
        effects: [{ op: 'draw', n: 1 }, { op: 'retrieve' }],
      }),
      hands: { anna: ['late#1'] },
      pile: ['slander#1'],
      spent: ['slander#2'],
    });
    expect(table.play('anna', 'late#1', 'slander#2')).toBe('not-in-full');
    expect(table.playable('anna')).toEqual([]);
  });
});

describe('IN15, IN16 choices', () => {
  test('`upTo` may be none, and that is in full', () => {
    const table = new DeckTable({ hands: { anna: ['burnt-letters#1'] }, pile: PILE });
    expect(table.playable('anna')).toEqual([{ copy: 'burnt-letters#1', from: [], atLeast: 0, atMost: 3 }]);
    expect(table.play('anna', 'burnt-letters#1')).toBe('ok');
    expect(table.common.spent).toEqual(['burnt-letters#1']);
  });

  test('a number is chosen exactly, of different things', () => {
    const table = new DeckTable({
      hands: { anna: ['house-search#1'], boris: ['slander#1'], carol: ['slander#2'], dora: [] },
      pile: PILE,
    });
    expect(table.play('anna', 'house-search#1', 'boris')).toBe('bad-choice');
    expect(table.play('anna', 'house-search#1', 'boris', 'boris')).toBe('bad-choice');
    expect(table.play('anna', 'house-search#1', 'boris', 'carol', 'dora')).toBe('bad-choice');
    expect(table.play('anna', 'house-search#1', 'boris', 'dora')).toBe('bad-choice');
    expect(table.play('anna', 'house-search#1', 'boris', 'carol')).toBe('ok');
  });

  test('an attack chooses only others, and what lies before others', () => {
    const table = new DeckTable({
      cards: withCard({
        id: 'arson',
        name: { ru: 'Поджог', en: 'Arson' },
        n: 1,
        window: 'action',
        attack: true,
        choose: { what: 'front', n: 1 },
        effects: [{ op: 'remove' }],
      }),
      hands: { anna: ['arson#1', 'loose-tongue#1', 'scribes-audit#1'] },
      fronts: { anna: ['deep-sleeves#1'] },
      pile: PILE,
    });
    expect(table.play('anna', 'loose-tongue#1', 'anna')).toBe('nothing-there');
    expect(table.play('anna', 'arson#1', 'deep-sleeves#1')).toBe('nothing-there');
    // Scribe's Audit is no attack, so it may be aimed at one's own.
    expect(table.play('anna', 'scribes-audit#1', 'deep-sleeves#1')).toBe('ok');
  });
});

describe('IN19, IN20 answers', () => {
  const searched = (hands: Readonly<Record<string, readonly string[]>> = {}) =>
    new DeckTable({
      hands: {
        anna: ['house-search#1', 'intercepted-letter#1'],
        boris: ['intercepted-letter#2', 'slander#1'],
        carol: ['intercepted-letter#3', 'slander#2'],
        ...hands,
      },
      pile: PILE,
    });

  test('those named are asked one after the other in initiative, and nobody else', () => {
    const table = searched();
    table.play('anna', 'house-search#1', 'carol', 'boris');
    expect(table.last[0]).toMatchObject({ named: ['boris', 'carol'] });
    expect(table.asked).toEqual(['boris']);
    expect(table.try({ type: 'passAnswer', who: 'carol', asking: 1 })).toBe('not-asked');
    expect(table.cancel('carol', 'intercepted-letter#3')).toBe('not-asked');
    expect(table.silent('carol')).toBe('not-asked');
    expect(table.pass('boris')).toBe('ok');
    expect(table.asked).toEqual(['carol']);
    expect(table.try({ type: 'passAnswer', who: 'carol', asking: 1 })).toBe('asking-closed');
    expect(table.pass('carol')).toBe('ok');
    expect(table.asked).toEqual(['boris', 'carol']);
    expect(table.due.map(({ what }) => what)).toEqual(['drop', 'drop']);
  });

  test('before whom a card lies that an action names is asked', () => {
    const table = new DeckTable({
      hands: { anna: ['scribes-audit#1'], boris: ['slander#1'], carol: ['slander#2'] },
      fronts: { boris: ['deep-sleeves#1'], carol: ['under-watch#1'] },
      pile: PILE,
    });
    table.play('anna', 'scribes-audit#1', 'deep-sleeves#1');
    expect(table.asked).toEqual(['boris']);
    table.pass('boris');
    expect([table.asked, table.common.fronts]).toEqual([[], [{ copy: 'under-watch#1', before: 'carol' }]]);
  });

  test('asked is who has a card in hand, whichever it is; nobody to ask: it goes on at once', () => {
    const table = new DeckTable({
      hands: { anna: ['under-watch#1', 'under-watch#2'], carol: ['slander#1'] },
      pile: PILE,
    });
    expect(table.play('anna', 'under-watch#1', 'boris')).toBe('ok');
    expect(table.before('under-watch#1')).toBe('boris');
    table.play('anna', 'under-watch#2', 'carol');
    expect(table.asked).toEqual(['carol']);
  });

  test('only cards of the window `played` answer, from the hand, and not in a pause', () => {
    const table = searched();
    table.play('anna', 'house-search#1', 'carol', 'boris');
    expect(table.cancel('boris', 'slander#1')).toBe('wrong-window');
    expect(table.cancel('boris', 'intercepted-letter#4')).toBe('not-in-hand');
    expect(table.while({ isPaused: true }).cancel('boris', 'intercepted-letter#2')).toBe('event-paused');
    expect(table.pass('boris')).toBe('event-paused');
    table.while({ isPaused: false, frozen: new Set(['boris']) });
    expect(table.cancel('boris', 'intercepted-letter#2')).toBe('frozen');
    expect(table.pass('boris')).toBe('ok');
  });

  test('cancelled: no effect, the card is spent, and who was named next is not asked', () => {
    const table = searched({ anna: ['house-search#1'] });
    table.play('anna', 'house-search#1', 'carol', 'boris');
    expect(table.cancel('boris', 'intercepted-letter#2')).toBe('ok');
    expect(table.last.at(-1)).toMatchObject({ type: 'ActionEnded', how: 'cancelled' });
    expect(table.common.spent).toEqual(['intercepted-letter#2', 'house-search#1']);
    expect(table.asked).toEqual([]);
    expect(table.hand('carol')).toHaveLength(2);
  });

  test('cancelled, it lies before nobody', () => {
    const table = searched({ anna: ['under-watch#1'] });
    table.play('anna', 'under-watch#1', 'boris');
    table.cancel('boris', 'intercepted-letter#2');
    expect(table.common).toMatchObject({ fronts: [], spent: ['intercepted-letter#2', 'under-watch#1'] });
  });

  test('a cancel is answered only by whom it hits, and so on; an even number leaves the play', () => {
    const table = searched({
      anna: ['house-search#1', 'intercepted-letter#1'],
      boris: ['intercepted-letter#2', 'slander#1'],
    });
    table.play('anna', 'house-search#1', 'carol', 'boris');
    table.cancel('boris', 'intercepted-letter#2');
    expect(table.asked).toEqual(['anna']);
    expect(table.due[0]).toMatchObject({ what: 'answer', who: 'anna', to: 'intercepted-letter#2' });
    table.cancel('anna', 'intercepted-letter#1');
    expect(table.asked).toEqual(['boris']);
    table.pass('boris');
    expect(table.last.find(({ type }) => type === 'CancelsCounted')).toMatchObject({
      copies: ['intercepted-letter#1', 'intercepted-letter#2'],
    });
    // The play stands, so the next trader who was named is asked.
    expect(table.asked).toEqual(['carol']);
  });

  test('where nothing lies in pile or spent, the first cancel that is spent is the pile at once (IN4)', () => {
    const table = new DeckTable({
      hands: {
        anna: ['house-search#1', 'intercepted-letter#1'],
        boris: ['intercepted-letter#2', 'slander#1'],
        carol: ['keyhole#1'],
      },
    });
    table.play('anna', 'house-search#1', 'carol', 'boris');
    table.cancel('boris', 'intercepted-letter#2');
    table.cancel('anna', 'intercepted-letter#1');
    table.pass('boris');
    expect(deckEntriesOf(table.last)).toEqual([
      { leave: 'intercepted-letter#1' },
      { shuffle: 2 },
      { leave: 'intercepted-letter#2' },
    ]);
    expect(table.common).toMatchObject({ pile: 1, spent: ['intercepted-letter#2'] });
    expect(table.asked).toEqual(['carol']);
  });

  test('an odd number of cancels undoes the play', () => {
    const table = searched({
      anna: ['house-search#1', 'intercepted-letter#1'],
      boris: ['intercepted-letter#2', 'intercepted-letter#4'],
    });
    table.play('anna', 'house-search#1', 'carol', 'boris');
    table.cancel('boris', 'intercepted-letter#2');
    table.cancel('anna', 'intercepted-letter#1');
    // Her hand is empty then, so she is not asked about the third.
    table.cancel('boris', 'intercepted-letter#4');
    expect(table.last.at(-1)).toMatchObject({ type: 'ActionEnded', how: 'cancelled' });
    expect(table.common.spent).toHaveLength(4);
    const other = searched({
      anna: ['house-search#1', 'intercepted-letter#1', 'slander#3'],
      boris: ['intercepted-letter#2', 'intercepted-letter#4'],
    });
    other.play('anna', 'house-search#1', 'carol', 'boris');
    other.cancel('boris', 'intercepted-letter#2');
    other.cancel('anna', 'intercepted-letter#1');
    other.cancel('boris', 'intercepted-letter#4');
    // With a card left she is asked, whatever card it is.
    expect(other.asked).toEqual(['anna']);
    other.pass('anna');
    expect(other.last.at(-1)).toMatchObject({ type: 'ActionEnded', how: 'cancelled' });
  });

  test('silence passes', () => {
    const table = searched();
    table.play('anna', 'house-search#1', 'carol', 'boris');
    expect(table.silent('boris')).toBe('ok');
    expect(table.last[0]).toMatchObject({ type: 'AnswerPassed', who: 'boris', by: 'clock' });
    expect(table.asked).toEqual(['carol']);
  });

  test('IN17 after a cancel another card of the same name may be played', () => {
    const table = searched({ anna: ['house-search#1', 'house-search#2'] });
    table.play('anna', 'house-search#1', 'carol', 'boris');
    table.pass('boris');
    table.cancel('carol', 'intercepted-letter#3');
    table.pass('anna');
    expect(table.play('anna', 'house-search#2', 'boris', 'carol')).toBe('ok');
  });
});

describe('IN21 while an action is open', () => {
  const open = () => {
    const table = new DeckTable({
      hands: {
        anna: ['loose-tongue#1', 'market-talk#1'],
        boris: ['market-talk#2'],
        carol: ['market-talk#3'],
      },
      pile: PILE,
    });
    table.play('anna', 'loose-tongue#1', 'boris');
    return table;
  };

  test('its player and those named play no other; the rest do', () => {
    const table = open();
    expect(table.play('anna', 'market-talk#1')).toBe('play-open');
    expect(table.play('boris', 'market-talk#2')).toBe('play-open');
    expect(table.play('carol', 'market-talk#3')).toBe('ok');
  });

  test('rings go on, and what is drawn can be looked at', () => {
    const table = open().when({ type: 'ring', ring: 1 });
    table.pass('boris');
    expect(table.last).toContainEqual({
      type: 'HandSeen',
      to: 'trader',
      trader: 'anna',
      of: 'boris',
      copies: table.hand('boris'),
    });
    expect(table.hand('boris')).toHaveLength(2);
  });

  test('who has a surplus by then can pass, not answer, and their hand is not touched', () => {
    const table = new DeckTable({
      hands: { anna: ['pickpocket#1'], boris: ['intercepted-letter#1', ...SEVEN.slice(1)] },
      pile: PILE,
    });
    table.play('anna', 'pickpocket#1', 'boris');
    table.when({ type: 'ring', ring: 1 });
    expect(table.cancel('boris', 'intercepted-letter#1')).toBe('surplus');
    table.pass('boris');
    expect(table.last.at(-1)).toMatchObject({ type: 'ActionEnded', how: 'done' });
    expect(typesOf(table.last)).not.toContain('CardsTaken');
  });

  test('the deck is not closed', () => {
    expect(open().try({ type: 'closeDeck' })).toBe('play-open');
  });

  test('who is ruined is asked no more; the own action of the ruined ends without effect', () => {
    const named = open().when({ type: 'ruin', who: 'boris', reason: 'raided' });
    expect(named.common.actions).toEqual([]);
    expect(typesOf(named.last)).not.toContain('HandLookedAt');
    const own = open().when({ type: 'ruin', who: 'anna', reason: 'raided' });
    expect(own.last.at(-1)).toMatchObject({ type: 'ActionEnded', how: 'ruined', copy: 'loose-tongue#1' });
    expect(own.common.spent).toContain('loose-tongue#1');
  });

  test('IN25 what was to lie before somebody who is ruined meanwhile is spent', () => {
    const table = new DeckTable({ hands: { anna: ['under-watch#1'], boris: ['slander#1'] }, pile: PILE });
    table.play('anna', 'under-watch#1', 'boris');
    table.when({ type: 'ruin', who: 'boris', reason: 'raided' });
    expect([table.common.fronts, table.common.actions]).toEqual([[], []]);
    expect(table.common.spent).toContain('under-watch#1');
  });

  test('the ruined drop nothing, and nobody waits for them', () => {
    const table = new DeckTable({
      hands: { anna: ['house-search#1'], boris: ['slander#1'], carol: ['slander#2'] },
      pile: PILE,
    });
    table.play('anna', 'house-search#1', 'boris', 'carol');
    table.pass('boris');
    table.pass('carol');
    table.drop('carol', 'slander#2');
    table.when({ type: 'ruin', who: 'boris', reason: 'raided' });
    expect(table.common.actions).toEqual([]);
    expect(table.common.spent).toEqual(['slander#1', 'slander#2', 'house-search#1']);
  });
});

describe('INTRIGUE 7, the actions, met and not met', () => {
  test('Market Talk draws 2; with less than two copies it can’t be played', () => {
    const met = new DeckTable({ hands: { anna: ['market-talk#1'] }, pile: PILE });
    expect(met.play('anna', 'market-talk#1')).toBe('ok');
    expect(met.hand('anna')).toEqual(PILE.slice(0, 2));
    const unmet = new DeckTable({ hands: { anna: ['market-talk#1'] }, pile: PILE.slice(0, 1) });
    expect(unmet.play('anna', 'market-talk#1')).toBe('not-in-full');
    expect(unmet.playable('anna')).toEqual([]);
  });

  test('Deep Sleeves lies before its player, whose limit is 2 higher', () => {
    const table = new DeckTable({ hands: { anna: ['deep-sleeves#1', ...SEVEN] }, pile: PILE });
    table.when({ type: 'letDraw', who: 'boris', n: 1, reason: 'a prize' });
    // With eight in hand she has a surplus, and can't play this card instead of choosing.
    expect(table.play('anna', 'deep-sleeves#1')).toBe('surplus');
    const met = new DeckTable({ hands: { anna: ['deep-sleeves#1', ...SEVEN.slice(1)] }, pile: PILE });
    expect(met.play('anna', 'deep-sleeves#1')).toBe('ok');
    met.when({ type: 'letDraw', who: 'anna', n: 3, reason: 'a prize' });
    expect(met.common.surplus).toEqual([]);
  });

  test('Under Watch lies before another, whose limit is 2 lower until the next ring', () => {
    const table = new DeckTable({ hands: { anna: ['under-watch#1'], boris: SEVEN }, pile: PILE });
    expect(table.play('anna', 'under-watch#1', 'anna')).toBe('bad-choice');
    table.play('anna', 'under-watch#1', 'boris');
    table.pass('boris');
    expect(table.due).toEqual([{ what: 'surplus', who: 'boris', n: 5 }]);
    expect(
      new DeckTable({ hands: { anna: ['under-watch#1'] }, traders: ['anna'] }).play('anna', 'under-watch#1'),
    ).toBe('nothing-there');
  });

  test('Loose Tongue shows one hand to its player alone; everybody reads that it did', () => {
    const table = new DeckTable({ hands: { anna: ['loose-tongue#1'], boris: ['slander#1'] }, pile: PILE });
    expect(table.play('anna', 'loose-tongue#1', 'carol')).toBe('bad-choice');
    table.play('anna', 'loose-tongue#1', 'boris');
    table.pass('boris');
    expect(table.last.slice(1, 3)).toEqual([
      { type: 'HandSeen', to: 'trader', trader: 'anna', of: 'boris', copies: ['slander#1'] },
      { type: 'HandLookedAt', to: 'everyone', id: 'anna loose-tongue#1', by: 'anna', of: 'boris' },
    ]);
  });

  test('Pickpocket takes a card by lot to the end of the player’s hand; the two read which', () => {
    const table = new DeckTable({
      hands: { anna: ['keyhole#1', 'pickpocket#1'], boris: copies('slander', 3) },
      pile: PILE,
    });
    expect(table.play('anna', 'pickpocket#1', 'dora')).toBe('bad-choice');
    table.play('anna', 'pickpocket#1', 'boris');
    table.pass('boris');
    const [first, taken] = table.hand('anna');
    expect(first).toBe('keyhole#1');
    expect([...table.hand('boris'), taken ?? ''].toSorted()).toEqual(copies('slander', 3));
    expect(table.last.flatMap((event) => (event.type === 'CardsMoved' ? [event.trader] : []))).toEqual([
      'boris',
      'anna',
    ]);
    expect(JSON.stringify(table.last.filter(({ to }) => to === 'everyone'))).not.toContain('slander');
  });

  test('Burnt Letters exchanges up to three', () => {
    const hand = ['burnt-letters#1', ...copies('slander', 4)];
    const table = new DeckTable({ hands: { anna: hand }, pile: PILE });
    expect(table.play('anna', 'burnt-letters#1', ...copies('slander', 4))).toBe('bad-choice');
    expect(table.play('anna', 'burnt-letters#1', 'burnt-letters#1')).toBe('bad-choice');
    expect(table.play('anna', 'burnt-letters#1', 'slander#1', 'slander#3')).toBe('ok');
    expect(table.hand('anna')).toEqual(['slander#2', 'slander#4', 'whetstone#1', 'whetstone#2']);
  });

  test('Open House lets up to three draw in initiative, then its player', () => {
    const table = new DeckTable({ hands: { anna: ['open-house#1'] }, pile: PILE });
    expect(table.play('anna', 'open-house#1', 'dora', 'boris')).toBe('ok');
    expect([...table.hand('boris'), ...table.hand('dora'), ...table.hand('anna')]).toEqual(PILE.slice(0, 3));
    const unmet = new DeckTable({ hands: { anna: ['open-house#1'] }, pile: PILE.slice(0, 2) });
    const from = ['boris', 'carol', 'dora'];
    expect(unmet.playable('anna')).toEqual([{ copy: 'open-house#1', from, atLeast: 0, atMost: 1 }]);
    expect(unmet.play('anna', 'open-house#1', 'boris', 'carol')).toBe('not-in-full');
    expect(unmet.play('anna', 'open-house#1', 'boris')).toBe('ok');
    const full = new DeckTable({ hands: { anna: ['open-house#1'], boris: SEVEN }, pile: PILE });
    full.play('anna', 'open-house#1', 'boris', 'dora');
    full.when({ type: 'ring', ring: 1 });
    expect([full.pass('boris'), full.pass('dora')]).toEqual(['ok', 'ok']);
    // Each has drawn one at the ring, and no card touches the hand of a trader who has a surplus by then (IN10).
    expect(['boris', 'dora', 'anna'].map((who) => full.hand(who).length)).toEqual([8, 2, 2]);
  });

  test('House Search: two spend a card of their choice each, all at once; of who is silent the newest', () => {
    const table = new DeckTable({
      hands: {
        anna: ['house-search#1'],
        boris: ['slander#1', 'slander#2'],
        carol: ['keyhole#1', 'keyhole#2'],
      },
      pile: PILE,
    });
    table.play('anna', 'house-search#1', 'boris', 'carol');
    table.pass('boris');
    table.pass('carol');
    table.while({ isPaused: true });
    expect([table.drop('boris', 'slander#1'), table.silent('boris')]).toEqual(Array(2).fill('event-paused'));
    table.while({ isPaused: false });
    expect(table.drop('boris', 'slander#1', 'slander#2')).toBe('bad-choice');
    expect(table.drop('boris', 'keyhole#1')).toBe('not-in-hand');
    expect(table.try({ type: 'chooseDrop', who: 'boris', copies: ['slander#1'], asking: 1 })).toBe(
      'asking-closed',
    );
    expect(table.drop('boris', 'slander#1')).toBe('ok');
    // His choice is his secret until both have chosen.
    expect(JSON.stringify(table.last.filter(({ to }) => to === 'everyone'))).not.toContain('slander');
    expect(table.common.spent).toEqual([]);
    expect(table.drop('boris', 'slander#2')).toBe('not-asked');
    expect(table.silent('carol')).toBe('ok');
    expect(table.common.spent).toEqual(['slander#1', 'keyhole#2', 'house-search#1']);
  });

  test('House Search: of who has a surplus by then it takes nothing (IN10)', () => {
    const table = new DeckTable({
      hands: { anna: ['house-search#1'], boris: SEVEN, carol: ['keyhole#1', 'keyhole#2'] },
      pile: PILE,
    });
    table.play('anna', 'house-search#1', 'boris', 'carol');
    table.pass('boris');
    table.pass('carol');
    table.when({ type: 'ring', ring: 1 });
    expect(table.drop('boris', 'slander#1')).toBe('surplus');
    expect([table.silent('boris'), table.drop('carol', 'keyhole#1')]).toEqual(['ok', 'ok']);
    expect([table.hand('boris').length, table.hand('carol').length]).toEqual([8, 2]);
    expect(table.last.flatMap((event) => (event.type === 'CardsSpent' ? event.who : []))).toEqual(['carol']);
  });

  test('House Search: who has spent their last card on an answer is asked for none', () => {
    const table = new DeckTable({
      hands: {
        anna: ['house-search#1', 'intercepted-letter#1'],
        boris: ['intercepted-letter#2'],
        carol: ['keyhole#1', 'keyhole#2'],
      },
      pile: PILE,
    });
    table.play('anna', 'house-search#1', 'boris', 'carol');
    expect(table.cancel('boris', 'intercepted-letter#2')).toBe('ok');
    expect(table.cancel('anna', 'intercepted-letter#1')).toBe('ok');
    expect(table.pass('carol')).toBe('ok');
    expect(table.asked).toEqual(['carol']);
    expect(table.drop('carol', 'keyhole#1')).toBe('ok');
    expect(table.common.actions).toEqual([]);
  });

  test('House Search: where both have spent their last card on an answer it ends', () => {
    const table = new DeckTable({
      hands: {
        anna: ['house-search#1', 'intercepted-letter#1', 'intercepted-letter#3'],
        boris: ['intercepted-letter#2'],
        carol: ['intercepted-letter#4'],
      },
      pile: PILE,
    });
    table.play('anna', 'house-search#1', 'boris', 'carol');
    table.cancel('boris', 'intercepted-letter#2');
    table.cancel('anna', 'intercepted-letter#1');
    table.cancel('carol', 'intercepted-letter#4');
    table.cancel('anna', 'intercepted-letter#3');
    expect(table.common.actions).toEqual([]);
  });

  test('Pickpocket: a thief who has a surplus by then takes nothing (IN10)', () => {
    const table = new DeckTable({
      hands: { anna: ['pickpocket#1', ...SEVEN.slice(1)], boris: ['keyhole#1'] },
      pile: PILE,
    });
    table.play('anna', 'pickpocket#1', 'boris');
    for (const ring of [1, 2]) table.when({ type: 'ring', ring });
    expect(table.pass('boris')).toBe('ok');
    expect([table.hand('anna').length, table.hand('boris')[0], table.common.actions]).toEqual([
      8,
      'keyhole#1',
      [],
    ]);
  });

  test('House Search: a card chosen that has left the hand meanwhile is replaced by the newest', () => {
    const table = new DeckTable({
      hands: { anna: ['house-search#1'], boris: [...SEVEN], carol: ['keyhole#1'] },
      pile: PILE,
    });
    table.play('anna', 'house-search#1', 'boris', 'carol');
    table.pass('boris');
    table.pass('carol');
    table.drop('boris', 'slander#1');
    table.when({ type: 'ring', ring: 1 });
    table.when({ type: 'keep', who: 'boris', copies: table.hand('boris').slice(1) });
    const newest = table.hand('boris').at(-1);
    table.silent('carol');
    expect(table.hand('boris')).not.toContain(newest);
    expect(table.hand('boris')).toHaveLength(6);
  });

  test('From the Ashes brings a spent card into the hand; with nothing spent it can’t be played', () => {
    const table = new DeckTable({ hands: { anna: ['from-the-ashes#1'] }, pile: PILE, spent: ['keyhole#1'] });
    expect(table.play('anna', 'from-the-ashes#1', 'from-the-ashes#1')).toBe('bad-choice');
    expect(table.play('anna', 'from-the-ashes#1', 'keyhole#1')).toBe('ok');
    expect(table.hand('anna')).toEqual(['keyhole#1']);
    expect(table.common.spent).toEqual(['from-the-ashes#1']);
    const unmet = new DeckTable({ hands: { anna: ['from-the-ashes#1'] }, pile: PILE });
    expect(unmet.play('anna', 'from-the-ashes#1')).toBe('nothing-there');
  });

  test('Scribe’s Audit spends what lies before somebody; with nothing there it can’t be played', () => {
    const table = new DeckTable({
      hands: { anna: ['scribes-audit#1'] },
      fronts: { boris: ['deep-sleeves#1'] },
      pile: PILE,
    });
    expect(table.play('anna', 'scribes-audit#1', 'deep-sleeves#1')).toBe('ok');
    expect(table.common).toMatchObject({ fronts: [], spent: ['deep-sleeves#1', 'scribes-audit#1'] });
    const unmet = new DeckTable({ hands: { anna: ['scribes-audit#1'] }, pile: PILE });
    expect(unmet.play('anna', 'scribes-audit#1', 'deep-sleeves#1')).toBe('nothing-there');
  });
});

describe('INTRIGUE 8, cases of the deck', () => {
  test('case 4: House Search with one trader within reach who holds a card is refused; Open House names nobody', () => {
    const table = new DeckTable({
      hands: { anna: ['house-search#1', 'open-house#1'], boris: ['slander#1'] },
      pile: PILE,
    });
    expect(table.play('anna', 'house-search#1', 'boris')).toBe('nothing-there');
    expect(table.play('anna', 'open-house#1')).toBe('ok');
    expect(table.hand('anna')).toEqual(['house-search#1', 'whetstone#1']);
  });

  test('case 5: one copy in pile and spent together: refused; one in each: the second comes from the shuffle', () => {
    const refused = new DeckTable({ hands: { anna: ['market-talk#1'] }, pile: ['slander#1'] });
    expect(refused.play('anna', 'market-talk#1')).toBe('not-in-full');
    const drawn = new DeckTable({
      hands: { anna: ['market-talk#1'] },
      pile: ['slander#1'],
      spent: ['slander#2'],
    });
    expect(drawn.play('anna', 'market-talk#1')).toBe('ok');
    expect(drawn.hand('anna')).toEqual(['slander#1', 'slander#2']);
    expect(drawn.common.shuffle).toBeGreaterThan(1);
  });

  test('case 6: the ring gives an eighth card to a seat in a match: they choose at once', () => {
    const table = new DeckTable({ hands: { anna: SEVEN }, pile: PILE }).while({ busy: new Set(['anna']) });
    table.when({ type: 'ring', ring: 1 });
    expect(table.due).toEqual([{ what: 'surplus', who: 'anna', n: 7 }]);
    table.when({ type: 'keep', who: 'anna', copies: table.hand('anna').slice(1) });
    expect(table.last[0]).toMatchObject({ type: 'CardsSpent', to: 'everyone', copies: ['slander#1'] });
  });

  test('case 7: Deep Sleeves is audited from a trader with nine cards: a surplus of two, at once', () => {
    const table = new DeckTable({
      hands: { anna: copies('slander', 9), boris: ['scribes-audit#1'] },
      fronts: { anna: ['deep-sleeves#1'] },
      pile: PILE,
    });
    table.play('boris', 'scribes-audit#1', 'deep-sleeves#1');
    table.pass('anna');
    expect(table.due).toEqual([{ what: 'surplus', who: 'anna', n: 7 }]);
  });

  test('case 7: Under Watch is spent as the next ring begins, before the draws: what counts then is 7 again', () => {
    const table = new DeckTable({
      hands: { anna: copies('slander', 5) },
      fronts: { anna: ['under-watch#1'], boris: ['deep-sleeves#1'] },
      pile: PILE,
    });
    table.when({ type: 'ring', ring: 1 });
    expect(table.last[0]).toEqual({
      type: 'FrontSpent',
      to: 'everyone',
      copy: 'under-watch#1',
      before: 'anna',
      why: 'ring',
    });
    expect(table.common.surplus).toEqual([]);
    expect(table.before('deep-sleeves#1')).toBe('boris');
  });

  test('case 8: the last copy is drawn in the middle of a ring: those behind draw from the next shuffle', () => {
    const table = new DeckTable({ pile: PILE.slice(0, 2), spent: copies('slander', 2) });
    table.when({ type: 'ring', ring: 1 });
    const [, , third, fourth] = table.initiative(1);
    expect([...table.hand(third ?? ''), ...table.hand(fourth ?? '')].toSorted()).toEqual(
      copies('slander', 2),
    );
    expect(
      table.last.flatMap((event) => (event.type === 'CardDrawn' ? [[event.k, event.place]] : [])),
    ).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
  });

  test('case 9: Pickpocket brings an eighth card: the thief has a surplus', () => {
    const table = new DeckTable({
      hands: { anna: ['pickpocket#1', ...SEVEN.slice(1)], boris: ['keyhole#1'] },
      pile: PILE,
    });
    table.play('anna', 'pickpocket#1', 'boris');
    table.pass('boris');
    expect(table.common.surplus).toEqual([]);
    const over = new DeckTable({
      hands: { anna: ['pickpocket#1', ...SEVEN.slice(1)], boris: ['keyhole#1', 'keyhole#2'] },
      pile: PILE,
    });
    over.play('anna', 'pickpocket#1', 'boris');
    over.when({ type: 'letDraw', who: 'anna', n: 1, reason: 'a prize' });
    over.pass('boris');
    expect(over.common.surplus).toEqual(['anna']);
  });

  test('case 9: who has a surplus open can’t be chosen', () => {
    const table = new DeckTable({ hands: { anna: ['pickpocket#1'], boris: SEVEN }, pile: PILE });
    table.when({ type: 'letDraw', who: 'boris', n: 1, reason: 'a prize' });
    expect(table.play('anna', 'pickpocket#1', 'boris')).toBe('nothing-there');
  });

  test('case 13: two actions name each other’s players at once: the second stored is refused', () => {
    const table = new DeckTable({
      hands: { anna: ['loose-tongue#1'], boris: ['loose-tongue#2'] },
      pile: PILE,
    });
    expect(table.play('anna', 'loose-tongue#1', 'boris')).toBe('ok');
    expect(table.play('boris', 'loose-tongue#2', 'anna')).toBe('play-open');
  });
});
