// What a match knows of promises, and what is played in it, must be what the journal tells (PR12, PR15, PR17).

import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { ONE, STRANGER, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { lawless } from '../../test/support/lawless.ts';
import { given, promiseOf } from '../../test/support/promising.ts';
import { recorded } from '../../test/support/recorded.ts';
import { housePledge, openWindowedRoom, plays, sat, stopAt } from '../../test/support/windowed.ts';
import { audit } from './index.ts';

const afterAPlay = recorded(openWindowedRoom, async (room) => {
  const blessing = await housePledge(room, 'blessing', ONE);
  await given(room, STRANGER, ONE, { gives: promiseOf(room, STRANGER, 'whisper') });
  await given(room, STRANGER, TWO, { gives: promiseOf(room, STRANGER, 'the-cut') });
  const table = await sat(room);
  await stopAt(table, 'revealed');
  const phase = await table.phase();
  if (phase.at === 'stop' && phase.asked === 'b')
    await table.play('b', {
      type: 'pass',
      asking: present((await table.view('b')).common.windows, 'it').asking,
    });
  const said = await plays(table, 'a', blessing, [{ seat: 'a', cell: 0 }]);
  if (said !== 'ok') throw new Error(`not played: ${said}`);
});

let room: EventRoom;
beforeEach(async () => {
  room = await afterAPlay();
});
afterEach(() => room.close());

/** What the audit finds after the log of the match was changed. */
async function foundAfter(sql: string): Promise<string | null> {
  lawless(present(room.db, 'it is in memory')).exec(sql);
  return (await audit(room.store.read)).finding;
}

test('as it is, all agrees', async () => {
  expect(await foundAfter('select 1')).toBeNull();
});

test.each([
  [
    'a match opened with more than its players held',
    `update batches set events = replace(events, '"mayHold":2', '"mayHold":3') where version = 1`,
    'was not opened with what its players held',
  ],
  [
    'a match opened with another hand',
    `update batches set events = replace(events, 'blessing', 'hideout') where version = 1`,
    'was not opened with what its players held',
  ],
  [
    'a play of another promise',
    `update batches set events = replace(events, '/blessing"', '/the-cut"') where events like '%CardPlayed%'`,
    'was not played in match',
  ],
  [
    'a play of which the log says nothing',
    `update batches set events = replace(events, '"CardPlayed"', '"SeatPassed"') where events like '%CardPlayed%'`,
    'was not played in match',
  ],
  [
    'a hand that has changed of which the match was not told',
    `update pledge_hands set may_hold = may_hold + 1 where person = (select person from seats where seat = 'b')`,
    'Of pledge hands',
  ],
  [
    'a match that is told what nobody holds',
    `update batches set events = replace(events, '"type":"StopBegun"', '"type":"HoldingChanged","seat":"b","holding":{}')
      where events like '%StopBegun%'`,
    'does not',
  ],
])('%s', async (_, sql, said) => {
  expect(await foundAfter(sql)).toContain(said);
});
