// IntrigueView: what one trader reads of a deck that a test has played, as the server would send it.

import {
  type DeckEvent,
  type DeckView,
  deckViewOf,
  limitOf,
  visibleDeckEvents,
} from '@dunmer/shared/intrigue';
import type {
  IntrigueBrief,
  IntrigueDue,
  IntrigueInfo,
  IntrigueNews,
  PersonBrief,
} from '@dunmer/shared/protocol';
import { type DeckSetting, DeckTable } from '@dunmer/shared/testing';

const NAMES: Readonly<Record<string, string>> = {
  anna: 'Тралан',
  boris: 'Ведис Телванни',
  carol: 'Мехра Веним',
  dora: 'Ллерис Хлаалу',
};

export const ANNA: PersonBrief = { person: 'anna', name: 'Тралан', code: 'AAAAAAAA' };
const TIME = { answer: 15_000, drop: 15_000, surplus: 600_000 } as const;
const AT = '2026-08-01T18:00:00.000Z';

/** The hands with which a test's event begins; anna is the reader. */
const HANDS: DeckSetting = {
  hands: {
    anna: ['loose-tongue#1', 'intercepted-letter#1', 'intercepted-letter#2', 'house-search#1', 'whetstone#1'],
    boris: ['pickpocket#1', 'intercepted-letter#3', 'market-talk#2'],
    carol: ['pickpocket#2', 'keyhole#1'],
    dora: ['house-search#2', 'solace#1', 'false-weights#1'],
  },
  fronts: { boris: ['deep-sleeves#1'] },
  pile: [
    'burnt-letters#1',
    'open-house#1',
    'slander#1',
    'keyhole#2',
    'side-door#1',
    'solace#2',
    'the-crush#1',
  ],
  spent: ['locked-gates#1', 'safe-conduct#1'],
};

const duesOf = (table: DeckTable): readonly IntrigueDue[] =>
  table.due.map((due): IntrigueDue => {
    const { what, who } = due;
    const full = TIME[what];
    const clock = { who, left: full - 3000, full, runs: true };
    if (what === 'surplus') return { what: 'keep', asking: null, action: null, to: null, n: due.n, ...clock };
    const { asking, id: action } = due;
    return what === 'answer'
      ? { what, asking, action, to: due.to, n: null, ...clock }
      : { what, asking, action, to: null, n: due.n, ...clock };
  });

const isSeen = ({ type }: DeckEvent): boolean =>
  ['HandSeen', 'CardsShown', 'CardsShownTo', 'CardsMoved'].includes(type);

/** Returns all that the reader may know; lists with times have the newest first. */
export function intrigueInfo(table: DeckTable, reader: string = ANNA.person): IntrigueInfo {
  const deck: DeckView = deckViewOf(table.state, reader);
  const news: readonly IntrigueNews[] = visibleDeckEvents(table.log, reader)
    .map((event, at) => ({ nth: at + 1, event, at: AT }))
    .toReversed();
  const due = duesOf(table);
  const isAsked = due.some(({ what, who }) => what === 'answer' && who === reader);
  return {
    on: table.facts.isOn && deck.common.seed === null,
    deck,
    limit: limitOf(table.cards, deck.common, reader),
    people: table.facts.traders.map((person) => ({
      person,
      name: NAMES[person] ?? person,
      code: 'BBBBBBBB',
    })),
    playable: table.playable(reader),
    due,
    answers:
      isAsked && !deck.common.surplus.includes(reader)
        ? deck.own.hand.filter((copy) => copy.startsWith('intercepted-letter'))
        : [],
    buy:
      deck.common.audience !== null && deck.common.audience.who !== reader ? table.facts.audiencePrice : null,
    rings: ['2026-08-01T20:00:00.000Z'],
    news,
    seen: news.filter(({ event }) => isSeen(event)),
  };
}

/** Returns what the reader's home says about the deck. */
export function intrigueBrief(table: DeckTable, reader: string = ANNA.person): IntrigueBrief {
  const { on, deck, limit, playable, due, buy, seen } = intrigueInfo(table, reader);
  return {
    on,
    ...(deck.common.seed !== null && { closed: true }),
    ring: deck.common.ring,
    hand: deck.own.hand.length,
    limit,
    playable: playable.length,
    due: due.filter(({ who }) => who === reader),
    buy,
    shown: seen.length,
    taken: 0,
  };
}

/** Moments of an event, each with the commands that lead to it. */
export const MOMENTS = {
  calm: () => new DeckTable(HANDS),
  ring: () => new DeckTable(HANDS).when({ type: 'ring', ring: 1 }),
  audience: () => new DeckTable(HANDS).when({ type: 'openAudience', who: 'carol' }),
  asked: () => played(new DeckTable(HANDS), 'boris', 'pickpocket#1', 'anna'),
  answered: () => {
    const table = played(new DeckTable(HANDS), 'anna', 'loose-tongue#1', 'boris');
    table.cancel('boris', 'intercepted-letter#3');
    return table;
  },
  searched: () => played(new DeckTable(HANDS), 'dora', 'house-search#2', 'anna', 'boris'),
  audited: () => {
    const hands = { ...HANDS.hands, carol: ['scribes-audit#1'] };
    const fronts = { anna: ['deep-sleeves#1'] };
    return played(new DeckTable({ ...HANDS, hands, fronts }), 'carol', 'scribes-audit#1', 'deep-sleeves#1');
  },
  drop: () => {
    const table = played(new DeckTable(HANDS), 'dora', 'house-search#2', 'anna', 'boris');
    for (const who of ['anna', 'boris', 'anna', 'boris']) if (table.asked.includes(who)) table.pass(who);
    return table;
  },
  seen: () => {
    const table = played(new DeckTable(HANDS), 'anna', 'loose-tongue#1', 'carol');
    table.pass('carol');
    return table.when({ type: 'show', who: 'boris', copies: ['market-talk#2'], shownTo: 'anna' });
  },
  surplus: () => {
    const hands = {
      ...HANDS.hands,
      anna: [...(HANDS.hands?.['anna'] ?? []), 'market-talk#1', 'hard-bargain#1'],
    };
    return new DeckTable({ ...HANDS, hands }).when({ type: 'ring', ring: 1 });
  },
  off: () => new DeckTable(HANDS).while({ isOn: false }),
  closed: () => new DeckTable(HANDS).when({ type: 'closeDeck' }),
  ruined: () =>
    new DeckTable(HANDS)
      .when({ type: 'ring', ring: 1 })
      .when({ type: 'ruin', who: 'anna', reason: 'По сюжету' }),
  empty: () => new DeckTable({ pile: HANDS.pile ?? [] }),
} as const satisfies Readonly<Record<string, () => DeckTable>>;

export type Moment = keyof typeof MOMENTS;

function played(
  table: DeckTable,
  ...[who, copy, ...chosen]: readonly [string, string, ...string[]]
): DeckTable {
  table.play(who, copy, ...chosen);
  return table;
}
