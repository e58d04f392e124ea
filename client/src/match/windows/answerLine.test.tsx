// @vitest-environment happy-dom
// What the table says about an answer where no card can be played.

import { act } from 'react';
import { expect, it } from 'vitest';
import { tableRu } from '../../around/table.ru.ts';
import { playedUntil } from '../../harness/autoplay.ts';
import { homeView } from '../../harness/homeView.ts';
import { intrigueBrief, MOMENTS } from '../../harness/intrigueView.ts';
import type { LocalMatch } from '../../harness/localMatch.ts';
import { seatTable } from '../../harness/seatTable.tsx';
import { playableOf } from '../../harness/windowPlay.ts';
import { home } from '../../net/index.ts';

const { windows: text } = tableRu;

const table = seatTable();

/** Seat a is asked for an answer and holds no card that cancels. */
const isAskedInVain = (played: LocalMatch): boolean =>
  played.state.rules.common.windows?.open?.asked === 'a' && playableOf(played, 'a').length === 0;

it('with a surplus it says that it goes first: it is no lack of a card that keeps one from answering (IN10)', async () => {
  const shown = await table(playedUntil(isAskedInVain));
  await shown.until(() => shown.everything().includes(text.noAnswer));
  const intrigue = intrigueBrief(MOMENTS.surplus());
  await act(async () => home.known.setState({ home: homeView({ intrigue }) }));
  expect(shown.everything()).toContain(text.surplus);
  expect(shown.everything()).not.toContain(text.noAnswer);
});

it('names the clock by what it is for: the same one counts for a card and for an answer to one', async () => {
  const clock = { kind: 'window', seat: 'a', left: 9_000, runs: true } as const;
  const match = playedUntil(isAskedInVain);
  const shown = await table(match, { clocks: [clock] });
  await shown.until(() => shown.everything().includes(text.noAnswer));
  expect(shown.everything()).toContain(tableRu.line.clock.answer(null));
  expect(shown.everything()).not.toContain(tableRu.line.clock.window(null));
});
