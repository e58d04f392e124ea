// P13: hostile bytes, shapes and commands bring no process down, write nothing, and concern nobody else.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { present } from '@dunmer/shared/lib';
import { type Asked, contentOf, type Ground } from './hostile/contents.ts';
import { digestOf } from './hostile/digest.ts';
import { MARK, throwOf } from './hostile/grammar.ts';
import { layOut } from './hostile/ground.ts';
import { Healthy } from './hostile/healthy.ts';
import { ask, httpThrowOf } from './hostile/httpThrows.ts';
import { RawWire } from './hostile/rawWire.ts';
import { shapeOf } from './hostile/shapes.ts';
import { newCookie, Phone, type Random, seeded, ServerProcess } from './support/index.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const TRADERS = 420;
const FRAMES = Number(process.env['MALFORMED_FRAMES'] ?? 5000);
const REQUESTS = Math.ceil(FRAMES / 20);
/** The longest that an answer to a ping may take, on any machine, so that others are not slowed down. */
const ANSWER_MS = 2000;

const REFUSED = z.object({
  ok: z.literal(false),
  error: z.looseObject({ code: z.string().regex(/^[a-z]+(-[a-z]+)*$/) }),
});
const HEALTH = z.object({ version: z.string(), database: z.literal('ok') });
/** Codes that are not the refusal of a rule, and are not kept. */
const UNKEPT = new Set(['bad-shape', 'too-fast', 'too-old', 'unauthenticated', 'match-stopped', 'not-saved']);

let server: ServerProcess;
let pid = 0;
beforeAll(async () => {
  // No clock moves the match that waits before its price, however long the test lasts.
  server = await ServerProcess.start({ seeding: { count: TRADERS, claimTime: 3_600 } });
  ({ pid } = server);
});
afterAll(async () => server.dispose());

/**
 * Checks that the process that was started has never ended, reports that it is well, and has met nothing unexpected.
 */
async function isUnharmed(): Promise<void> {
  expect(HEALTH.parse(await (await fetch(`${server.url}/healthz`)).json()).database).toBe('ok');
  expect(server.pid).toBe(pid);
  expect(process.kill(pid, 0)).toBe(true);
  expect(server.stderr).toBe('');
}

/** Shares `count` things to do among lanes, each with a chance of its own. */
async function inLanes(
  count: number,
  lanes: number,
  act: (random: Random, cookie: string, isDone: () => boolean) => Promise<void>,
): Promise<void> {
  let left = count;
  const isDone = (): boolean => {
    left -= 1;
    return left < 0;
  };
  const lane = async (index: number): Promise<void> =>
    act(seeded(SEED * 1000 + lanes * 100 + index), await newCookie(server.url), isDone);
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
}

/** Throws bytes that are no message; after each throw the thrower is cut off, or answered as always. */
async function throwAll(
  random: Random,
  cookie: string,
  isDone: () => boolean,
): Promise<{ cut: number; heard: number }> {
  let joined: RawWire | null = null;
  const tally = { cut: 0, heard: 0 };
  for (let id = 100_000; !isDone(); id++) {
    const { on, bytes, leaves, what } = throwOf(random);
    if (on === 'joined' && (joined === null || joined.isClosed))
      joined = await RawWire.join(server.port, cookie);
    const wire = on === 'opened' || joined === null ? await RawWire.open(server.port, cookie) : joined;
    wire.send(bytes);
    if (leaves) {
      await wire.leave();
      continue;
    }
    wire.say(`42${id}["alive"]`);
    const answer = await wire
      .next((text) => text.startsWith(`43${id}[`))
      .catch((error: unknown) => {
        throw new Error(`seed ${SEED}: ${what}`, { cause: error });
      });
    if (answer === null) tally.cut += 1;
    else tally.heard += 1;
    if (on === 'opened') await wire.leave();
  }
  await joined?.leave();
  return tally;
}

/** Returns the refusal that answers a message; throws when it is answered otherwise, or not at all. */
async function refusalOf(
  wire: RawWire,
  id: number,
  name: unknown,
  body: unknown,
): Promise<z.infer<typeof REFUSED>> {
  const said = JSON.stringify([name, body]);
  const answered = wire.next((text) => text.startsWith(`43${id}[`));
  wire.say(`42${id}${said}`);
  const text = present(await answered, `the server answers ${said.slice(0, 300)}`);
  const [answer]: readonly unknown[] = z
    .array(z.unknown())
    .length(1)
    .parse(JSON.parse(text.slice(`43${id}`.length)));
  const refused = REFUSED.safeParse(answer);
  if (!refused.success)
    throw new Error(`seed ${SEED}: ${said.slice(0, 300)} was answered ${text.slice(0, 300)}`);
  return refused.data;
}

async function sendShapes(random: Random, cookie: string, isDone: () => boolean): Promise<void> {
  const wire = await RawWire.join(server.port, cookie);
  for (let id = 1; !isDone(); id++) {
    const { name, body } = shapeOf(random);
    const { error } = await refusalOf(wire, id, name, body);
    expect(error.code, `seed ${SEED}: ${JSON.stringify([name, body]).slice(0, 300)}`).toBe('bad-shape');
  }
  await wire.leave();
}

/**
 * Sends each device's messages that it has no right to send; returns the answer to each command whose refusal has to be
 * kept.
 */
async function sendContents(random: Random, of: ReadonlyMap<string, Ground>, isDone: () => boolean) {
  const kept = new Map<string, unknown>();
  const wires: { readonly wire: RawWire; readonly ground: Ground }[] = [];
  for (const [cookie, ground] of of) wires.push({ wire: await RawWire.join(server.port, cookie), ground });
  for (let id = 1; !isDone(); id++) {
    const { wire, ground } = present(wires[id % wires.length], 'there is a device');
    // A few codes that mean nothing; more of them would slow the device down, as they should.
    const asked: Asked = contentOf(random, ground, id <= wires.length ? 'ABCDEFGH' : null);
    const refused = await refusalOf(wire, id, asked.name, asked.body);
    const { code } = refused.error;
    expect(UNKEPT, `seed ${SEED}: ${JSON.stringify(asked)}`).not.toContain(code);
    if (asked.name === 'command' && code !== 'id-reused') kept.set(asked.body.id, refused);
  }
  for (const { wire } of wires) await wire.leave();
  return kept;
}

test(`${FRAMES} malformed frames, wrong shapes and forbidden commands change nothing and hurt nobody`, async () => {
  const random = seeded(SEED);
  const { standing, waiter, matches, of } = await layOut(server.url, random);
  const healthy = await Healthy.connect(server.url, seeded(SEED + 1));
  const before = digestOf(server.dataDir);
  for (const each of standing) each.heard.splice(0);
  const playing = healthy.play();

  const kept = new Map<string, unknown>();
  const tally = { cut: 0, heard: 0 };
  await Promise.all([
    inLanes(FRAMES * 0.4, 4, async (...lane) => {
      const { cut, heard } = await throwAll(...lane);
      tally.cut += cut;
      tally.heard += heard;
    }),
    inLanes(FRAMES * 0.3, 2, sendShapes),
    inLanes(FRAMES * 0.3, 2, async (chance, _, isDone) => {
      for (const [id, answer] of await sendContents(chance, of, isDone)) kept.set(id, answer);
    }),
  ]);
  healthy.stop();
  await playing;

  await isUnharmed();
  // Some throws are let pass and some cut the thrower off: both must have happened.
  expect(Math.min(tally.cut, tally.heard)).toBeGreaterThan(FRAMES / 50);
  const after = digestOf(server.dataDir);
  expect(after.rest).toBe(before.rest);
  for (const match of matches) expect(after.matches.get(match), match).toBe(before.matches.get(match));
  expect([...after.matches.keys()].toSorted()).toEqual(
    [...before.matches.keys(), ...healthy.matches].toSorted(),
  );
  const own = new Set([...before.commands.keys(), ...healthy.commands]);
  const added = [...after.commands].filter(([id]) => !own.has(id));
  expect(new Map(added)).toEqual(kept);

  expect(healthy.losses).toBe(0);
  expect(healthy.matches.length).toBeGreaterThan(1);
  expect(healthy.strange(MARK)).toEqual([]);
  expect(healthy.slowest, 'milliseconds until a ping was answered').toBeLessThan(ANSWER_MS);
  healthy.close();

  // Those who sit at the tables have received nothing of all this, and play on to the end.
  for (const each of standing) {
    // The clock of a claim begins by itself after 40 s (EVENT, "How a match ends"), which a slow machine may exceed.
    expect(each.heard.filter((text) => !text.startsWith('2["clocks"'))).toEqual([]);
    await each.playUntil(() => false);
    each.close();
  }
  waiter.close();
});

describe('over HTTP', () => {
  test(`${REQUESTS} broken requests are answered below 500 or closed, and show nothing from outside`, async () => {
    await inLanes(REQUESTS, 4, async (random, _, isDone) => {
      while (!isDone()) {
        const { what, bytes } = httpThrowOf(random);
        const { status, text } = await ask(server.port, bytes).catch((error: unknown) => {
          throw new Error(`seed ${SEED}: ${what}`, { cause: error });
        });
        expect(status, `seed ${SEED}: ${what}`).toBeLessThan(500);
        expect(text, what).not.toMatch(/root:x:|"workspaces"|SQLite format|\[core\]|closeWithGrace/);
      }
    });
    await isUnharmed();
  });

  test.each(['GET', 'POST', 'PUT'])('a body of more than 32 KiB is refused: %s', async (method) => {
    const head = `${method} /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 40000\r\n\r\n`;
    expect((await ask(server.port, Buffer.from(head + 'x'.repeat(40_000)))).status).toBe(413);
  });

  test('after all that a phone connects and opens a table as always', async () => {
    const phone = await Phone.connect({ url: server.url, random: seeded(SEED) });
    expect((await phone.practise('caravan', 'simple')).type).toBe('opened');
    phone.close();
  });
});
