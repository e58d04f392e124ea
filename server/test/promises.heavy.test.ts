// Promises under random requests of traders and organisers, with restarts (PROMISES 11): each promise is in one place,
// nobody has their own before them, hands are as large as everybody reads, drakes sum to 0, and a refused request has
// changed nothing.

import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { matchViewOf } from '@dunmer/shared/fairness';
import type { ContractWish, MatchId, PlayCommand } from '@dunmer/shared/protocol';
import { playsOf, SEATS } from '@dunmer/shared/rules';
import { legalCommand, type Random, seeded, withN } from '@dunmer/shared/testing';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { audit } from '../src/audit/index.ts';
import { READY_CARDS, readEdition } from '../src/catalogue/index.ts';
import { done, onContract, ORGANISER, REFEREE } from './support/dealing.ts';
import type { PersonKey, StoredContract } from '../src/store/index.ts';
import { type Asked, EventRoom } from './support/eventRoom.ts';
import { switched } from './support/promising.ts';
import { asTrade } from './support/tradeLive.ts';

const OPERATIONS = Number(process.env['PROMISE_OPERATIONS'] ?? '3000');
const SEED = Number(process.env['SEED'] ?? 1);
const [LOOK, AUDIT, RESTART] = [25, 250, 400];
const TRADERS = [0, 1, 2, 3, 4] as const;
const reason = 'by chance';
const staff = { [REFEREE]: 'referee', [ORGANISER]: 'organiser' } as const;
const CARDS = [...PRINTED.pledges.keys()];
const HOUSES = [...PRINTED.pledges.values()].flatMap(({ kind, id }) => (kind === 'house' ? id : []));

const folder = mkdtempSync(join(tmpdir(), 'dunmer-promises-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (isNew: boolean, seed: number): Promise<EventRoom> =>
  EventRoom.open({ folder, seeding: isNew ? { count: 7, drakes: 60, staff } : null, seed });

/** Returns a wish that a party could sensibly have for its contract as it stands. */
function sensible(
  { one, state, game }: StoredContract,
  me: PersonKey,
  { random, held }: { readonly random: Random; readonly held: () => string },
): ContractWish {
  const isOne = one === me;
  const accept = { type: 'accept', pledges: true, ...(game === null ? {} : { game }) } as const;
  if (state.at !== 'signed') return isOne && random.below(8) === 0 ? { type: 'withdraw' } : accept;
  const { game: open } = state;
  if (open.at === 'none') {
    const begun: readonly ContractWish[] = [
      { type: 'proposeGame', amount: 2 },
      { type: 'demandWith', pledge: held() },
    ];
    return random.below(3) > 0 ? { type: 'confirmHandover' } : random.oneOf(begun);
  }
  if (open.at !== 'proposed' && open.at !== 'demanded') return { type: 'confirmHandover' };
  const { by, proposal } = open;
  if ((by === 'one') === isOne) return { type: 'withdrawGame', proposal };
  return random.below(2) === 0
    ? { type: 'refuseGame', proposal }
    : { type: 'answerWith', proposal, pledge: held() };
}

const keyOf = ({ ownerId, card }: { readonly ownerId: string; readonly card: string }): string =>
  `${ownerId}/${card}`;

/** Returns a command that somebody may send now, sensible or not. */
async function asked(room: EventRoom, random: Random): Promise<readonly [who: number, what: Asked]> {
  const who = random.oneOf(TRADERS);
  const other = random.oneOf(TRADERS.filter((number) => number !== who));
  const [me, them] = [room.person(who), room.person(other)];
  const kept = await room.store.read.pledges.pledges();
  const names = kept.map(keyOf);
  const mine = kept.filter(({ ofId }) => ofId === me).map(keyOf);
  const free = kept.filter(({ ofId, ownerId, place, card }) => {
    const isTheirs = ofId === me && ownerId !== me && place === 'hand';
    return isTheirs && PRINTED.pledges.get(card)?.window === 'free';
  });
  const lying = kept.filter(({ ofId, place }) => ofId === me && place === 'front');
  const any = (): string => random.oneOf([...names, `${them}/${random.oneOf(CARDS)}`, 'nobody/the-cut']);
  const others = mine.filter((name) => !name.startsWith(`${me}/`));
  const held = (): string => {
    const some = random.below(3) > 0 && others.length > 0 ? others : mine;
    return some.length === 0 || random.below(6) === 0 ? any() : random.oneOf(some);
  };
  const key = await room.key(who);
  const contracts = await room.store.read.contracts.openContractsOf(key);
  // Mostly a contract in which this trader has something to do.
  const waiting = contracts.filter(({ state, two }) => state.at === 'signed' || two === key);
  const some = waiting.length > 0 && random.below(8) > 0 ? waiting : contracts;
  const contract = some.length === 0 ? null : random.oneOf(some);
  const proposal = contract?.state.at === 'signed' ? contract.state.proposals : 0;
  const wishes: readonly ContractWish[] = [
    { type: 'accept', pledges: true, game: contract?.game ?? 0 },
    { type: 'accept', pledges: true },
    { type: 'accept' },
    { type: random.oneOf(['decline', 'withdraw', 'agreeAnnul', 'takeBackAnnul', 'demandSixth']) },
    { type: 'confirmHandover' },
    { type: 'confirmHandover' },
    { type: 'confirmHandover' },
    { type: 'confirmHandover' },
    { type: 'proposeGame', amount: 1 + random.below(5) },
    { type: 'agreeGame', proposal },
    { type: 'refuseGame', proposal },
    { type: 'chooseRounding', proposal, amount: 1 + random.below(10) },
    { type: 'demandWith', pledge: held() },
    { type: 'answerWith', proposal, pledge: held() },
  ];
  const inMatch = (await room.store.read.people.personByKey(key))?.match ?? null;
  const match = inMatch === null ? null : ((await room.store.read.matchByKey(inMatch))?.id ?? null);
  const [challenge] = await room.store.read.challenges.openChallengesOf(key);
  const offer = {
    type: 'offerContract',
    with: them,
    text: 'x',
    payer: random.oneOf(['one', 'two'] as const),
    counters: null,
  } as const;
  const staffs: readonly Asked[] = [
    { type: 'ruinPerson', person: me, ruined: random.below(12) === 0, reason },
    { type: 'sendPledgeHome', pledge: held(), reason },
    { type: 'dealPledges', people: [me], house: random.below(4) === 0 ? null : random.oneOf(HOUSES), reason },
    switched(random.below(12) === 0 ? 'off' : 'on'),
    { type: 'freezePerson', person: me, frozen: random.below(12) === 0, reason },
    { type: 'payIn', person: me, drakes: 5, reason },
  ];
  const gives = random.below(2) === 0 ? held() : null;
  const theirs = kept.filter(({ ofId, place }) => ofId === them && place === 'hand');
  const asks =
    random.below(3) > 0
      ? null
      : random.below(4) === 0 || theirs.length === 0
        ? any()
        : keyOf(random.oneOf(theirs));
  const game = random.below(8) === 0 ? 2 : null;
  const inIt = (wish: (of: StoredContract) => ContractWish) => (): readonly [number, Asked] =>
    contract === null ? [who, switchedBy(who)] : [who, onContract(contract.id, wish(contract))];
  const conceding = (): readonly [number, Asked] => [
    who,
    match === null ? switchedBy(who) : { type: 'play', match, command: { type: 'concede' } },
  ];
  const ordering = (): readonly [number, Asked] => [ORGANISER, random.oneOf(staffs)];
  const playing = (): readonly [number, Asked] => {
    const one = free.length === 0 ? null : random.oneOf(free);
    const named = one?.card === 'the-cut' ? 6 : null;
    return [who, { type: 'playPledge', pledge: one === null ? held() : keyOf(one), named }];
  };
  const sensibly = inIt((of) => sensible(of, key, { random, held }));
  // Commands that are listed more than once are sent more often.
  const ways: readonly (() => readonly [number, Asked])[] = [
    () => [who, { ...offer, sum: random.below(14), game, pledges: { gives, asks } }],
    inIt(() => random.oneOf(wishes)),
    sensibly,
    sensibly,
    sensibly,
    sensibly,
    sensibly,
    sensibly,
    () => [who, { type: 'playPledge', pledge: held(), named: random.oneOf([0, 5, 6, 20]) || null }],
    playing,
    playing,
    playing,
    () => [who, { type: 'letGoPledge', pledge: lying.length === 0 ? held() : keyOf(random.oneOf(lying)) }],
    () => [
      who,
      {
        type: 'showPledges',
        pledges: random.below(3) === 0 ? mine.slice(0, 9) : [held()],
        to: random.below(2) === 0 ? null : them,
      },
    ],
    () => [who, { type: 'proposeMatch', with: them, stake: 1 + random.below(3), friendly: false }],
    () => [who, challenge === undefined ? switchedBy(who) : { type: 'acceptMatch', proposal: challenge.id }],
    ordering,
    ordering,
    conceding,
    conceding,
  ];
  const isPlaying = match !== null && random.below(6) > 0;
  const [asker, what] = isPlaying
    ? ([who, { type: 'play', match, command: await moveIn(room, who, match, random) }] as const)
    : random.oneOf(ways)();
  return what.type === 'showPledges' && what.pledges.length === 0
    ? [asker, switchedBy(asker)]
    : [asker, what];
}

const plays = playsOf(readEdition(READY_CARDS).catalogue, PRINTED);

/**
 * Returns a command of somebody in their match: what their phone owes, a play, a pass, an answer given ahead, or a
 * move; sometimes a concession.
 */
async function moveIn(room: EventRoom, who: number, match: MatchId, random: Random): Promise<PlayCommand> {
  const { services, store } = room;
  const live = asTrade(await services.matches.context.lives.get(store.read, match));
  const seat = SEATS.find((each) => live.table.seats[each].person?.id === room.person(who)) ?? 'a';
  const view = matchViewOf(live.state, seat);
  if (view.viewer === 'watcher' || random.below(40) === 0) return { type: 'concede' };
  if (random.below(20) === 0)
    return { type: 'ahead', windows: random.below(3) === 0 ? ['revealed', 'between'] : [] };
  const may = plays(view);
  if (may.length > 0 && random.below(8) > 0) {
    const { held, asking, choosing } = random.oneOf(may);
    const on = choosing === null ? [] : random.shuffled(choosing.from).slice(0, choosing.atMost);
    return { type: 'play', card: held.key, on, asking };
  }
  const n = hash('sha256', `${match} ${who}`, 'hex');
  return legalCommand(view, withN(n), random) ?? { type: 'pass', asking: view.common.windows?.asking ?? 0 };
}

/** Returns a command that only an organiser may send. */
const switchedBy = (_: number): Asked => switched('on');

async function look(room: EventRoom): Promise<void> {
  const { read } = room.store;
  const kept = await read.pledges.pledges();
  const hands = await read.pledges.hands();
  expect(kept.filter(({ place, of, owner }) => place === 'front' && of === owner)).toEqual([]);
  for (const { person, house, size, mayHold, ruined } of hands) {
    const own = kept.filter(({ owner }) => owner === person);
    const inHand = kept.filter(({ place, of }) => (place === 'hand' || place === 'held') && of === person);
    // A trader who was given promises before they were dealt any has a hand without a house.
    expect([own.length, inHand.length]).toEqual([house === '' ? 0 : 5, size]);
    expect(inHand.filter(({ owner }) => owner !== person).length).toBeLessThanOrEqual(mayHold);
    if (ruined) expect(own.filter(({ place }) => place !== 'out')).toEqual([]);
  }
  const accounts = await read.money.accounts();
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  expect(accounts.filter(({ kind, balance }) => kind !== 'bank' && balance < 0)).toEqual([]);
}

test(
  `${OPERATIONS} random requests with promises: places, hands and drakes hold, and the journal tells all of it (PROMISES 11)`,
  { timeout: 60_000 + 100 * OPERATIONS },
  async () => {
    const random = seeded(SEED);
    let room = await open(true, SEED);
    await done(room, ORGANISER, switched('on'));
    for (const number of TRADERS.slice(0, 4))
      await done(room, ORGANISER, {
        type: 'dealPledges',
        people: [room.person(number)],
        house: null,
        reason,
      });
    const did = new Map<string, number>();
    for (let i = 1; i <= OPERATIONS; i++) {
      const [who, what] = await asked(room, random);
      const before = present(await room.store.read.journal.last(), 'promises were dealt');
      const result = await room.ask(who, what);
      const played = what.type === 'play' ? `play ${what.command.type}` : what.type;
      const name = what.type === 'actOnContract' ? what.wish.type : played;
      if (result.ok) did.set(name, (did.get(name) ?? 0) + 1);
      else {
        expect(result.error.code, JSON.stringify(what)).not.toBe('match-stopped');
        expect((await room.store.read.journal.last())?.hash).toBe(before.hash);
      }
      if (i % LOOK === 0) await look(room);
      if (i % AUDIT === 0) expect((await audit(room.store.read)).finding).toBeNull();
      if (i % RESTART > 0) continue;
      await room.close();
      room = await open(false, SEED + i);
    }
    expect((await audit(room.store.read)).finding).toBeNull();
    // PR27: the list of salts that are due, the statement that publishes them and the audit each find them in their own
    // way.
    await done(room, ORGANISER, { type: 'closePledges', reason });
    const due = await room.store.read.pledges.unopened();
    expect((await audit(room.store.read)).finding).toBeNull();
    for (let i = 1; i <= OPERATIONS / 10; i++) {
      const [who, what] = await asked(room, random);
      await room.ask(who, what);
    }
    await look(room);
    expect((await audit(room.store.read)).finding).toBeNull();
    expect(await room.store.read.pledges.unopened()).toEqual(due);
    const payments = await room.store.read.pledges.payments();
    const givings = await room.store.read.pledges.givings();
    await room.close();
    // With fewer operations it is up to chance whether all of this happens.
    if (OPERATIONS < 2_000) return;
    expect(due.length).toBeGreaterThan(0);
    const all = ['playPledge', 'letGoPledge', 'showPledges', 'ruinPerson', 'sendPledgeHome', 'refuseGame'];
    const inMatches = ['play', 'pass', 'ahead'].map((type) => `play ${type}`);
    expect(
      [...all, ...inMatches].filter((name) => !did.has(name)),
      JSON.stringify([...did]),
    ).toEqual([]);
    // Promises that pay are rare: one in a few long histories.
    if (OPERATIONS >= 10_000) expect(payments.length).toBeGreaterThan(0);
    const states = new Set(givings.map(({ state }) => state));
    expect((['given', 'back', 'left'] as const).filter((state) => !states.has(state))).toEqual([]);
  },
);
