// Bursts: due commands wait and are then sent together in large numbers, each at a moment of its own, without waiting
// for the answers to the others.

import type { Dice } from '../games/index.ts';
import type { Pace } from './pace.ts';

type Act = (meant: number) => void;

export interface Burst {
  readonly commands: number;
  /** Milliseconds within which they are sent. */
  readonly within: number;
}

const AGAIN = 20;

export class Bursts implements Pace {
  #latencies: number[] = [];
  #waiting: Act[] = [];
  #finish = (): void => undefined;
  #left = 0;

  schedule(act: Act): void {
    this.#waiting.push(act);
  }

  answered(meant: number): void {
    this.#latencies.push(performance.now() - meant);
    this.#left -= 1;
    if (this.#left === 0) this.#finish();
  }

  /**
   * Sends a burst; resolves to how long each answer took from the moment for which its command was meant, in
   * milliseconds.
   */
  async burst({ commands, within }: Burst, dice: Dice): Promise<readonly number[]> {
    while (this.#waiting.length < commands) await new Promise((resolve) => setTimeout(resolve, AGAIN));
    const acts = this.#waiting.slice(0, commands);
    this.#waiting = this.#waiting.slice(commands);
    this.#latencies = [];
    this.#left = commands;
    const over = new Promise<void>((finish) => (this.#finish = finish));
    const start = performance.now();
    for (const act of acts) {
      const meant = start + dice.below(within);
      setTimeout(() => act(meant), Math.max(0, meant - performance.now()));
    }
    await over;
    return this.#latencies;
  }
}
