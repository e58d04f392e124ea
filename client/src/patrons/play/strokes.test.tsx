// @vitest-environment happy-dom
// Strokes: what a card drawn onto the table or onto another declares, and where it has only been taken up.

import type { GameSeatCommand, Offer } from '@dunmer/shared/patrons';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { forget, keep, keptKeys } from '../../device/index.ts';
import { asks, gameAt, isOwnTurn, namingIn, offersIn, tableOf } from '../../harness/gameTable.tsx';
import { type LocalGame, seenIn } from '../../harness/localGame.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { chooseLang } from '../../text/index.ts';
import { patronsRu } from '../patrons.ru.ts';

let page: Mounted | null = null;
let under: Mock<Document['elementFromPoint']>;
let sent: GameSeatCommand[] = [];

beforeAll(() => chooseLang('ru'));
beforeEach(() => {
  under = vi.spyOn(document, 'elementFromPoint');
});
afterEach(async () => {
  under.mockRestore();
  await page?.unmount();
  page = null;
  for (const key of keptKeys('patrons.')) forget(key);
});

async function open(game: LocalGame): Promise<void> {
  sent = [];
  page = await mounted(tableOf(game, sent));
}

const placeOf = (copy: string): Element | null =>
  document.querySelector(`[data-item="${copy}"], [data-copy="${copy}"]`);
const said = (): string => document.body.textContent ?? '';

/** Where a stroke ends: on a card, on the bare table, or back over the hand. */
const ON_TABLE = '[data-board]';
const OVER_HAND = 'ul:has([data-item])';

/** Draws from a card: upwards, over what is given, and lets go there. `look` sees what stands there before that. */
async function draw(from: string, over: string, look: () => void = () => undefined): Promise<void> {
  const place = placeOf(from);
  // From when it is a stroke the table hears of it; before, so does the card, which knows then that it is not held.
  const point = (type: string, clientY: number, at = document.querySelector('main > div')) =>
    act(async () => {
      at?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: 9, clientY }),
      );
    });
  under.mockImplementation(() => placeOf(over) ?? document.querySelector(over));
  await point('pointerdown', 90, place);
  await point('pointermove', 60, place);
  await point('pointermove', 10);
  look();
  await point('pointerup', 10);
}

/** What can be played of a hand and names nobody. */
const plainIn = (game: LocalGame): Offer | undefined =>
  isOwnTurn(game)
    ? offersIn(game).find(
        ({ does, namings, refusal }) => does === 'play' && namings.length === 0 && refusal === null,
      )
    : undefined;

test('PT19: a stroke from a creature to whom it strikes declares it; before, it says what follows', async () => {
  const strikeIn = (game: LocalGame) => namingIn(game, ({ does }) => does === 'strike');
  const game = gameAt((each) => strikeIn(each) !== undefined);
  const { copy = '', namings = [] } = strikeIn(game) ?? {};
  const [, target = ''] = namings[0]?.from ?? [];
  await open(game);
  await draw(copy, target, () => {
    expect(sent).toEqual([]);
    expect(said()).toContain(patronsRu.act.letGo.strike);
    expect(said()).toMatch(/останется|падёт/);
  });
  expect(sent).toMatchObject([{ type: 'strike', seat: 'a', copy, target }]);
});

test('a stroke that ends on nobody whom it could mean has taken the card up, and no more', async () => {
  const strikeIn = (game: LocalGame) => namingIn(game, ({ does }) => does === 'strike');
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
  await draw(copy, ON_TABLE, () => expect(said()).toContain(patronsRu.act.letGo.play));
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
  await draw(defender, asked.striker, () => expect(said()).toContain(patronsRu.act.letGo.defend));
  expect(sent).toMatchObject([{ type: 'defend', seat: 'a', copy: defender }]);
});

/** As if this device had not yet shown the newest events. */
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

test('UX 7: the turn can be ended meanwhile, and asks first where something could be done', async () => {
  const game = gameAt(hasPlayed);
  unseen(game, 1);
  await open(game);
  await page?.press(patronsRu.end.turn);
  expect(sent).toEqual([]);
  await page?.press(patronsRu.end.confirm);
  expect(sent).toMatchObject([{ type: 'endTurn', seat: 'a' }]);
});

test('UX 7: what the other has done is seen before the own turn is played on', async () => {
  const game = gameAt((each) => {
    const begun = each.log.findLastIndex(({ type }) => type === 'TurnBegun');
    return plainIn(each) !== undefined && begun > 30 && begun > each.log.length - 5;
  });
  const { copy = '' } = plainIn(game) ?? {};
  unseen(game, 30);
  await open(game);
  expect(page?.has(patronsRu.end.turn)).toBe(false);
  await draw(copy, ON_TABLE);
  expect(sent).toEqual([]);
});
