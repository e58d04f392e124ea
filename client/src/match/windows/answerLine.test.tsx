// @vitest-environment happy-dom
// What the table says about an answer where no card can be played.

import { SEATS } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { act } from 'react';
import { expect, it } from 'vitest';
import { tableRu } from '../../around/table.ru.ts';
import { moveOf, pairOf } from '../../harness/autoplay.ts';
import { homeView } from '../../harness/homeView.ts';
import { intrigueBrief, MOMENTS } from '../../harness/intrigueView.ts';
import { LocalMatch } from '../../harness/localMatch.ts';
import { seatTable } from '../../harness/seatTable.tsx';
import { playableOf, windowMoveOf, windowTerms } from '../../harness/windowPlay.ts';
import { home } from '../../net/index.ts';

const { windows: text } = tableRu;

const table = seatTable();

/** Finds a match in which seat a is asked for an answer and holds no card that cancels. */
function askedInVain(): LocalMatch {
  for (let seed = 1; ; seed += 1) {
    const random = seeded(seed);
    const played = new LocalMatch(pairOf(seed), seed, windowTerms(random));
    played.promiseAndOpen();
    for (;;) {
      const { windows } = played.state.rules.common;
      if (windows?.open?.asked === 'a' && playableOf(played, 'a').length === 0) return played;
      const command =
        windowMoveOf(played, random) ??
        SEATS.map((seat) => moveOf(played, seat, random)).find((each) => each !== null);
      if (command === undefined || command === null) break;
      played.do(command);
    }
  }
}

it('with a surplus it says that it goes first: it is no lack of a card that keeps one from answering (IN10)', async () => {
  const shown = await table(askedInVain());
  await shown.until(() => shown.everything().includes(text.noAnswer));
  const intrigue = intrigueBrief(MOMENTS.surplus());
  await act(async () => home.known.setState({ home: homeView({ intrigue }) }));
  expect(shown.everything()).toContain(text.surplus);
  expect(shown.everything()).not.toContain(text.noAnswer);
});
