// What the page of the deck computes by itself: groups, choices, why a card can't be played now, and the sentence of
// each event.

import type { VisibleDeckEvent } from '@dunmer/shared/intrigue';
import type { IntrigueNews } from '@dunmer/shared/protocol';
import { DeckTable } from '@dunmer/shared/testing';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeView } from '../harness/homeView.ts';
import { ANNA, intrigueInfo, MOMENTS } from '../harness/intrigueView.ts';
import { intrigueEn } from './intrigue.en.ts';
import { intrigueRu } from './intrigue.ru.ts';
import { aboutOf, askedInContracts, isFresh, mustGo } from './asked.ts';
import { remindersOf } from './cardWords.ts';
import { asksChoice, isChosen, stillThere, toggled } from './cardPick.tsx';
import { handGroups, waitOf } from './hand.ts';
import {
  cameWith,
  isRungAnew,
  isShownAnew,
  isToldAnew,
  lastAction,
  readRing,
  readShown,
  tellRing,
} from './news.ts';
import { newsLine, newsLines, type Telling } from './newsLines.ts';
import { forget } from '../device/index.ts';
import { followRings, RINGS_READ, RINGS_TOLD } from '../parts/index.ts';

// A phone that has followed the deck from the beginning.
beforeEach(() => followRings(null));

const NAMES: Readonly<Record<string, string>> = { boris: 'Ведис', carol: 'Мехра' };
const telling = (text: Telling['text'] = intrigueRu.news): Telling => ({
  text,
  who: (person) => (person === 'anna' ? null : (NAMES[person] ?? person)),
  card: (copy) => copy.split('#')[0] ?? copy,
});
const ANNA_AT_HOME = homeView({ me: { ...homeView().me, ...ANNA } });

it('names a window by what is sealed, and no card open that lies in a hand', () => {
  expect(intrigueRu.head.opened).toMatch(/не запечатаны/);
  expect(intrigueRu.head.opened).not.toMatch(/открыты/);
});

describe('a hand', () => {
  it('tells copies of one card together, what answers first, then what can be played, then the rest', () => {
    const groups = handGroups(intrigueInfo(MOMENTS.asked()));
    expect(groups.map(({ card, copies }) => [card, copies.length])).toEqual([
      ['intercepted-letter', 2],
      ['loose-tongue', 1],
      ['house-search', 1],
      ['whetstone', 1],
    ]);
    expect(groups[0]?.answers).toBe('intercepted-letter#1');
    expect(handGroups(intrigueInfo(MOMENTS.calm())).map(({ playable }) => playable?.copy ?? null)).toEqual([
      'loose-tongue#1',
      'house-search#1',
      null,
      null,
    ]);
  });

  it.each([
    ['off', { on: false }, {}],
    ['frozen', {}, { me: { ...ANNA_AT_HOME.me, frozen: true } }],
    ['paused', {}, { event: { ...ANNA_AT_HOME.event, paused: true } }],
    ['busy', {}, { match: { match: 'm', seat: 'a', opponent: ANNA, stake: null, counted: false } }],
    ['notNow', {}, {}],
  ] as const)('says why an action is not for now: %s (IN14)', (why, info, home) => {
    const read = intrigueInfo(MOMENTS.calm());
    expect(waitOf({ ...read, ...info }, { ...ANNA_AT_HOME, ...home })).toBe(why);
  });

  it('says of several reasons the one that holds longest', () => {
    const off = { ...intrigueInfo(MOMENTS.surplus()), on: false };
    const event = { ...ANNA_AT_HOME.event, paused: true };
    const match = { match: 'm', seat: 'a', opponent: ANNA, stake: null, counted: false } as const;
    const all = { me: { ...ANNA_AT_HOME.me, frozen: true }, event, match };
    const thawed = { ...all, me: ANNA_AT_HOME.me };
    const goesOn = { ...thawed, event: ANNA_AT_HOME.event };
    expect(waitOf(off, all)).toBe('off');
    expect([all, thawed, goesOn].map((home) => waitOf(intrigueInfo(MOMENTS.surplus()), home))).toEqual([
      'frozen',
      'paused',
      'surplus',
    ]);
    expect(waitOf(intrigueInfo(MOMENTS.asked()), goesOn)).toBe('busy');
  });

  it.each([
    ['surplus', MOMENTS.surplus],
    ['open', MOMENTS.asked],
    ['closed', MOMENTS.closed],
  ] as const)('says so of the deck itself: %s (IN10, IN21, IN5)', (why, moment) => {
    expect(waitOf(intrigueInfo(moment()), ANNA_AT_HOME)).toBe(why);
  });
});

describe('a choice (IN15)', () => {
  const exactly = { from: ['a', 'b', 'c'], atLeast: 2, atMost: 2 };
  const upTo = { from: ['a', 'b', 'c'], atLeast: 0, atMost: 2 };
  const one = { from: ['a', 'b'], atLeast: 1, atMost: 1 };

  it('of exactly two is sent with two, of up to two with none as well', () => {
    expect([[], ['a'], ['a', 'b']].map((chosen) => isChosen(exactly, chosen))).toEqual([false, false, true]);
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((chosen) => isChosen(upTo, chosen))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('takes back what is pressed again, changes a single one, and takes no more than the most', () => {
    expect(toggled(exactly, ['a'], 'a')).toEqual([]);
    expect(toggled(exactly, ['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(exactly, ['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(toggled(one, ['a'], 'b')).toEqual(['b']);
  });

  it('forgets what is not there any more, and asks nothing where there is nothing to choose', () => {
    expect(stillThere(exactly, ['c', 'z'])).toEqual(['c']);
    expect([asksChoice(upTo), asksChoice({ from: [], atLeast: 0, atMost: 0 })]).toEqual([true, false]);
  });
});

describe('what is awaited', () => {
  it('says who plays what, and by which card it was answered (IN19, IN20)', () => {
    const { deck, due } = intrigueInfo(MOMENTS.answered());
    expect(due.map(({ what, who, to }) => [what, who, to])).toEqual([
      ['answer', 'anna', 'intercepted-letter#3'],
    ]);
    expect(aboutOf({ action: due[0]?.action ?? '' }, deck)).toEqual({
      by: 'anna',
      card: 'loose-tongue#1',
      on: { copies: [], people: ['boris'] },
      cancel: { who: 'boris', copy: 'intercepted-letter#3', hits: 'loose-tongue#1' },
    });
    const table = MOMENTS.answered();
    table.cancel('anna', 'intercepted-letter#1');
    const again = intrigueInfo(table, 'boris');
    expect(aboutOf({ action: again.due[0]?.action ?? '' }, again.deck).cancel).toEqual({
      who: 'anna',
      copy: 'intercepted-letter#1',
      hits: 'intercepted-letter#3',
    });
    const nothing = { by: null, card: null, on: { copies: [], people: [] }, cancel: null };
    expect(aboutOf({ action: 'other' }, deck)).toEqual(nothing);
    expect(aboutOf({ action: due[0]?.action ?? '' }, null)).toEqual(nothing);
  });

  it('of a surplus is what is above the limit, of a drop what the card says, as far as there is any (IN10)', () => {
    expect(mustGo({ what: 'keep', n: 7 }, 9)).toBe(2);
    expect(mustGo({ what: 'keep', n: 7 }, 6)).toBe(0);
    expect(mustGo({ what: 'drop', n: 2 }, 1)).toBe(1);
  });

  it('is read anew before it is answered: what was read before knows neither the asking nor the new card', () => {
    const before = intrigueInfo(MOMENTS.calm());
    const now = intrigueInfo(MOMENTS.asked());
    const [due] = now.due;
    if (due === undefined) throw new Error('an answer is awaited');
    expect([before, now].map((info) => isFresh(info, due, now.deck.own.hand.length))).toEqual([false, true]);
    expect(isFresh(now, due, now.deck.own.hand.length + 1)).toBe(false);
    // Something awaited from somebody else does not count as awaited from the reader.
    const theirs = { ...now, due: [{ ...due, who: 'boris' }] };
    expect(isFresh(theirs, due, now.deck.own.hand.length)).toBe(false);
  });

  it('in contracts is asked of the party whose answer it is alone', () => {
    const play = { by: 'one', card: 'hard-bargain#1', cancels: [], asked: 'two', asking: 1 } as const;
    const clock = { left: 1, full: 1, runs: true, answers: [] } as const;
    const intrigue = { plays: [], play: { ...play, ...clock } };
    const asked = askedInContracts([
      { party: 'two', intrigue },
      { party: 'one', intrigue },
      { party: null, intrigue },
      { party: 'two' },
    ]);
    expect(asked.map(({ play: { card } }) => card)).toEqual(['hard-bargain#1']);
  });
});

describe('reminders of a card', () => {
  const of = (id: string): readonly string[] => {
    const card = PRINTED.intrigue.get(id);
    return card === undefined ? [] : remindersOf(card, intrigueRu.reminders);
  };
  const { reminders } = intrigueRu;

  it('say what has to do with it, and no more (IN14 to IN17)', () => {
    expect(of('market-talk')).toEqual([reminders.action]);
    expect(of('house-search')).toEqual([reminders.action, reminders.attack, reminders.exactly]);
    expect(of('open-house')).toEqual([reminders.action, reminders.upTo]);
    expect(of('under-watch')).toContain(reminders.until);
    expect(of('intercepted-letter')).toEqual([reminders.played, reminders.sameName]);
  });
});

describe('news', () => {
  it('tells what came of the last action until the next ring', () => {
    const [id, copy] = ['x', 'loose-tongue#1'];
    const events: readonly VisibleDeckEvent[] = [
      { type: 'ActionPlayed', to: 'everyone', id, who: 'anna', copy, chosen: [], named: [] },
      { type: 'ActionEnded', to: 'everyone', id, copy, how: 'done', lies: null },
      { type: 'RingBegun', to: 'everyone', ring: 2, order: ['anna'] },
    ];
    const news = events.map((event, at) => ({ nth: at + 1, event, at: '2026-08-01T18:00:00.000Z' }));
    expect(lastAction(news.slice(0, 2).toReversed(), 'anna')).toHaveLength(2);
    expect(lastAction(news.toReversed(), 'anna')).toEqual([]);
  });

  it('are new until they were looked at', () => {
    expect([isShownAnew(0), isShownAnew(2)]).toEqual([false, true]);
    readShown(2);
    expect([isShownAnew(2), isShownAnew(3)]).toEqual([false, true]);
  });

  it('of a ring are said once, and called until the page was looked at; ring 0 brings nothing (IN7)', () => {
    expect([isToldAnew(null), isToldAnew(0), isToldAnew(1)]).toEqual([false, false, true]);
    tellRing(1);
    expect([isToldAnew(1), isRungAnew(1)]).toEqual([false, true]);
    readRing(1);
    expect([isRungAnew(1), isRungAnew(2), isToldAnew(2)]).toEqual([false, true, true]);
    readRing(2);
    expect(isToldAnew(2)).toBe(false);
  });

  it('are none of rings from before this phone followed, as after a move to another phone', () => {
    for (const key of [RINGS_READ, RINGS_TOLD]) forget(key);
    expect([isToldAnew(3), isRungAnew(3)]).toEqual([false, false]);
    followRings(3);
    expect([isToldAnew(3), isRungAnew(3)]).toEqual([false, false]);
    followRings(4);
    expect([isToldAnew(4), isRungAnew(4)]).toEqual([true, true]);
  });

  it('tell which card came with the ring, whatever came before', () => {
    const info = intrigueInfo(MOMENTS.ring());
    const came = cameWith(info, 1);
    expect(came).toEqual(info.deck.own.hand.slice(-1));
    expect(came).toHaveLength(1);
    expect(cameWith(info, 2)).toEqual([]);
    const later = MOMENTS.ring().when({ type: 'letDraw', who: 'anna', n: 1, reason: '' });
    expect(cameWith(intrigueInfo(later), 1)).toEqual(came);
  });

  it('tell it by the newest in hand where so many have drawn that the ring is not among them any more', () => {
    const info = intrigueInfo(MOMENTS.ring());
    const drawn = info.news.filter(({ event }) => event.type === 'CardDrawn');
    expect(cameWith({ ...info, news: drawn }, 1)).toEqual(info.deck.own.hand.slice(-1));
  });

  it('tell the draws of a ring together, and the reader’s card beside them', () => {
    const lines = newsLines(telling(), intrigueInfo(MOMENTS.ring()).news).map(({ says }) => says);
    expect(lines.at(-1)).toBe('Фаза статуса 1.');
    expect(lines.filter((says) => says.startsWith('Берут карты:'))).toHaveLength(1);
    expect(lines.filter((says) => says.startsWith('К вам приходит'))).toHaveLength(1);
  });

  it('tell several draws of one trader as one', () => {
    const table = new DeckTable({
      hands: { boris: ['market-talk#1'] },
      pile: ['solace#1', 'solace#2', 'slander#1'],
    });
    table.play('boris', 'market-talk#1');
    const says = newsLines(telling(), intrigueInfo(table).news).map((line) => line.says);
    expect(says).toContain('Ведис берёт 2\u00A0карты.');
  });

  it('say once how many an audience, a price or an organiser’s leave has brought', () => {
    const drawn = { type: 'CardDrawn', to: 'everyone', k: 1, place: 0 } as const;
    const saidOf = (...events: readonly VisibleDeckEvent[]): readonly string[] => {
      const news = events.map((event, at) => ({ nth: at + 1, event, at: '2026-08-01T18:00:00.000Z' }));
      return newsLines(telling(), news.toReversed()).map(({ says }) => says.replaceAll('\u00A0', ' '));
    };
    const boris = { ...drawn, who: 'boris' };
    const came = { type: 'CardCame', to: 'trader', trader: 'anna', copy: 'keyhole#1' } as const;
    expect(saidOf({ type: 'AudienceOpened', ...all, who: 'boris' }, boris, boris)).toEqual([
      'Ведис на аудиенции и берёт 2 карты.',
    ]);
    expect(saidOf({ type: 'DrawBought', ...all, who: 'boris', price: 3 }, boris)).toEqual([
      'Ведис покупает карту: 3 дрейка.',
    ]);
    const leave = { type: 'DrawAllowed', ...all, who: 'anna', n: 2, reason: 'за песню' } as const;
    const anna = { ...drawn, who: 'anna' };
    expect(saidOf(leave, anna, came, anna, came)).toEqual([
      'К вам приходит «keyhole».',
      'К вам приходит «keyhole».',
      'Мастер даёт вам 2 карты: за песню',
    ]);
    // Fewer came than were allowed: the pile was empty.
    expect(saidOf(leave, anna)).toEqual(['Вы берёте 1 карту.', 'Мастер даёт вам 2 карты: за песню']);
  });

  it('tell how many each has drawn of several, and the reader’s card does not part them', () => {
    const drawn = { type: 'CardDrawn', to: 'everyone', k: 1, place: 0 } as const;
    const events: readonly VisibleDeckEvent[] = [
      { ...drawn, who: 'boris' },
      { type: 'CardCame', to: 'trader', trader: 'anna', copy: 'keyhole#1' },
      { ...drawn, who: 'anna' },
      { ...drawn, who: 'boris' },
    ];
    const news = events.map((event, at) => ({ nth: at + 1, event, at: '2026-08-01T18:00:00.000Z' }));
    expect(newsLines(telling(), news.toReversed()).map(({ says }) => says)).toEqual([
      'Берут карты: Ведис (2), вы.',
      'К вам приходит «keyhole».',
    ]);
  });

  it('have a line for each, newest first, each with a key of its own', () => {
    const lines = newsLines(telling(), intrigueInfo(MOMENTS.seen()).news);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    expect(lines.map(({ key }) => key)).toEqual(lines.map(({ key }) => key).toSorted((x, y) => y - x));
  });
});

type Type = VisibleDeckEvent['type'];
type Told = { readonly [Name in Type]: readonly [Extract<VisibleDeckEvent, { type: Name }>, string | null] };
const all = { to: 'everyone' } as const;
const mine = { to: 'trader', trader: 'anna' } as const;

/** One of each event, as anna reads it. */
const TOLD: Told = {
  PileSealed: [
    { type: 'PileSealed', ...all, event: 'e', commitment: '0', packs: 1, copies: ['a#1', 'a#2'] },
    'Колода интриг готова: 2 карты. Порядок запечатан.',
  ],
  WordSaid: [{ type: 'WordSaid', ...all, word: 'Пепел' }, 'Сказано слово: «Пепел».'],
  PileShuffled: [
    { type: 'PileShuffled', ...all, k: 2, size: 5 },
    'Сброс интриг перетасован, в колоде снова 5 карт.',
  ],
  SeedOpened: [
    { type: 'SeedOpened', ...all, seed: '0' },
    'Колода закрыта. Теперь её может проверить каждый.',
  ],
  RingBegun: [{ type: 'RingBegun', ...all, ring: 3, order: [] }, 'Фаза статуса 3.'],
  TraderJoined: [
    { type: 'TraderJoined', ...all, who: 'boris', order: [] },
    'Ведис берёт карты со следующей фазы статуса.',
  ],
  AudienceOpened: [{ type: 'AudienceOpened', ...all, who: 'boris' }, 'Ведис на аудиенции и берёт 2 карты.'],
  AudienceClosed: [{ type: 'AudienceClosed', ...all }, 'Аудиенция закончена.'],
  DrawBought: [{ type: 'DrawBought', ...all, who: 'boris', price: 3 }, 'Ведис покупает карту: 3 дрейка.'],
  DrawAllowed: [
    { type: 'DrawAllowed', ...all, who: 'anna', n: 2, reason: 'за песню' },
    'Мастер даёт вам 2 карты: за песню',
  ],
  CardDrawn: [{ type: 'CardDrawn', ...all, who: 'boris', k: 1, place: 0 }, 'Ведис берёт 1 карту.'],
  CardCame: [{ type: 'CardCame', ...mine, copy: 'keyhole#1' }, 'К вам приходит «keyhole».'],
  SurplusBegun: [
    { type: 'SurplusBegun', ...all, who: 'boris' },
    'Ведис выбирает, что сбросить: в руке излишек.',
  ],
  SurplusEnded: [{ type: 'SurplusEnded', ...all, who: 'boris' }, 'Ведис: излишка больше нет.'],
  CardsSpent: [
    { type: 'CardsSpent', ...all, who: 'boris', copies: ['slander#1', 'solace#2'], why: 'surplus' },
    'Ведис сбрасывает излишек: «slander», «solace».',
  ],
  CardsShown: [
    { type: 'CardsShown', ...all, by: 'boris', copies: ['slander#1'] },
    'Ведис показывает всем «slander».',
  ],
  CardsShownTo: [
    { type: 'CardsShownTo', ...mine, by: 'boris', shownTo: 'anna', copies: ['slander#1'] },
    'Ведис показывает вам «slander».',
  ],
  HandOpened: [{ type: 'HandOpened', ...mine, reason: 'спор' }, 'Мастер смотрит вашу руку: спор'],
  TraderRuined: [
    { type: 'TraderRuined', ...all, who: 'boris', reason: '', order: [] },
    'Ведис терпит разгром: карты интриг уходят в сброс.',
  ],
  ActionPlayed: [
    {
      type: 'ActionPlayed',
      ...all,
      id: 'x',
      who: 'boris',
      copy: 'pickpocket#1',
      chosen: ['anna'],
      named: ['anna'],
    },
    'Ведис играет «pickpocket». Цель: вы.',
  ],
  AnswerAsked: [{ type: 'AnswerAsked', ...all, id: 'x', asking: 1, who: 'anna' }, null],
  AnswerPassed: [
    { type: 'AnswerPassed', ...all, id: 'x', who: 'boris', by: 'clock' },
    'Ведис молчит: время вышло.',
  ],
  CancelPlayed: [
    { type: 'CancelPlayed', ...all, id: 'x', who: 'anna', copy: 'intercepted-letter#1' },
    'Вы отвечаете картой «intercepted-letter».',
  ],
  CancelsCounted: [
    { type: 'CancelsCounted', ...all, id: 'x', copies: ['intercepted-letter#1'] },
    'В сброс интриг уходят ответы: «intercepted-letter».',
  ],
  ActionEnded: [
    { type: 'ActionEnded', ...all, id: 'x', copy: 'under-watch#1', how: 'done', lies: 'boris' },
    '«under-watch» теперь лежит у торговца: Ведис.',
  ],
  CardPlayedAt: [
    { type: 'CardPlayedAt', ...all, who: 'boris', copy: 'keyhole#1', where: 'm' },
    'Ведис играет «keyhole» за столом или в контракте.',
  ],
  PlayedCardSpent: [
    { type: 'PlayedCardSpent', ...all, copy: 'keyhole#1' },
    '«keyhole» уходит в сброс интриг.',
  ],
  HandLookedAt: [
    { type: 'HandLookedAt', ...all, id: 'x', by: 'boris', of: 'anna' },
    'Ведис смотрит вашу руку.',
  ],
  HandSeen: [{ type: 'HandSeen', ...mine, of: 'boris', copies: [] }, 'Ведис: рука пуста.'],
  CardsTaken: [
    { type: 'CardsTaken', ...all, id: 'x', by: 'boris', from: 'anna', n: 1 },
    'Ведис берёт у вас наугад 1 карту.',
  ],
  CardsMoved: [
    { type: 'CardsMoved', ...mine, by: 'boris', from: 'anna', copies: ['solace#1'] },
    'От вас уходит «solace».',
  ],
  DropAsked: [
    { type: 'DropAsked', ...all, id: 'x', asking: 2, effect: 0, n: 1, traders: ['anna', 'boris'] },
    'Выбирают, что сбросить (1 карта): вы, Ведис.',
  ],
  DropChosen: [{ type: 'DropChosen', ...mine, id: 'x', copies: ['solace#1'] }, 'Вы сбросите «solace».'],
  DropAnswered: [
    { type: 'DropAnswered', ...all, id: 'x', who: 'boris', by: 'trader' },
    'Ведис выбирает, что сбросить.',
  ],
  DropEnded: [{ type: 'DropEnded', ...all, id: 'x' }, null],
  SpentRetrieved: [
    { type: 'SpentRetrieved', ...all, who: 'boris', copy: 'solace#1' },
    'Ведис берёт из сброса «solace».',
  ],
  FrontSpent: [
    { type: 'FrontSpent', ...all, copy: 'deep-sleeves#1', before: 'anna', why: 'removed' },
    'Перед вами больше не лежит «deep-sleeves».',
  ],
};

describe('every event of the deck has a sentence', () => {
  it.each(Object.values(TOLD).map(([event, says]) => ({ event, says, type: event.type })))(
    '$type',
    ({ event, says }) => {
      expect(newsLine(telling(), event)?.replaceAll('\u00A0', ' ') ?? null).toBe(says);
      // Either both languages have a sentence, or neither.
      expect(newsLine(telling(intrigueEn.news), event) === null).toBe(says === null);
    },
  );

  it('ring 0 is the order that the shuffle has brought (IN7)', () => {
    const event: IntrigueNews['event'] = { type: 'RingBegun', ...all, ring: 0, order: [] };
    expect(newsLine(telling(), event)).toBe(intrigueRu.news.order);
  });

  it.each([
    ['done', '«under-watch» срабатывает.'],
    ['cancelled', '«under-watch» не срабатывает: есть ответ.'],
    ['ruined', '«under-watch» не срабатывает: разгром.'],
  ] as const)('that an action is %s, as well (IN13, IN20, IN25)', (how, says) => {
    const ended = { type: 'ActionEnded', id: 'x', copy: 'under-watch#1', how, lies: null } as const;
    expect(newsLine(telling(), { ...ended, ...all })).toBe(says);
  });

  it('says to whoever does it to whom they do it, and to those beside who does it to whom', () => {
    const shown = { type: 'CardsShownTo', ...mine, copies: ['slander#1'] } as const;
    const looked = { type: 'HandLookedAt', ...all, id: 'x' } as const;
    const taken = { type: 'CardsTaken', ...all, id: 'x', n: 2 } as const;
    const told: readonly (readonly [IntrigueNews['event'], string])[] = [
      [{ ...shown, by: 'anna', shownTo: 'boris' }, 'Ведис видит вашу руку: вы показываете «slander».'],
      [{ ...looked, by: 'anna', of: 'boris' }, 'Вы смотрите чужую руку (Ведис).'],
      [{ ...looked, by: 'boris', of: 'carol' }, 'Ведис смотрит чужую руку (Мехра).'],
      [{ ...taken, by: 'anna', from: 'boris' }, 'Вы берёте наугад 2 карты из чужой руки (Ведис).'],
      [{ ...taken, by: 'carol', from: 'boris' }, 'Мехра берёт наугад 2 карты из чужой руки (Ведис).'],
      [
        { type: 'CardsMoved', ...mine, by: 'anna', from: 'boris', copies: ['solace#1'] },
        'К вам переходит «solace».',
      ],
    ];
    for (const [event, says] of told)
      expect(newsLine(telling(), event)?.replaceAll('\u00A0', ' ')).toBe(says);
  });

  it('is told as one’s own where the reader does it', () => {
    const event: IntrigueNews['event'] = { type: 'DrawBought', ...all, who: 'anna', price: 1 };
    expect(newsLine(telling(), event)?.replaceAll('\u00A0', ' ')).toBe('Вы покупаете карту: 1 дрейк.');
  });
});
