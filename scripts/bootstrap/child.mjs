// Child processes without a shell: one that is waited for, and one that is supervised to its end.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/**
 * Runs a step of preparation to its end; what it prints goes to standard error, so that standard output stays
 * the command's own. Throws where it can't be started or fails.
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
 * Calls `told` when npm has been told to end: it tells only the shell between us and it, and that dies in silence.
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
 * Runs the command itself on our own streams, hands on each signal once, and resolves to the exit status.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export const supervise = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    const handedOn = new Set();
    /** @param {NodeJS.Signals} signal */
    const handOn = (signal) => {
      // On Windows the console has told the child already, and to signal it would be to kill it.
      if (handedOn.has(signal) || process.platform === 'win32') return;
      handedOn.add(signal);
      child.kill(signal);
    };
    /** @type {readonly NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, handOn);
    watchNpm(() => handOn('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
