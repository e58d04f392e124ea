// Window leaks: mistakes by which a server gives away what a hand of intrigue cards holds, for the pairs that differ in
// one. Each is planted in one real server, on one of its ways out.

import { cardOf, type DeckEvent, type DeckState, handOf } from '@dunmer/shared/intrigue';
import { err, ok } from '@dunmer/shared/lib';
import type { Batch } from '@dunmer/shared/protocol';
import type { MatchEvent } from '@dunmer/shared/fairness';
import type { App } from '../../src/app/index.ts';
import { DeckSteps } from '../../src/intrigue/steps.ts';
import { Ticking } from '../../src/intrigue/ticking.ts';
import { LiveMatches } from '../../src/match/liveMatches.ts';
import { Rooms } from '../../src/realtime/rooms.ts';
import type { Texts } from '../../src/store/index.ts';
import { inHomes, inPages, inPlace } from './inPlace.ts';
import { asTrade } from '../support/tradeLive.ts';

const LETTER = 'intercepted-letter';

/** What a mistake can use: the hand that is to be hidden, as it is now. */
interface Truth {
  readonly app: App;
  readonly hider: string;
  readonly hand: () => readonly string[];
}

/** Plants the mistake; returns a function that takes it out again. */
type Plant = (truth: Truth) => () => void;

export interface WindowLeak {
  readonly plant: Plant;
  /** How far an event has to be played for it to show. */
  readonly until: 'match' | 'ring';
}

const letters = ({ hand }: Truth): number => hand().filter((copy) => cardOf(copy) === LETTER).length;

/** The home screens of others hold the ids of a hand. */
const home: Plant = ({ hand }) => inHomes((body) => ({ ...body, hand: hand() }));

/** Home screens are told once more for each cancel in the hand. */
const frames: Plant = (truth) =>
  inHomes(
    (body) => body,
    () => 1 + letters(truth),
  );

/** A contract also tells the other party with which cards it could be answered. */
const answers: Plant = ({ hand }) =>
  inHomes((body) => {
    const said = JSON.stringify(body, (key, value: unknown) =>
      key === 'answers' ? hand().filter((copy) => cardOf(copy) === LETTER) : value,
    );
    const other: unknown = JSON.parse(said);
    return typeof other === 'object' && other !== null ? other : body;
  });

/** A refusal is longer by what somebody else holds. */
const refusal: Plant = (truth) => {
  const { commands } = truth.app;
  const { command } = commands;
  return inPlace(commands, {
    async command(...asked: Parameters<typeof command>) {
      const result = await command.apply(commands, asked);
      return result.ok ? result : err(Object.assign({ of: ' '.repeat(letters(truth)) }, result.error));
    },
  });
};

/** The preview of a default says which cards it would spend. */
const preview: Plant = ({ app: { commands }, hand }) => {
  const { preview: look } = commands;
  return inPlace(commands, {
    async preview(...asked: Parameters<typeof look>) {
      const looked = await look.apply(commands, asked);
      if (!looked.ok || asked[1].type !== 'answerIntrigueFor') return looked;
      return ok(Object.assign({ cards: hand() }, looked.value));
    },
  });
};

/** The public log of draws also names the cards that came to somebody. */
const deckLog: Plant = ({ hand }) => inPages('/api/intrigue/log', () => JSON.stringify({ came: hand() }));

/** The export for organisers says what is in a hand. */
const table: Plant = ({ hand }) =>
  inPages('/api/staff/export/intrigue.csv', () =>
    hand()
      .map((copy) => `hand,${copy}\n`)
      .join(''),
  );

/** The news of a draw names the card. */
const news: Plant = ({ app }) => {
  const { intrigue } = app.store.read;
  const { deckNews } = intrigue;
  return inPlace(intrigue, {
    async deckNews(...of: Parameters<typeof deckNews>) {
      const log = await intrigue.deckLog();
      const found = await deckNews.apply(intrigue, of);
      return found.map((one) => {
        const before = log.find(({ nth }) => nth === one.nth - 1)?.event;
        const copy = before?.type === 'CardCame' ? before.copy : null;
        return copy === null ? one : { ...one, event: Object.assign({}, one.event, { drawn: copy }) };
      });
    },
  });
};

/** Only somebody who really holds a cancel is asked. */
const asks: Plant = () => {
  const { take } = DeckSteps.prototype;
  return inPlace(DeckSteps.prototype, {
    take(this: DeckSteps, ...of: Parameters<typeof take>) {
      const taken = take.apply(this, of);
      if (!taken.ok) return taken;
      for (const { asked } of this.state.common.actions) {
        if (asked === null) continue;
        const hand = handOf(this.state, asked.who);
        if (hand.some((copy) => cardOf(copy) === LETTER)) continue;
        take.call(this, { type: 'answerFor', who: asked.who, asking: asked.asking, by: 'clock' });
      }
      return taken;
    },
  });
};

/** The time to answer is shorter for somebody who has nothing to answer with. */
const clock: Plant = (truth) => {
  const { are } = Ticking.prototype;
  return inPlace(Ticking.prototype, {
    are(this: Ticking, ...[dues, left]: Parameters<typeof are>): void {
      const shorter = letters(truth) % 2 === 0 ? 1 : 2;
      are.call(
        this,
        dues.map((due) => ({ ...due, full: due.full / shorter })),
        left,
      );
    },
  });
};

/** The order in which cards are spent depends on what stays in the hand. */
const order: Plant = (truth) => {
  const { intrigue } = truth.app.store.read;
  const { deckNews, deckLog: log } = intrigue;
  const turned = <E extends DeckEvent>(event: E): E =>
    event.type === 'CardsSpent' && letters(truth) % 2 === 0
      ? { ...event, copies: event.copies.toReversed() }
      : event;
  return inPlace(intrigue, {
    async deckNews(...of: Parameters<typeof deckNews>) {
      const found = await deckNews.apply(intrigue, of);
      return found.map((one) => ({ ...one, event: turned(one.event) }));
    },
    async deckLog() {
      const found = await log.call(intrigue);
      return found.map((one) => ({ ...one, event: turned(one.event) }));
    },
  });
};

/** The journal holds in plain text what only one may know. */
const journal: Plant = ({ app: { matches } }) => {
  const { deck } = matches.context;
  const { put } = deck;
  return inPlace(deck, {
    put(...[tx, live]: Parameters<typeof put>): void {
      Reflect.apply(tx.note, tx, [{ is: 'text', text: JSON.stringify(live.state.secret) }]);
      put.call(deck, tx, live);
    },
  });
};

/** The server's log, which its keeper reads, counts what somebody holds. */
const serverLog: Plant = (truth) => {
  const { take } = DeckSteps.prototype;
  return inPlace(DeckSteps.prototype, {
    take(this: DeckSteps, ...of: Parameters<typeof take>) {
      truth.app.matches.context.log.info({ cancels: letters(truth) }, 'a command to the deck');
      return take.apply(this, of);
    },
  });
};

/** Everybody is told which cards a seat holds from now on. */
const hold: Plant = () => {
  const { put } = LiveMatches.prototype;
  const { tellBatch } = Rooms.prototype;
  let hands: readonly (readonly string[])[] = [];
  const takeOut = [
    inPlace(LiveMatches.prototype, {
      put(this: LiveMatches, ...[tx, match]: Parameters<typeof put>): void {
        const { a, b } = asTrade(match).state.rules.secret;
        hands = [a, b].map(({ windows }) => (windows?.hand ?? []).map(({ key }) => key));
        put.call(this, tx, match);
      },
    }),
    inPlace(Rooms.prototype, {
      tellBatch(this: Rooms, rooms: readonly string[], told: Batch, texts: Texts<MatchEvent>): void {
        const isHolding = told.events.some(({ type }) => type === 'HoldingChanged');
        const events = told.events.map((event) => (isHolding ? Object.assign({ hands }, event) : event));
        tellBatch.call(this, rooms, { ...told, events }, texts);
      },
    }),
  ];
  return () => takeOut.forEach((take) => take());
};

/** The seed of the pair that finds them: one run holds one cancel more. */
export const LEAKING = 3;

export const WINDOW_LEAKS = {
  home: { plant: home, until: 'match' },
  'the number of home screens': { plant: frames, until: 'match' },
  'answers in a contract': { plant: answers, until: 'match' },
  'the size of a refusal': { plant: refusal, until: 'ring' },
  'a preview': { plant: preview, until: 'match' },
  'the log of the deck': { plant: deckLog, until: 'match' },
  'an export': { plant: table, until: 'match' },
  'the news': { plant: news, until: 'match' },
  'who is asked': { plant: asks, until: 'match' },
  'the clock of an asking': { plant: clock, until: 'match' },
  'the order of what is spent': { plant: order, until: 'match' },
  'the journal': { plant: journal, until: 'match' },
  'the log of the server': { plant: serverLog, until: 'match' },
  'what a match is told of a hand': { plant: hold, until: 'ring' },
} as const satisfies Readonly<Record<string, WindowLeak>>;

/** Plants a mistake in a server with this hider; returns a function that takes it out again. */
export function plantWindowLeak({ plant }: WindowLeak, app: App, hider: string): () => void {
  const { deck } = app.matches.context;
  const { put } = deck;
  let state: DeckState | null = null;
  const takeOut = [
    inPlace(deck, {
      put(...[tx, live]: Parameters<typeof put>): void {
        ({ state } = live);
        put.call(deck, tx, live);
      },
    }),
    plant({ app, hider, hand: () => (state === null ? [] : handOf(state, hider)) }),
  ];
  return () => takeOut.toReversed().forEach((take) => take());
}
