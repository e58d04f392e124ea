// Rows 1, 2, 3 and 8: whole servers that play the same matches, taking turns.

import type { Server, ServerName } from '../contenders/index.ts';
import {
  type Contender,
  type Control,
  type Goal,
  isNoisy,
  type Measurement,
  perCpuSecond,
  perSecond,
  ratioOf,
  type Rounds,
  speedOf,
  spreadOf,
  takeTurns,
  type Window,
} from '../harness/index.ts';
import type { Terms } from '../load/index.ts';
import {
  AGAINST_BOARDGAME,
  AGAINST_BOARDGAME_FILM,
  AGAINST_FLOOR,
  BYTES,
  BYTES_FILM,
  DURABLE,
  GAME,
  HEAP_FINISHED,
  HEAP_LIVE,
  MODULES,
  STAKED,
} from './goals.ts';
import { measureHeap } from './heap.ts';
import type { Mode } from './mode.ts';
import { warmUp } from './warmUp.ts';
import { serverIn, type Servers, withServers } from './withServers.ts';

/**
 * Traders: those who play, and, up to the first holder's number, those who only hold a match; about every third pair
 * has a short deck.
 */
const TRADERS = 512;

interface PlayedWindow extends Window {
  readonly bytes: number;
}

/** The contenders that take turns: the servers, and ours with stakes. */
type Player = ServerName | 'durable, staked';

const termsOf = (name: ServerName): Terms => (name === 'modules' ? 'staked' : 'friendly');

function contender(
  name: Player,
  { load, cpu }: Server,
  pids: readonly number[],
  terms: Terms = 'friendly',
): Contender<PlayedWindow> {
  return {
    name,
    pids,
    async window(milliseconds) {
      const before = cpu();
      const { done, wall, bytes } = await load.play(milliseconds, terms);
      return { done, wall, bytes, cpu: cpu() - before };
    },
  };
}

type Pair = readonly [Player, Player];

const facts = (rounds: Rounds<PlayedWindow>, names: readonly Player[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}, matches a CPU-second`, Math.round(speedOf(rounds, name, perCpuSecond).median)],
      [`${name}, matches a second`, Math.round(speedOf(rounds, name, perSecond).median)],
    ]),
  );

function speeds(rounds: Rounds<PlayedWindow>): readonly Measurement[] {
  const row = (goal: Goal, pair: Pair, controls: Measurement['controls'] = []): Measurement => {
    const [by, beside] = goal.measures === 'clock' ? [perSecond, perCpuSecond] : [perCpuSecond, perSecond];
    const other = goal.measures === 'clock' ? 'by CPU' : 'wall clock';
    return {
      goal,
      value: ratioOf(rounds, pair, by),
      noisy: isNoisy(rounds, pair),
      controls,
      facts: { ...facts(rounds, pair), [other]: ratioOf(rounds, pair, beside).median },
    };
  };
  const each = (): Control => ({
    name: 'a commit for each command',
    value: ratioOf(rounds, ['each', 'memory'], perSecond),
  });
  return [
    row(AGAINST_BOARDGAME_FILM, ['durable', 'boardgame.io with events']),
    row(AGAINST_BOARDGAME, ['durable', 'boardgame.io']),
    row(STAKED, ['durable, staked', 'durable']),
    // The CPU time of a match is the inverse of matches a CPU-second.
    ...(rounds.has('modules') ? [row(MODULES, ['durable, staked', 'modules'])] : []),
    ...(rounds.has('games') ? [row(GAME, ['durable, staked', 'games'])] : []),
    row(AGAINST_FLOOR, ['durable', 'floor']),
    ...(rounds.has('memory') ? [row(DURABLE, ['durable', 'memory'], [each()])] : []),
  ];
}

const perMatch = ({ bytes, done }: PlayedWindow): number => bytes / done;

/** Row 8. The control sends whole states in place of events, as boardgame.io does. */
async function measureBytes(
  servers: Servers,
  rounds: Rounds<PlayedWindow>,
  pairs: number,
): Promise<readonly Measurement[]> {
  const weighed = await serverIn(servers, 'durable').anotherLoad('ours, weighed', pairs);
  const { bytes, asStates, done } = await weighed.play(500);
  await weighed.stop();
  const row = (goal: Goal, rival: Player): Measurement => {
    const theirs = speedOf(rounds, rival, perMatch).median;
    return {
      goal,
      value: ratioOf(rounds, ['durable', rival], perMatch),
      noisy: isNoisy(rounds, ['durable', rival]),
      controls: [{ name: 'whole states on the wire', value: spreadOf([(bytes + asStates) / done / theirs]) }],
      facts: {
        'durable, bytes a match': Math.round(speedOf(rounds, 'durable', perMatch).median),
        [`${rival}, bytes a match`]: Math.round(theirs),
      },
    };
  };
  return [row(BYTES_FILM, 'boardgame.io with events'), row(BYTES, 'boardgame.io')];
}

/** Rows 1, 2, 3 and 8. */
async function measureTurns(servers: Servers, mode: Mode): Promise<readonly Measurement[]> {
  const pids = [...servers.values()].flatMap((server) => server.pids);
  const rounds = await takeTurns(
    [
      ...[...servers].map(([name, server]) => contender(name, server, pids, termsOf(name))),
      contender('durable, staked', serverIn(servers, 'durable'), pids, 'staked'),
    ],
    mode.servers,
  );
  return [...speeds(rounds), ...(await measureBytes(servers, rounds, mode.pairs))];
}

const IN_TURNS = [
  AGAINST_BOARDGAME_FILM,
  AGAINST_BOARDGAME,
  STAKED,
  MODULES,
  GAME,
  AGAINST_FLOOR,
  DURABLE,
  BYTES_FILM,
  BYTES,
];
const HEAP = [HEAP_LIVE, HEAP_FINISHED];

/**
 * Rows 1, 2, 3, 8 and 9. Those in which servers take turns, and those of memory, are measured only where one of them
 * `isWanted`.
 */
export async function measureServers(
  mode: Mode,
  isWanted: (row: string) => boolean,
): Promise<readonly Measurement[]> {
  const isAnyWanted = (goals: readonly Goal[]): boolean => goals.some(({ row }) => isWanted(row));
  const crowd = { pairs: mode.pairs, traders: TRADERS + 4 * mode.kept };
  return withServers(mode.contenders, crowd, async (servers) => {
    for (const [name, server] of servers) await warmUp(name, server, mode);
    const inTurns = isAnyWanted(IN_TURNS) ? await measureTurns(servers, mode) : [];
    return [...inTurns, ...(isAnyWanted(HEAP) ? await measureHeap(servers, mode) : [])];
  });
}
