// @vitest-environment happy-dom
// While the match or its event is paused, no move can be pressed: the server would only refuse it. What is asked
// stays in sight, and the line under the head says why nothing can be done.

import type { MatchCommand } from '@dunmer/shared/fairness';
import { CELLS } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { matchRu } from '../around/match.ru.ts';
import { tableRu } from '../around/table.ru.ts';
import { moveOf, pairOf, playedUntil, playOut } from '../harness/autoplay.ts';
import { homeView } from '../harness/homeView.ts';
import { LocalMatch } from '../harness/localMatch.ts';
import { playableOf } from '../harness/windowPlay.ts';
import { seatTable } from '../harness/seatTable.tsx';
import { tableOf } from '../harness/sessionOf.ts';
import { home, type MatchSession } from '../net/index.ts';

const table = seatTable();
const { choose, claim } = matchRu;
const { menu, windows } = tableRu;

type IsThere = (match: LocalMatch) => boolean;

/** Plays matches without windows, one after another, until one comes to such a moment. */
function plainUntil(isThere: IsThere): LocalMatch {
  for (let seed = 1; ; seed += 1) {
    const match = new LocalMatch(pairOf(seed), seed);
    match.promiseAndOpen();
    playOut(match, seeded(seed), () => isThere(match));
    if (isThere(match)) return match;
  }
}

const phaseOf = ({ state }: LocalMatch) => state.rules.common.phase;
const asksFor =
  (kind: 'target' | 'summon'): IsThere =>
  (match) => {
    const phase = phaseOf(match);
    return phase.at === 'choosing' && phase.choice.seat === 'a' && phase.choice.kind === kind;
  };
const isClaim: IsThere = (match) => {
  const phase = phaseOf(match);
  return phase.at === 'claiming' && phase.claimant === 'a';
};
const isStop: IsThere = (match) => {
  const { phase, windows: open } = match.state.rules.common;
  return (
    phase.at === 'stop' && phase.asked === 'a' && open?.open === null && playableOf(match, 'a').length > 0
  );
};
const isAnswer: IsThere = (match) =>
  match.state.rules.common.windows?.open?.asked === 'a' && playableOf(match, 'a').length > 0;

const isTheirs: IsThere = (match) => {
  const phase = phaseOf(match);
  return phase.at === 'choosing' && phase.choice.seat === 'b';
};

/** The buttons that can be pressed, by their names. */
const enabled = (): readonly string[] =>
  [...document.querySelectorAll<HTMLButtonElement>('button:not([disabled])')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
/** Names that begin with these words; what follows a quotation mark is the name of a card. */
const begins = (words: string): RegExp => new RegExp(`^${words.split('«')[0]}`);
const isEnabled = (name: RegExp): boolean => enabled().some((each) => name.test(each));

/** Presses what can be picked on the board or in the tray, in order. */
const pick = (): Promise<void> =>
  act(async () => {
    for (const cell of document.querySelectorAll<HTMLElement>('main button[aria-pressed="false"]'))
      cell.click();
  });

const MOMENTS: readonly (readonly [string, LocalMatch, readonly RegExp[]])[] = [
  ['a row is laid', plainUntil(() => true), [begins(matchRu.commit('front'))]],
  ['a target is chosen', plainUntil(asksFor('target')), [begins(choose.confirmTarget(''))]],
  ['a creature may be called', plainUntil(asksFor('summon')), [begins(choose.decline)]],
  ['the price of victory is chosen', plainUntil(isClaim), [begins(claim.waive), begins(claim.take(''))]],
  ['a card may be played', playedUntil(isStop), [begins(windows.pass), begins(windows.passAhead)]],
  ['a card may be answered', playedUntil(isAnswer), [begins(windows.pass), begins(windows.cancel)]],
];

/** What the server keeps of the row that is being laid: all of it. */
function draftOf(match: LocalMatch): Partial<MatchSession> {
  const command: MatchCommand | null = moveOf(match, 'a', seeded(1));
  if (command?.type !== 'place') return {};
  const { cells } = command.laying;
  return { draft: CELLS.map((_, at) => cells[at] ?? null) };
}

const pauseEvent = (paused: boolean): Promise<void> =>
  act(async () => home.known.setState({ event: { ...homeView().event, paused, pausedBy: null } }));

describe.each(MOMENTS)('where %s', (_, match, moves) => {
  const reached = async (facts: Partial<MatchSession> = {}): Promise<readonly boolean[]> => {
    const page = await table(match, { ...draftOf(match), ...facts });
    await page.settle();
    // A row is laid already: its draft was kept.
    if (phaseOf(match).at !== 'placing') await pick();
    return moves.map(isEnabled);
  };

  it('moves can be pressed, and none in a pause of the match or the event', async () => {
    await pauseEvent(false);
    expect(await reached()).toEqual(moves.map(() => true));
    await pauseEvent(true);
    expect(await reached()).toEqual(moves.map(() => false));
    await pauseEvent(false);
    match.do({ type: 'note', note: { act: 'paused', by: 'referee', reason: '' } });
    expect(await reached()).toEqual(moves.map(() => false));
  });
});

const openHand = (): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>('button[data-lit]')?.click());

it.each([
  ['is asked: then it is a pass', 'stop', false],
  ['is not asked', 'placing', true],
] as const)('PR19, PR20: in a pause, to pass ahead waits where its seat %s', async (_, at, mayPass) => {
  const match = playedUntil((each) => {
    const { phase, windows: open } = each.state.rules.common;
    const isAsked = phase.at === 'stop' && phase.asked === 'a';
    return (
      phase.at === at &&
      open?.open === null &&
      isAsked === (at === 'stop') &&
      (!isAsked || playableOf(each, 'a').length === 0)
    );
  });
  await pauseEvent(false);
  const page = await table(match);
  await page.settle();
  await openHand();
  await page.settle();
  expect(isEnabled(begins(windows.ahead))).toBe(true);
  await pauseEvent(true);
  expect(isEnabled(begins(windows.ahead))).toBe(mayPass);
  await pauseEvent(false);
});

it('in a match that a fault has stopped nothing is passed ahead', async () => {
  const match = playedUntil((each) => phaseOf(each).at === 'placing');
  const info = tableOf(match.state.seals.match, ['Тралан', 'Мивул']);
  await pauseEvent(false);
  const page = await table(match, { table: { ...info, stopped: 'waits' } });
  await page.settle();
  await openHand();
  await page.settle();
  expect(document.querySelector('dialog[open]')).not.toBeNull();
  expect(isEnabled(begins(windows.ahead))).toBe(false);
});

it('whoever waits hurries the other, and nobody in a pause of the match or the event', async () => {
  const match = plainUntil(isTheirs);
  const isOffered = async (): Promise<boolean> => {
    const page = await table(match);
    await page.settle();
    await page.press(matchRu.menu.title);
    return isEnabled(begins(menu.nudge));
  };
  await pauseEvent(false);
  expect(await isOffered()).toBe(true);
  await pauseEvent(true);
  expect(await isOffered()).toBe(false);
  await pauseEvent(false);
  match.do({ type: 'note', note: { act: 'paused', by: 'referee', reason: '' } });
  expect(await isOffered()).toBe(false);
});

it('a match of practice goes on in a pause of the event, of which it is no part', async () => {
  const match = plainUntil(() => true);
  const info = tableOf(match.state.seals.match, ['Тралан', 'Мивул']);
  await pauseEvent(true);
  const page = await table(match, { ...draftOf(match), table: { ...info, kind: 'practice', stake: 0 } });
  await page.settle();
  expect(isEnabled(begins(matchRu.commit('front')))).toBe(true);
  await pauseEvent(false);
});
