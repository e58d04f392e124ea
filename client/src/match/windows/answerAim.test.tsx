// @vitest-environment happy-dom
// What a player reads who is asked to answer a card at the table: its text alone doesn't say which card it hits.

import { SEATS } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { expect, it } from 'vitest';
import { tableRu } from '../../around/table.ru.ts';
import { moveOf, pairOf } from '../../harness/autoplay.ts';
import { LocalMatch } from '../../harness/localMatch.ts';
import { seatTable } from '../../harness/seatTable.tsx';
import { windowMoveOf, windowTerms } from '../../harness/windowPlay.ts';

const table = seatTable();

const hitsOne = ({ state: { rules } }: LocalMatch): boolean =>
  rules.common.windows?.open?.asked === 'a' && rules.common.windows.open.plays.at(-1)?.on.length === 1;

/** Plays until seat a is asked about a card that was aimed at one other. */
function aimedMatch(): LocalMatch {
  for (let seed = 1; ; seed += 1) {
    const random = seeded(seed);
    const played = new LocalMatch(pairOf(seed), seed, windowTerms(random));
    played.promiseAndOpen();
    for (;;) {
      if (hitsOne(played)) return played;
      const command =
        windowMoveOf(played, random) ??
        SEATS.map((seat) => moveOf(played, seat, random)).find((each) => each !== null);
      if (command === undefined || command === null) break;
      played.do(command);
    }
  }
}

it('names the card at which the one to be answered is aimed (IN19)', async () => {
  const played = aimedMatch();
  const { field, windows } = played.state.rules.common;
  const [place] = windows?.open?.plays.at(-1)?.on ?? [];
  if (place === undefined) throw new Error('it is aimed at a cell');
  const lies = field[place.seat][place.cell];
  const opened = await table(played, { sending: [] });
  await opened.settle();
  expect(lies).not.toBeNull();
  const { noAnswer, answerWith } = tableRu.windows;
  const [start = ''] = answerWith('').split('«');
  const ends = [noAnswer, start].map((end) => `(?:${end})`).join('|');
  const said = new RegExp(`Цель: «[^»]+»\\. (?:${ends})`);
  await opened.until(() => said.test(opened.everything()));
});
