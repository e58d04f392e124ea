// Bodies: runs the bodies of a group in one transaction. What one has written is undone alone if it fails.

import { Staging } from '../memory/index.ts';
import type { Connection } from './connection.ts';
import type { ownStatements } from './parts/database.ts';
import type { Effect } from './parts/effect.ts';
import type { allParts } from './parts/index.ts';
import type { Known } from './parts/journal.ts';
import type { Tx } from './port.ts';

/** What bodies run on. */
export interface Ground {
  readonly connection: Connection;
  readonly parts: ReturnType<typeof allParts>;
  readonly own: ReturnType<typeof ownStatements>;
  readonly known: Known;
}

/** A body, and how its caller is answered. */
export interface Body {
  /** Resolves to whether what it has written is kept. May be called again if nothing of a call was kept. */
  run(tx: Tx): Promise<boolean>;
  answer(): void;
  throwUp(error: unknown): void;
}

interface Outcome {
  /** What follows from it. */
  readonly acts: readonly (() => void)[];
  readonly answer: () => void;
  /** Whether it has written something and failed. */
  readonly mustUndo: boolean;
}

/** What the bodies of a group have come to, in order, and what they have changed in memory. */
export interface Ran {
  readonly outcomes: readonly Outcome[];
  readonly staged: Staging;
}

type Parts = Ground['parts'];

/** A body's own members over the parts, which are too many to copy for every body. */
const bodyOn = (parts: Parts, own: Omit<Tx, keyof Parts>): Tx =>
  // The mint: an object made over the parts has all of them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.assign(Object.create(parts) as Parts, own);

/** Runs a body. Throws what nothing of the group can be kept after. */
async function runBody({ connection, parts }: Ground, body: Body, group: Staging): Promise<Outcome> {
  const effects: Effect[] = [];
  const answered: string[] = [];
  const acts: (() => void)[] = [];
  const staged = new Staging(group);
  const tx: Tx = bodyOn(parts, {
    staged,
    effects,
    note: (effect) => void effects.push(effect),
    answered,
    answerTo: (fact) => void answered.push(fact),
    afterCommit: (act) => void acts.push(act),
  });
  const { writes } = connection;
  let answer = (): void => body.answer();
  try {
    if (await body.run(tx)) {
      staged.keep();
      return { acts, answer, mustUndo: false };
    }
  } catch (error) {
    if (connection.isFault(error) || !connection.isOpen()) throw error;
    answer = () => body.throwUp(error);
  }
  return { acts: [], answer, mustUndo: connection.writes !== writes };
}

/** Runs a body in a savepoint, so that what it has written is undone alone. */
async function runApart(ground: Ground, body: Body, group: Staging): Promise<Outcome> {
  const { known, own } = ground;
  const { newest } = known;
  await own.savepoint();
  const outcome = await runBody(ground, body, group);
  if (outcome.mustUndo) {
    await own.rollbackTo();
    known.newest = newest;
  }
  await own.release();
  return outcome;
}

/** Runs bodies without savepoints; returns null if something must be undone, and so all of it. */
async function runTogether(ground: Ground, bodies: readonly Body[]): Promise<Ran | null> {
  const staged = new Staging();
  const outcomes: Outcome[] = [];
  for (const body of bodies) {
    const outcome = await runBody(ground, body, staged);
    if (outcome.mustUndo) return null;
    outcomes.push(outcome);
  }
  return { outcomes, staged };
}

async function runEachApart(ground: Ground, bodies: readonly Body[]): Promise<Ran> {
  const staged = new Staging();
  const outcomes: Outcome[] = [];
  for (const body of bodies) outcomes.push(await runApart(ground, body, staged));
  return { outcomes, staged };
}

/**
 * Begins a transaction and runs the bodies of a group in it, one after another. A savepoint costs as much as two more
 * statements, and of several bodies one seldom has to be undone. So they run without any; if one must be undone, they
 * run again, each in a savepoint: to them it is as if the first time had been lost.
 */
export async function runBodies(ground: Ground, bodies: readonly Body[]): Promise<Ran> {
  const { known, own } = ground;
  const { newest } = known;
  await own.begin();
  if (bodies.length > 1) {
    const ran = await runTogether(ground, bodies);
    if (ran !== null) return ran;
    await own.rollback();
    known.newest = newest;
    await own.begin();
  }
  return runEachApart(ground, bodies);
}
