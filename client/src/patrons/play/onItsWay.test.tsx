// @vitest-environment happy-dom
// What was pressed and is on its way stays named until the film shows it; the question to concede says so itself.

import type { GameSeatCommand } from '@dunmer/shared/patrons';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { asks, gameAt, isOwnTurn, NAMES, namingIn, tableOf } from '../../harness/gameTable.tsx';
import { GAME_TERMS, type LocalGame } from '../../harness/localGame.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { chooseLang } from '../../text/index.ts';
import { ru } from '../../text/ru.ts';
import { patronsRu } from '../patrons.ru.ts';
import type { PatronsSession } from '../session.ts';

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

type Sent = NonNullable<PatronsSession['sent']>[number];

const onItsWay = (...sent: readonly Sent[]) => ({ sending: 'yes', sent }) as const;
const show = async (game: LocalGame, facts: Partial<PatronsSession>): Promise<void> => {
  page = await mounted(tableOf(game, [], facts));
};
const said = (): string => document.body.textContent ?? '';
const nameOf = (game: LocalGame, copy: string): string => {
  const card = game.state.rules.common.zone.find((each) => each.copy === copy)?.card ?? '';
  return GAME_TERMS.catalogue.get(card)?.name.ru ?? '';
};
const isPicked = (copy: string): boolean =>
  document.querySelector(`[data-copy="${copy}"]`)?.getAttribute('aria-pressed') === 'true';

function askedIn(game: LocalGame) {
  const { stage } = game.state.rules.common;
  if (stage.at !== 'turn' || stage.asked === null) throw new Error('something is asked');
  return stage.asked;
}

test('PT20: while a defender is on its way, the line names them, and their card is marked', async () => {
  const game = gameAt(asks('defend'));
  const asked = askedIn(game);
  const [copy = ''] = asked.what === 'defend' ? asked.from : [];
  await show(game, onItsWay({ type: 'defend', asking: asked.id, copy }));
  expect(said()).toContain(patronsRu.moment.sending);
  expect(said()).toContain(nameOf(game, copy));
  expect(document.querySelector('p[class*="said"]')?.textContent).toContain(
    patronsRu.ask.willDefend(nameOf(game, copy)),
  );
  expect(isPicked(copy)).toBe(true);
});

test('PT20: and that nobody is, where nobody was chosen', async () => {
  const game = gameAt(asks('defend'));
  await show(game, onItsWay({ type: 'defend', asking: askedIn(game).id, copy: null }));
  expect(said()).toContain(patronsRu.ask.nobodyWill);
});

test('so do cards that were chosen for a question', async () => {
  const game = gameAt((each) => asks('target')(each));
  const asked = askedIn(game);
  const [copy = ''] = asked.what === 'target' ? asked.from : [];
  await show(game, onItsWay({ type: 'choose', asking: asked.id, copies: [copy] }));
  expect(said()).toContain(patronsRu.ask.chosen([nameOf(game, copy)]));
  expect(isPicked(copy)).toBe(true);
  await page?.show(tableOf(game, [], onItsWay({ type: 'choose', asking: asked.id, copies: [] })));
  expect(said()).toContain(patronsRu.ask.chosen([]));
});

test.each(['play', 'use', 'strike'] as const)(
  'an act (%s) that is on its way is named, though the page was loaded anew since',
  async (does) => {
    const offered = (each: LocalGame) => namingIn(each, (offer) => offer.does === does);
    const game = gameAt((each) => offered(each) !== undefined);
    const offer = offered(game);
    if (offer === undefined) throw new Error('an act is offered');
    const [target = ''] = offer.namings[0]?.from ?? [];
    const { copy } = offer;
    const act = { turn: 1, copy } as const;
    const targets = [[target]];
    const sent = {
      play: { type: 'play', ...act, targets },
      use: { type: 'use', ...act, ability: 0, targets },
      strike: { type: 'strike', ...act, target },
    } as const;
    await show(game, onItsWay(sent[does]));
    const line = document.querySelector('p[class*="said"]')?.textContent;
    expect(line).toContain(GAME_TERMS.catalogue.get(offer.card)?.name.ru);
    expect(line).toContain(nameOf(game, target));
    expect(line).not.toBe(patronsRu.hand.hint);
  },
);

test('R9: conceding says that it is on its way where it was pressed, and in the line', async () => {
  // The reader looks at what the patron can do, and concedes from the menu.
  const useIn = (each: LocalGame) => namingIn(each, ({ does }) => does === 'use');
  const game = gameAt((each) => isOwnTurn(each) && useIn(each) !== undefined);
  const sent: GameSeatCommand[] = [];
  page = await mounted(tableOf(game, sent, {}));
  await page?.press(patronsRu.menu.title);
  await page?.press(patronsRu.menu.concede);
  await page?.press(patronsRu.concede.confirm);
  expect(sent).toEqual([{ type: 'concede', seat: 'a' }]);
  expect(said()).toContain(patronsRu.concede.means(NAMES.b));
  await page?.show(tableOf(game, [], onItsWay({ type: 'concede' })));
  expect(page?.has(ru.open.sending)).toBe(true);
  expect(page?.has(patronsRu.concede.back)).toBe(false);
  expect(document.querySelector('p[class*="said"]')?.textContent).toBe(patronsRu.told.concedes(null));
  // What was sent last is said, and of ending the turn only the button speaks.
  await page?.show(tableOf(game, [], onItsWay({ type: 'endTurn', turn: 1 }, { type: 'concede' })));
  expect(document.querySelector('p[class*="said"]')?.textContent).toBe(patronsRu.told.concedes(null));
  await page?.show(tableOf(game, [], onItsWay({ type: 'endTurn', turn: 1 })));
  expect(document.querySelector('p[class*="said"]')?.textContent).not.toContain(patronsRu.ask.chosen([]));
  // Once it has come, or was refused, the question is gone.
  await page?.show(tableOf(game, []));
  expect(document.querySelector('dialog')).toBeNull();
});
