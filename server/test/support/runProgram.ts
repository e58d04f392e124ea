// Run program: runs a command of the project as its keeper does, in a process of its own, to its end.

import { execFile } from 'node:child_process';
import { program } from './program.ts';

/** How a command has ended, and everything that it printed. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly env?: Readonly<Record<string, string>>;
  /** Its standard input. */
  readonly input?: string;
}

/** Milliseconds; only a program that hangs takes so long. */
const LIMIT = 200_000;
/** When V8 compiles on a thread while the process ends, Node may wait for ever (nodejs/node, issue 54918). */
const ALONE = '--single-threaded';

/** Runs one of scripts/build/programs.ts. Rejects, with what it has printed, when it does not end in time. */
export const runProgram = (
  name: string,
  args: readonly string[],
  { env = {}, input = '' }: Around = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const words = ['--no-warnings', ALONE, program(name), ...args];
    const limits = { timeout: LIMIT, killSignal: 'SIGKILL', maxBuffer: 1 << 24 } as const;
    const child = execFile(
      process.execPath,
      words,
      { ...limits, env: { ...process.env, ...env } },
      (error, out, err) => {
        const { exitCode: code } = child;
        if (code === null) reject(new Error(`${name} did not end by itself: ${out}${err}`, { cause: error }));
        else resolve({ code, out, err });
      },
    );
    child.stdin?.end(input);
  });
