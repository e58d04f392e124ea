// The conformance tool as a command: its exit status, its output, and memory that does not grow with its input.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const door = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
const cases = readFileSync(new URL('../../docs/conformance/cases.ndjson', import.meta.url), 'utf8').split(
  '\n',
);
const random = cases.filter((line) => line.includes('"id":"r11-'));

/** Returns a process and all processes below it. */
function family(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [
      pid,
      ...children
        .split(' ')
        .filter(Boolean)
        .flatMap((child) => family(Number(child))),
    ];
  } catch {
    return [];
  }
}

/** Returns the most memory that a process has held so far, in KiB. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const SCRIPTS = Number(process.env['RESOLVED_SCRIPTS'] ?? 24_000);
/**
 * The memory that the first scripts need is what any number of scripts needs: rules, cards, and the garbage of a few
 * thousand.
 */
const EARLY = SCRIPTS / 4;
/**
 * The most that memory may grow: a kilobyte kept for each script would exceed it; the heap's own steps, of up to an
 * eighth, don't.
 */
const BOUND = 1.2;

/** Lines written at once: the command takes no more at a time than a pipe holds. */
const AT_ONCE = 50;

function newlinesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** Runs the command; `early` is the most memory it had held when `EARLY` results were out, `peak` the most in all. */
async function resolve(lines: Iterable<string>) {
  const child = spawn(process.execPath, [door, 'resolve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let [peak, early] = [0, 0];
  const weigh = (): void => {
    for (const pid of family(child.pid ?? 0)) peak = Math.max(peak, peakOf(pid));
  };
  const watch = setInterval(weigh, 25);
  let newlines = 0;
  let head = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (head.length < 10_000) head += chunk.toString('utf8');
    newlines += newlinesIn(chunk);
    if (early > 0 || newlines < EARLY) return;
    weigh();
    early = peak;
  });
  const ended = once(child, 'close');
  Readable.from(lines).pipe(child.stdin);
  const [status] = await ended;
  clearInterval(watch);
  return { status, early, peak, newlines, head };
}

function* repeated(count: number): Generator<string> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from(
      { length: Math.min(AT_ONCE, count - from) },
      (_, i) => random[(from + i) % random.length],
    );
    yield `${some.join('\n')}\n`;
  }
}

it('exits with 0 where every line has a result, with 1 where one has an error, and goes on after it', async () => {
  const good = await resolve(['\uFEFF', `${cases[0]}\r\n`, '\n', cases[1] ?? '']);
  expect({ status: good.status, newlines: good.newlines }).toEqual({ status: 0, newlines: 2 });
  const bad = await resolve(['{"id":"x"}\n', 'nonsense\n', `${cases[0]}\n`]);
  expect(bad.status).toBe(1);
  const ids = bad.head
    .trim()
    .split('\n')
    .map((line) => {
      const { id }: { readonly id: string | null } = JSON.parse(line);
      return id;
    });
  expect(ids).toEqual(['x', null, 'superiority-covers-all-virtues']);
});

it(`holds at most ${BOUND} times the memory for ${SCRIPTS} scripts that it held for the first ${EARLY}`, async () => {
  const { newlines, early, peak } = await resolve(repeated(SCRIPTS));
  expect(newlines).toBe(SCRIPTS);
  expect(peak / early).toBeLessThan(BOUND);
});
