// Workers: the processes of a run: the servers that are measured, and those that load them.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { present } from '@dunmer/shared/lib';

const answer = z.union([
  z.object({ id: z.number(), value: z.unknown() }),
  z.object({ id: z.number(), error: z.string() }),
]);
const question = z.object({ id: z.number(), name: z.string(), body: z.unknown() });

export interface Worker {
  readonly pid: number;
  /** Asks the process something and resolves to its answer; rejects where it fails or is gone. */
  ask<T>(name: string, body: unknown, schema: z.ZodType<T>): Promise<T>;
  stop(): Promise<void>;
}

interface Asked {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

function hear(child: ChildProcess, asked: Map<number, Asked>): void {
  const settle = (id: number): Asked | undefined => {
    const found = asked.get(id);
    asked.delete(id);
    return found;
  };
  child.on('message', (message) => {
    const said = answer.parse(message);
    if ('error' in said) settle(said.id)?.reject(new Error(said.error));
    else settle(said.id)?.resolve(said.value);
  });
  child.on('exit', (status) => {
    for (const { reject } of asked.values())
      reject(new Error(`a process of the benchmark has ended (${status})`));
    asked.clear();
  });
}

/**
 * Starts a module as a process of its own that answers questions (`answerParent`) and ends with this one. `node`: the
 * flags and the environment for Node itself.
 */
export function startWorker(
  module: URL,
  args: readonly string[],
  { flags, env }: { readonly flags: readonly string[]; readonly env: Readonly<Record<string, string>> } = {
    flags: [],
    env: {},
  },
): Worker {
  const child = fork(fileURLToPath(module), args, {
    execArgv: ['--expose-gc', ...flags],
    env: { ...env, ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const asked = new Map<number, Asked>();
  hear(child, asked);
  let last = 0;
  return {
    pid: present(child.pid, 'a process that has started'),
    async ask(name, body, schema) {
      last += 1;
      const id = last;
      const answered = new Promise<unknown>((resolve, reject) => asked.set(id, { resolve, reject }));
      child.send({ id, name, body });
      return schema.parse(await answered);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** What a process does when it is asked, by the question's name. */
export type Answers = Readonly<Record<string, (body: unknown) => unknown>>;

/** Answers the process that has started this one, and ends when that one is gone. */
export function answerParent(answers: Answers): void {
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  process.on('message', (message) => {
    const { id, name, body } = question.parse(message);
    const reply = (said: object): void => void process.send?.({ id, ...said });
    const act = answers[name];
    Promise.resolve(body)
      .then((asked) => present(act, `an answer to ${name}`)(asked))
      .then(
        (value) => reply({ value }),
        (error: unknown) =>
          reply({ error: error instanceof Error ? (error.stack ?? error.message) : 'it failed' }),
      );
  });
}

/** Returns the bytes of objects in use, after everything else has been collected. */
export function heapInUse(): number {
  const collect = present(globalThis.gc, 'a process started with --expose-gc');
  for (let i = 0; i < 4; i++) collect();
  return process.memoryUsage().heapUsed;
}
