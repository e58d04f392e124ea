// Game pairs: two runs of a match at the patrons' table, over real sockets, that differ in one thing that only the
// hider knows, or nobody: until a card shows, nobody else is sent a different byte or told a different clock
// (PATRONS 11, 12).

import { assert, present } from '@dunmer/shared/lib';
import { ScriptedClock, seeded } from '@dunmer/shared/testing';
import { deviceOf } from '../../src/device/index.ts';
import type { App } from '../../src/app/index.ts';
import { newCommandId } from '../support/commandId.ts';
import { onContract } from '../support/onContract.ts';
import { patronsSet } from '../support/patronsRoom.ts';
import { entropyFrom } from '../support/scriptedEntropy.ts';
import { seedStore, trader } from '../support/seed.ts';
import { openWithOneKey } from '../support/oneKey.ts';
import { testApp } from '../support/testApp.ts';
import { GameFollower } from './gameFollower.ts';
import { type GameLeak, plantGameLeak } from './gameLeaks.ts';
import { GameRun, type Hidden } from './gameRun.ts';
import { gather } from './gather.ts';
import { taped } from './inProcessRoom.ts';
import { WholeTape } from './wholeTape.ts';
import { type Asked, NUMBERS, SEEDING, START } from './windowPeople.ts';

/**
 * Removes seals, which nobody can open without their salt, and preview marks, which are made of what everybody sees,
 * seals included.
 */
const withoutSeals = (line: string): string =>
  line
    .replaceAll(/("type":"PatronSealed"[^}]*"commitment":")[0-9a-f]{64}/g, '$1seal')
    .replaceAll(/"mark":"[^"]*"/g, '"mark":"of it"');

interface Played {
  readonly tapes: Readonly<Record<string, readonly string[]>>;
  /** What the hider was sent, as text. */
  readonly hiders: string;
}

/** Returns what was said before the end; from then on, what both held is published (F7). */
function untilEnd(lines: readonly string[], hidden: Hidden): readonly string[] {
  const at = lines.findIndex((line) => line.includes('"type":"GameEnded"'));
  const before = at < 0 ? lines : lines.slice(0, at);
  return hidden === 'patron' ? before.map(withoutSeals) : before;
}

/** Switches the module on, and gives an organiser a contract with the hider. */
async function prepare({ commands, matches, store }: App, random: ReturnType<typeof seeded>): Promise<void> {
  const ask = async (number: number, asked: Asked): Promise<string> => {
    const device = present(deviceOf(trader(number).cookie), 'a browser');
    matches.context.unlocked.keep(store.read, device);
    const done = await commands.command(device, { id: newCommandId(random, START), ...asked });
    assert(done.ok, `${asked.type} is done`);
    return done.value.type === 'made' ? done.value.id : '';
  };
  await ask(NUMBERS.organiser, patronsSet('on'));
  const contract = await ask(NUMBERS.interested, {
    type: 'offerContract',
    with: trader(NUMBERS.hider).person,
    text: 'Salt',
    sum: 5,
    payer: 'one',
    counters: null,
  });
  await ask(NUMBERS.hider, onContract(contract, { type: 'accept' }));
}

async function runOnce(seed: number, hidden: Hidden, nth: 0 | 1, leak: GameLeak | null): Promise<Played> {
  const [random, clock, log] = [seeded(seed), new ScriptedClock(START), new WholeTape('a')];
  const server = await testApp(
    { publicUrl: 'http://trade.test' },
    {
      clock,
      entropy: entropyFrom(seeded(seed + 1)),
      log: taped(log),
      storage: 'memory',
      seeding: null,
      open: openWithOneKey,
      commits: { rest: 0 },
    },
  );
  await seedStore(server.app.store, SEEDING);
  await prepare(server.app, random);
  const takeOut = leak === null ? () => undefined : plantGameLeak(leak, server.app);
  const follower = () => new GameFollower();
  const followers = {
    hider: follower(),
    opponent: follower(),
    thirdTrader: follower(),
    watcher: follower(),
    display: follower(),
    organiser: follower(),
    interested: follower(),
    referee: follower(),
    stranger: follower(),
  };
  const visitors = await gather(server.url, (who) => followers[who]);
  try {
    await new GameRun({ app: server.app, visitors, followers, random, clock }, hidden, nth).play();
    const rows = await server.app.store.read.journal.rows(-1, 100_000);
    const journal = rows.map(({ body, act, who }) => `${act} ${who} ${body}`);
    const { hider, ...others } = Object.fromEntries(
      Object.entries(visitors).map(([who, { tape }]) => [who, untilEnd(tape.lines, hidden)]),
    );
    return {
      tapes: { ...others, log: log.lines, journal: untilEnd(journal, hidden) },
      hiders: (hider ?? []).join('\n'),
    };
  } finally {
    for (const visitor of Object.values(visitors)) visitor.close();
    await server.close();
    takeOut();
  }
}

export interface GameReport {
  /** The first line that differs, in both runs, and who was sent it. */
  readonly difference: { readonly who: string; readonly one: string; readonly other: string } | null;
  /** Whether the hider was sent something different in the other run. */
  readonly isHidden: boolean;
  /** How many lines the others were sent. */
  readonly lines: number;
  /** The kinds of events that the watcher was told. */
  readonly seen: ReadonlySet<string>;
}

/** Returns what leads to the first letter that differs, and what follows it. */
function apart(who: string, one: string, other: string): GameReport['difference'] {
  const at = Math.max(0, [...one].findIndex((letter, i) => letter !== other[i]) - 150);
  const said = (line: string): string => `${line.slice(0, 60)} … ${line.slice(at, at + 400)}`;
  return { who, one: said(one), other: said(other) };
}

function differenceIn(one: Played, other: Played): GameReport['difference'] {
  for (const [who, lines] of Object.entries(one.tapes)) {
    const theirs = other.tapes[who] ?? [];
    for (let at = 0; at < Math.max(lines.length, theirs.length); at += 1)
      if (lines[at] !== theirs[at]) return apart(who, lines[at] ?? 'nothing', theirs[at] ?? 'nothing');
  }
  return null;
}

/** Plays the pair of a seed; with a leak, the mistake is planted in both runs. */
export async function playGamePair(
  seed: number,
  hidden: Hidden,
  leak: GameLeak | null = null,
): Promise<GameReport> {
  const one = await runOnce(seed, hidden, 0, leak);
  const other = await runOnce(seed, hidden, 1, leak);
  const told = (one.tapes['watcher'] ?? []).join('\n');
  return {
    difference: differenceIn(one, other),
    isHidden: one.hiders !== other.hiders,
    lines: Object.values(one.tapes).flat().length,
    seen: new Set([...told.matchAll(/"type":"(\w+)"/g)].map(([, type = '']) => type)),
  };
}
