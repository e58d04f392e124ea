// The deck of an event between its rings and plays, rule by rule (INTRIGUE 1, 2, 3 and 6).

import { describe, expect, test } from 'vitest';
import { assert } from '../lib/index.ts';
import { DECK_SEED, DeckTable, QUIET } from '../testing/index.ts';
import { PRINTED } from '../windows/printed.ts';
import {
  checkDeckLog,
  decideDeck,
  deckEntriesOf,
  evolveDeckAll,
  limitOf,
  NEW_DECK,
  sealDeck,
} from './index.ts';

const cards = PRINTED.intrigue;
const EIGHT = Array.from({ length: 8 }, (_, i) => `slander#${i + 1}`);
const SEVEN = EIGHT.slice(0, 7);
const all = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `whetstone#${i + 1}`);

const sealed = (packs: number) => {
  const events = sealDeck(cards, { event: 'vvardenfell', packs, seed: DECK_SEED });
  assert(events.ok, 'it is made');
  return events.value;
};

describe('IN1 the deck is made', () => {
  test('of n × packs copies of each card, card#1, card#2, …', () => {
    const { common } = evolveDeckAll(NEW_DECK, sealed(2));
    expect(common.spent).toHaveLength(132);
    expect(common.spent.filter((copy) => copy.startsWith('intercepted-letter#'))).toEqual(
      Array.from({ length: 8 }, (_, i) => `intercepted-letter#${i + 1}`),
    );
  });

  test.each([0, 21, 1.5, -1])('not of %d packs', (packs) => {
    expect(sealDeck(cards, { event: 'vvardenfell', packs, seed: DECK_SEED })).toMatchObject({
      error: { code: 'bad-count' },
    });
  });

  test.each([1, 20])('of %d packs', (packs) => {
    expect(sealed(packs)).toHaveLength(2);
  });
});

describe('IN2 seed and word', () => {
  const made = evolveDeckAll(NEW_DECK, sealed(1));
  const say = (word: string, state = made) => decideDeck(cards, state, { type: 'sayWord', word }, QUIET);

  test('the seed is in the vault, its commitment is public', () => {
    expect(made.vault.seed).toBe(DECK_SEED);
    expect(JSON.stringify(made.common)).not.toContain(DECK_SEED);
    expect(made.common.sealed?.commitment).toMatch(/^[0-9a-f]{64}$/u);
  });

  test('before the word nothing is shuffled, drawn or rung', () => {
    expect(made.common.pile).toBe(0);
    expect(decideDeck(cards, made, { type: 'ring', ring: 1 }, QUIET)).toMatchObject({
      error: { code: 'no-word' },
    });
    // A deck with which nobody will play can still be closed.
    expect(decideDeck(cards, made, { type: 'closeDeck' }, QUIET).ok).toBe(true);
  });

  test('the word is published and the deck is shuffled in the same step; ring 0 says who comes first', () => {
    const said = say('Пепел');
    assert(said.ok, 'it is said');
    expect(said.value.state.common).toMatchObject({
      word: 'Пепел',
      shuffle: 1,
      place: 0,
      pile: 66,
      spent: [],
      ring: 0,
    });
    expect([...said.value.state.common.order].toSorted()).toEqual(QUIET.traders);
  });

  test('it is said once for ever', () => {
    const said = say('Пепел');
    assert(said.ok, 'it is said');
    expect(say('Красная гора', said.value.state)).toMatchObject({ error: { code: 'word-said' } });
  });

  test.each(['', ' ash', 'ash ', 'a'.repeat(41)])('«%s» is no word', (word) => {
    expect(say(word)).toMatchObject({ error: { code: 'bad-word' } });
  });
});

describe('IN4 an empty pile', () => {
  test('spent becomes the next shuffle at once, in the step that empties it, and a draw under way goes on from it', () => {
    const table = new DeckTable({ pile: ['slander#1'], spent: ['keyhole#1', 'keyhole#2'] });
    table.when({ type: 'letDraw', who: 'anna', n: 2, reason: 'a prize' });
    expect(table.common).toMatchObject({ shuffle: 2, pile: 1, place: 1, spent: [] });
    expect(table.hand('anna')[0]).toBe('slander#1');
    expect(table.last.map(({ type }) => type)).toEqual([
      'DrawAllowed',
      'CardCame',
      'CardDrawn',
      'PileOrdered',
      'PileShuffled',
      'CardCame',
      'CardDrawn',
    ]);
  });

  test('both empty: a draw brings nothing, then or later', () => {
    const table = new DeckTable({ hands: { boris: ['keyhole#1'] }, pile: ['slander#1'] });
    table.when({ type: 'letDraw', who: 'anna', n: 3, reason: 'a prize' });
    expect(table.hand('anna')).toEqual(['slander#1']);
    table.when({ type: 'playedAt', who: 'boris', copy: 'keyhole#1', where: 'match 1' });
    table.when({ type: 'playIsOver', copy: 'keyhole#1' });
    expect(table.hand('anna')).toEqual(['slander#1']);
    expect(table.common.pile).toBe(1);
  });

  test('what is being played is not spent yet', () => {
    const table = new DeckTable({ hands: { boris: ['keyhole#1'] }, pile: ['slander#1'] });
    table.when({ type: 'playedAt', who: 'boris', copy: 'keyhole#1', where: 'match 1' });
    table.when({ type: 'letDraw', who: 'anna', n: 2, reason: 'a prize' });
    expect(table.common).toMatchObject({ pile: 0, spent: [], table: [{ copy: 'keyhole#1' }] });
  });
});

describe('IN5 closing', () => {
  const begun = () => {
    const table = new DeckTable();
    const said = decideDeck(
      cards,
      evolveDeckAll(NEW_DECK, sealed(1)),
      { type: 'sayWord', word: 'Пепел' },
      table.facts,
    );
    assert(said.ok, 'it is said');
    table.state = said.value.state;
    table.log.push(...sealed(1), ...said.value.events);
    return table;
  };

  test('publishes the seed, and nothing can be done with the deck any more', () => {
    const table = begun().when({ type: 'ring', ring: 1 }).when({ type: 'closeDeck' });
    expect(table.common.seed).toBe(DECK_SEED);
    expect(table.try({ type: 'ring', ring: 2 })).toBe('deck-closed');
    expect(table.try({ type: 'closeDeck' })).toBe('deck-closed');
  });

  test('from seed, word and log anybody derives every draw; the end is what the deck says', () => {
    const table = begun();
    for (const ring of [1, 2, 3]) table.when({ type: 'ring', ring });
    table.when({ type: 'closeDeck' });
    const { common } = table;
    const checked = checkDeckLog({
      event: 'vvardenfell',
      seed: common.seed ?? '',
      word: 'Пепел',
      commitment: common.sealed?.commitment ?? '',
      copies: evolveDeckAll(NEW_DECK, sealed(1)).common.spent,
      log: deckEntriesOf(table.log),
    });
    assert(checked.ok, 'the log could be');
    for (const who of QUIET.traders) expect(checked.value.hands[who]).toEqual(table.hand(who));
    expect(checked.value.pile).toHaveLength(common.pile);
  });

  test('waits while a card is being played', () => {
    const table = new DeckTable({ hands: { anna: ['keyhole#1'] } });
    table.when({ type: 'playedAt', who: 'anna', copy: 'keyhole#1', where: 'match 1' });
    expect(table.try({ type: 'closeDeck' })).toBe('play-open');
    table.when({ type: 'playIsOver', copy: 'keyhole#1' }).when({ type: 'closeDeck' });
  });
});

describe('IN6 a ring', () => {
  test('everybody begins with no card', () => {
    expect(new DeckTable().common.hands).toEqual({});
  });

  test('every trader draws one, those in a match and frozen ones too', () => {
    const table = new DeckTable({ pile: all(6) }).while({
      busy: new Set(['boris']),
      frozen: new Set(['carol']),
    });
    table.when({ type: 'ring', ring: 1 });
    expect(table.common.hands).toEqual({ anna: 1, boris: 1, carol: 1, dora: 1 });
  });

  test('who is ruined or does not trade draws nothing', () => {
    const table = new DeckTable({ pile: all(6) }).while({ traders: ['anna', 'dora'] });
    table.when({ type: 'ring', ring: 1 });
    expect(table.common.hands).toEqual({ anna: 1, dora: 1 });
  });

  test('who joins later begins with the next ring', () => {
    const table = new DeckTable({ pile: all(9) }).when({ type: 'ring', ring: 1 });
    table.while({ traders: [...QUIET.traders, 'edwin'] }).when({ type: 'join', who: 'edwin' });
    expect(table.hand('edwin')).toEqual([]);
    table.when({ type: 'ring', ring: 2 });
    expect(table.hand('edwin')).toHaveLength(1);
  });

  test('while the event is paused nobody rings', () => {
    const table = new DeckTable({ pile: all(6) }).while({ isPaused: true });
    expect(table.try({ type: 'ring', ring: 1 })).toBe('event-paused');
  });

  test('two organisers who ring at once ring once', () => {
    const table = new DeckTable({ pile: all(9) }).when({ type: 'ring', ring: 1 });
    expect(table.try({ type: 'ring', ring: 1 })).toBe('stale-ring');
    expect(table.try({ type: 'ring', ring: 3 })).toBe('stale-ring');
  });
});

describe('IN7 initiative', () => {
  test('is published with the ring, and the draws go in its order', () => {
    const table = new DeckTable({ pile: all(6) }).when({ type: 'ring', ring: 1 });
    expect(table.common.order).toEqual(table.initiative(1));
    expect(table.last.flatMap((event) => (event.type === 'CardDrawn' ? [event.who] : []))).toEqual(
      table.initiative(1),
    );
  });

  test('who joins between rings comes in where their value puts them', () => {
    const table = new DeckTable({ pile: all(9) }).when({ type: 'ring', ring: 1 });
    const five = [...QUIET.traders, 'edwin'];
    table.while({ traders: five }).when({ type: 'join', who: 'edwin' });
    expect(table.common.order).toEqual(table.initiative(1, five));
    expect(table.try({ type: 'join', who: 'edwin' })).toBe('has-joined');
    expect(table.try({ type: 'join', who: 'nobody' })).toBe('not-trading');
  });
});

describe('IN8 a draw', () => {
  test('takes the top copy into the hand; everybody reads who drew and from where, one alone which', () => {
    const table = new DeckTable({ pile: ['slander#1', 'keyhole#1'] });
    table.when({ type: 'letDraw', who: 'anna', n: 1, reason: 'a prize' });
    expect(table.hand('anna')).toEqual(['slander#1']);
    expect(table.last.slice(1)).toEqual([
      { type: 'CardCame', to: 'trader', trader: 'anna', copy: 'slander#1' },
      { type: 'CardDrawn', to: 'everyone', who: 'anna', k: 1, place: 0 },
    ]);
  });
});

describe('IN9 the audience', () => {
  const open = () => new DeckTable({ pile: all(9) }).when({ type: 'openAudience', who: 'anna' });

  test('whom it names draws two', () => {
    expect(open().hand('anna')).toHaveLength(2);
  });

  test('every other trader may once draw one, for the price', () => {
    const table = open().when({ type: 'buyDraw', who: 'boris' });
    expect(table.hand('boris')).toHaveLength(1);
    expect(table.last[0]).toEqual({ type: 'DrawBought', to: 'everyone', who: 'boris', price: 3 });
    expect(table.try({ type: 'buyDraw', who: 'boris' })).toBe('has-drawn');
    expect(table.try({ type: 'buyDraw', who: 'anna' })).toBe('has-drawn');
    expect(table.try({ type: 'buyDraw', who: 'carol' })).toBe('ok');
  });

  test('one stands at a time, until it is closed', () => {
    const table = open();
    expect(table.try({ type: 'openAudience', who: 'boris' })).toBe('audience-open');
    table.when({ type: 'closeAudience' });
    expect(table.try({ type: 'buyDraw', who: 'boris' })).toBe('no-audience');
    expect(table.try({ type: 'closeAudience' })).toBe('no-audience');
    expect(table.try({ type: 'openAudience', who: 'nobody' })).toBe('not-trading');
    expect(table.try({ type: 'openAudience', who: 'boris' })).toBe('ok');
    // In another audience everybody else may draw again.
    expect(table.try({ type: 'buyDraw', who: 'anna' })).toBe('ok');
  });

  test('not who is frozen, has a surplus or too little, and not while nothing can be drawn', () => {
    const table = new DeckTable({ hands: { carol: EIGHT }, pile: all(3) }).when({
      type: 'openAudience',
      who: 'anna',
    });
    expect(table.while({ frozen: new Set(['boris']) }).try({ type: 'buyDraw', who: 'boris' })).toBe('frozen');
    expect(table.while({ isPaused: true }).try({ type: 'buyDraw', who: 'dora' })).toBe('event-paused');
    table.while({ frozen: new Set(), isPaused: false });
    expect(table.try({ type: 'buyDraw', who: 'carol' })).toBe('surplus');
    expect(table.while({ purseOf: () => 2 }).try({ type: 'buyDraw', who: 'boris' })).toBe('not-enough');
    // With coins on the table no purse is checked.
    expect(table.while({ purseOf: () => null }).try({ type: 'buyDraw', who: 'boris' })).toBe('ok');
    expect(table.try({ type: 'buyDraw', who: 'dora' })).toBe('nothing-to-draw');
    expect(table.try({ type: 'buyDraw', who: 'nobody' })).toBe('not-trading');
  });

  test('by who has no more than the price, at the price and the audience that they were told, and no other', () => {
    const table = open().while({ purseOf: () => 3 });
    const buys = (audience: string, price: number) =>
      table.try({ type: 'buyDraw', who: 'boris', offer: { audience, price } });
    expect([buys('carol', 3), buys('anna', 2), buys('anna', 4)]).toEqual(Array(3).fill('stale-audience'));
    expect(buys('anna', 3)).toBe('ok');
  });

  test('an organiser may let one trader draw one to three, with a reason', () => {
    const table = new DeckTable({ pile: all(9) });
    for (const n of [0, 4, 1.5])
      expect(table.try({ type: 'letDraw', who: 'anna', n, reason: 'a prize' })).toBe('bad-count');
    expect(table.try({ type: 'letDraw', who: 'nobody', n: 1, reason: 'a prize' })).toBe('not-trading');
    table.when({ type: 'letDraw', who: 'anna', n: 3, reason: 'a prize' });
    expect(table.hand('anna')).toHaveLength(3);
    expect(table.last[0]).toMatchObject({ type: 'DrawAllowed', reason: 'a prize' });
  });
});

describe('IN10 a surplus', () => {
  const over = () =>
    new DeckTable({ hands: { anna: SEVEN }, pile: all(6) }).when({
      type: 'letDraw',
      who: 'anna',
      n: 1,
      reason: 'a prize',
    });

  test('seven may be in hand, and what fronts say; the end of a step counts', () => {
    const table = new DeckTable({
      hands: { anna: SEVEN, boris: SEVEN },
      fronts: { anna: ['deep-sleeves#1'], boris: ['under-watch#1'] },
      pile: all(9),
    });
    expect(['anna', 'boris', 'carol'].map((who) => limitOf(cards, table.common, who))).toEqual([9, 5, 7]);
    table.when({ type: 'letDraw', who: 'anna', n: 2, reason: 'a prize' });
    expect(table.common.surplus).toEqual(['boris']);
    expect(table.last.at(-1)).toEqual({ type: 'SurplusBegun', to: 'everyone', who: 'boris' });
  });

  test('no limit is below 0', () => {
    const table = new DeckTable({ fronts: { anna: all(4).map((_, i) => `under-watch#${i + 1}`) } });
    expect(limitOf(cards, table.common, 'anna')).toBe(0);
  });

  test('at once the trader chooses which to keep, as many as the limit; the rest are spent, face up', () => {
    const table = over();
    expect(table.common.surplus).toEqual(['anna']);
    expect(table.due).toEqual([{ what: 'surplus', who: 'anna', n: 7 }]);
    expect(table.try({ type: 'keep', who: 'anna', copies: SEVEN.slice(1) })).toBe('bad-choice');
    expect(table.try({ type: 'keep', who: 'anna', copies: [...SEVEN, 'whetstone#1'] })).toBe('bad-choice');
    expect(table.try({ type: 'keep', who: 'anna', copies: [...SEVEN.slice(1), 'slander#2'] })).toBe(
      'bad-choice',
    );
    expect(table.try({ type: 'keep', who: 'anna', copies: [...SEVEN.slice(1), 'keyhole#1'] })).toBe(
      'not-in-hand',
    );
    expect(table.try({ type: 'keep', who: 'boris', copies: [] })).toBe('no-surplus');
    table.when({ type: 'keep', who: 'anna', copies: [...SEVEN.slice(1), 'whetstone#1'] });
    expect(table.common).toMatchObject({ surplus: [], spent: ['slander#1'] });
    expect(table.hand('anna')).toHaveLength(7);
  });

  test('until then they play, answer, buy and show nothing, and no card touches their hand', () => {
    const table = new DeckTable({
      hands: {
        anna: [...SEVEN, 'market-talk#1'],
        boris: ['pickpocket#1', 'house-search#1'],
        carol: ['keyhole#1'],
      },
      pile: all(6),
    }).when({ type: 'openAudience', who: 'carol' });
    expect(table.play('anna', 'market-talk#1')).toBe('surplus');
    expect(table.try({ type: 'show', who: 'anna', copies: ['slander#1'], shownTo: null })).toBe('surplus');
    expect(table.try({ type: 'buyDraw', who: 'anna' })).toBe('surplus');
    expect(table.try({ type: 'playedAt', who: 'anna', copy: 'slander#1', where: 'match 1' })).toBe('surplus');
    expect(table.play('boris', 'pickpocket#1', 'anna')).toBe('bad-choice');
    expect(table.play('boris', 'house-search#1', 'anna', 'carol')).toBe('nothing-there');
  });

  test('rings and organisers touch it', () => {
    const table = over().when({ type: 'ring', ring: 1 });
    table.when({ type: 'letDraw', who: 'anna', n: 1, reason: 'a prize' });
    expect(table.hand('anna')).toHaveLength(10);
  });

  test('a limit that rises again ends it', () => {
    const table = new DeckTable({
      hands: { anna: SEVEN, boris: ['scribes-audit#1'] },
      fronts: { anna: ['under-watch#1'] },
      pile: all(9),
    }).when({ type: 'letDraw', who: 'dora', n: 1, reason: 'a prize' });
    expect(table.common.surplus).toEqual(['anna']);
    table.when({ type: 'ring', ring: 1 });
    // The ring spends the card that lay before her, and brings her an eighth.
    expect(table.common.surplus).toEqual(['anna']);
    table.when({ type: 'keep', who: 'anna', copies: SEVEN });
    expect(table.common.surplus).toEqual([]);
  });

  test('of who does not choose, the newest in hand are spent', () => {
    const table = over();
    expect(table.silent('boris', null)).toBe('no-surplus');
    expect(table.silent('anna', null)).toBe('ok');
    expect(table.hand('anna')).toEqual(SEVEN);
    expect(table.common.spent).toEqual(['whetstone#1']);
  });
});

describe('IN11 showing', () => {
  const table = () => new DeckTable({ hands: { anna: ['slander#1', 'keyhole#1'] }, pile: all(2) });

  test('to everybody', () => {
    const shown = table().when({ type: 'show', who: 'anna', copies: ['slander#1'], shownTo: null });
    expect(shown.last).toEqual([{ type: 'CardsShown', to: 'everyone', by: 'anna', copies: ['slander#1'] }]);
  });

  test('to one trader: those two read it, and nobody else that it was shown', () => {
    const shown = table().when({ type: 'show', who: 'anna', copies: ['slander#1'], shownTo: 'boris' });
    expect(shown.last).toEqual(
      ['anna', 'boris'].map((trader) => ({
        type: 'CardsShownTo',
        to: 'trader',
        trader,
        by: 'anna',
        shownTo: 'boris',
        copies: ['slander#1'],
      })),
    );
  });

  test('only what is there, to somebody else who trades', () => {
    const one = table();
    const show = (copies: readonly string[], shownTo: string | null) =>
      one.try({ type: 'show', who: 'anna', copies, shownTo });
    expect(show(['slander#2'], null)).toBe('not-in-hand');
    expect(show([], null)).toBe('bad-choice');
    expect(show(['slander#1', 'slander#1'], null)).toBe('bad-choice');
    expect(show(['slander#1'], 'anna')).toBe('not-trading');
    expect(show(['slander#1'], 'nobody')).toBe('not-trading');
  });
});

describe('IN25, IN26 ruin, freezing, organisers', () => {
  test('the hand and front of the ruined are spent, and they draw no more', () => {
    const table = new DeckTable({
      hands: { anna: ['slander#1', 'keyhole#1'] },
      fronts: { anna: ['deep-sleeves#1'], boris: ['under-watch#1'] },
      pile: all(9),
    }).when({ type: 'ruin', who: 'anna', reason: 'raided' });
    expect(table.common).toMatchObject({
      hands: { anna: 0 },
      fronts: [{ copy: 'under-watch#1' }],
      spent: ['deep-sleeves#1', 'slander#1', 'keyhole#1'],
      order: ['boris', 'carol', 'dora'],
    });
  });

  test('somebody in a match is ruined at its end', () => {
    const table = new DeckTable().while({ busy: new Set(['anna']) });
    expect(table.try({ type: 'ruin', who: 'anna', reason: 'raided' })).toBe('busy');
  });

  test('the frozen draw and choose their surplus, and play nothing', () => {
    const table = new DeckTable({
      hands: { anna: [...SEVEN.slice(1), 'market-talk#1'] },
      pile: all(9),
    }).while({
      frozen: new Set(['anna']),
    });
    expect(table.play('anna', 'market-talk#1')).toBe('frozen');
    table.when({ type: 'ring', ring: 1 });
    expect(table.hand('anna')).toHaveLength(8);
    table.when({ type: 'keep', who: 'anna', copies: table.hand('anna').slice(1) });
  });

  test('an organiser looks at a hand by an act that its holder reads', () => {
    const table = new DeckTable({ hands: { anna: ['slander#1'] } });
    table.when({ type: 'openHand', who: 'anna', reason: 'a quarrel' });
    expect(table.last).toEqual([{ type: 'HandOpened', to: 'trader', trader: 'anna', reason: 'a quarrel' }]);
  });

  test('switched off, hands rest: nothing is drawn, played or bought; what was begun ends', () => {
    const table = new DeckTable({ hands: { anna: ['market-talk#1', 'keyhole#1'] }, pile: all(9) });
    table.when({ type: 'playedAt', who: 'anna', copy: 'keyhole#1', where: 'match 1' }).while({ isOn: false });
    expect(table.try({ type: 'ring', ring: 1 })).toBe('no-deck');
    expect(table.play('anna', 'market-talk#1')).toBe('no-deck');
    expect(table.playable('anna')).toEqual([]);
    table.when({ type: 'playIsOver', copy: 'keyhole#1' });
    // An organiser can look even at a hand that rests (IN26).
    table.when({ type: 'openHand', who: 'anna', reason: 'a quarrel' });
    expect(table.while({ isOn: true }).play('anna', 'market-talk#1')).toBe('ok');
  });

  test('closed, nothing is offered to be played, and no surplus is waited for', () => {
    const table = new DeckTable({
      hands: { anna: [...SEVEN, 'market-talk#1'], boris: ['market-talk#2'] },
      pile: all(9),
    });
    table.when({ type: 'ring', ring: 1 });
    expect([table.due.map(({ what }) => what), table.playable('boris')]).toMatchObject([['surplus'], [{}]]);
    table.when({ type: 'closeDeck' });
    expect([table.due, table.playable('boris')]).toEqual([[], []]);
  });

  test('before it is made there is no deck', () => {
    expect(decideDeck(cards, NEW_DECK, { type: 'ring', ring: 1 }, QUIET)).toMatchObject({
      error: { code: 'no-deck' },
    });
  });
});
