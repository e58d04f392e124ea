// Seats: scripted phones beside the browsers, in a process of their own: for matches that nobody needs to look at.
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
  /** Any command, without its id; `rule`: an act of staff, after a look at what it would change. */
  | {
      readonly do: 'ask' | 'rule';
      readonly name: string;
      readonly command: Readonly<Record<string, unknown>>;
    }
  | { readonly do: 'playOn' | 'concede' | 'finished' | 'leave'; readonly name: string };

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Six standard cards, as they lie on a half: the front row from the left, then the back row. */
export type Half = readonly [string, string, string, string, string, string];

export class Seats {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(url: string) {
    this.#child = spawn(process.execPath, [MAIN, url], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#answered(line));
  }

  /** Does one step, and resolves to what it comes to. Throws where it was refused. */
  async ask(step: Step): Promise<unknown> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.stdin.write(`${JSON.stringify({ id, step })}\n`);
    });
  }

  /** Both sit down beside their own pages and lay everything. */
  async lay(match: string, halves: ReadonlyMap<string, Half>): Promise<void> {
    await Promise.all(
      [...halves].map(async ([name, half]) => {
        await this.ask({ do: 'sit', name, match });
        await this.ask({ do: 'lay', name, row: 'front', cards: half.slice(0, 3) });
        await this.ask({ do: 'lay', name, row: 'back', cards: half.slice(3) });
      }),
    );
  }

  close(): void {
    this.#child.stdin.end();
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
