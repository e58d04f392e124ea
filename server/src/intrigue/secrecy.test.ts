// Which cards a hand or the pile holds reaches only those who may know it (IN5, IN11; INTRIGUE, the table of who sees
// what): two events that differ in nothing else show everybody else the same bytes, and ring for the same people.

import { expect, test } from 'vitest';
import { cardOf, initiativeOf } from '@dunmer/shared/intrigue';
import { ok, present } from '@dunmer/shared/lib';
import { affairsOf, deckLogFile, intrigueInfo, staffIntrigue } from '../home/index.ts';
import { interestsOf } from '../interest/index.ts';
import { exportOf } from '../lists/index.ts';
import { codeOf, done, ONE, ORGANISER, REFEREE, STRANGER, TWO } from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { deckOf, drawUntil, handIn, openIntrigueRoom, ring, ringOn } from '../../test/support/intriguing.ts';
import { withoutSeals } from '../../test/support/withoutSeals.ts';

const reason = 'r';

/**
 * Swaps two copies of the pile as if the seed had ordered them so: the one that ONE draws at the next ring, and the
 * last.
 */
async function swapped(room: EventRoom): Promise<void> {
  const { world } = room.services;
  const live = present(await world.deck.of(room.store.read), 'a deck');
  const { common, vault } = live.state;
  const sources = { seed: present(vault.seed, 'a seed'), word: present(common.word, 'a word') };
  const at = common.place + initiativeOf(sources, 1, common.order).indexOf(room.person(ONE));
  const last = vault.order.findLastIndex((copy) => cardOf(copy) !== cardOf(vault.order[at] ?? ''));
  const order = vault.order.map((copy, i) =>
    i === at ? (vault.order[last] ?? '') : i === last ? (vault.order[at] ?? '') : copy,
  );
  const state = { ...live.state, vault: { ...vault, order } };
  await room.store.transact(async (tx) => ok(world.deck.put(tx, { ...live, state })));
}

/** What is done to the card of ONE that differs; `mine` is its copy. */
const HISTORIES: Readonly<Record<string, (room: EventRoom, mine: string) => Promise<unknown>>> = {
  'it is held': async () => undefined,
  'it is shown to one alone': (room, mine) =>
    done(room, ONE, { type: 'showIntrigue', copies: [mine], to: room.person(TWO) }),
  'an organiser has opened the hand': (room) =>
    done(room, ORGANISER, { type: 'openIntrigueHand', person: room.person(ONE), reason }),
  'there is a surplus beside it': async (room) => {
    const draws = { type: 'letDraw', person: room.person(ONE), n: 3, reason } as const;
    for (const asked of [draws, draws, draws]) await done(room, ORGANISER, asked);
  },
  'a play of it was refused': async (room) => {
    await done(room, ORGANISER, { type: 'freezePerson', person: room.person(ONE), frozen: true, reason });
    for (const card of await handIn(room, ONE))
      expect(codeOf(await room.ask(ONE, { type: 'playIntrigue', card, chosen: [] }))).toBe('person-frozen');
  },
  'what is not in the hand was played, shown, kept and dropped': async (room) => {
    const tries: readonly Asked[] = [
      { type: 'playIntrigue', card: 'market-talk#9', chosen: [] },
      { type: 'showIntrigue', copies: ['market-talk#9'], to: null },
      { type: 'keepIntrigue', copies: [] },
      { type: 'dropIntrigue', asking: 1, copies: ['market-talk#9'] },
      { type: 'cancelIntrigue', asking: 1, card: 'market-talk#9' },
    ];
    for (const asked of tries) expect(codeOf(await room.ask(ONE, asked))).not.toBe('ok');
  },
  'another has looked at the hand': async (room) => {
    const card = await drawUntil(room, TWO, 'loose-tongue');
    await done(room, TWO, { type: 'playIntrigue', card, chosen: [room.person(ONE)] });
    await done(room, ONE, { type: 'passIntrigue', asking: (await deckOf(room)).common.askings });
  },
  'another has taken it': async (room, mine) => {
    const card = await drawUntil(room, TWO, 'pickpocket');
    await done(room, TWO, { type: 'playIntrigue', card, chosen: [room.person(ONE)] });
    await done(room, ONE, { type: 'passIntrigue', asking: (await deckOf(room)).common.askings });
    expect(await handIn(room, TWO)).toContain(mine);
  },
  'it waits to be dropped by whoever is asked, and others are asked too': async (room) => {
    const card = await drawUntil(room, TWO, 'house-search');
    const chosen = [ONE, STRANGER].map((number) => room.person(number));
    await done(room, TWO, { type: 'playIntrigue', card, chosen });
    for (let i = 0; i < 2; i += 1) {
      const asked = present((await deckOf(room)).common.actions[0]?.asked ?? null, 'somebody is asked');
      const number = asked.who === room.person(ONE) ? ONE : STRANGER;
      await done(room, number, { type: 'passIntrigue', asking: asked.asking });
    }
    const asking = (await deckOf(room)).common.askings;
    await done(room, ONE, { type: 'dropIntrigue', asking, copies: await handIn(room, ONE) });
  },
  'everybody draws on': async (room) => {
    await done(room, ORGANISER, { type: 'openAudience', person: room.person(TWO), reason });
    await done(room, STRANGER, { type: 'buyDraw' });
    for (let i = 0; i < 3; i += 1) await ringOn(room);
  },
};

/** Returns everything that people other than ONE and TWO read. */
async function seenByOthers(room: EventRoom): Promise<readonly unknown[]> {
  const { read } = room.store;
  const { world } = room.services;
  const seen: unknown[] = [];
  for (const number of [STRANGER, 3, REFEREE, ORGANISER]) {
    const key = await room.key(number);
    seen.push(await affairsOf(world, read, key), await intrigueInfo(world, read, key));
  }
  const interests = await interestsOf(read, await world.actors.of(read, room.device(ORGANISER)));
  seen.push(await staffIntrigue(world, read, { interests, isOrganiser: true }));
  seen.push(await deckLogFile(world, read), await exportOf(read, 'intrigue', interests));
  seen.push((await read.journal.rows(-1, 1000)).map(({ body, act, who }) => [act, who, withoutSeals(body)]));
  return seen;
}

async function lived(isOther: boolean, history: (room: EventRoom, mine: string) => Promise<unknown>) {
  const room = await openIntrigueRoom();
  const rung: (readonly number[])[] = [];
  if (isOther) await swapped(room);
  room.services.world.bell.listen({ rung: (people) => void rung.push(people) });
  await ringOn(room);
  const [mine = ''] = await handIn(room, ONE);
  await history(room, mine);
  const seen = JSON.stringify([await seenByOthers(room), rung]);
  const own = JSON.stringify(await intrigueInfo(room.services.world, room.store.read, await room.key(ONE)));
  const pile = (await deckOf(room)).vault.order;
  await room.close();
  return { mine, seen, own, pile };
}

test.each(Object.entries(HISTORIES))('%s: others read the same', async (_, history) => {
  const [one, other] = [await lived(false, history), await lived(true, history)];
  expect(one.mine).not.toBe(other.mine);
  expect(one.pile).not.toEqual(other.pile);
  expect(one.own).not.toBe(other.own);
  expect(one.seen).toBe(other.seen);
});

test('IN7: a look at a ring tells nothing of the order that it would bring', async () => {
  const looked = async (isOther: boolean) => {
    const room = await openIntrigueRoom({ seed: isOther ? 2 : 1 });
    const ids = [0, 1, 2, 3, 4, 5, 6].map((number) => room.person(number));
    const act = room.command(ring(1));
    room.services.world.unlocked.keep(room.store.read, room.device(ORGANISER));
    const seen = 'reason' in act ? await room.services.commands.preview(room.device(ORGANISER), act) : null;
    const { vault, common } = await deckOf(room);
    const sources = { seed: present(vault.seed, 'a seed'), word: present(common.word, 'a word') };
    await room.close();
    if (seen?.ok !== true) throw new Error('it is looked at');
    const { effects, mark } = seen.value;
    return { order: initiativeOf(sources, 1, ids), effects, mark: mark.slice(mark.indexOf('.')) };
  };
  const [one, other] = [await looked(false), await looked(true)];
  expect(one.order).not.toEqual(other.order);
  expect(one.effects).toEqual(other.effects);
  expect(one.mark).toBe(other.mark);
});
