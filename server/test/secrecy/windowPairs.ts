// Window pairs: two runs of a whole match with promises, over real sockets, that differ in what the hider holds alone:
// nobody else is sent another byte, asked at another time, or given another clock (PROMISES 4, 7 and 11).

import { ScriptedClock, seeded } from '@dunmer/shared/testing';
import { entropyFrom } from '../support/scriptedEntropy.ts';
import { seedStore, trader } from '../support/seed.ts';
import { testApp } from '../support/testApp.ts';
import { taped } from './inProcessRoom.ts';
import { SocketVisitor } from './socketVisitor.ts';
import { Tape } from './tape.ts';
import { Before, NUMBERS, SEEDING, START } from './windowPeople.ts';
import { WindowRun } from './windowRun.ts';

/** What GIVER gives the hider in one run and in the other; one of them could be played, and is not. */
const HIDDEN = [
  ['whisper', 'the-cut'],
  ['hideout', 'word-of-peace'],
] as const;

/** The published seal of a giving opens to nobody without its salt (PR27); an answer’s mark follows from its bytes. */
const withoutSeals = (line: string): string =>
  line.startsWith('http /api/me/pledges ')
    ? line.replaceAll(/("hash":")[0-9a-f]{64}/g, '$1seal').replace(/W\/[^\]]*\]/, 'mark]')
    : line;

/** All of it is kept: there is nothing else to hide than what a hand holds. */
class WholeTape extends Tape {
  override keep(line: string): void {
    this.raw.push(line);
    this.lines.push(withoutSeals(line));
  }
}

interface Played {
  readonly end: 'finished' | 'stuck';
  readonly tapes: Readonly<Record<string, readonly string[]>>;
}

async function runOnce(seed: number, nth: 0 | 1): Promise<Played> {
  const random = seeded(seed);
  const clock = new ScriptedClock(START);
  const log = new WholeTape('a');
  const server = await testApp(
    { publicUrl: 'http://trade.test' },
    { clock, entropy: entropyFrom(seeded(seed + 1)), log: taped(log), storage: 'memory', seeding: null },
  );
  await seedStore(server.app.store, SEEDING);
  await new Before(server, random).prepare(HIDDEN[nth]);
  const tape = () => new WholeTape('a');
  const connect = (number: number) => SocketVisitor.connect(server.url, trader(number).cookie, tape());
  const visitors = {
    hider: await connect(NUMBERS.hider),
    opponent: await connect(NUMBERS.opponent),
    thirdTrader: await connect(NUMBERS.thirdTrader),
    watcher: await connect(NUMBERS.watcher),
    display: await connect(NUMBERS.display),
    organiser: await connect(NUMBERS.organiser),
    referee: await connect(NUMBERS.referee),
    stranger: await SocketVisitor.connect(server.url, null, tape()),
  };
  const end = await new WindowRun(visitors, random, clock).play();
  for (const visitor of Object.values(visitors)) visitor.close();
  await server.close();
  const tapes = Object.entries(visitors).map(([who, visitor]) => [who, visitor.tape.lines] as const);
  return { end, tapes: { ...Object.fromEntries(tapes), log: log.lines } };
}

export interface WindowReport {
  readonly differences: readonly {
    readonly seed: number;
    readonly who: string;
    readonly one: string;
    readonly other: string;
  }[];
  readonly finished: number;
  /** In how many pairs the hider itself was sent something else: there was something to hide. */
  readonly hidden: number;
  readonly stops: number;
  readonly played: number;
  readonly refused: number;
}

function differenceIn(seed: number, one: Played, other: Played): WindowReport['differences'] {
  for (const [who, lines] of Object.entries(one.tapes)) {
    if (who === 'hider') continue;
    const theirs = other.tapes[who] ?? [];
    for (let at = 0; at < Math.max(lines.length, theirs.length); at++)
      if (lines[at] !== theirs[at])
        return [{ seed, who, one: lines[at] ?? 'nothing', other: theirs[at] ?? 'nothing' }];
  }
  return [];
}

const heard = ({ tapes }: Played, who: string, what: string): number =>
  (tapes[who] ?? []).filter((line) => line.includes(what)).length;

/** Plays pairs until the first that differs. */
export async function playWindowPairs(from: number, pairs: number): Promise<WindowReport> {
  const report = { finished: 0, hidden: 0, stops: 0, played: 0, refused: 0 };
  for (let seed = from; seed < from + pairs; seed++) {
    const one = await runOnce(seed, 0);
    const other = await runOnce(seed, 1);
    report.finished += one.end === 'finished' ? 1 : 0;
    report.hidden += one.tapes['hider']?.join('\n') === other.tapes['hider']?.join('\n') ? 0 : 1;
    report.stops += heard(one, 'watcher', '"StopBegun"');
    report.played += heard(one, 'watcher', '"CardPlayed"');
    report.refused += heard(one, 'hider', '"wrong-window"');
    const differences = differenceIn(seed, one, other);
    if (differences.length > 0) return { ...report, differences };
  }
  return { ...report, differences: [] };
}
