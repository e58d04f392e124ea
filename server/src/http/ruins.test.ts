// A ruin that waits for the end of a match (PR25, IN25): organisers who don't play read of it; nobody who plays does,
// no referee, and nobody with an interest in that match (EVENT, "Who").

import { afterEach, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import type { PreviewLine, StaffIntrigueInfo, StaffPledgesInfo } from '@dunmer/shared/protocol';
import { done, ONE, onContract, ORGANISER, REFEREE, sitDown, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { intrigueSet, openIntrigueRoom, ringOn, WORD } from '../../test/support/intriguing.ts';
import { openPromisingRoom } from '../../test/support/promising.ts';
import { readsIn } from '../../test/support/reads.ts';
import { trader } from '../../test/support/seed.ts';
import type { Routes } from '../../test/support/routes.ts';

const opened: { readonly room: EventRoom; readonly routes: Routes }[] = [];
afterEach(async () => {
  for (const { room, routes } of opened.splice(0)) {
    routes.close();
    await room.close();
  }
});

/** How many waiting ruins somebody reads of, where promises or the deck keep them. */
const KEPT_BY = {
  promises: {
    open: openPromisingRoom,
    count: async (routes: Routes, who: number) =>
      (await routes.read<StaffPledgesInfo>(who, '/staff/pledges')).hands.filter(
        ({ ruinArranged }) => ruinArranged === true,
      ).length,
  },
  'the intrigue deck': {
    open: openIntrigueRoom,
    count: async (routes: Routes, who: number) =>
      (await routes.read<StaffIntrigueInfo>(who, '/staff/intrigue')).ruined.filter(({ arranged }) => arranged)
        .length,
  },
} as const;

test.each(['promises', 'the intrigue deck'] as const)('by %s', async (module) => {
  const { open, count } = KEPT_BY[module];
  const room = await open();
  const routes = await readsIn(room);
  opened.push({ room, routes });
  await sitDown(room, ONE, TWO, 1);
  await done(room, ORGANISER, { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason: 'r' });
  expect([await count(routes, ORGANISER), await count(routes, REFEREE)]).toEqual([1, 0]);
  const terms = { text: 'Silk', sum: 0, payer: 'one', counters: null } as const;
  const contract = await room.made(ORGANISER, { type: 'offerContract', with: room.person(TWO), ...terms });
  await done(room, TWO, onContract(contract, { type: 'accept' }));
  expect(await count(routes, ORGANISER)).toBe(0);
});

test('nor by the preview of what ends their match, which would tell whose promises they have', async () => {
  const room = await openPromisingRoom();
  const routes = await readsIn(room);
  opened.push({ room, routes });
  await done(room, ORGANISER, intrigueSet('on'));
  await done(room, ORGANISER, WORD);
  await ringOn(room);
  const match = await sitDown(room, ONE, TWO, 1);
  const lines = async (who: number): Promise<readonly PreviewLine[]> => {
    const act = room.command({ type: 'voidMatch', match, shortfall: 'refuse', reason: 'r' });
    if (act.type !== 'voidMatch') throw new Error('as it was made');
    room.services.world.unlocked.keep(room.store.read, room.device(who));
    const looked = await room.services.commands.preview(room.device(who), act);
    return looked.ok ? looked.value.effects : [];
  };
  const before = await lines(REFEREE);
  const voiding = { type: 'voidMatch', match, shortfall: 'refuse', reason: 'r' } as const;
  const [sheet, other] = [room.command(voiding), room.command(voiding)];
  if (sheet.type !== 'voidMatch' || other.type !== 'voidMatch') throw new Error('as they were made');
  const [{ mark }, { mark: read }] = [await room.looked(REFEREE, sheet), await room.looked(ORGANISER, other)];
  await done(room, ORGANISER, { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason: 'r' });
  expect(await lines(REFEREE)).toEqual(before);
  // Nor is it told whose act was faster.
  const { faster } = await room.looked(REFEREE, { ...sheet, holds: present(mark, 'it may be done') });
  const { faster: told } = await room.looked(ORGANISER, { ...other, holds: present(read, 'it may be done') });
  expect([faster, told?.act]).toEqual([null, 'ruinPerson']);
  const ruin = (await lines(ORGANISER)).slice(before.length);
  expect(new Set(ruin.map(({ is }) => is))).toEqual(new Set(['person', 'pledge', 'intrigue']));
  expect(ruin).toHaveLength(7);
  expect(ruin).toContainEqual({ is: 'person', name: trader(ONE).name, what: 'ruined' });
});
