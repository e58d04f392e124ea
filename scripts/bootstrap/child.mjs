// Child processes without a shell: one that is waited for, and one that is supervised to its end.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a step of preparation to its end. What it prints goes to standard error, so that standard output stays the
 * command's own. Throws where it can't be started or fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>}
 */
export const prepare = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: ['ignore', 2, 2],
      windowsHide: true,
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}`));
    });
  });

const parent = process.ppid;

/**
 * Calls `told` when npm has been told to end. npm passes that on only to the shell between npm and this process, and
 * the shell dies silently, so this watches for a new parent process.
 * @param {() => void} told
 */
const watchNpm = (told) => {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    told();
  }, 100);
  watch.unref();
};

/**
 * @typedef {{ status: number, told: boolean }} Ended how a command ended, and whether this process was told to end
 */

/**
 * Listens for signals to end on behalf of a command, and of those that follow it; hands each signal on once.
 * @returns {{ listen: (child: import('node:child_process').ChildProcess) => void, told: Promise<void>, isTold: () =>
 * boolean }}
 */
const hearing = () => {
  const heard = new Set();
  /** @type {import('node:child_process').ChildProcess | null} */
  let current = null;
  let tell = () => {};
  /** @type {Promise<void>} */
  const told = new Promise((resolve) => {
    tell = resolve;
  });
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    if (heard.has(signal)) return;
    heard.add(signal);
    tell();
    // On Windows the console has already told the child, and a signal would kill it.
    if (process.platform !== 'win32') current?.kill(signal);
  };
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, handOn);
  watchNpm(() => handOn('SIGTERM'));
  return {
    listen(child) {
      current = child;
    },
    told,
    isTold: () => heard.size > 0,
  };
};

/**
 * @param {ReturnType<typeof hearing>} ears
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Ended>}
 */
const runOnce = (ears, command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    ears.listen(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const status = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
      resolve({ status, told: ears.isTold() });
    });
  });

/**
 * Runs the command itself on our own streams, hands on each signal once, and resolves to the exit status.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export const supervise = async (command, args, env) => {
  const { status } = await runOnce(hearing(), command, args, env);
  return status;
};

/**
 * Milliseconds: a command that has run for this long had started well. One that ends sooner was refused something, and
 * would be again.
 */
const WELL = 10_000;
const PAUSES = [1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * Decides whether a command that should keep running is started again: after how many milliseconds, and how many
 * crashes in a row that makes. Returns null where it ended well or was told to, where it never came up, and where it
 * has crashed too often.
 * @param {Ended & { lived: number }} ended
 * @param {number} crashes in a row before this one
 * @returns {{ pause: number, crashes: number } | null}
 */
export const nextStart = ({ status, told, lived }, crashes) => {
  const before = lived >= WELL ? 0 : crashes;
  const pause = PAUSES[before];
  const cameUp = lived >= WELL || crashes > 0;
  return status === 0 || told || !cameUp || pause === undefined ? null : { pause, crashes: before + 1 };
};

/**
 * Supervises a command that should keep running: starts it again after a crash, a little later each time.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {typeof nextStart} [next]
 * @returns {Promise<number>}
 */
export const keepUp = async (command, args, env, next = nextStart) => {
  const ears = hearing();
  let crashes = 0;
  for (;;) {
    const began = Date.now();
    const ended = await runOnce(ears, command, args, env);
    const again = next({ ...ended, lived: Date.now() - began }, crashes);
    if (again === null) return ended.status;
    ({ crashes } = again);
    console.error(
      `It has ended by itself (${ended.status}). It is started again in ${again.pause / 1000} s.`,
    );
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const rested = new Promise((resolve) => {
      timer = setTimeout(resolve, again.pause);
    });
    await Promise.race([ears.told, rested]);
    clearTimeout(timer);
    if (ears.isTold()) return ended.status;
  }
};
