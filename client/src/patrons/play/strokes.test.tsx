// @vitest-environment happy-dom
// Strokes: what is declared by drawing a card onto the table or onto another card, and when it is only taken up.

import type { GameSeatCommand, Offer } from '@dunmer/shared/patrons';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { keep } from '../../device/index.ts';
import { asks, gameAt, isOwnTurn, namingIn, offersIn, tableOf } from '../../harness/gameTable.tsx';
import { GAME_TERMS, type LocalGame, seenIn } from '../../harness/localGame.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { chooseLang } from '../../text/index.ts';
import { patronsRu } from '../patrons.ru.ts';

let page: Mounted | null = null;
let under: Mock<Document['elementFromPoint']>;
let sent: GameSeatCommand[] = [];

beforeAll(() => chooseLang('ru'));
beforeEach(() => {
  // With fake timers a stroke on a slow machine is never taken for a hold.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  under = vi.spyOn(document, 'elementFromPoint');
});
afterEach(async () => {
  under.mockRestore();
  await page?.unmount();
  page = null;
  vi.useRealTimers();
});

async function open(game: LocalGame): Promise<void> {
  sent = [];
  page = await mounted(tableOf(game, sent));
}

const placeOf = (copy: string): Element | null =>
  document.querySelector(`[data-item="${copy}"], [data-copy="${copy}"]`);
const said = (): string => document.body.textContent ?? '';

/** Where a stroke can end: on a card, on the bare table, or back over the hand. */
const ON_TABLE = '[data-board]';
const OVER_HAND = 'ul:has([data-item])';

/** Sends a pointer event at this height, over a card or over a part of the page. */
function point(type: string, clientY: number, over: string, more: PointerEventInit = {}): Promise<void> {
  under.mockImplementation(() => placeOf(over) ?? document.querySelector(over));
  const target = type === 'pointerdown' ? placeOf(over) : document.querySelector('main > div');
  const buttons = type === 'pointermove' ? 1 : 0;
  const init = { bubbles: true, button: 0, buttons, pointerId: 1, clientX: 9, clientY, ...more };
  return act(async () => void target?.dispatchEvent(new PointerEvent(type, init)));
}

/** Draws from a card upwards, over this place. */
async function drawOut(from: string, over: string): Promise<void> {
  await point('pointerdown', 90, from);
  await point('pointermove', 60, over);
  await point('pointermove', 10, over);
}

/** Draws from a card and lets go over this place. `look` runs before letting go. */
async function draw(from: string, over: string, look: () => void = () => undefined): Promise<void> {
  await drawOut(from, over);
  look();
  await point('pointerup', 10, over);
}

const isDrawn = (): boolean => document.querySelector('[data-drawn]') !== null;
const strikeIn = (game: LocalGame) => namingIn(game, ({ does }) => does === 'strike');

/** Returns the playable cards of the hand that name nobody. */
const plainOf = (game: LocalGame): readonly Offer[] =>
  isOwnTurn(game)
    ? offersIn(game).filter(
        ({ does, namings, refusal }) => does === 'play' && namings.length === 0 && refusal === null,
      )
    : [];
const plainIn = (game: LocalGame): Offer | undefined => plainOf(game)[0];

test('PT19: a stroke from a creature to whom it strikes declares it; before, it says what follows', async () => {
  const game = gameAt((each) => strikeIn(each) !== undefined);
  const { copy = '', namings = [] } = strikeIn(game) ?? {};
  const [, target = ''] = namings[0]?.from ?? [];
  await open(game);
  await drawOut(copy, ON_TABLE);
  expect(document.querySelector('[class*="arrow"]')?.hasAttribute('data-meant')).toBe(false);
  // Onto another card: the outcome shown is for that card.
  await point('pointermove', 12, target);
  expect(document.querySelector('[class*="arrow"]')?.hasAttribute('data-meant')).toBe(true);
  expect(said()).toMatch(/останется|падёт/);
  await point('pointercancel', 12, target);
  await draw(copy, target, () => {
    expect(sent).toEqual([]);
    expect(said()).toContain(patronsRu.act.letGo.strike);
    expect(said()).toMatch(/останется|падёт/);
  });
  expect(sent).toMatchObject([{ type: 'strike', seat: 'a', copy, target }]);
});

test('a stroke that ends on nobody whom it could mean has taken the card up, and no more', async () => {
  const game = gameAt((each) => strikeIn(each) !== undefined);
  const { copy = '' } = strikeIn(game) ?? {};
  await open(game);
  await draw(copy, ON_TABLE, () => expect(said()).toContain(patronsRu.act.drawTo));
  expect(sent).toEqual([]);
  expect(said()).toContain(patronsRu.act.strikeWhom);
});

test('PT13: a card that names nobody is played where it is let go on the table', async () => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  const { copy = '' } = plainIn(game) ?? {};
  await open(game);
  await draw(copy, ON_TABLE, () => {
    expect(said()).toContain(patronsRu.act.letGo.play);
    expect(document.querySelector(ON_TABLE)?.hasAttribute('data-meant')).toBe(true);
  });
  expect(sent).toMatchObject([{ type: 'play', seat: 'a', copy, targets: [] }]);
});

test('a card that is drawn back into the hand is put down', async () => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  const { copy = '', coins = 0 } = plainIn(game) ?? {};
  await open(game);
  await draw(copy, OVER_HAND, () => expect(said()).toContain(patronsRu.act.drawOut));
  expect(sent).toEqual([]);
  expect(page?.has(patronsRu.act.play(coins))).toBe(false);
  expect(page?.has(patronsRu.end.turn)).toBe(true);
});

test('what can’t be paid for can’t be drawn', async () => {
  const dearIn = (game: LocalGame) =>
    isOwnTurn(game) ? offersIn(game).find(({ refusal }) => refusal?.code === 'coins') : undefined;
  const game = gameAt((each) => dearIn(each)?.does === 'play');
  await open(game);
  await draw(dearIn(game)?.copy ?? '', ON_TABLE);
  expect(sent).toEqual([]);
  expect(page?.has(patronsRu.end.turn)).toBe(true);
});

test('PT12: a spell is drawn onto its target; on the bare table it asks whom it is for', async () => {
  const spellIn = (game: LocalGame) =>
    namingIn(game, ({ does, namings: [naming, ...more] }) => {
      return does === 'play' && naming?.atLeast === 1 && more.every(({ atMost }) => atMost === 0);
    });
  const game = gameAt((each) => spellIn(each) !== undefined);
  const { copy = '', namings = [] } = spellIn(game) ?? {};
  const [first = '', second = ''] = namings[0]?.from ?? [];
  await open(game);
  await draw(copy, ON_TABLE);
  expect(sent).toEqual([]);
  expect(said()).toContain(patronsRu.act.target);
  await page?.press(patronsRu.act.back);
  await draw(copy, second);
  expect(first).not.toBe(second);
  expect(sent).toMatchObject([{ type: 'play', seat: 'a', copy, targets: [[second]] }]);
});

test('PT12: where up to so many may be named a stroke does not say that these are all', async () => {
  const callIn = (game: LocalGame) => namingIn(game, ({ card }) => card === 'grave-call');
  const game = gameAt((each) => callIn(each) !== undefined);
  await open(game);
  await draw(callIn(game)?.copy ?? '', ON_TABLE);
  expect(sent).toEqual([]);
  expect(said()).toContain(patronsRu.act.upTo(2));
});

test('PT20: a defender is drawn in the way of the strike', async () => {
  const game = gameAt(asks('defend'));
  const { stage } = game.state.rules.common;
  const asked = stage.at === 'turn' ? stage.asked : null;
  if (asked?.what !== 'defend') throw new Error('nobody is asked for a defender');
  const [defender = ''] = asked.from;
  await open(game);
  await draw(defender, ON_TABLE);
  expect(sent).toEqual([]);
  expect(page?.has(patronsRu.ask.defendWith)).toBe(true);
  await drawOut(defender, ON_TABLE);
  await point('pointerup', 90, defender);
  expect(page?.has(patronsRu.ask.nobodyIt)).toBe(true);
  const bystander = game.state.rules.common.zone.find(
    ({ copy }) => ![defender, asked.striker, asked.target].includes(copy),
  );
  await draw(defender, bystander?.copy ?? '', () => expect(said()).not.toContain(patronsRu.act.letGo.defend));
  expect(sent).toEqual([]);
  await draw(defender, asked.target);
  expect(sent.splice(0)).toMatchObject([{ type: 'defend', seat: 'a', copy: defender }]);
  await draw(defender, asked.striker, () => expect(said()).toContain(patronsRu.act.letGo.defend));
  expect(sent).toMatchObject([{ type: 'defend', seat: 'a', copy: defender }]);
});

/** Makes this device forget that it has shown the newest events. */
const unseen = (game: LocalGame, count: number): void =>
  keep(`patrons.seen.${game.state.seals.match}.a`, String(seenIn(game.log, 'a').length - count));

/** Seat a has just played something in its turn, and could play on. */
const hasPlayed = (game: LocalGame): boolean =>
  plainIn(game) !== undefined && game.log.at(-1)?.type === 'CardEntered';

test('UX 7: what the own move has led to is shown while the next is made, and nothing shines yet', async () => {
  const game = gameAt(hasPlayed);
  unseen(game, 1);
  const { copy = '' } = plainIn(game) ?? {};
  await open(game);
  expect(document.querySelectorAll('[class*="_tile_"][class*="_lit_"]')).toHaveLength(0);
  await draw(copy, ON_TABLE);
  expect(sent).toMatchObject([{ type: 'play', seat: 'a', copy }]);
});

test('UX 7: in the own turn, too, nothing that is asked can be answered before the film has come to it', async () => {
  const asksOwn = (each: LocalGame): boolean => {
    const { stage } = each.state.rules.common;
    return asks('target')(each) && stage.at === 'turn' && stage.seat === 'a';
  };
  const game = gameAt(asksOwn);
  const { stage } = game.state.rules.common;
  const asked = stage.at === 'turn' ? stage.asked : null;
  const [named = ''] = asked?.what === 'target' ? asked.from : [];
  unseen(game, 4);
  await open(game);
  const pressed = async (): Promise<string | null | undefined> => {
    const place = placeOf(named);
    if (place instanceof HTMLElement) await act(async () => place.click());
    return placeOf(named)?.getAttribute('aria-label');
  };
  expect(await pressed()).not.toContain(patronsRu.state.target);
  for (let steps = 0; steps < 9; steps++) await act(async () => vi.advanceTimersByTime(6000));
  expect(placeOf(named)?.getAttribute('aria-label')).toContain(patronsRu.state.target);
  expect(await pressed()).toContain(patronsRu.state.picked);
});

test('UX 7: the turn can be ended meanwhile, and asks first where something could be done', async () => {
  const game = gameAt(hasPlayed);
  unseen(game, 1);
  await open(game);
  // Before the film has come to that, nothing on the page says whether more could be done.
  expect(document.querySelector('button[class*="_primary_"]')).toBeNull();
  await page?.press(patronsRu.end.turn);
  expect(sent).toEqual([]);
  await page?.press(patronsRu.end.confirm);
  expect(sent).toMatchObject([{ type: 'endTurn', seat: 'a' }]);
});

test('UX 7: what the other has done is seen before the own turn is played on', async () => {
  const game = gameAt((each) => {
    const begun = each.log.findLastIndex(({ type }) => type === 'TurnBegun');
    return plainIn(each) !== undefined && begun > 60 && begun > each.log.length - 5;
  });
  const { copy = '' } = plainIn(game) ?? {};
  // But not back beyond the opponent's turn.
  unseen(game, 8);
  await open(game);
  expect(page?.has(patronsRu.end.turn)).toBe(false);
  await draw(copy, ON_TABLE);
  expect(sent).toEqual([]);
});

test('another finger neither ends a stroke nor takes it over', async () => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  const { copy = '' } = plainIn(game) ?? {};
  await open(game);
  await drawOut(copy, ON_TABLE);
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
    await point(type, 50, type === 'pointerdown' ? copy : ON_TABLE, { pointerId: 2 });
  expect(sent).toEqual([]);
  expect(isDrawn()).toBe(true);
  await point('pointerup', 10, ON_TABLE);
  expect(sent).toMatchObject([{ type: 'play', copy }]);
});

test('it is where the finger leaves the page that counts, though the page has not drawn that yet', async () => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  const { copy = '' } = plainIn(game) ?? {};
  await open(game);
  await drawOut(copy, ON_TABLE);
  await point('pointerup', 80, OVER_HAND);
  expect(sent).toEqual([]);
  expect(page?.has(patronsRu.end.turn)).toBe(true);
});

test.each([
  ['the browser takes for its own', 'pointercancel', 1],
  ['nobody presses any more', 'pointermove', 0],
  ['another part of the page has taken away', 'lostpointercapture', 0],
])('a stroke that %s declares nothing and is put down', async (_, type, buttons) => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  const { copy = '' } = plainIn(game) ?? {};
  await open(game);
  await drawOut(copy, ON_TABLE);
  await point(type, 10, ON_TABLE, { buttons });
  expect(isDrawn()).toBe(false);
  expect(page?.has(patronsRu.end.turn)).toBe(true);
  await point('pointerup', 10, ON_TABLE);
  expect(sent).toEqual([]);
});

test('a stroke belongs to the game in which it began: once that has gone on it declares nothing', async () => {
  const [first, second] = [0, 1].map((at) => (each: LocalGame) => plainOf(each)[at]);
  const game = gameAt((each) => {
    const { open: coins } = each.state.rules.common.coins.a;
    return (first?.(each)?.coins ?? 99) + (second?.(each)?.coins ?? 99) <= coins;
  });
  const [drawn, other] = [first?.(game)?.copy ?? '', second?.(game)?.copy ?? ''];
  await open(game);
  await drawOut(drawn, ON_TABLE);
  const { stage } = game.state.rules.common;
  game.do({ type: 'play', seat: 'a', turn: stage.at === 'turn' ? stage.turn : 0, copy: other, targets: [] });
  expect(offersIn(game).find(({ copy }) => copy === drawn)?.refusal).toBeNull();
  await page?.show(tableOf(game, sent));
  expect(isDrawn()).toBe(false);
  await point('pointermove', 20, ON_TABLE);
  expect(isDrawn()).toBe(false);
  await point('pointerup', 10, ON_TABLE);
  expect(sent).toEqual([]);
});

test('drawn back onto its own card a striker is put down; a press that slips takes it up', async () => {
  const game = gameAt((each) => strikeIn(each) !== undefined);
  const { copy = '' } = strikeIn(game) ?? {};
  await open(game);
  await drawOut(copy, ON_TABLE);
  await point('pointermove', 90, copy);
  expect(said()).toContain(patronsRu.act.drawTo);
  await point('pointerup', 90, copy);
  expect(page?.has(patronsRu.end.turn)).toBe(true);
  await draw(copy, copy);
  expect(page?.has(patronsRu.act.strike)).toBe(true);
  expect(sent).toEqual([]);
});

test('a press that slips on a card of the hand does not play it', async () => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  const { copy = '', coins = 0 } = plainIn(game) ?? {};
  await open(game);
  await draw(copy, copy);
  expect(sent).toEqual([]);
  expect(page?.has(patronsRu.act.play(coins))).toBe(true);
});

test('along a row that scrolls a slanted finger draws nothing; a mouse draws any way', async () => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  const { copy = '' } = plainIn(game) ?? {};
  await open(game);
  const card = placeOf(copy);
  if (!(card instanceof HTMLElement)) throw new Error('the card lies in no row');
  const [steep, flat, level] = [
    { clientX: 29, clientY: 50 },
    { clientX: 49, clientY: 70 },
    { clientX: 49, clientY: 90 },
  ];
  const draws = async (move: PointerEventInit, more: PointerEventInit = {}): Promise<boolean> => {
    await point('pointerdown', 90, copy, more);
    await point('pointermove', 0, ON_TABLE, move);
    const was = isDrawn();
    await point('pointercancel', 90, ON_TABLE);
    return was;
  };
  for (const [touchAction, along, out] of [
    ['pan-x pinch-zoom', flat, steep],
    ['pan-y pinch-zoom', steep, flat],
  ] as const) {
    card.style.touchAction = touchAction;
    expect(await draws(along), touchAction).toBe(false);
    expect(await draws(out), `out of ${touchAction}`).toBe(true);
    expect(await draws(along, { pointerType: 'mouse' }), `${touchAction} and a mouse`).toBe(true);
    expect(await draws(level, { pointerType: 'mouse' }), 'level, with a mouse').toBe(true);
  }
});

test('under a sheet that a hold has opened nothing is drawn', async () => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  const { copy = '' } = plainIn(game) ?? {};
  await open(game);
  await draw(copy, 'body', () => expect(isDrawn()).toBe(false));
  expect(sent).toEqual([]);
});

test('no other button of a mouse draws', async () => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  await open(game);
  await point('pointerdown', 90, plainIn(game)?.copy ?? '', { button: 2, buttons: 2 });
  // The left button is pressed while the right one is held.
  await point('pointermove', 10, ON_TABLE, { buttons: 3 });
  expect(isDrawn()).toBe(false);
});

test('the click that ends a stroke is no tap, one of a key after it is', async () => {
  const game = gameAt((each) => strikeIn(each) !== undefined);
  const { copy = '', namings = [] } = strikeIn(game) ?? {};
  const [target = ''] = namings[0]?.from ?? [];
  await open(game);
  const click = () =>
    act(async () => void placeOf(target)?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await draw(copy, ON_TABLE);
  await click();
  expect(placeOf(target)?.getAttribute('aria-pressed')).toBe('false');
  await draw(copy, ON_TABLE);
  await act(async () => vi.advanceTimersByTime(1));
  await click();
  expect(placeOf(target)?.getAttribute('aria-pressed')).toBe('true');
});

test.each([{ sending: 'yes' }, { isHeld: true }] as const)('with %o nothing is drawn', async (facts) => {
  const game = gameAt((each) => plainIn(each) !== undefined);
  sent = [];
  page = await mounted(tableOf(game, sent, facts));
  await draw(plainIn(game)?.copy ?? '', ON_TABLE, () => expect(isDrawn()).toBe(false));
  expect(sent).toEqual([]);
});

test('PT14: an ability that is for nobody has nowhere to be drawn to: it is tapped', async () => {
  const plainUse = (each: LocalGame) =>
    isOwnTurn(each)
      ? offersIn(each).find(
          ({ does, namings, refusal }) => does === 'use' && namings.length + (refusal ? 1 : 0) === 0,
        )
      : undefined;
  const game = gameAt((each) => plainUse(each) !== undefined);
  await open(game);
  await draw(plainUse(game)?.copy ?? '', ON_TABLE, () => expect(isDrawn()).toBe(false));
  expect(sent).toEqual([]);
});

/** Seat a has just played something in its turn, and one of its creatures could strike. */
const mayStrikeOn = (game: LocalGame): boolean =>
  strikeIn(game) !== undefined && game.log.at(-1)?.type === 'CardEntered';

test('UX 8: what a stroke has found in its place as it hurried the film on is not meant at once', async () => {
  const game = gameAt(mayStrikeOn);
  unseen(game, 1);
  const { copy = '', namings = [] } = strikeIn(game) ?? {};
  const [target = ''] = namings[0]?.from ?? [];
  await open(game);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  await draw(copy, target, () => expect(said()).not.toContain(patronsRu.act.letGo.strike));
  expect(sent).toEqual([]);
  // It is named, and needs one more press.
  expect(page?.has(patronsRu.act.strike)).toBe(true);
  await page?.unmount();
  unseen(game, 1);
  await open(game);
  await drawOut(copy, target);
  // A finger that rests long enough has seen it too.
  now.mockReturnValue(1500);
  await act(async () => vi.advanceTimersByTime(500));
  expect(said()).toContain(patronsRu.act.letGo.strike);
  await point('pointerup', 10, target);
  now.mockRestore();
  expect(sent).toMatchObject([{ type: 'strike', copy, target }]);
});

test('PT12: what a card of the hand costs stays what it costs while the film runs', async () => {
  const isCheaper = (each: LocalGame) =>
    hasPlayed(each) &&
    offersIn(each).some(({ does, card, coins }) => {
      const printed = GAME_TERMS.catalogue.get(card);
      return does === 'play' && printed !== undefined && printed.kind !== 'patron' && coins < printed.cost;
    });
  const game = gameAt(isCheaper);
  const costs = (): readonly (string | null)[] =>
    [...document.querySelectorAll('[data-item] b [data-text]')].map((each) => each.getAttribute('data-text'));
  unseen(game, 1);
  await open(game);
  const during = costs();
  expect(during).not.toEqual([]);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(document.querySelector('[class*="_tile_"][class*="_lit_"]')).not.toBeNull();
  expect(costs()).toEqual(during);
});

test('an ability that could be for its own card is not meant for it by a stroke drawn back', async () => {
  const selfish = (each: LocalGame) =>
    namingIn(each, ({ does, copy, namings }) => does === 'use' && namings[0]?.from.includes(copy) === true);
  const game = gameAt((each) => selfish(each) !== undefined);
  const { copy = '' } = selfish(game) ?? {};
  await open(game);
  await drawOut(copy, ON_TABLE);
  await point('pointermove', 90, copy);
  expect(said()).not.toContain(patronsRu.act.letGo.use);
  await point('pointerup', 90, copy);
  expect(sent).toEqual([]);
});
