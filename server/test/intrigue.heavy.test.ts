// The intrigue deck under random requests of traders and organisers, with restarts (INTRIGUE 9): every copy is in one
// place, none is made or lost, nobody outside a surplus holds more than the limit, drakes sum to 0, and a refused
// request has changed nothing.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  cardOf,
  type DeckCommon,
  deckViewOf,
  handOf,
  handSize,
  limitOf,
  playableActions,
} from '@dunmer/shared/intrigue';
import { present } from '@dunmer/shared/lib';
import { type Random, seeded } from '@dunmer/shared/testing';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { audit } from '../src/audit/index.ts';
import { deckAround } from '../src/intrigue/index.ts';
import { done, ORGANISER, REFEREE } from './support/dealing.ts';
import { type Asked, EventRoom } from './support/eventRoom.ts';
import { deckOf, intrigueSet, WORD } from './support/intriguing.ts';

const OPERATIONS = Number(process.env['INTRIGUE_OPERATIONS'] ?? '2000');
const SEED = Number(process.env['SEED'] ?? 1);
const [LOOK, AUDIT, RESTART] = [25, 500, 400];
const TRADERS = [0, 1, 2, 3, 4] as const;
const reason = 'by chance';
const staff = { [REFEREE]: 'referee', [ORGANISER]: 'organiser' } as const;
const cards = PRINTED.intrigue;

const folder = mkdtempSync(join(tmpdir(), 'dunmer-intrigue-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (isNew: boolean, seed: number): Promise<EventRoom> =>
  EventRoom.open({ folder, seeding: isNew ? { count: 7, drakes: 60, staff } : null, seed });

const isPlayedHere = (copy: string): boolean =>
  ['action', 'played'].includes(cards.get(cardOf(copy))?.window ?? '');

/** Returns some of these, at most `most`. */
const some = <T>(random: Random, from: readonly T[], most: number): readonly T[] =>
  random.shuffled(from).slice(0, random.below(most + 1));

/** Returns a command that somebody may send now, sensible or not. */
async function asked(room: EventRoom, random: Random): Promise<readonly [who: number, what: Asked]> {
  const { world } = room.services;
  const { live, facts } = present(await deckAround(world, room.store.read), 'a deck');
  const { common } = live.state;
  const who = random.oneOf(TRADERS);
  const [me, them] = [room.person(who), room.person(random.oneOf(TRADERS))];
  const hand = handOf(live.state, me);
  const any = random.oneOf([...live.copies.keys()]);
  const held = (): string => (hand.length === 0 || random.below(12) === 0 ? any : random.oneOf(hand));
  const may = playableActions(cards, deckViewOf(live.state, me), facts);
  const asking = common.askings - random.below(2) || 1;
  const [challenge] = await room.store.read.challenges.openChallengesOf(await room.key(who));
  const bound = (await room.store.read.people.person(me))?.match ?? null;
  const match = bound === null ? null : ((await room.store.read.matchByKey(bound))?.id ?? null);
  const acts: readonly Asked[] = [
    { type: 'ring', ring: (common.ring ?? 0) + 1 + (random.below(9) === 0 ? 1 : 0), reason },
    { type: 'ring', ring: (common.ring ?? 0) + 1, reason },
    { type: 'openAudience', person: me, reason },
    { type: 'closeAudience', reason },
    { type: 'letDraw', person: me, n: 1 + random.below(3), reason },
    { type: 'openIntrigueHand', person: me, reason },
    { type: 'answerIntrigueFor', person: me, asking: random.below(3) === 0 ? null : asking, reason },
    { type: 'ruinPerson', person: me, ruined: random.below(5) === 0, reason },
    { type: 'freezePerson', person: me, frozen: random.below(9) === 0, reason },
    { type: 'pauseEvent', paused: random.below(12) === 0, reason },
    { type: 'set', change: { name: 'audiencePrice', value: random.below(5) }, reason },
    { type: 'planRings', at: [4_102_444_800_000 + random.below(9)], reason },
    intrigueSet(random.below(12) === 0 ? 'off' : 'on'),
    { type: 'pauseEvent', paused: false, reason },
  ];
  const play = (): Asked => {
    if (may.length === 0 || random.below(9) === 0)
      return { type: 'playIntrigue', card: held(), chosen: random.below(2) === 0 ? [] : [them] };
    const { copy, from, atLeast, atMost } = random.oneOf(may);
    const n = atLeast + random.below(atMost - atLeast + 1);
    return { type: 'playIntrigue', card: copy, chosen: random.shuffled(from).slice(0, n) };
  };
  const keeping = some(random, hand, hand.length);
  const limit = limitOf(cards, common, me);
  // Cards that can be played between games are kept first, because nothing else leaves a hand here.
  const wanted = random.shuffled(hand).toSorted((x, y) => Number(isPlayedHere(y)) - Number(isPlayedHere(x)));
  const isOver = common.surplus.includes(me);
  const keep = isOver && random.below(6) > 0 ? wanted.slice(0, limit) : keeping;
  const shown = some(random, hand, 2);
  const ways: readonly (() => readonly [number, Asked])[] = [
    ...[0, 1, 2, 3].map(() => (): readonly [number, Asked] => [who, play()]),
    ...[0, 1].map(() => (): readonly [number, Asked] => [who, { type: 'keepIntrigue', copies: keep }]),
    () => [who, { type: 'buyDraw' }],
    () => [
      who,
      {
        type: 'showIntrigue',
        copies: shown.length === 0 ? [any] : shown,
        to: random.below(2) === 0 ? null : them,
      },
    ],
    () => [who, { type: 'proposeMatch', with: them, stake: 1, friendly: false }],
    () => (challenge === undefined ? [who, play()] : [who, { type: 'acceptMatch', proposal: challenge.id }]),
    () => (match === null ? [who, play()] : [who, { type: 'play', match, command: { type: 'concede' } }]),
    ...[0, 1, 2].map(() => (): readonly [number, Asked] => [ORGANISER, random.oneOf(acts)]),
  ];
  // Mostly, whatever is paused, switched off or frozen soon goes on again, and people give the answer that is awaited.
  if (facts.isPaused && random.below(3) > 0)
    return [ORGANISER, { type: 'pauseEvent', paused: false, reason }];
  if (!facts.isOn && random.below(3) > 0) return [ORGANISER, intrigueSet('on')];
  if (facts.frozen.has(me) && random.below(3) > 0)
    return [ORGANISER, { type: 'freezePerson', person: me, frozen: false, reason }];
  if (match !== null && random.below(3) > 0)
    return [who, { type: 'play', match, command: { type: 'concede' } }];
  if (isOver && random.below(3) > 0) return [who, { type: 'keepIntrigue', copies: keep }];
  const awaited = awaitedNow(room, common);
  return awaited.length > 0 && random.below(4) > 0
    ? answer(room, random, random.oneOf(awaited))
    : random.oneOf(ways)();
}

interface Awaited {
  readonly number: number;
  readonly asking: number;
  readonly isDrop: boolean;
}

/** Returns the traders whose answer to an action, or choice of cards to drop, is awaited. */
const awaitedNow = (room: EventRoom, { actions }: DeckCommon): readonly Awaited[] =>
  actions.flatMap(({ asked: one, drop }) =>
    [
      ...(one === null ? [] : [{ who: one.who, asking: one.asking, isDrop: false }]),
      ...(drop?.waiting ?? []).map((who) => ({ who, asking: drop?.asking ?? 0, isDrop: true })),
    ].flatMap(({ who, ...rest }) => {
      const number = TRADERS.find((each) => room.person(each) === who);
      return number === undefined ? [] : [{ number, ...rest }];
    }),
  );

/** Returns the answer of a trader who is asked; sometimes a referee gives it for them. */
async function answer(
  room: EventRoom,
  random: Random,
  { number, asking, isDrop }: Awaited,
): Promise<readonly [number, Asked]> {
  const hand = handOf(await deckOf(room), room.person(number));
  if (random.below(6) === 0)
    return [REFEREE, { type: 'answerIntrigueFor', person: room.person(number), asking, reason }];
  if (isDrop) return [number, { type: 'dropIntrigue', asking, copies: random.shuffled(hand).slice(0, 1) }];
  const letter = hand.find((copy) => cardOf(copy) === 'intercepted-letter');
  return letter === undefined || random.below(3) === 0
    ? [number, { type: 'passIntrigue', asking }]
    : [number, { type: 'cancelIntrigue', asking, card: letter }];
}

async function look(room: EventRoom): Promise<void> {
  const { common, secret, vault } = await deckOf(room);
  const kept = await room.store.read.intrigue.intrigueCopies();
  const played = common.actions.flatMap(({ copy, cancels }) => [copy, ...cancels.map((one) => one.copy)]);
  const places = {
    pile: vault.order.slice(common.place),
    spent: common.spent,
    front: common.fronts.map(({ copy }) => copy),
    table: [...common.table.map(({ copy }) => copy), ...played],
    hand: Object.values(secret).flatMap(({ hand }) => hand),
  };
  for (const [place, copies] of Object.entries(places))
    expect(new Set(kept.flatMap((one) => (one.place === place ? one.copy : []))), place).toEqual(
      new Set(copies),
    );
  expect(Object.values(places).flat()).toHaveLength(kept.length);
  // The pile can be empty only when nothing is spent.
  expect(common.pile > 0 || common.spent.length === 0).toBe(true);
  for (const [trader, { hand }] of Object.entries(secret)) {
    expect(hand).toHaveLength(handSize(common, trader));
    expect(hand.length > limitOf(cards, common, trader)).toBe(common.surplus.includes(trader));
  }
  const accounts = await room.store.read.money.accounts();
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  expect(accounts.filter(({ kind, balance }) => kind !== 'bank' && balance < 0)).toEqual([]);
}

test(
  `${OPERATIONS} random requests with an intrigue deck: places, limits and drakes hold, and the journal tells all of it (INTRIGUE 9)`,
  { timeout: 60_000 + 100 * OPERATIONS },
  async () => {
    const random = seeded(SEED);
    let room = await open(true, SEED);
    for (const what of [
      { type: 'set', change: { name: 'packs', value: 2 }, reason } as const,
      intrigueSet('on'),
      WORD,
    ])
      await done(room, ORGANISER, what);
    const did = new Map<string, number>();
    for (let i = 1; i <= OPERATIONS; i++) {
      const [who, what] = await asked(room, random);
      const before = present(await room.store.read.journal.last(), 'a deck was made');
      const result = await room.ask(who, what);
      if (result.ok) did.set(what.type, (did.get(what.type) ?? 0) + 1);
      else expect((await room.store.read.journal.last())?.hash).toBe(before.hash);
      if (i % LOOK === 0) await look(room);
      if (i % AUDIT === 0) expect((await audit(room.store.read)).finding).toBeNull();
      if (i % RESTART > 0) continue;
      await room.close();
      room = await open(false, SEED + i);
    }
    await look(room);
    expect((await audit(room.store.read)).finding).toBeNull();
    const { shuffle } = (await deckOf(room)).common;
    await room.close();
    // With fewer operations it is up to chance whether all of this happens.
    if (OPERATIONS < 2_000) return;
    expect(shuffle).toBeGreaterThan(3);
    const all = [
      'ring',
      'buyDraw',
      'keepIntrigue',
      'showIntrigue',
      'playIntrigue',
      'cancelIntrigue',
      'passIntrigue',
    ];
    const others = ['dropIntrigue', 'answerIntrigueFor', 'ruinPerson', 'openIntrigueHand', 'acceptMatch'];
    expect(
      [...all, ...others].filter((name) => !did.has(name)),
      JSON.stringify([...did]),
    ).toEqual([]);
  },
);
