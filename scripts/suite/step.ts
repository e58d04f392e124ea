// One step of the suite: a command with a limit of time, and how its tests are counted.
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { type Tally, tallyOfReport, tallyOfStatus } from './tally.ts';

export type Step = {
  readonly name: string;
  /** What Node runs, from the repository's root. */
  readonly args: readonly string[];
  readonly minutes: number;
  /** The runner's JSON report; without one the step is a single check. */
  readonly report?: string;
};

export type Outcome = { readonly step: Step; readonly tally: Tally; readonly seconds: number };

const overdue = 124;

const statusOf = (step: Step, env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve) => {
    // A group of its own, so that a step that is cut takes its servers and browsers along.
    const detached = process.platform !== 'win32';
    const child = spawn(process.execPath, step.args, {
      env,
      detached,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const end = (signal: NodeJS.Signals): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(detached ? -child.pid : child.pid, signal);
      } catch {
        // It has ended by itself in the meantime.
      }
    };
    const interrupt = (signal: NodeJS.Signals): void => {
      end(signal);
      process.exit(130);
    };
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      console.log(`\n${step.name} did not end within ${step.minutes} minutes and is cut`);
      end('SIGKILL');
    }, step.minutes * 60_000);
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const finish = (status: number): void => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve(status);
    };
    child.once('error', () => finish(1));
    child.once('exit', (code) => finish(late ? overdue : (code ?? 1)));
  });

/** Runs `step` to its end, showing what it prints; never throws: a step that can't run has failed. */
export const runStep = async (step: Step, env: NodeJS.ProcessEnv): Promise<Outcome> => {
  console.log(`\n── ${step.name}`);
  if (step.report !== undefined) await rm(step.report, { force: true });
  const started = performance.now();
  const status = await statusOf(step, env);
  const seconds = (performance.now() - started) / 1000;
  if (step.report === undefined) return { step, tally: tallyOfStatus(status), seconds };
  const text = await readFile(step.report, 'utf8').catch(() => '');
  return { step, tally: tallyOfReport(text, status), seconds };
};
