// Simulate: plays worlds one after another, each with a seed of its own, until enough matches have been played.

import { seededDatabase } from '../support/seededDatabase.ts';
import { seeded } from '@dunmer/shared/testing';
import { editionsFor } from './editions.ts';
import { NOTHING_PLANTED, type Plant } from './plant.ts';
import { Violation } from './violation.ts';
import { World } from './world.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly matches: number;
  readonly plant?: Plant;
  /**
   * The most turns of the loop that a call of the store takes each way, in the world with this seed; left out, as many
   * as the plant needs.
   */
  readonly turnsIn?: (seed: number) => number;
  /** No new world is begun after this moment (`performance.now`). */
  readonly until?: number;
}

/** The result of a simulation. */
export interface SimulationReport {
  readonly matches: number;
  readonly steps: number;
  /** How often the server's process has ended, and what became of packets. */
  readonly ends: number;
  readonly lost: number;
  readonly doubled: number;
  /** How often each kind of event has happened. */
  readonly tally: ReadonlyMap<string, number>;
  /** A hash of everything that has happened, in order. */
  readonly trace: string;
}

const TABLES = 8;
/** Phones at one table, the watcher's among them. */
const PHONES = 3;

/** Thrown when a promise was broken; the message names the seed that shows it again. */
export class Found extends Error {
  override readonly name = 'Found';
}

type Tally = SimulationReport['tally'];
const sum = (one: Tally, other: Tally): Tally =>
  new Map([...one, ...[...other].map(([kind, count]) => [kind, count + (one.get(kind) ?? 0)] as const)]);

/** Plays at least `matches` matches. Throws `Found` with the seed of the world in which a promise was broken. */
export async function simulate({
  seed,
  matches,
  plant = NOTHING_PLANTED,
  turnsIn = () => plant.turns,
  until = Number.POSITIVE_INFINITY,
}: SimulationOptions): Promise<SimulationReport> {
  const staff = PHONES * TABLES;
  const empty = await seededDatabase({ count: staff + 2, staff: { [staff]: 'organiser' } });
  let report: SimulationReport = {
    matches: 0,
    steps: 0,
    ends: 0,
    lost: 0,
    doubled: 0,
    tally: new Map(),
    trace: '',
  };
  for (let nth = seed; report.matches < matches && performance.now() < until; nth++) {
    const tables = Math.min(TABLES, matches - report.matches);
    const turns = turnsIn(nth);
    const world = new World({
      random: seeded(nth),
      editions: editionsFor(nth),
      tables,
      plant,
      staff,
      turns,
      empty,
    });
    try {
      await world.play();
    } catch (error) {
      const what = error instanceof Violation ? error.message : String(error);
      const where = `world with seed ${nth} and ${tables} tables, step ${world.steps}`;
      throw new Found(`${what} (${where})`, { cause: error });
    }
    const { faults, steps, tally, trace } = world;
    report = {
      matches: report.matches + tables,
      steps: report.steps + steps,
      ends: report.ends + faults.ends,
      lost: report.lost + faults.lost,
      doubled: report.doubled + faults.doubled,
      tally: sum(report.tally, tally),
      trace: `${report.trace}${trace.slice(0, 8)}`,
    };
  }
  return report;
}
