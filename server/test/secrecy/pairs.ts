// Pairs: two runs of one plan that differ only in the hider's secrets, compared to the byte.

import { hash } from 'node:crypto';
import type { EntropySource } from '../../src/ports/index.ts';
import { seeded } from '@dunmer/shared/testing';
import { entropyFrom } from '../support/scriptedEntropy.ts';
import { conduct, type Conducted } from './conduct.ts';
import { InProcessRoom } from './inProcessRoom.ts';
import type { Decks } from './people.ts';
import { type Leak, TIGHT } from './leak.ts';
import { deckOf } from './pairDecks.ts';
import { type Plan, planOf } from './plan.ts';
import { Secrets } from './secrets.ts';
import { Tape } from './tape.ts';
import type { Room, Visitor } from './visitor.ts';

/** The first place where two runs differ, and for whom. */
interface Difference {
  readonly seed: number;
  readonly who: string;
  readonly line: number;
  readonly one: string;
  readonly other: string;
}

interface PairReport {
  readonly difference: Difference | null;
  readonly end: Conducted['end'];
  /** Whether the hider's seals differ, that is, whether something else lay face down. */
  readonly hasHidden: boolean;
  /** Whether rule 2.2 showed the opponent which cells are taken. */
  readonly hasShown: boolean;
  readonly isForContract: boolean;
  readonly lines: number;
}

interface Run extends Conducted {
  readonly tapes: Readonly<Record<string, Tape>>;
}

/** Opens a room for one run; `deck` is the hider's. */
export type OpenRoom = (plan: Plan, entropy: EntropySource, decks: Decks) => Promise<Room>;

/** A room inside this process, with a leak or without. */
const inProcess =
  (leak: Leak = TIGHT): OpenRoom =>
  ({ hider }, entropy, decks) =>
    InProcessRoom.open({ hider, entropy, decks, leak });

/** The same room on a late store, in both runs of a pair alike. */
export const onLateStore: OpenRoom = ({ hider, seed }, entropy, decks) =>
  InProcessRoom.open({ hider, entropy, decks, lateness: { random: seeded(seed + 2), turns: 3 } });

const tapesOf = (visitors: Readonly<Record<string, Visitor>>): Readonly<Record<string, Tape>> =>
  Object.fromEntries(Object.entries(visitors).map(([name, { tape }]) => [name, tape]));

async function run(seed: number, nth: 0 | 1, openRoom: OpenRoom, leak: Leak): Promise<Run> {
  const plan = planOf(seed);
  const secrets = new Secrets(plan, nth);
  const decks = { hider: secrets.deck(plan.sizes.hider), opponent: deckOf(plan.sizes.opponent, 0) };
  const entropy = leak.entropy(entropyFrom(seeded(seed + 1)), decks.hider);
  const room = await openRoom(plan, entropy, decks);
  const conducted = await conduct(room, plan, secrets);
  const journal = new Tape(plan.hider);
  // A known deck has entered the journal before; what is laid of it never does.
  if (plan.isDeckKnown) journal.keep(await room.journal());
  await room.close();
  const { opponent, watcher, thirdTrader, organiser, referee, display, stranger, log } = room;
  const others = { opponent, watcher, thirdTrader, organiser, referee, display, stranger };
  const tapes = { ...tapesOf(others), log, journal };
  return { ...conducted, tapes };
}

function firstDifference(seed: number, one: Run, other: Run): Difference | null {
  for (const [who, tape] of Object.entries(one.tapes)) {
    const [mine, theirs] = [tape.lines, other.tapes[who]?.lines ?? []];
    for (let line = 0; line < Math.max(mine.length, theirs.length); line++)
      if (mine[line] !== theirs[line])
        return { seed, who, line, one: mine[line] ?? 'nothing', other: theirs[line] ?? 'nothing' };
  }
  return null;
}

const rawOf = ({ tapes }: Run): string =>
  hash(
    'sha256',
    Object.values(tapes)
      .flatMap((tape) => tape.raw)
      .join('\n'),
    'hex',
  );

/** Plays the pair of a seed. */
async function playPair(seed: number, openRoom: OpenRoom, leak: Leak = TIGHT): Promise<PairReport> {
  const one = await run(seed, 0, openRoom, leak);
  const other = await run(seed, 1, openRoom, leak);
  const lines = Object.values(one.tapes).reduce((sum, tape) => sum + tape.lines.length, 0);
  const difference = firstDifference(seed, one, other);
  const { isForContract } = planOf(seed);
  const hasShown = one.tapes['opponent']?.raw.some((text) => text.includes('"CellsSeen"')) === true;
  return { difference, end: one.end, hasHidden: rawOf(one) !== rawOf(other), hasShown, isForContract, lines };
}

export interface PairsReport {
  readonly pairs: number;
  readonly differences: readonly Difference[];
  readonly revealed: number;
  readonly conceded: number;
  readonly stuck: number;
  readonly hidden: number;
  readonly shown: number;
  /** How many of the matches were for the prestige of a contract. */
  readonly contracts: number;
  readonly lines: number;
}

export interface PairsOptions {
  readonly seed: number;
  readonly pairs: number;
  readonly openRoom?: OpenRoom;
  readonly leak?: Leak;
  /** No new pair is begun after this moment (`performance.now`). */
  readonly until?: number;
}

/** Plays pairs until the first that differs. */
export async function playPairs({
  seed,
  pairs,
  leak = TIGHT,
  openRoom = inProcess(leak),
  until = Number.POSITIVE_INFINITY,
}: PairsOptions): Promise<PairsReport> {
  const counts = {
    pairs: 0,
    revealed: 0,
    conceded: 0,
    stuck: 0,
    hidden: 0,
    shown: 0,
    contracts: 0,
    lines: 0,
  };
  for (let nth = seed; counts.pairs < pairs && performance.now() < until; nth++) {
    const { difference, end, hasHidden, hasShown, isForContract, lines } = await playPair(
      nth,
      openRoom,
      leak,
    );
    counts.pairs += 1;
    counts[end] += 1;
    counts.hidden += hasHidden ? 1 : 0;
    counts.shown += hasShown ? 1 : 0;
    counts.contracts += isForContract ? 1 : 0;
    counts.lines += lines;
    if (difference !== null) return { ...counts, differences: [difference] };
  }
  return { ...counts, differences: [] };
}
