// @vitest-environment happy-dom
// What a player reads who is asked to answer a card at the table: its text alone doesn't say which card it hits.

import { expect, it } from 'vitest';
import { tableRu } from '../../around/table.ru.ts';
import { playedUntil } from '../../harness/autoplay.ts';
import type { LocalMatch } from '../../harness/localMatch.ts';
import { seatTable } from '../../harness/seatTable.tsx';

const table = seatTable();

/** Seat a is asked about a card that was aimed at one other. */
const hitsOne = ({ state: { rules } }: LocalMatch): boolean =>
  rules.common.windows?.open?.asked === 'a' && rules.common.windows.open.plays.at(-1)?.on.length === 1;

it('names the card at which the one to be answered is aimed (IN19)', async () => {
  const played = playedUntil(hitsOne);
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
