// Seats: scripted phones beside the browsers, in one process that serves all tests of a worker, for matches that nobody
// needs to look at.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/test/support/seatsMain.ts', import.meta.url));

type Step =
  | { readonly do: 'bind'; readonly name: string; readonly secret: string }
  | { readonly do: 'take'; readonly name: string; readonly cookie: string }
  | { readonly do: 'match'; readonly one: string; readonly two: string; readonly stake: number }
  | { readonly do: 'sit'; readonly name: string; readonly match: string }
  | {
      readonly do: 'lay';
      readonly name: string;
      readonly row: 'front' | 'back';
      readonly cards: readonly string[];
    }
  | { readonly do: 'unlock'; readonly name: string; readonly passphrase: string }
  /** Any command without its id; `rule` does an act of staff after a preview of it. */
  | {
      readonly do: 'ask' | 'rule';
      readonly name: string;
      readonly command: Readonly<Record<string, unknown>>;
    }
  | { readonly do: 'playOn' | 'concede' | 'finished' | 'leave'; readonly name: string }
  | { readonly do: 'close' };

interface Waiting {
  readonly url: string;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Six standard cards as they lie on a half: the front row from the left, then the back row. */
export type Half = readonly [string, string, string, string, string, string];

/** The process of this worker. It ends with the worker, because then its input ends. */
class Phones {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor() {
    this.#child = spawn(process.execPath, [MAIN], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#answered(line));
    // Nobody waits for this process.
    this.#child.unref();
  }

  async ask(url: string, step: Step): Promise<unknown> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { url, resolve, reject });
      this.#child.stdin.write(`${JSON.stringify({ id, url, step })}\n`);
    });
  }

  /** Closes the phones at a server; questions to it that are still open stay unanswered. */
  async close(url: string): Promise<void> {
    for (const [id, waiting] of this.#waiting) if (waiting.url === url) this.#waiting.delete(id);
    await this.ask(url, { do: 'close' });
  }

  #answered(line: string): void {
    const said: unknown = JSON.parse(line);
    if (typeof said !== 'object' || said === null || !('id' in said)) return;
    const waiting = this.#waiting.get(Number(said.id));
    this.#waiting.delete(Number(said.id));
    if ('error' in said) waiting?.reject(new Error(String(said.error)));
    else waiting?.resolve('value' in said ? said.value : null);
  }
}

let phones: Phones | null = null;

export class Seats {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Does one step, and resolves to its result. Throws where it was refused. */
  async ask(step: Step): Promise<unknown> {
    phones ??= new Phones();
    return phones.ask(this.#url, step);
  }

  /** Seats both beside their own pages and lays everything. */
  async lay(match: string, halves: ReadonlyMap<string, Half>): Promise<void> {
    await Promise.all(
      [...halves].map(async ([name, half]) => {
        await this.ask({ do: 'sit', name, match });
        await this.ask({ do: 'lay', name, row: 'front', cards: half.slice(0, 3) });
        await this.ask({ do: 'lay', name, row: 'back', cards: half.slice(3) });
      }),
    );
  }

  async close(): Promise<void> {
    await phones?.close(this.#url);
  }
}
