// @vitest-environment happy-dom
// What a stop shows while its answer is on its way: anyone who saw the buttons would think that none was pressed.

import { SEATS } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { expect, it } from 'vitest';
import { matchRu } from '../../around/match.ru.ts';
import { tableRu } from '../../around/table.ru.ts';
import { moveOf, pairOf } from '../../harness/autoplay.ts';
import { LocalMatch } from '../../harness/localMatch.ts';
import type { Mounted } from '../../harness/mounted.tsx';
import { seatTable } from '../../harness/seatTable.tsx';
import { playableOf, windowMoveOf, windowTerms } from '../../harness/windowPlay.ts';

const { windows: text } = tableRu;

const table = seatTable();

const MOMENTS = {
  'a card or a pass is asked for': ({ state: { rules } }: LocalMatch): boolean =>
    rules.common.phase.at === 'stop' &&
    rules.common.phase.asked === 'a' &&
    rules.common.windows?.open === null,
  'a card may be answered': ({ state: { rules } }: LocalMatch): boolean =>
    rules.common.windows?.open?.asked === 'a',
};

/** Finds a match in which seat a is asked as `isThere` requires and has something to play. */
function askedAt(isThere: (match: LocalMatch) => boolean): LocalMatch {
  for (let seed = 1; ; seed += 1) {
    const random = seeded(seed);
    const played = new LocalMatch(pairOf(seed), seed, windowTerms(random));
    played.promiseAndOpen();
    for (;;) {
      if (isThere(played) && playableOf(played, 'a').length > 0) return played;
      const command =
        windowMoveOf(played, random) ??
        SEATS.map((seat) => moveOf(played, seat, random)).find((each) => each !== null);
      if (command === undefined || command === null) break;
      played.do(command);
    }
  }
}

async function shown(played: LocalMatch, late: boolean | null): Promise<Mounted> {
  const command = { type: 'pass', asking: played.state.rules.common.windows?.asking ?? 0 } as const;
  const sending = late === null ? [] : [{ id: 'one', command, since: 0, late }];
  const opened = await table(played, { sending });
  await opened.settle();
  return opened;
}

it.each(Object.entries(MOMENTS))(
  'says that it is sent instead of its buttons where %s',
  async (_, isThere) => {
    const played = askedAt(isThere);
    const asked = await shown(played, null);
    await asked.until(() => asked.has(text.pass));
    expect(asked.has(text.passAhead)).toBe(true);
    for (const late of [false, true]) {
      const sent = await shown(played, late);
      await sent.until(() => sent.everything().includes(late ? matchRu.sendingLate : matchRu.sending));
      expect([text.pass, text.passAhead].filter((button) => sent.has(button))).toEqual([]);
    }
  },
);
