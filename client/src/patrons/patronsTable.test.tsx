// @vitest-environment happy-dom
// PatronsTable: what the table shows, asks and says, in games that the core has played.

import {
  decideGame,
  foresee,
  type GameRefusal,
  type GameSeatCommand,
  type Offer,
  sealedGameViewOf,
} from '@dunmer/shared/patrons';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { keep, keptKeys, recall } from '../device/index.ts';
import { asks, gameAt, isOwnTurn, NAMES, namingIn, offersIn, tableOf } from '../harness/gameTable.tsx';
import { GAME_TERMS, LocalGame, seenIn } from '../harness/localGame.ts';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { chooseLang } from '../text/index.ts';
import { lyingIn } from './cards/lying.ts';
import { patronsRu } from './patrons.ru.ts';
import { tablesRu } from '../text/tables.ru.ts';
import { whyNot } from './play/outcome.ts';
import type { PatronsSession } from './session.ts';

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  home.known.setState({ event: null });
});

async function open(
  game: LocalGame,
  facts: Partial<PatronsSession> = {},
): Promise<readonly GameSeatCommand[]> {
  const sent: GameSeatCommand[] = [];
  page = await mounted(tableOf(game, sent, facts));
  return sent;
}

const said = (): string => document.body.textContent ?? '';

async function tap(copy: string): Promise<void> {
  const button = document.querySelector<HTMLElement>(`[data-item="${copy}"], [data-copy="${copy}"]`);
  await act(async () => button?.click());
}

const isFirst = (offers: readonly Offer[], offer: Offer): boolean =>
  offers.find(({ copy }) => copy === offer.copy) === offer;

const CODES: readonly GameRefusal['code'][] = ['coins', 'weak', 'closed', 'target'];

test.each(CODES)('UX: a tap on what can’t be done now says why (%s), and nothing is sent', async (code) => {
  // A card is described by the first thing it could do.
  const refusedIn = (game: LocalGame) => {
    const offers = isOwnTurn(game) ? offersIn(game) : [];
    return offers.find((offer) => offer.refusal?.code === code && isFirst(offers, offer));
  };
  const game = gameAt((each) => refusedIn(each) !== undefined);
  const { copy = '', refusal = null } = refusedIn(game) ?? {};
  const sent = await open(game);
  // Cards on the table that can do something now are lit, and no others.
  const shining = [...document.querySelectorAll('[data-copy]')].filter(
    (place) => place.querySelector('[class*="_tile_"][class*="_lit_"]') !== null,
  );
  const able = offersIn(game).filter(({ does, refusal: why }) => does !== 'play' && why === null);
  expect(new Set(shining.map((place) => place.getAttribute('data-copy')))).toEqual(
    new Set(able.map((offer) => offer.copy)),
  );
  await tap(copy);
  expect(said()).toContain(refusal === null ? '' : whyNot(patronsRu, refusal));
  expect(sent).toEqual([]);
});

test('PT11: what can be played is declared by a second press, with what it costs', async () => {
  const playableIn = (game: LocalGame) =>
    isOwnTurn(game)
      ? offersIn(game).find(
          ({ does, namings, refusal }) => does === 'play' && namings.length === 0 && refusal === null,
        )
      : undefined;
  const game = gameAt((each) => playableIn(each) !== undefined);
  const { copy = '', coins = 0 } = playableIn(game) ?? {};
  const sent = await open(game);
  await tap(copy);
  expect(sent).toEqual([]);
  await page?.press(patronsRu.act.play(coins));
  expect(sent).toMatchObject([{ type: 'play', seat: 'a', copy, targets: [] }]);
});

test('PT19: a creature strikes by a tap on it, one on whom it strikes, and a press', async () => {
  const strikeIn = (game: LocalGame) => namingIn(game, ({ does }) => does === 'strike');
  const game = gameAt((each) => strikeIn(each) !== undefined);
  const { copy = '', namings = [] } = strikeIn(game) ?? {};
  const [, target = ''] = namings[0]?.from ?? [];
  const sent = await open(game);
  await tap(copy);
  await tap(target);
  expect(sent).toEqual([]);
  await page?.press(patronsRu.act.strike);
  expect(sent).toMatchObject([{ type: 'strike', seat: 'a', copy, target }]);
});

test('PT12: what is chosen out of a graveyard lies where the hand was; it may be none, one or more', async () => {
  const callIn = (game: LocalGame) => namingIn(game, ({ card }) => card === 'grave-call');
  const game = gameAt((each) => callIn(each) !== undefined);
  const { copy = '', coins = 0, namings = [] } = callIn(game) ?? {};
  const [first = '', second = ''] = namings[0]?.from ?? [];
  const sent = await open(game);
  await tap(copy);
  expect(page?.has(patronsRu.act.play(coins))).toBe(true);
  await tap(second);
  await tap(first);
  await tap(second);
  await page?.press(patronsRu.act.play(coins));
  expect(sent).toMatchObject([{ type: 'play', seat: 'a', copy, targets: [[first]] }]);
});

test('what was named can be taken back until it is declared', async () => {
  const strikeIn = (game: LocalGame) => namingIn(game, ({ does }) => does === 'strike');
  const game = gameAt((each) => strikeIn(each) !== undefined);
  const { copy = '', namings = [] } = strikeIn(game) ?? {};
  const sent = await open(game);
  await tap(copy);
  await tap(namings[0]?.from[0] ?? '');
  await page?.press(patronsRu.act.back);
  await page?.press(patronsRu.act.strike);
  expect(sent).toEqual([]);
  await page?.press(patronsRu.act.back);
  expect(page?.has(patronsRu.end.turn)).toBe(true);
});

test('the end of a turn is asked once more while something could be done, and what it is', async () => {
  const game = gameAt((each) => isOwnTurn(each) && offersIn(each).some(({ refusal }) => refusal === null));
  const sent = await open(game);
  await page?.press(patronsRu.end.turn);
  expect(sent).toEqual([]);
  await page?.press(patronsRu.end.back);
  await page?.press(patronsRu.end.turn);
  await page?.press(patronsRu.end.confirm);
  const { stage } = game.state.rules.common;
  expect(sent).toEqual([{ type: 'endTurn', seat: 'a', turn: stage.at === 'turn' && stage.turn }]);
});

test('where nothing else can be done one press ends the turn', async () => {
  const game = gameAt((each) => isOwnTurn(each) && offersIn(each).every(({ refusal }) => refusal !== null));
  const sent = await open(game);
  await page?.press(patronsRu.end.turn);
  expect(sent).toMatchObject([{ type: 'endTurn', seat: 'a' }]);
});

test('PT20: whoever is struck is asked, with what each choice would come to; nobody is a choice', async () => {
  const game = gameAt(asks('defend'));
  const sent = await open(game);
  expect(document.querySelectorAll('ul button strong').length).toBeGreaterThan(1);
  expect(said()).toContain(patronsRu.ask.nobody);
  // Each option tells its own outcome.
  const [undefended, ...defended] = [...document.querySelectorAll('ul button strong + span')].map(
    (span) => span.textContent,
  );
  expect(defended).not.toContain(undefended);
  const options = [...document.querySelectorAll<HTMLElement>('ul button:has(strong)')];
  const isPressed = () => options.map((option) => option.getAttribute('aria-pressed') === 'true');
  for (const picked of [options[1], options[0]]) {
    await act(async () => picked?.click());
    expect(isPressed()).toEqual(options.map((option) => option === picked));
    expect(page?.has(patronsRu.ask.defendWith)).toBe(picked !== options[0]);
  }
  await page?.press(patronsRu.ask.nobodyIt);
  expect(sent).toMatchObject([{ type: 'defend', seat: 'a', copy: null }]);
});

test.each([true, false])(
  'PT20: of a strike is said that it may be defended where it may: %s',
  async (may) => {
    const strikeIn = (game: LocalGame) =>
      namingIn(game, ({ does, copy, namings }) => {
        if (does !== 'strike') return false;
        const { state } = game;
        const view = sealedGameViewOf(state, 'a');
        const { stage } = view.common;
        const [target = ''] = namings[0]?.from ?? [];
        if (view.viewer === 'watcher' || stage.at !== 'turn') return false;
        const strike = { type: 'strike', seat: 'a', turn: stage.turn, copy, target } as const;
        return (foresee(GAME_TERMS, decideGame(GAME_TERMS), view, strike)?.defenders.length ?? 0) > 0 === may;
      });
    const game = gameAt((each) => strikeIn(each) !== undefined);
    const { copy = '', namings = [] } = strikeIn(game) ?? {};
    await open(game);
    await tap(copy);
    await tap(namings[0]?.from[0] ?? '');
    expect(said().includes(patronsRu.foresee.undefended(''))).toBe(may);
  },
);

test('UX 9: whoever is struck reads once how one defends', async () => {
  const game = gameAt(asks('defend'));
  await open(game);
  expect(said()).toContain(patronsRu.lessons.defend);
  const { stage } = game.state.rules.common;
  const asking = stage.at === 'turn' ? (stage.asked?.id ?? 0) : 0;
  const { state, log } = game;
  game.do({ type: 'defend', seat: 'a', asking, copy: null });
  await page?.show(tableOf(game, []));
  await page?.unmount();
  page = await mounted(tableOf({ state, log }, []));
  expect(page.has(patronsRu.ask.nobodyIt)).toBe(true);
  expect(said()).not.toContain(patronsRu.lessons.defend);
});

test.each(['patron', 'exchange'] as const)(
  'PT8: whose %s is still awaited stands under the head: the own one, then the other’s',
  async (step) => {
    const game =
      step === 'patron'
        ? new LocalGame(1)
        : gameAt(({ state }) => {
            const { stage } = state.rules.common;
            return (
              stage.at === 'preparing' &&
              stage.step === 'exchange' &&
              stage.exchanged.a === null &&
              stage.exchanged.b === null
            );
          });
    const status = () => document.querySelector('[data-whose] [role="status"]')?.textContent;
    await open(game);
    expect(status()).toBe(patronsRu.moment[step]);
    game.do(
      step === 'patron'
        ? { type: 'choosePatron', seat: 'a', patron: 'salt-lady' }
        : { type: 'exchange', seat: 'a', copies: [] },
    );
    await page?.show(tableOf(game, []));
    expect(status()).toBe(patronsRu.moment.waits(NAMES.b));
  },
);

test('PT27: of two clocks the one that runs is told, and none of the other’s before the film has come to it', async () => {
  const game = gameAt(asks('defend'));
  const clocks = [
    { seat: 'b', left: 42_000, runs: false },
    { seat: 'a', left: 17_000, runs: true },
  ] as const;
  const timer = () => document.querySelector('[role="timer"]')?.textContent;
  await open(game, { clocks, clocksAt: Date.now() });
  expect(timer()).toMatch(/^0:1/);
  await page?.unmount();
  keep(`patrons.seen.${game.state.seals.match}.a`, String(seenIn(game.log, 'a').length - 2));
  await open(game, { clocks: [{ seat: 'b', left: 42_000, runs: true }], clocksAt: Date.now() });
  expect(timer()).toBeUndefined();
});

/** The same game twice: when a target is asked for, and when one is asked for again later. */
function askedTwice(): readonly [Pick<LocalGame, 'state' | 'log'>, LocalGame] {
  for (let seed = 1; seed < 60; seed++) {
    const [game, random] = [new LocalGame(seed), seeded(seed)];
    if (!game.playTo(asks('target'), random)) continue;
    const { state, log } = game;
    const { askings } = state.rules.common;
    if (game.playTo((each) => asks('target')(each) && each.state.rules.common.askings > askings, random))
      return [{ state, log }, game];
  }
  throw new Error('no game comes to that');
}

test('what was named for one asking is not named for the next', async () => {
  const [before, after] = askedTwice();
  const { stage } = before.state.rules.common;
  page = await mounted(tableOf(before, []));
  await tap(stage.at === 'turn' && stage.asked?.what === 'target' ? (stage.asked.from[0] ?? '') : '');
  expect(page.has(patronsRu.ask.choose)).toBe(true);
  await page.show(tableOf(after, []));
  await page.press(patronsRu.film.skip);
  expect(page.has(patronsRu.ask.choose)).toBe(false);
  expect(page.has(patronsRu.ask.first)).toBe(true);
});

test('while the other is asked, or has the turn, nothing can be answered or ended', async () => {
  const ofTheOther = (isAsked: boolean) => (game: LocalGame) => {
    const { stage } = game.state.rules.common;
    return isAsked
      ? stage.at === 'turn' && stage.asked?.what === 'defend' && stage.asked.seat === 'b'
      : stage.at === 'turn' && stage.asked === null && stage.seat === 'b';
  };
  for (const isAsked of [true, false]) {
    await page?.unmount();
    await open(gameAt(ofTheOther(isAsked)));
    for (const name of [patronsRu.ask.nobodyIt, patronsRu.end.turn]) expect(page?.has(name)).toBe(false);
    expect(document.querySelector('[role="status"]')?.textContent).toContain(NAMES.b);
  }
});

test('PT16: a target is chosen of those that are asked for, and sent by a second press', async () => {
  const game = gameAt(asks('target'));
  const { stage } = game.state.rules.common;
  const [first = '', second = ''] =
    stage.at === 'turn' && stage.asked?.what === 'target' ? stage.asked.from : [];
  const sent = await open(game);
  await tap(first);
  // A tap on another target replaces the first.
  await tap(second);
  expect(sent).toEqual([]);
  await page?.press(patronsRu.ask.choose);
  expect(sent).toMatchObject([{ type: 'choose', seat: 'a', copies: [second] }]);
});

test('PT16: of the own hand neither less nor more is named than is asked for', async () => {
  const game = gameAt((each) => {
    const { stage } = each.state.rules.common;
    return asks('keep')(each) && stage.at === 'turn' && (stage.asked?.atMost ?? 0) > 1;
  });
  const { common, secret } = game.state.rules;
  const most = common.stage.at === 'turn' ? (common.stage.asked?.atMost ?? 0) : 0;
  const sent = await open(game);
  await page?.press(patronsRu.ask.exact(0, most));
  const [first, ...others] = secret.a.hand;
  await tap(first?.copy ?? '');
  await page?.press(patronsRu.ask.exact(1, most));
  expect(sent).toEqual([]);
  for (const { copy } of others) await tap(copy);
  expect(document.querySelectorAll('[data-item][aria-pressed="true"]')).toHaveLength(most);
  await page?.press(patronsRu.ask.drop);
  const [answer] = sent;
  expect(answer?.type === 'choose' && answer.copies).toHaveLength(most);
});

test('UX 7: nothing is asked before the film has shown what led to it, and it can be cut short', async () => {
  const game = gameAt(asks('defend'));
  keep(`patrons.seen.${game.state.seals.match}.a`, String(seenIn(game.log, 'a').length - 2));
  await open(game);
  expect(page?.has(patronsRu.ask.nobodyIt)).toBe(false);
  expect(said()).not.toContain(patronsRu.ask.nobody);
  await page?.press(patronsRu.film.skip);
  expect(page?.has(patronsRu.ask.nobodyIt)).toBe(true);
  // This device does not show it again.
  const seen = keptKeys('patrons.seen').map((key) => recall(key));
  expect(seen).toEqual([String(seenIn(game.log, 'a').length)]);
});

test('PT8: a patron is chosen, asked once more, and sealed', async () => {
  const sent = await open(new LocalGame(1));
  const [first] = document.querySelectorAll<HTMLElement>('main li button[aria-pressed]');
  await act(async () => first?.click());
  await page?.press(patronsRu.prepare.takeIt('Соляная Госпожа'));
  expect(sent).toEqual([]);
  await page?.press(patronsRu.prepare.take);
  expect(sent).toEqual([{ type: 'choosePatron', seat: 'a', patron: 'salt-lady' }]);
});

test('PT8: of each court is shown which cards a patron brings, and how many of each', async () => {
  await open(new LocalGame(1));
  const patron = GAME_TERMS.catalogue.get('salt-lady');
  if (patron?.kind !== 'patron') throw new Error('a patron');
  await page?.press(patronsRu.prepare.courtOf(patron.name.ru));
  const rows = [...document.querySelectorAll('dialog li p:has(strong)')].map((row) => row.textContent);
  const ofCard = (id: string): string => {
    const count = patron.court.filter((each) => each === id).length;
    return `${GAME_TERMS.catalogue.get(id)?.name.ru}${count > 1 ? ` × ${count}` : ''}`;
  };
  expect(rows.toSorted()).toEqual([...new Set(patron.court)].map(ofCard).toSorted());
});

test('PT27: whoever chooses a patron reads whose court they get where the time runs out, if one runs', async () => {
  const { differ, late } = patronsRu.prepare;
  await open(new LocalGame(1));
  expect(said()).toContain(differ);
  expect(said()).not.toContain(late('Соляная Госпожа'));
  await page?.unmount();
  await open(new LocalGame(1), { clocks: [{ seat: 'a', left: 20_000, runs: true }], clocksAt: Date.now() });
  expect(said()).toContain(`${differ} ${late('Соляная Госпожа')}`);
});

test('what was pressed says that it is on its way, and when that takes long', async () => {
  const { moment } = patronsRu;
  for (const [sending, word] of [
    ['yes', moment.sending],
    ['late', moment.late],
  ] as const) {
    const sent = await open(new LocalGame(1), { sending });
    await page?.press(word);
    expect(sent).toEqual([]);
    await page?.unmount();
  }
});

test('PT8, step 6: who keeps all presses once', async () => {
  const game = gameAt(({ state }) => {
    const { stage } = state.rules.common;
    return stage.at === 'preparing' && stage.step === 'exchange' && stage.exchanged.a === null;
  });
  const sent = await open(game);
  await page?.press(patronsRu.prepare.keep);
  expect(sent).toEqual([{ type: 'exchange', seat: 'a', copies: [] }]);
});

test('whose moment it is stands under the head, and a pause takes all presses away', async () => {
  const game = gameAt(isOwnTurn);
  await open(game, { isHeld: true });
  expect(said()).toContain('Ваш ход');
  expect(page?.has(patronsRu.end.turn)).toBe(false);
});

test('in a pause no patron can be taken', async () => {
  await open(new LocalGame(1), { isHeld: true });
  const [first] = document.querySelectorAll<HTMLElement>('main li button[aria-pressed]');
  await act(async () => first?.click());
  await page?.press(patronsRu.prepare.takeIt('Соляная Госпожа'));
  expect(page?.has(patronsRu.prepare.take)).toBe(false);
});

test('the menu offers no courts of both patrons where a match has ended before these were opened', async () => {
  const early = new LocalGame(1);
  expect(early.do({ type: 'concede', seat: 'b' }).ok).toBe(true);
  for (const [game, hasCourts] of [
    [gameAt(isOwnTurn), true],
    [early, false],
  ] as const) {
    await open(game);
    await page?.press(patronsRu.menu.title);
    expect(page?.has(patronsRu.menu.rules)).toBe(true);
    expect(page?.has(patronsRu.menu.courts)).toBe(hasCourts);
    await page?.unmount();
  }
});

test('a pause that comes while the patron is asked about once more holds that answer, too', async () => {
  const game = new LocalGame(1);
  const sent: GameSeatCommand[] = [];
  page = await mounted(tableOf(game, sent));
  const [first] = document.querySelectorAll<HTMLElement>('main li button[aria-pressed]');
  await act(async () => first?.click());
  await page.press(patronsRu.prepare.takeIt('Соляная Госпожа'));
  await page.show(tableOf(game, sent, { isHeld: true }));
  await page.press(patronsRu.prepare.take);
  expect(sent).toEqual([]);
});

test('PT26: whoever has lost by count reads how much life the other’s patron has left, and theirs', async () => {
  const leftIn = ({ state }: LocalGame, seat: Seat) =>
    lyingIn(GAME_TERMS.catalogue, state.rules.common).find(
      ({ card, definition }) => card.owner === seat && definition.kind === 'patron',
    )?.left ?? 0;
  const game = gameAt((each) => {
    const { stage } = each.state.rules.common;
    const isLost =
      stage.at === 'finished' && stage.outcome.kind === 'counted' && stage.outcome.winner === 'b';
    return isLost && leftIn(each, 'a') > 0;
  });
  await open(game);
  const [mine, theirs] = [String(leftIn(game, 'a')), String(leftIn(game, 'b'))];
  expect(document.querySelector('main h2')?.textContent).toBe(patronsRu.over.counted.lost(mine, theirs));
});

test('how it ended is said in a sentence', async () => {
  const game = gameAt(({ state }) => state.rules.common.stage.at === 'finished');
  await open(game);
  expect(document.querySelector('main h2')?.textContent).toMatch(/победили|соперник|Ничья/);
});

test('to a watcher nobody is an opponent: each side and each graveyard has its owner’s name', async () => {
  const game = gameAt(isOwnTurn);
  const view = sealedGameViewOf(game.state, 'watcher');
  await open(game, { view, events: seenIn(game.log, 'watcher') });
  const sides = [...document.querySelectorAll('main section')].map((side) => side.getAttribute('aria-label'));
  expect(sides).toEqual([patronsRu.side.of(NAMES.b), patronsRu.side.of(NAMES.a)]);
});

test('both faces stand in one order with the names in the head: to a watcher from the far side, to a player their own first', async () => {
  const game = gameAt(({ state }) => {
    const { stage } = state.rules.common;
    return stage.at === 'preparing' && stage.step === 'exchange' && stage.exchanged.a !== null;
  });
  const faces = () => [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
  await open(game);
  expect(faces()).toEqual([patronsRu.side.yours, NAMES.b]);
  await page?.unmount();
  const view = sealedGameViewOf(game.state, 'watcher');
  await open(game, { view, events: seenIn(game.log, 'watcher') });
  expect(faces()).toEqual([NAMES.b, NAMES.a]);
});

/** Tells whether the rules of this table link to the lesson. */
async function leadsToLesson(facts: Partial<PatronsSession>): Promise<boolean> {
  await page?.unmount();
  await open(gameAt(isOwnTurn), facts);
  await page?.press(patronsRu.menu.rules);
  return page?.has(tablesRu.lesson.begin) === true;
}

test('the rules lead to the lesson where the module is on, and nobody away from a clock that runs', async () => {
  const { event } = homeView();
  const switched = (patrons: 'on' | 'off') =>
    home.known.setState({ event: { ...event, settings: { ...event.settings, patrons } } });
  switched('on');
  expect(await leadsToLesson({})).toBe(true);
  expect(await leadsToLesson({ clocks: [{ seat: 'a', left: 9000, runs: true }] })).toBe(false);
  switched('off');
  expect(await leadsToLesson({})).toBe(false);
});

test('R10: since staff have revised the result, the heading says how it stands now', async () => {
  const game = new LocalGame(1);
  game.do({ type: 'concede', seat: 'b' });
  const by = { act: 'settledAgain', by: 'organiser', reason: 'an error' } as const;
  game.do({ type: 'note', note: { ...by, kind: 'awarded', winner: 'b' } });
  await open(game);
  expect(document.querySelector('h2')?.textContent).toBe('Вы проиграли');
});

test('where both have a patron of one name the record says whose it is, to a watcher by name', async () => {
  const game = new LocalGame(3);
  for (const seat of SEATS) game.do({ type: 'choosePatron', seat, patron: 'shadow-master' });
  const woundsBoth = ({ state: { rules } }: LocalGame): boolean =>
    rules.common.zone.filter(({ card, wounds }) => card === 'shadow-master' && wounds > 0).length === 2;
  expect(game.playTo(woundsBoth, seeded(3))).toBe(true);
  const record = async (viewer: 'a' | 'watcher'): Promise<string> => {
    await page?.unmount();
    await open(game, { view: sealedGameViewOf(game.state, viewer), events: seenIn(game.log, viewer) });
    await page?.press(patronsRu.film.log);
    return document.querySelector('dialog')?.textContent ?? '';
  };
  const own = await record('a');
  expect(own).toMatch(/ран\S+ «Хозяин Теней» на/);
  expect(own).toMatch(/ран\S+ «Хозяин Теней \(у соперника\)» на/);
  const watched = await record('watcher');
  expect(watched).toContain(`«Хозяин Теней (${NAMES.b})»`);
  expect(watched).not.toContain('у соперника');
});
