// Window pairs: two runs of an event with promises and intrigue cards, over real sockets, that differ only in what the
// hider holds, and in the pile: nobody else is sent a different byte, asked at a different time, or given a different
// clock (PROMISES 4, 7 and 11; INTRIGUE 9).

import { present } from '@dunmer/shared/lib';
import { ScriptedClock, seeded } from '@dunmer/shared/testing';
import { entropyFrom } from '../support/scriptedEntropy.ts';
import { seedStore, trader } from '../support/seed.ts';
import { openWithOneKey } from '../support/oneKey.ts';
import { testApp } from '../support/testApp.ts';
import { withoutSeals } from '../support/withoutSeals.ts';
import { Crowd } from './crowd.ts';
import { gather } from './gather.ts';
import { taped } from './inProcessRoom.ts';
import { WholeTape } from './wholeTape.ts';
import { WindowEve } from './windowEve.ts';
import { plantWindowLeak, type WindowLeak } from './windowLeaks.ts';
import { Before, type Hidden, NUMBERS, SEEDING, START } from './windowPeople.ts';
import { WindowRun } from './windowRun.ts';

const PROMISES = [
  ['whisper', 'the-cut'],
  ['hideout', 'word-of-peace'],
] as const;

/**
 * In turn, by seed: a cancel and a card that waits for an action; an attack and none; what is played at a count and in
 * a contract.
 */
const CARDS = [
  [
    { held: 'intercepted-letter', drawn: 'slander' },
    { held: 'deep-sleeves', drawn: 'burnt-letters' },
  ],
  [
    { held: 'poisoned-cup', drawn: 'intercepted-letter' },
    { held: 'pettifogger', drawn: 'under-watch' },
  ],
  [
    { held: 'false-weights', drawn: 'good-taste' },
    { held: 'urgent-business', drawn: 'keyhole' },
  ],
] as const;

/** What the hider has in one run and in the other; some of it could be played, but is not. */
function hiddenOf(seed: number): readonly Hidden[] {
  const cards = CARDS[seed % CARDS.length] ?? CARDS[0];
  return PROMISES.map((promises, nth) => ({ promises, ...(nth === 0 ? cards[0] : cards[1]) }));
}

/** How pairs are played. */
interface Playing {
  /** The mistake to plant. */
  readonly leak?: WindowLeak;
  /** How far to play: to the end of the match by default, up to the match, or to the first ring in it. */
  readonly until?: 'match' | 'ring' | 'end';
}

interface Played {
  readonly end: 'finished' | 'stuck';
  readonly tapes: Readonly<Record<string, readonly string[]>>;
}

async function runOnce(seed: number, nth: 0 | 1, { leak, until = 'end' }: Playing): Promise<Played> {
  const random = seeded(seed);
  const clock = new ScriptedClock(START);
  const log = new WholeTape('a');

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
  const hider = trader(NUMBERS.hider).person;
  const takeOut = leak === undefined ? null : plantWindowLeak(leak, server.app, hider);
  const before = new Before(server, random);
  const pair = hiddenOf(seed);
  const hidden = present(pair[nth], 'a run');
  await before.prepare(hidden, pair);
  const visitors = await gather(server.url);
  const crowd = new Crowd(server.app, visitors, before, random, clock);
  const eve = new WindowEve(server.app, crowd);
  await eve.play();
  const run = new WindowRun(crowd, hidden, eve.contracts);
  const end = until === 'match' ? 'finished' : await run.play(until);
  const rows = await server.app.store.read.journal.rows(-1, 100_000);
  for (const visitor of Object.values(visitors)) visitor.close();
  await server.close();
  takeOut?.();
  const tapes = Object.entries(visitors).map(([who, visitor]) => [who, visitor.tape.lines] as const);
  const journal = rows.map(({ body, act, who }) => `${act} ${who} ${withoutSeals(body)}`);
  return { end, tapes: { ...Object.fromEntries(tapes), log: log.lines, journal } };
}

export interface WindowReport {
  readonly differences: readonly {
    readonly seed: number;
    readonly who: string;
    readonly one: string;
    readonly other: string;
  }[];
  readonly finished: number;
  /** The number of pairs in which the hider was sent something different, so that there was something to hide. */
  readonly hidden: number;
  readonly stops: number;
  readonly played: number;
  /** How many of the cards played in the match were intrigue cards, and how often somebody was asked for an answer. */
  readonly cards: number;
  readonly asked: number;
  readonly refused: number;
}

/** Returns what leads to the first letter that differs, and what follows it. */
function apart(one: string, other: string): { readonly one: string; readonly other: string } {
  const at = Math.max(0, [...one].findIndex((letter, i) => letter !== other[i]) - 200);
  const said = (line: string): string => `${line.slice(0, 60)} … ${line.slice(at, at + 400)}`;
  return { one: said(one), other: said(other) };
}

function differenceIn(seed: number, one: Played, other: Played): WindowReport['differences'] {
  for (const [who, lines] of Object.entries(one.tapes)) {
    if (who === 'hider') continue;
    const theirs = other.tapes[who] ?? [];
    for (let at = 0; at < Math.max(lines.length, theirs.length); at++)
      if (lines[at] !== theirs[at])
        return [{ seed, who, ...apart(lines[at] ?? 'nothing', theirs[at] ?? 'nothing') }];
  }
  return [];
}

const heard = ({ tapes }: Played, who: string, what: string): number =>
  (tapes[who] ?? []).filter((line) => line.includes(what)).length;

/** Plays pairs until the first that differs. */
export async function playWindowPairs(
  from: number,
  pairs: number,
  playing: Playing = {},
): Promise<WindowReport> {
  const report = { finished: 0, hidden: 0, stops: 0, played: 0, cards: 0, asked: 0, refused: 0 };
  for (let seed = from; seed < from + pairs; seed++) {
    const one = await runOnce(seed, 0, playing);
    const other = await runOnce(seed, 1, playing);
    report.finished += one.end === 'finished' ? 1 : 0;
    report.hidden += one.tapes['hider']?.join('\n') === other.tapes['hider']?.join('\n') ? 0 : 1;
    report.stops += heard(one, 'watcher', '"StopBegun"');
    report.played += heard(one, 'watcher', '"CardPlayed"');
    report.cards += heard(one, 'watcher', '"held":{"kind":"intrigue"');
    report.asked += heard(one, 'watcher', '"SeatAsked"');
    report.refused += heard(one, 'hider', '"wrong-window"');
    const differences = differenceIn(seed, one, other);
    if (differences.length > 0) return { ...report, differences };
  }
  return { ...report, differences: [] };
}
