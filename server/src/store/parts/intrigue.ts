// Intrigue: the intrigue deck of the event (INTRIGUE): its log, from which everything follows, and where each copy
// lies.

import type { DeckEvent, VisibleDeckEvent } from '@dunmer/shared/intrigue';
import type { MatchId, PersonId } from '@dunmer/shared/protocol';
import { present } from '@dunmer/shared/lib';
import type { Asking } from '../asking.ts';
import { type Columns, columnsOf, list, of, yes } from '../columns.ts';
import type { Json } from '../json.ts';
import { decodeOpened, sealedIn } from '../sealedText.ts';
import type { PersonKey, TextKey } from './effect.ts';
import type { StoredAccount } from './money.ts';

/**
 * An event of the deck as written. `salt`: for an event that is not for everyone; it goes into its hash in the journal.
 */
export interface WrittenDeckEvent {
  readonly nth: number;
  readonly type: DeckEvent['type'];
  readonly audience: DeckEvent['to'];
  readonly to: PersonKey | null;
  readonly event: Json<DeckEvent>;
  readonly salt: string | null;
  readonly who: PersonKey | null;
  readonly at: number;
}

/** An event as read, with the reasons in their places. */
export type StoredDeckEvent = Pick<WrittenDeckEvent, 'nth' | 'who' | 'at'> & { readonly event: DeckEvent };

/** An event that is not for the server alone. */
export type KnownDeckEvent = Omit<StoredDeckEvent, 'event'> & { readonly event: VisibleDeckEvent };

export type IntriguePlace = 'pile' | 'hand' | 'front' | 'table' | 'spent';

/** A copy of an intrigue card: `card#1`. */
export interface StoredIntrigueCopy {
  readonly key: number;
  readonly copy: string;
  readonly place: IntriguePlace;
  readonly of: PersonKey | null;
  /** The contract or match in which it is played. */
  readonly contract: number | null;
  readonly match: number | null;
  /** How often the copy has moved. */
  readonly turn: number;
}

/** `nth`: the number of the event that moves the copy. */
export interface NewIntrigueMove extends Omit<StoredIntrigueCopy, 'key' | 'copy'> {
  readonly copy: number;
  readonly why: string;
  readonly nth: number;
}

/** A trader, with what the deck needs to know of them. */
export interface DeckTrader {
  readonly key: PersonKey;
  readonly id: PersonId;
  /** The match that binds them now. */
  readonly match: number | null;
  readonly isFrozen: boolean;
  readonly isRuined: boolean;
  /** Null if there was never anything in it. */
  readonly purse: StoredAccount | null;
}

/** The ruin of a trader who was dealt no promises (IN25). */
export interface StoredRuin {
  readonly person: PersonKey;
  readonly ruined: boolean;
  /** The match at whose end they are ruined; null if none is set. */
  readonly ruinAfter: MatchId | null;
}

const WRITTEN: Columns<WrittenDeckEvent> = {
  ...of('deck_events', 'nth', 'salt', 'who', 'at'),
  // `as const`: the type of a column that holds one of a few words is not `string`.
  type: 'deck_events.type' as const,
  audience: 'deck_events.audience' as const,
  to: 'deck_events.to_person',
  event: 'deck_events.event' as const,
};
const COPY: Columns<StoredIntrigueCopy> = {
  ...of('intrigue_copies', 'key', 'copy', 'place', 'contract', 'match', 'turn'),
  of: 'intrigue_copies.of_person',
};
const MOVE: Columns<NewIntrigueMove> = {
  ...of('intrigue_moves', 'copy', 'turn', 'place', 'contract', 'match', 'why', 'nth'),
  of: 'intrigue_moves.of_person',
};
type TraderRow = Omit<DeckTrader, 'purse'> & {
  readonly purse: number | null;
  readonly balance: number | null;
};
const TRADER: Columns<TraderRow> = {
  ...of('people', 'key', 'id', 'match'),
  isFrozen: yes('people.frozen'),
  isRuined: yes(`exists (select 1 from pledge_hands where pledge_hands.person = people.key and ruined = 1)
    or exists (select 1 from intrigue_ruins where intrigue_ruins.person = people.key and ruined = 1)`),
  purse: 'accounts.key',
  balance: 'accounts.balance',
};
const RUIN: Columns<StoredRuin> = {
  ...of('intrigue_ruins', 'person'),
  ruined: yes('intrigue_ruins.ruined'),
  ruinAfter: '(select id from matches where matches.key = intrigue_ruins.ruin_after)',
};

/** Events by which a person saw other hands: cards were shown, or the person looked (`look`). */
const SEEN = `type in ('CardsShown', 'CardsShownTo', 'HandSeen') and (
  (type = 'CardsShown' and who <> :person) or (type = 'HandSeen' and to_person = :person)
  or (type = 'CardsShownTo' and to_person = :person and who <> :person))`;
/** As many events as a page shows. */
const NEWEST = 100;
/** Shown cards get so few places of their own: somebody who shows many must not crowd out what has happened. */
const NEWEST_SHOWN = 20;
/**
 * What a home screen calls attention to: the newest event by which the person saw another hand, and the newest by
 * which cards were taken out of their own (the taker's copy of that event moves them); null if there is none.
 */
const HOME_NEWS: Columns<{ readonly seen: number | null; readonly lost: number | null }> = {
  seen: `(select nth from deck_events where ${SEEN} order by nth desc limit 1)`,
  lost: `(select max(nth) from deck_events where to_person = :person and type = 'CardsMoved'
    and nth not in (select nth from intrigue_moves where why = 'taken'))`,
};
const IS_SHOW = `type in ('CardsShown', 'CardsShownTo')`;

/** The numbers of the newest events of one kind that a person may know. */
const newest = (kind: string, most: number): string =>
  `select nth from deck_events where (audience = 'everyone' or to_person = :person) and ${kind}
    order by nth desc limit ${most}`;

type Texts = ReadonlyMap<TextKey, string>;

const traderOf = ({ purse, balance, ...row }: TraderRow): DeckTrader => ({
  ...row,
  purse: purse === null ? null : { key: purse, kind: 'purse', owner: row.key, balance: balance ?? 0 },
});

/** `texts` reads sealed texts by their keys. */
export function intrigueReads(ask: Asking, texts: (keys: readonly TextKey[]) => Promise<Texts>) {
  /** Opens what is sealed in these events, with one statement if there is anything. */
  const opened = async (rows: readonly WrittenDeckEvent[]): Promise<readonly StoredDeckEvent[]> => {
    const keys = rows.flatMap(({ event }) => sealedIn(event).map(({ key }) => key));
    const known = keys.length === 0 ? null : await texts([...new Set(keys)]);
    return rows.map(({ nth, who, at, event }) => ({ nth, who, at, event: decodeOpened(event, known) }));
  };
  const written = ask.all(WRITTEN)('from deck_events order by nth');
  const news = ask.all(WRITTEN)(
    `from deck_events where nth in (select nth from (${newest(`not ${IS_SHOW}`, NEWEST)}) happened
      union all select nth from (${newest(IS_SHOW, NEWEST_SHOWN)}) shown) order by nth desc`,
    (person: PersonKey | null) => ({ person }),
  );
  // What others show must not crowd out what a person has seen by a card of their own.
  const newestSeen = (kind: string): string =>
    `select nth from (select nth from deck_events where ${SEEN} and ${kind} order by nth desc limit ${NEWEST}) seen`;
  const seen = ask.all(WRITTEN)(
    `from deck_events where nth in (${newestSeen(IS_SHOW)} union all ${newestSeen(`not ${IS_SHOW}`)})
      order by nth desc`,
    (person: PersonKey) => ({ person }),
  );
  const isKnown = (one: StoredDeckEvent): one is KnownDeckEvent => one.event.to !== 'server';
  const known = async (rows: readonly WrittenDeckEvent[]) => (await opened(rows)).filter(isKnown);
  const traders = ask.all(TRADER)(
    `from people left join accounts on accounts.kind = 'purse' and accounts.owner = people.key
      where people.trades = 1 order by people.key`,
  );
  const ruin = ask.get(RUIN)('from intrigue_ruins where person = :person', (person: PersonKey) => ({
    person,
  }));
  return {
    /** The whole log of the deck as written, its vault included: for checks. */
    writtenDeck: written,
    /** The whole log of the deck, its vault included. */
    deckLog: async () => opened(await written()),
    /** What a person may know has happened, newest first; null: what everybody may know. */
    deckNews: async (person: PersonKey | null) => known(await news(person)),
    /** What a person has seen of other hands, newest first. */
    seenHands: async (person: PersonKey) => known(await seen(person)),
    /** What a person's home screen calls attention to. */
    homeNews: ask.get(HOME_NEWS)('from people where key = :person', (person: PersonKey) => ({ person })),
    intrigueCopies: ask.all(COPY)('from intrigue_copies order by key'),
    intrigueMoves: ask.all(MOVE)('from intrigue_moves order by key'),
    /** All traders, in the order in which they were added. */
    deckTraders: async (): Promise<readonly DeckTrader[]> => (await traders()).map(traderOf),
    /** Null if the person was never ruined here. */
    intrigueRuin: ruin,
    intrigueRuins: ask.all(RUIN)('from intrigue_ruins order by person'),
  };
}

const EVENT = {
  nth: 'integer',
  type: 'text',
  audience: 'text',
  to: 'integer',
  event: 'text',
  salt: 'text',
  who: 'integer',
  at: 'integer',
} as const;
const MOVED = {
  copy: 'integer',
  turn: 'integer',
  place: 'text',
  of: 'integer',
  contract: 'integer',
  match: 'integer',
  why: 'text',
  nth: 'integer',
} as const;
const MADE: Columns<Pick<StoredIntrigueCopy, 'key' | 'copy'>> = of('intrigue_copies', 'key', 'copy');

export function intrigueWrites(ask: Asking) {
  const add = ask.all(MADE)(
    `insert into intrigue_copies (copy, place, turn)
      select made.copy, 'spent', 0 from ${ask.rows('made', { copy: 'text' }, 'made')} order by made.nth
      returning ${list(MADE)}`,
    (made: readonly Pick<StoredIntrigueCopy, 'copy'>[]) => ({ made }),
  );
  const move = ask.values<number>()(
    ask.words.adding('intrigue_moves', columnsOf(MOVED, { of: 'of_person' }), 'moves', MOVED),
    (moves: readonly NewIntrigueMove[]) => ({ moves }),
  );
  return {
    /** Appends to the log of the deck, which has no gaps. */
    addDeckEvents: ask.tellEach<WrittenDeckEvent>(
      'events',
      ask.insertEach('deck_events', 'events', EVENT, { to: 'to_person' }),
    ),
    /** IN1: makes the copies of a deck; returns their keys in order. */
    addIntrigueCopies: async (copies: readonly string[]): Promise<readonly number[]> => {
      const made = new Map((await add(copies.map((copy) => ({ copy })))).map(({ copy, key }) => [copy, key]));
      return copies.map((copy) => present(made.get(copy), 'each copy gets its key'));
    },
    /** Moves copies, one after another; a law of the database puts each where its move says. */
    addIntrigueMoves: async (moves: readonly NewIntrigueMove[]): Promise<void> => {
      if (moves.length > 0) await move(moves);
    },
    /** IN25: sets or ends the ruin of a trader who was dealt no promises, or the match after which it comes. */
    putIntrigueRuin: ask.tell(
      `insert into intrigue_ruins (person, ruined, ruin_after)
        values (:person, :ruined, (select key from matches where id = :ruinAfter))
        on conflict (person) do update set ruined = excluded.ruined, ruin_after = excluded.ruin_after`,
      ({ person, ruined, ruinAfter }: StoredRuin) => ({ person, ruined, ruinAfter }),
    ),
  };
}
