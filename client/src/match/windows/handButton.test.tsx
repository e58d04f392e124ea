// @vitest-environment happy-dom
// The hand button at the table says how much of the hand is playable.

import type { ContractView } from '@dunmer/shared/protocol';
import type { Playable } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { tableRu } from '../../around/table.ru.ts';
import { playedUntil } from '../../harness/autoplay.ts';
import { contractView, signed } from '../../harness/contractView.ts';
import { homeView } from '../../harness/homeView.ts';
import { intrigueBrief, MOMENTS } from '../../harness/intrigueView.ts';
import { LocalMatch, readyDecks } from '../../harness/localMatch.ts';
import { seatTable } from '../../harness/seatTable.tsx';
import { playableOf, windowTerms } from '../../harness/windowPlay.ts';
import { home } from '../../net/index.ts';

const { windows: text } = tableRu;

const table = seatTable();

/** A match that has begun, all that a seat can play now, and a promise among it. */
function begun(): Pick<LocalMatch, 'log'> & {
  readonly all: readonly Playable[];
  readonly promise: Playable;
} {
  for (let seed = 1; ; seed += 1) {
    const decks = { a: readyDecks[0]?.id ?? '', b: readyDecks[1]?.id ?? '' };
    const played = new LocalMatch(decks, seed, windowTerms(seeded(seed)));
    played.promiseAndOpen();
    const all = playableOf(played, 'a');
    const promise = all.find(({ held }) => held.kind === 'promise');
    if (promise !== undefined && played.state.rules.common.phase.at === 'placing')
      return { log: played.log, all, promise };
  }
}

/** A signed contract by which the reader gives this promise. */
const giving = ({ held }: Playable): ContractView =>
  contractView({
    state: signed(),
    busy: { one: true, two: false },
    pledges: {
      gives: {
        one: { pledge: held.key, owner: { person: 'carol', name: 'Carol', code: '' }, card: held.card },
        two: null,
      },
      left: { one: false, two: false },
      truce: false,
      plays: [],
    },
  });

it('leaves out a promise that a contract of the reader has set aside (PR6)', async () => {
  const { all, promise, ...played } = begun();
  const shown = await table(played);
  await shown.until(() => shown.everything().includes(text.playable(all.length)));
  await act(async () => home.known.setState({ home: homeView({ contracts: [giving(promise)] }) }));
  expect(shown.everything()).not.toContain(text.playable(all.length));
});

it('leads to a surplus also while the other is asked (IN10)', async () => {
  const shown = await table(
    playedUntil(({ state }) => {
      const { phase, windows } = state.rules.common;
      return phase.at === 'stop' && phase.asked === 'b' && windows?.ahead.a.length === 0;
    }),
  );
  await shown.settle();
  expect(shown.everything()).not.toContain(text.surplus);
  const intrigue = intrigueBrief(MOMENTS.surplus());
  await act(async () => home.known.setState({ home: homeView({ intrigue }) }));
  await shown.until(() => shown.everything().includes(text.surplus));
});

it.each([
  ['of whoever is asked waits for the end of a pause', 'a', false],
  ['of anybody else is taken in a pause, too', 'b', true],
] as const)('the word said ahead %s (PR19, PR20)', async (_, asked, may) => {
  const played = playedUntil((match) => {
    const { phase, windows } = match.state.rules.common;
    const isAsked = phase.at === 'stop' && phase.asked === asked && windows?.open === null;
    return isAsked && playableOf(match, 'a').length === 0;
  });
  played.do({ type: 'note', note: { act: 'paused', by: 'referee', reason: '' } });
  // With a surplus the hand is in reach wherever the match is.
  const shown = await table(played);
  const intrigue = intrigueBrief(MOMENTS.surplus());
  await act(async () => home.known.setState({ home: homeView({ intrigue }) }));
  await shown.until(() => document.querySelector('[data-lit]') !== null);
  await act(async () => document.querySelector<HTMLButtonElement>('[data-lit]')?.click());
  await shown.until(() => shown.has(text.ahead));
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
  expect(buttons.some(({ textContent }) => textContent === text.ahead)).toBe(may);
});
