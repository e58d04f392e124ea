// @vitest-environment happy-dom
// A live match at the patrons' table: when the own clock may start, that a pause stops it, and what is shown of it.

import { NO_SESSION } from '@dunmer/shared/phone';
import { sealedGameViewOf } from '@dunmer/shared/patrons';
import type { TableInfo } from '@dunmer/shared/protocol';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { keep } from '../../device/index.ts';
import { asks, gameAt, isOwnTurn, NAMES } from '../../harness/gameTable.tsx';
import { GAME_TERMS, type LocalGame, seenIn } from '../../harness/localGame.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { tableOf } from '../../harness/sessionOf.ts';
import type { GameSession } from '../../net/index.ts';
import { shown } from '../../shown/index.ts';
import { chooseLang } from '../../text/index.ts';
import { patronsRu } from '../patrons.ru.ts';
import { LiveTable } from './patronsScreen.tsx';

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const CATALOGUE = { version: 'local', patrons: [...GAME_TERMS.catalogue.values()] };

const turnIn = ({ state }: LocalGame): number => {
  const { stage } = state.rules.common;
  return stage.at === 'turn' ? stage.turn : 0;
};

async function open(
  { state, log }: LocalGame,
  watched: GameSession['watched'],
  facts: Partial<TableInfo> = {},
): Promise<void> {
  const seated = tableOf(state.seals.match, [NAMES.a, NAMES.b]);
  const info = { ...seated, table: 'patrons' as const, ...facts };
  const view = sealedGameViewOf(state, 'a');
  const known = { table: info, viewer: 'a', events: seenIn(log, 'a'), view, catalogue: CATALOGUE } as const;
  const session: GameSession = { ...NO_SESSION, connection: 'online', ...known, watched };
  const ready = { session, info, view, catalogue: CATALOGUE, leaveTo: null };
  page = await mounted(<LiveTable {...ready} leave={() => undefined} place="phone" />);
}

test('PT27: the time for an answer begins once the film has shown what is asked, and not before', async () => {
  const game = gameAt(asks('defend'));
  const { stage } = game.state.rules.common;
  const id = stage.at === 'turn' ? (stage.asked?.id ?? 0) : 0;
  keep(`patrons.seen.${game.state.seals.match}.a`, String(seenIn(game.log, 'a').length - 2));
  const watched = vi.fn<GameSession['watched']>();
  await open(game, watched);
  expect(watched).not.toHaveBeenCalled();
  await page?.press(patronsRu.film.skip);
  // The two steps before the first turn are asked for as well.
  expect(watched.mock.calls).toEqual([[`asking-${id + 1}`]]);
});

test('while a referee has paused the match nothing can be done in the own turn', async () => {
  const game = gameAt(isOwnTurn);
  await open(game, vi.fn());
  expect(page?.has(patronsRu.end.turn)).toBe(true);
  await page?.unmount();
  game.do({ type: 'note', note: { act: 'paused', by: 'referee', reason: 'a fire' } });
  await open(game, vi.fn());
  expect(page?.has(patronsRu.end.turn)).toBe(false);
});

test('a match that a fault has stopped waits for nobody, can’t be conceded, and leads away', async () => {
  const game = gameAt(isOwnTurn);
  const due = patronsRu.moment.yours(String(turnIn(game)));
  for (const isStopped of [false, true]) {
    await open(game, vi.fn(), isStopped ? { stopped: 'waits' } : {});
    expect(page?.everything().includes(due)).toBe(!isStopped);
    expect(document.querySelector('footer')?.textContent === patronsRu.leave).toBe(isStopped);
    await page?.press(patronsRu.menu.title);
    expect(page?.has(patronsRu.menu.rules)).toBe(true);
    expect(page?.has(patronsRu.menu.concede)).toBe(!isStopped);
    expect(page?.everything().includes(due)).toBe(!isStopped);
    await page?.unmount();
  }
});

test.each(['practice', 'friendly'] as const)(
  'no other page says that a match is over before its film has shown it: %s (UX 7)',
  async (kind) => {
    const game = gameAt(isOwnTurn);
    const { match } = game.state.seals;
    const stage = () => shown.getState().find((entry) => entry.match === match)?.stage;
    await open(game, vi.fn(), { kind });
    expect(stage()).toBe('running');
    await page?.unmount();
    // The film still has the last of what came before the end.
    keep(`patrons.seen.${match}.a`, String(seenIn(game.log, 'a').length - 2));
    expect(game.do({ type: 'concede', seat: 'b' }).ok).toBe(true);
    await open(game, vi.fn(), { kind });
    expect(stage()).toBe('running');
    await page?.press(patronsRu.film.skip);
    expect(stage()).toBeUndefined();
  },
);
