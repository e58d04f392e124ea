// What hostile phones say about cards of both modules, over the real socket, while one card awaits its answer in a
// match and another in a contract: each command is refused by a code of its own, nobody else is told anything, nothing
// has happened, and the match goes on (INTRIGUE 2 to 5).

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { handOf } from '@dunmer/shared/intrigue';
import { present } from '@dunmer/shared/lib';
import { ScriptedClock, seeded } from '@dunmer/shared/testing';
import { Pace } from '../src/callers/pace.ts';
import { RawWire } from './hostile/rawWire.ts';
import { Crowd } from './secrecy/crowd.ts';
import { gather } from './secrecy/gather.ts';
import { inPlace } from './secrecy/inPlace.ts';
import { Before, NUMBERS, SEEDING, START } from './secrecy/windowPeople.ts';
import { newCommandId } from './support/commandId.ts';
import { onContract } from './support/onContract.ts';
import { entropyFrom } from './support/scriptedEntropy.ts';
import { seedStore, trader } from './support/seed.ts';
import { type TestApp, testApp } from './support/testApp.ts';

const ANSWER = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error: z.looseObject({ code: z.string().regex(/^[a-z]+(-[a-z]+)*$/) }),
  }),
]);
const HIDDEN = { promises: ['whisper'], held: 'slander', drawn: 'keyhole' } as const;
const WHO = ['hider', 'opponent', 'thirdTrader'] as const;

/**
 * Values that are no copy, no asking and no person: names that every object has, look-alikes, long ones, other types,
 * deep ones.
 */
const NASTY: readonly unknown[] = [
  '__proto__',
  'constructor',
  'toString#1',
  '__proto__#1',
  'constructor#1',
  'has-own-property#1',
  'intercepted\u2010letter#1',
  '\u0456ntercepted-letter#1',
  'intercepted-letter#01',
  'slander#0',
  '#',
  '',
  ' ',
  'slander#999',
  'trader0/whisper',
  'trader0/__proto__',
  '../etc',
  '\u0000',
  '\u202eslander#1',
  'x'.repeat(40),
  'x'.repeat(5_000),
  `${'a-'.repeat(20)}#1`,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  999_999,
  {},
  [],
  ['slander#1'],
  { __proto__: 1 },
  [[[[['x']]]]],
];

let clock: ScriptedClock;
let server: TestApp;
let takeOut = (): void => undefined;
let crowd: Crowd;
let match = '';
let contract = '';
const wires = new Map<string, RawWire>();
let id = 1;

const stateNow = async () =>
  present(await server.app.matches.context.deck.of(server.app.store.read), 'a deck').state;
const handIn = async (who: keyof typeof NUMBERS): Promise<readonly string[]> =>
  handOf(await stateNow(), trader(NUMBERS[who]).person);

beforeAll(async () => {
  // The clock stands still, and nobody is ever too fast: other tests check how much anybody may ask.
  takeOut = inPlace(Pace.prototype, { hear: () => 'heard' });
  clock = new ScriptedClock(START);
  const random = seeded(1);
  server = await testApp(
    { publicUrl: 'http://trade.test' },
    { clock, entropy: entropyFrom(seeded(2)), storage: 'memory', seeding: null, commits: { rest: 0 } },
  );
  await seedStore(server.app.store, SEEDING);
  const before = new Before(server, random);
  await before.prepare(HIDDEN, [HIDDEN]);
  crowd = new Crowd(server.app, await gather(server.url), before, random, clock);
  const wish = {
    type: 'proposeMatch',
    with: trader(NUMBERS.opponent).person,
    stake: 2,
    friendly: false,
  } as const;
  const proposal = await crowd.does('hider', wish);
  const started = await crowd.tries('opponent', { type: 'acceptMatch', proposal });
  if (started.ok && started.value.type === 'started') ({ match } = started.value);
  const offer = { type: 'offerContract', with: trader(NUMBERS.hider).person, text: 'Silk' } as const;
  contract = await crowd.does('thirdTrader', { ...offer, sum: 40, payer: 'one', counters: null });
  await crowd.does('hider', onContract(contract, { type: 'accept' }));
  const bargain = (await handIn('thirdTrader')).find((copy) => copy.startsWith('hard-bargain')) ?? '';
  await crowd.does(
    'thirdTrader',
    onContract(contract, { type: 'demandWithIntrigue', card: bargain, rounding: null }),
  );
  for (const who of WHO) wires.set(who, await RawWire.join(server.app.port, trader(NUMBERS[who]).cookie));
  await crowd.settle();
});
afterAll(async () => {
  for (const wire of wires.values()) await wire.leave();
  for (const visitor of Object.values(crowd.visitors)) visitor.close();
  await server.close();
  takeOut();
});

/** Returns the answer to a command, whatever it is. */
async function answerTo(who: string, body: unknown): Promise<z.infer<typeof ANSWER>> {
  const wire = present(wires.get(who), 'a phone');
  id += 1;
  const number = id;
  const said = `42${number}${JSON.stringify(['command', body])}`;
  const answered = wire.next((text) => text.startsWith(`43${number}[`));
  wire.say(said);
  const text = present(await answered, `the server answers ${said.slice(0, 200)}`);
  const [answer]: readonly unknown[] = z
    .array(z.unknown())
    .parse(JSON.parse(text.slice(`43${number}`.length)));
  return ANSWER.parse(answer);
}

const newId = (): string => newCommandId(crowd.random, START);
const rows = async (): Promise<string | undefined> => (await server.app.store.read.journal.last())?.hash;
const heard = (): number =>
  Object.values(crowd.visitors).reduce((sum, { tape }) => sum + tape.lines.length, 0);

async function isAlive(): Promise<void> {
  const stored = present(await server.app.store.read.match(match), 'a match');
  expect(stored.stop).toBeNull();
  expect(stored.phase).not.toBe('finished');
}

/** Every kind of command about cards, with something bad in the place of each of its parts. */
const kinds = (bad: unknown, card: string): readonly Readonly<Record<string, unknown>>[] => {
  const wishes = [
    { type: 'demandWithIntrigue', card: bad, rounding: null },
    { type: 'demandWithIntrigue', card, rounding: bad },
    { type: 'answerWithIntrigue', proposal: bad, card },
    { type: 'answerWithIntrigue', proposal: 0, card: bad },
    { type: 'cancelPlay', asking: bad, card },
    { type: 'cancelPlay', asking: 1, card: bad },
    { type: 'passPlay', asking: bad },
    { type: 'demandWith', pledge: bad },
    { type: 'answerWith', proposal: bad, pledge: bad },
  ];
  const plays = [
    { type: 'play', card: bad, on: [], asking: null },
    { type: 'play', card, on: bad, asking: null },
    { type: 'play', card, on: [bad], asking: null },
    { type: 'play', card, on: [{ seat: bad, cell: bad }], asking: 1 },
    { type: 'play', card, on: [], asking: bad },
    { type: 'pass', asking: bad },
    { type: 'ahead', windows: [bad] },
    { type: 'ahead', windows: { bad } },
    { type: 'hold', seat: 'a', hand: [], holding: {} },
    { type: bad },
  ];
  return [
    { type: 'playIntrigue', card: bad, chosen: [] },
    { type: 'playIntrigue', card, chosen: bad },
    { type: 'playIntrigue', card, chosen: [bad] },
    { type: 'cancelIntrigue', asking: bad, card },
    { type: 'cancelIntrigue', asking: 1, card: bad },
    { type: 'passIntrigue', asking: bad },
    { type: 'dropIntrigue', asking: bad, copies: [card] },
    { type: 'dropIntrigue', asking: 1, copies: [bad] },
    { type: 'keepIntrigue', copies: [bad] },
    { type: 'keepIntrigue', copies: bad },
    { type: 'showIntrigue', copies: [bad], to: null },
    { type: 'showIntrigue', copies: [card], to: bad ?? 'nobody' },
    { type: 'playPledge', pledge: bad, named: null },
    { type: 'showPledges', pledges: [bad], to: null },
    ...wishes.map((wish) => ({ type: 'actOnContract', contract, wish })),
    ...plays.map((command) => ({ type: 'play', match, command })),
  ];
};

/** Sends a command that must change nothing; returns the code of its refusal. */
async function refused(who: string, body: Readonly<Record<string, unknown>>): Promise<string> {
  const before = [await rows(), JSON.stringify(await stateNow())];
  const answer = await answerTo(who, { id: newId(), ...body });
  expect([await rows(), JSON.stringify(await stateNow())]).toEqual(before);
  return answer.ok ? 'ok' : answer.error.code;
}

const inMatch = (command: Readonly<Record<string, unknown>>) => ({ type: 'play', match, command });
const inContract = (wish: Readonly<Record<string, unknown>>) => ({ type: 'actOnContract', contract, wish });

describe('over the socket', () => {
  test.each(['hider', 'opponent'] as const)(
    '%s: what is bad in any place is refused, and nothing comes of it',
    async (who) => {
      const [card = 'slander#1'] = await handIn(who);
      const before = [await rows(), JSON.stringify(await stateNow())];
      for (const bad of NASTY) {
        await crowd.settle();
        const silence = heard();
        for (const body of kinds(bad, card)) {
          const answer = await answerTo(who, { id: newId(), ...body });
          expect(answer.ok, JSON.stringify(body).slice(0, 300)).toBe(false);
        }
        await crowd.settle();
        expect(heard(), JSON.stringify(bad)?.slice(0, 100)).toBe(silence);
      }
      expect([await rows(), JSON.stringify(await stateNow())]).toEqual(before);
      await isAlive();
    },
  );

  test('the same copy many times, more than there are, and askings of others', async () => {
    const [card = ''] = await handIn('hider');
    const [theirs = ''] = await handIn('opponent');
    const many = (n: number) => Array.from({ length: n }, () => card);
    expect(await refused('hider', { type: 'showIntrigue', copies: many(2), to: null })).toBe('bad-choice');
    for (const n of [61, 5_000]) {
      const code = await refused('hider', { type: 'showIntrigue', copies: many(n), to: null });
      expect(['bad-shape', 'too-long']).toContain(code);
    }
    expect(await refused('hider', { type: 'keepIntrigue', copies: many(60) })).toBe('no-surplus');
    expect(await refused('hider', { type: 'playIntrigue', card: theirs, chosen: [] })).toBe('not-in-hand');
    expect(await refused('hider', inMatch({ type: 'play', card: theirs, on: [], asking: null }))).toBe(
      'not-in-hand',
    );
    // The hider is asked in the contract; nobody else may answer for them, and no action asks anybody.
    const cancel = (await handIn('thirdTrader')).find((copy) => copy.startsWith('intercepted')) ?? '';
    expect(await refused('thirdTrader', inContract({ type: 'passPlay', asking: 1 }))).toBe('not-asked');
    expect(await refused('thirdTrader', inContract({ type: 'cancelPlay', asking: 1, card: cancel }))).toBe(
      'not-asked',
    );
    const stranger = await refused('opponent', inContract({ type: 'passPlay', asking: 1 }));
    expect(['unknown-contract', 'not-allowed', 'not-your-contract']).toContain(stranger);
    expect(await refused('hider', { type: 'passIntrigue', asking: 1 })).toBe('not-asked');
    await isAlive();
  });

  test('an id that was answered, with other content, is refused; with the same it is the same answer', async () => {
    const [card = ''] = await handIn('thirdTrader');
    const body = { id: newId(), type: 'showIntrigue', copies: [card], to: null };
    const first = await answerTo('thirdTrader', body);
    expect(first.ok).toBe(true);
    const before = await rows();
    expect(await answerTo('thirdTrader', body)).toEqual(first);
    for (const [who, other] of [
      ['thirdTrader', { ...body, to: trader(NUMBERS.opponent).person }],
      ['hider', body],
      ['opponent', { ...body, type: 'buyDraw', copies: undefined, to: undefined }],
    ] as const) {
      const again = await answerTo(who, other);
      expect(again.ok ? 'ok' : again.error.code).toBe('id-reused');
    }
    expect(await rows()).toBe(before);
  });

  test('a thousand plays at once, of both seats and of both parties, are all answered; one pass is one', async () => {
    const hand = await handIn('hider');
    const bodies = Array.from(
      { length: 250 },
      (_, i) =>
        [
          ['hider', inMatch({ type: 'play', card: hand[i % hand.length], on: [], asking: 7 })],
          ['opponent', inMatch({ type: 'pass', asking: 7 })],
          ['hider', inContract({ type: 'passPlay', asking: 1 })],
          ['thirdTrader', inContract({ type: 'demandWithIntrigue', card: 'hard-bargain#9', rounding: null })],
        ] as const,
    ).flat();
    const answers = await Promise.all(bodies.map(([who, body]) => answerTo(who, { id: newId(), ...body })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await isAlive();
  });
});
