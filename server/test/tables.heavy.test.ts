// Tables: by chance, everything that could happen to hands while cards of both modules are played in matches and in
// contracts: none of it ever stops a match, and the journal tells all of it (INTRIGUE 9).

import { expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { handOf, limitOf } from '@dunmer/shared/intrigue';
import { playsOf } from '@dunmer/shared/rules';
import { legalCommand, type Random, seeded, withN } from '@dunmer/shared/testing';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { audit } from '../src/audit/index.ts';
import { READY_CARDS, readEdition } from '../src/catalogue/index.ts';
import { affairsOf } from '../src/home/index.ts';
import { done, onContract, ORGANISER, REFEREE } from './support/dealing.ts';
import { type Asked, EventRoom } from './support/eventRoom.ts';
import { deckOf, intrigueSet, WORD } from './support/intriguing.ts';
import { Mirror } from './support/mirror.ts';

const { catalogue } = readEdition(READY_CARDS);
const plays = playsOf(catalogue, PRINTED);
const SEED = Number(process.env['SEED'] ?? 1);
const OPERATIONS = Number(process.env['TABLE_OPERATIONS'] ?? 400);
const TRADERS = [0, 1, 2, 3];
const reason = 'by chance';
const AUDIT = 100;
const DECK = Array.from({ length: 6 }, () => 'stilt-beast');
const SEEDING = {
  count: 7,
  drakes: 500,
  cards: TRADERS.map(() => DECK),
  staff: { [REFEREE]: 'referee', [ORGANISER]: 'organiser' },
} as const;
const PROMISES_ON = { type: 'set', change: { name: 'promises', value: 'on' }, reason } as const;
/** What must have been done in the end: with few requests, and with many. */
const OF_FEW = ['acceptMatch', 'play play', 'play pass'];
const OF_MANY = [...OF_FEW, 'ring', 'letDraw', 'keepIntrigue', 'actOnContract', 'closeIntrigue'];

const nameOf = (asked: Asked): string => (asked.type === 'play' ? `play ${asked.command.type}` : asked.type);

/** Returns the last steps that led here, for the message of a failure. */
const said = (trail: readonly string[]): string => trail.slice(-40).join('\n');

async function viewOf(room: EventRoom, match: string, number: number) {
  const { services, store } = room;
  const stored = present(await store.read.match(match), 'a match');
  const seat = stored.seats.a.person?.id === room.person(number) ? 'a' : 'b';
  const actor = await services.world.actors.of(store.read, room.device(number));
  const mirror = new Mirror(seat);
  for (;;) {
    const synced = await services.matches.sync(actor, {
      follow: { by: 'seat', match },
      since: mirror.version,
    });
    if (!synced.ok) return null;
    for (const batch of synced.value.batches) mirror.take(batch);
    if (!synced.value.more) return mirror.view;
  }
}

async function atTable(room: EventRoom, random: Random, number: number, match: string): Promise<Asked> {
  const play = (command: Extract<Asked, { type: 'play' }>['command']): Asked => ({
    type: 'play',
    match,
    command,
  });
  const view = await viewOf(room, match, number);
  if (view === null || view.viewer === 'watcher') return play({ type: 'concede' });
  const { windows } = view.common;
  if (random.below(120) === 0) return play({ type: 'concede' });
  if (random.below(25) === 0)
    return play({
      type: 'ahead',
      windows: random
        .shuffled(['revealed', 'between', 'count', 'answers'] as const)
        .slice(0, random.below(4)),
    });
  const may = plays(view);
  if (may.length > 0 && random.below(3) > 0) {
    const { held, asking, choosing } = random.oneOf(may);
    const on = choosing === null ? [] : random.shuffled(choosing.from).slice(0, choosing.atMost);
    return play({ type: 'play', card: held.key, on, asking });
  }
  const hand = view.own.windows?.hand ?? [];
  if (hand.length > 0 && random.below(6) === 0)
    return play({
      type: 'play',
      card: random.oneOf(hand).key,
      on: random.below(2) === 0 ? [] : [{ seat: 'b', cell: 1 }],
      asking: random.below(2) === 0 ? null : (windows?.asking ?? null),
    });
  if (windows?.open?.asked === view.viewer) return play({ type: 'pass', asking: windows.asking });
  const n = withN(`${number}`.repeat(64));
  const command = legalCommand(view, n, random);
  return command === null ? play({ type: 'pass', asking: windows?.asking ?? 1 }) : play(command);
}

async function inContract(room: EventRoom, random: Random, who: number): Promise<Asked> {
  const { contracts } = await affairsOf(room.services.world, room.store.read, await room.key(who));
  const them = room.person(random.oneOf(TRADERS.filter((one) => one !== who)));
  if (contracts.length === 0 || random.below(8) === 0)
    return {
      type: 'offerContract',
      with: them,
      text: 'x',
      sum: 20,
      payer: random.oneOf(['one', 'two'] as const),
      counters: null,
    };
  const view = random.oneOf(contracts);
  const { contract, intrigue } = view;
  const hand = handOf(await deckOf(room), room.person(who));
  const any = hand.length === 0 ? 'solace#1' : random.oneOf(hand);
  if (view.state.at === 'offered') return onContract(contract, { type: 'accept' });
  const open = intrigue?.play ?? null;
  if (open !== null) {
    const { asking, answers } = open;
    if (answers.length > 0 && random.below(2) === 0)
      return onContract(contract, { type: 'cancelPlay', asking, card: random.oneOf(answers) });
    if (random.below(6) === 0) return onContract(contract, { type: 'cancelPlay', asking, card: any });
    if (random.below(3) > 0) return onContract(contract, { type: 'passPlay', asking });
  }
  if (intrigue !== undefined && intrigue.plays.length > 0 && random.below(3) > 0) {
    const { type, card, proposal, roundings } = random.oneOf(intrigue.plays);
    return type === 'demandWithIntrigue'
      ? onContract(contract, {
          type,
          card,
          rounding: roundings.length === 0 ? null : random.oneOf(roundings),
        })
      : onContract(contract, { type, card, proposal: proposal ?? 0 });
  }
  const game = view.state.at === 'signed' ? view.state.game : null;
  const proposal = view.state.at === 'signed' ? view.state.proposals : 0;
  return onContract(
    contract,
    random.oneOf([
      { type: 'demandSixth' },
      { type: 'proposeGame', amount: 3 },
      { type: 'agreeGame', proposal },
      { type: 'agreeGame', proposal },
      { type: 'chooseRounding', amount: view.sixth[0] ?? 3 },
      { type: 'chooseRounding', amount: view.sixth.at(-1) ?? 3 },
      { type: 'refuseGame' },
      { type: 'withdrawGame' },
      { type: 'confirmHandover' },
      { type: 'agreeAnnul' },
      { type: 'demandWithIntrigue', card: any, rounding: null },
      { type: 'answerWithIntrigue', card: any, proposal },
      ...(game === null ? [] : [{ type: 'counterGame', proposal, amount: 4 } as const]),
    ]),
  );
}

async function staff(
  room: EventRoom,
  random: Random,
  who: number,
  match: string | null,
  contract: string | null,
): Promise<readonly [number, Asked]> {
  const { common } = await deckOf(room);
  const person = room.person(who);
  const acts: Asked[] = [
    { type: 'ring', ring: (common.ring ?? 0) + 1, reason },
    { type: 'ring', ring: (common.ring ?? 0) + 1, reason },
    { type: 'letDraw', person, n: 1 + random.below(3), reason },
    { type: 'letDraw', person, n: 3, reason },
    { type: 'letDraw', person, n: 3, reason },
    { type: 'openAudience', person, reason },
    { type: 'closeAudience', reason },
    { type: 'ruinPerson', person, ruined: random.below(4) === 0, reason },
    { type: 'ruinPerson', person, ruined: false, reason },
    { type: 'ruinPerson', person, ruined: false, reason },
    { type: 'freezePerson', person, frozen: random.below(4) === 0, reason },
    { type: 'pauseEvent', paused: random.below(4) === 0, reason },
    { type: 'pauseEvent', paused: false, reason },
    intrigueSet(random.below(5) === 0 ? 'off' : 'on'),
    intrigueSet('on'),
    { type: 'set', change: { name: 'promises', value: random.below(3) === 0 ? 'off' : 'on' }, reason },
    { type: 'openIntrigueHand', person, reason },
    { type: 'dealPledges', people: [person], house: null, reason },
    ...(contract === null ? [] : [{ type: 'annulContract', contract, reason } as const]),
  ];
  const rulings: Asked[] =
    match === null
      ? []
      : [
          { type: 'pauseMatch', match, reason },
          { type: 'resumeMatch', match, reason },
          { type: 'resumeMatch', match, reason },
          { type: 'applyDefault', match, seat: random.oneOf(['a', 'b'] as const), reason },
          { type: 'voidMatch', match, shortfall: 'nothing', reason },
          { type: 'award', match, winner: 'a', claim: false, shortfall: 'nothing', reason },
          { type: 'unbindClaim', match, reason },
          { type: 'closeClaim', match, reason },
        ];
  if (rulings.length > 0 && random.below(3) === 0) return [REFEREE, random.oneOf(rulings)];
  return [ORGANISER, random.oneOf(acts)];
}

async function next(room: EventRoom, random: Random): Promise<readonly [number, Asked]> {
  const who = random.oneOf(TRADERS);
  const me = room.person(who);
  const state = await deckOf(room);
  const { common } = state;
  const event = await room.services.world.settings.of(room.store.read);
  if (event.paused && random.below(3) > 0) return [ORGANISER, { type: 'pauseEvent', paused: false, reason }];
  if (event.settings.intrigue === 'off' && random.below(4) === 0) return [ORGANISER, intrigueSet('on')];
  const hand = handOf(state, me);
  if (common.surplus.includes(me) && random.below(4) > 0)
    return [
      who,
      { type: 'keepIntrigue', copies: random.shuffled(hand).slice(0, limitOf(PRINTED.intrigue, common, me)) },
    ];
  const bound = (await room.store.read.people.person(me))?.match ?? null;
  const match = bound === null ? null : ((await room.store.read.matchByKey(bound))?.id ?? null);
  const self = await room.store.read.people.person(me);
  if (self?.frozen === true && random.below(4) > 0)
    return [ORGANISER, { type: 'freezePerson', person: me, frozen: false, reason }];
  if (match !== null && random.below(3) > 0) {
    const view = await viewOf(room, match, who);
    if (view?.common.phase.at === 'placing' && random.below(2) === 0)
      return [who, await atTable(room, random, who, match)];
    if (random.below(6) === 0) return [REFEREE, { type: 'resumeMatch', match, reason }];
  }
  const chance = random.below(20);
  if (match !== null && chance < 14) return [who, await atTable(room, random, who, match)];
  if (match === null && chance < 13) {
    const [challenge] = await room.store.read.challenges.openChallengesOf(await room.key(who));
    const them = room.person(random.oneOf(TRADERS.filter((one) => one !== who)));
    return [
      who,
      challenge === undefined
        ? { type: 'proposeMatch', with: them, stake: 2, friendly: false }
        : { type: 'acceptMatch', proposal: challenge.id },
    ];
  }
  if (chance < 17) return [who, await inContract(room, random, who)];
  const contracts = await room.store.read.contracts.openContractsOf(await room.key(who));
  return staff(room, random, who, match, contracts[0]?.id ?? null);
}

/** Closes the deck, once no card waits in a contract any more. */
async function closing(room: EventRoom): Promise<readonly [number, Asked]> {
  const [lying] = (await deckOf(room)).common.table;
  const close = { type: 'closeIntrigue', reason } as const;
  return [ORGANISER, lying === undefined ? close : { type: 'annulContract', contract: lying.where, reason }];
}

test(
  `${OPERATIONS} requests by chance around tables with cards of both modules: no match stops, and the journal tells all of it`,
  { timeout: 60_000 + 200 * OPERATIONS },
  async () => {
    const random = seeded(SEED);
    const room = await EventRoom.open({ seed: SEED, seeding: SEEDING });
    for (const asked of [PROMISES_ON, intrigueSet('on'), WORD]) await done(room, ORGANISER, asked);
    const trail: string[] = [];
    const did = new Set<string>();
    for (let i = 1; i <= OPERATIONS; i++) {
      // Near the end the deck is closed: open matches go on without it.
      const closes = i > OPERATIONS * 0.8 && i % 3 === 0;
      const [who, asked] = closes ? await closing(room) : await next(room, random);
      const result = await room.ask(who, asked);
      trail.push(`${who} ${JSON.stringify(asked)} ${result.ok ? 'ok' : result.error.code}`);
      if (result.ok) did.add(nameOf(asked));
      const matches = (await room.store.read.audit.matches()).slice(-4);
      const stored = await Promise.all(matches.map(({ id }) => room.store.read.match(id)));
      expect(
        stored.map((match) => match?.stop ?? null).filter((stop) => stop !== null),
        said(trail),
      ).toEqual([]);
      if (i % AUDIT === 0) expect((await audit(room.store.read)).finding, said(trail)).toBeNull();
    }
    expect((await audit(room.store.read)).finding, said(trail)).toBeNull();
    await room.close();
    expect((OPERATIONS < 2_000 ? OF_FEW : OF_MANY).filter((name) => !did.has(name))).toEqual([]);
  },
);
