// What the audit finds if an intrigue deck was changed in the tables, or its draws were paid for wrongly (IN5).

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import Database from 'better-sqlite3';
import { type DeckEvent, type DeckState, initiativeOf } from '@dunmer/shared/intrigue';
import { assert, ok, present } from '@dunmer/shared/lib';
import { ScriptedClock } from '@dunmer/shared/testing';
import { done, ONE, ORGANISER, STRANGER, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import {
  deckOf,
  drawUntil,
  handIn,
  keepAll,
  openIntrigueRoom,
  ringOn,
} from '../../test/support/intriguing.ts';
import { lawless } from '../../test/support/lawless.ts';
import { writeJournal } from '../journal/index.ts';
import { storeOn } from '../store/sqliteStore.ts';
import { audit } from './index.ts';
import { deckAround, DeckSteps, recordDeck } from '../intrigue/index.ts';

const reason = 'r';
let whole: Buffer;

/** Rings, bought draws, a played card and a shown one, a surplus, a timetable. */
async function play(room: EventRoom): Promise<void> {
  await ringOn(room);
  await done(room, ORGANISER, { type: 'openAudience', person: room.person(TWO), reason });
  await done(room, ONE, { type: 'buyDraw' });
  const talk = await drawUntil(room, ONE, 'market-talk');
  await keepAll(room, ['market-talk']);
  await done(room, ONE, { type: 'playIntrigue', card: talk, chosen: [] });
  await keepAll(room);
  const look = await drawUntil(room, STRANGER, 'loose-tongue');
  await keepAll(room, ['loose-tongue']);
  await done(room, STRANGER, { type: 'playIntrigue', card: look, chosen: [room.person(TWO)] });
  const asking = (await deckOf(room)).common.askings;
  await done(room, TWO, { type: 'passIntrigue', asking });
  const [shown = ''] = await handIn(room, TWO);
  await done(room, TWO, { type: 'showIntrigue', copies: [shown], to: room.person(ONE) });
  await done(room, ORGANISER, { type: 'openIntrigueHand', person: room.person(ONE), reason });
  await done(room, ORGANISER, { type: 'planRings', at: [1_800_000_000_000], reason });
  await done(room, ORGANISER, { type: 'ruinPerson', person: room.person(3), ruined: true, reason });
}

/** A clock that goes on whenever it is read. */
class Hurrying extends ScriptedClock {
  override now(): number {
    this.jump(1);
    return super.now();
  }
}

test('a step that takes its time stands under one time, and the whole deck agrees', async () => {
  const room = await openIntrigueRoom({ clock: new Hurrying(1_700_000_000_000) });
  await play(room);
  expect((await audit(room.store.read)).finding).toBeNull();
  await room.close();
});

beforeAll(async () => {
  const room = await openIntrigueRoom();
  await play(room);
  const { finding: fault } = await audit(room.store.read);
  assert(fault === null, fault ?? '');
  whole = present(room.db, 'it is in memory').serialize();
  await room.close();
});

let db: Database.Database;
beforeEach(() => {
  db = lawless(new Database(whole));
});
afterAll(() => db.close());

async function finding(): Promise<string | null> {
  const nothing = (): void => undefined;
  const store = storeOn({ db, unlock: nothing, check: nothing }, { newEpoch: () => 'e', now: () => 0 });
  return (await audit(store.read)).finding;
}

const OTHER = `'solace#1'`;
const event = (type: string, from: string, to: string): string =>
  `update deck_events set event = replace(event, ${from}, ${to}) where nth = (
    select max(nth) from deck_events where type = '${type}' and event like '%' || ${from} || '%')`;

describe('of a deck that was touched', () => {
  test.each([
    ['another seed', `update deck_events set event = replace(event, '0', '1') where type = 'SeedDrawn'`],
    ['another word', event('WordSaid', `'Альдрун'`, `'Балмора'`)],
    ['another commitment', event('PileSealed', `'"packs":3'`, `'"packs":4'`)],
    ['another initiative', event('RingBegun', `'trader2'`, `'trader3'`)],
    ['another draw', event('CardCame', `'#1'`, `'#2'`)],
    ['another order of the pile', event('PileOrdered', `'#1'`, `'#2'`)],
    ['another salt', `update deck_events set salt = '00' where type = 'CardCame'`],
    ['a secret of somebody else', `update deck_events set to_person = 2 where type = 'CardCame'`],
    ['something else seen', event('HandSeen', `'#'`, `'#9'`)],
    ['something else shown', event('CardsShownTo', `'#'`, `'#9'`)],
    ['a hand opened by another', `update deck_events set who = 2 where type = 'HandOpened'`],
    ['a hand opened by nobody', `update deck_events set who = null where type = 'HandOpened'`],
    ['another time', `update deck_events set at = 1 where type = 'CardDrawn'`],
    ['another time of what is hidden', `update deck_events set at = 1 where type = 'CardCame'`],
    ['an event less', `delete from deck_events where nth = (select max(nth) from deck_events)`],
    ['an event in between', `delete from deck_events where nth = 9`],
    [
      'an event more',
      `insert into deck_events (nth, type, audience, event, at)
        select max(nth) + 1, 'AudienceClosed', 'everyone', '{"type":"AudienceClosed","to":"everyone"}', 0
          from deck_events`,
    ],
    ['another price', event('DrawBought', `'"price":3'`, `'"price":2'`)],
    ['another copy', `update intrigue_copies set copy = 'solace#99' where copy = ${OTHER}`],
    [
      'a copy in another hand',
      `update intrigue_copies set of_person = 5 where key = (
        select min(key) from intrigue_copies where place = 'hand' and of_person <> 5)`,
    ],
    [
      'a copy that lies elsewhere',
      `update intrigue_copies set place = 'pile', of_person = null
        where key = (select min(key) from intrigue_copies where place = 'hand')`,
    ],
    ['a copy less', `delete from intrigue_copies where key = 1`],
    ['a move less', 'delete from intrigue_moves where key = 300'],
    ['a move to somewhere else', `update intrigue_moves set place = 'spent' where turn = 1`],
    ['another timetable', 'update planned_rings set at = at + 1'],
    ['no timetable', 'delete from planned_rings'],
    ['nobody ruined', 'update intrigue_ruins set ruined = 0'],
    ['a ruin that is gone', 'delete from intrigue_ruins'],
    ['somebody else ruined', 'insert into intrigue_ruins (person, ruined) values (1, 1)'],
  ])('%s', async (_, sql) => {
    const before = db.serialize();
    db.exec(sql);
    expect(db.serialize().equals(before), 'it touches something').toBe(false);
    expect(await finding()).not.toBeNull();
  });
});

describe('of a deck that a server has led wrongly, and whose journal tells so', () => {
  type Made = (state: DeckState, who: string, other: string) => readonly DeckEvent[];
  const next = ({ vault, common }: DeckState, n: number): string => vault.order[common.place + n] ?? '';
  const drawn = (who: string, copy: string, place: number, k: number): readonly DeckEvent[] => [
    { type: 'CardCame', to: 'trader', trader: who, copy },
    { type: 'CardDrawn', to: 'everyone', who, k, place },
  ];
  const CASES: Readonly<Record<string, Made>> = {
    'another than the top was drawn': (state, who) =>
      drawn(who, next(state, 1), state.common.place, state.common.shuffle),
    'a ring in another order': ({ common }) => [
      { type: 'RingBegun', to: 'everyone', ring: 2, order: common.order.toReversed() },
    ],
    'a ring at which nobody draws': ({ common, vault }) => [
      {
        type: 'RingBegun',
        to: 'everyone',
        ring: 2,
        order: initiativeOf({ seed: vault.seed ?? '', word: common.word ?? '' }, 2, common.order),
      },
    ],
    'a draw bought without an audience': (_, who) => [{ type: 'DrawBought', to: 'everyone', who, price: 0 }],
    'another seed published': () => [{ type: 'SeedOpened', to: 'everyone', seed: '0'.repeat(64) }],
    'a hand seen that was another': (_, who, other) => [
      { type: 'HandSeen', to: 'trader', trader: who, of: other, copies: ['solace#1'] },
    ],
    'a card shown that is in no hand': (state, who) => [
      { type: 'CardsShown', to: 'everyone', by: who, copies: [next(state, 0)] },
    ],
    'a hand above its limit without a surplus': (state, who) =>
      Array.from({ length: 8 }, (_, n) =>
        drawn(who, next(state, n), state.common.place + n, state.common.shuffle),
      ).flat(),
    'a ruin that puts the others elsewhere': ({ common }, ruined) => [
      {
        type: 'TraderRuined',
        to: 'everyone',
        who: ruined,
        reason: '',
        order: common.order.filter((who) => who !== ruined).toReversed(),
      },
    ],
    'somebody who came in before the others': ({ common }, who) => [
      { type: 'TraderJoined', to: 'everyone', who, order: common.order.toReversed() },
    ],
  };

  test.each(Object.entries(CASES))('%s', async (_, make) => {
    const room = await openIntrigueRoom();
    await ringOn(room);
    const world = room.services.matches.context;
    await room.store.transact(async (tx) => {
      const around = present(await deckAround(world, tx), 'a deck');
      const steps = new DeckSteps(around);
      steps.happen(make(around.live.state, room.person(ONE), room.person(TWO)));
      await recordDeck(world, tx, steps, { who: null });
      return ok(await writeJournal(tx, { who: null, act: 'forged', at: world.clock.now() }));
    });
    const { finding: found } = await audit(room.store.read);
    expect(found).toMatch(/follow|can't be|limit|not draw|seen of a hand/);
    await room.close();
  });
});
