// Step: one step of the suite: a command with a limit of time, how its tests are counted, and what they found.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { type Finding, findingsOfReport, lastWords } from './findings.ts';
import { leftBy } from './left.ts';
import { type Lasting, lastingOf } from './longest.ts';
import { type Tally, tallyOfReport, tallyOfStatus } from './tally.ts';

export type Step = {
  readonly name: string;
  /** The arguments for Node, from the repository's root. */
  readonly args: readonly string[];
  readonly minutes: number;
  /** The file of the runner's JSON report; a step without one is a single check. */
  readonly report?: string;
  /** The file in which the runner lists the test files that are running, one in each line. */
  readonly underway?: string;
};

export type Outcome = {
  readonly step: Step;
  readonly tally: Tally;
  readonly findings: readonly Finding[];
  readonly lasting: readonly Lasting[];
  readonly seconds: number;
};

const OVERDUE = 124;
/** Of what a step prints only the last characters are kept. */
const KEPT = 20_000;
/** Milliseconds to wait for the output's end, which a process left behind by a step may hold open for longer. */
const LAST_WORDS_MS = 2000;

type Ended = {
  readonly status: number;
  readonly output: string;
  /** What the step was doing where it was cut; else empty. */
  readonly cut: readonly string[];
};

const underwayIn = (file: string | undefined): readonly string[] => {
  try {
    return file === undefined ? [] : readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
};

/** What a step that did not end in time was doing: nobody may be able to see that again. */
const cutOf = ({ name, minutes, underway }: Step, pid: number | undefined): readonly string[] => [
  `${name} did not end within ${minutes} minutes and is cut`,
  `tests under way: ${underwayIn(underway).join(', ')}`,
  `processes: ${(pid === undefined ? [] : leftBy(pid)).join('; ')}`,
];

/** Where a step's output goes: shown at once, or, beside other steps, all of it at its end. */
type Voice = { readonly say: (text: string) => void; readonly end: () => void };

const aloud: Voice = { say: (text) => void process.stdout.write(text), end: () => undefined };

const atItsEnd = (): Voice => {
  const said: string[] = [];
  return {
    say: (text) => void said.push(text),
    end: () => void process.stdout.write(said.join('')),
  };
};

const run = (step: Step, env: NodeJS.ProcessEnv, voice: Voice): Promise<Ended> =>
  new Promise((resolve) => {
    // In a group of its own, so that a step that is cut takes its servers and browsers along.
    const detached = process.platform !== 'win32';
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, step.args, {
      env: { ...colour, ...env },
      detached,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const say = (text: string): void => {
      output = (output + text).slice(-KEPT);
      voice.say(text);
    };
    child.stdout.setEncoding('utf8').on('data', say);
    child.stderr.setEncoding('utf8').on('data', say);
    const end = (signal: NodeJS.Signals): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(detached ? -child.pid : child.pid, signal);
      } catch {
        // The process has ended by itself in the meantime.
      }
    };
    const interrupt = (signal: NodeJS.Signals): void => {
      end(signal);
      // After the steps beside this one have heard the signal too.
      setImmediate(() => process.exit(130));
    };
    let cut: readonly string[] = [];
    const timer = setTimeout(() => {
      cut = cutOf(step, child.pid);
      say(`\n${cut.join('\n')}\n`);
      end('SIGKILL');
    }, step.minutes * 60_000);
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const finish = (status: number): void => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve({ status, output, cut });
    };
    child.once('error', () => finish(1));
    child.once('exit', (code) => {
      const status = cut.length > 0 ? OVERDUE : (code ?? 1);
      const last = setTimeout(() => finish(status), LAST_WORDS_MS);
      child.once('close', () => {
        clearTimeout(last);
        finish(status);
      });
    });
  });

/**
 * Runs `step` to its end and shows what it prints; beside others only once it has ended, so that no two are mixed up.
 * Never throws: a step that can't run has failed.
 */
export const runStep = async (
  step: Step,
  env: NodeJS.ProcessEnv,
  isBesideOthers: boolean,
): Promise<Outcome> => {
  const voice = isBesideOthers ? atItsEnd() : aloud;
  if (isBesideOthers) console.log(`\n── ${step.name} begins`);
  voice.say(`\n── ${step.name}\n`);
  for (const file of [step.report, step.underway]) if (file !== undefined) await rm(file, { force: true });
  const started = performance.now();
  const told = step.underway === undefined ? env : { ...env, UNDERWAY: step.underway };
  const { status, output, cut } = await run(step, told, voice);
  voice.end();
  const seconds = (performance.now() - started) / 1000;
  const text = step.report === undefined ? '' : await readFile(step.report, 'utf8').catch(() => '');
  const tally = step.report === undefined ? tallyOfStatus(status) : tallyOfReport(text, status);
  const found = findingsOfReport(text);
  const isTold = tally.failed === 0 || found.some(({ kind }) => kind === 'failed');
  const says = cut.length > 0 ? cut : lastWords(output);
  const silent: Finding = { kind: 'failed', name: 'as a whole', says };
  const findings = isTold ? found : [...found, silent];
  return { step, tally, findings, lasting: lastingOf(text), seconds };
};
