// Healthy: two phones that play one match after another while others misbehave, and check what they receive.

import { connectTrader, openMatch, type Phone, type Random, untilQuiet } from '../support/index.ts';

const PROBE_MS = 50;
const MATCH_MS = 60_000;
/** Matches every match that a frame names. */
const NAMED = /"match":"([^"]*)"/g;

interface Phones {
  readonly a: Phone;
  readonly b: Phone;
}

export class Healthy {
  readonly matches: string[] = [];
  /** The slowest answer to a ping, in milliseconds. */
  slowest = 0;
  readonly #phones: Phones;
  readonly #frames: string[];
  readonly #rest: number;
  #isOver = false;

  private constructor(phones: Phones, frames: string[], rest: number) {
    this.#rest = rest;
    this.#phones = phones;
    this.#frames = frames;
  }

  /** `rest`: milliseconds between two matches. */
  static async connect(url: string, random: Random, rest = 0): Promise<Healthy> {
    const frames: string[] = [];
    const onFrame = (text: string): void => void frames.push(text);
    const a = await connectTrader({ url, random, onFrame });
    const b = await connectTrader({ url, random, onFrame });
    return new Healthy({ a, b }, frames, rest);
  }

  /** The ids of all commands that they have sent. */
  get commands(): readonly string[] {
    const { a, b } = this.#phones;
    return [...a.acknowledged, ...b.acknowledged].map(({ command }) => command.id);
  }

  /** How often they have lost their connections. */
  get losses(): number {
    return this.#phones.a.losses + this.#phones.b.losses;
  }

  /** Returns the frames that they have received which name a match that is not theirs, or contain `mark`. */
  strange(mark: string): readonly string[] {
    const own = new Set(this.matches);
    const isForeign = (text: string): boolean =>
      [...text.matchAll(NAMED)].some(([, match = '']) => !own.has(match));
    return this.#frames.filter((text) => text.includes(mark) || isForeign(text));
  }

  /** Plays whole matches until it is told to stop, and then finishes the last one. Throws when a match does not end. */
  async play(): Promise<void> {
    const probing = this.#probe();
    const { a, b } = this.#phones;
    while (!this.#isOver) {
      const { match } = await openMatch(a, b);
      this.matches.push(match);
      a.autoplay();
      b.autoplay();
      await Promise.all([a.untilFinished(MATCH_MS), b.untilFinished(MATCH_MS)]);
      await untilQuiet([a, b]);
      a.pause();
      b.pause();
      await new Promise((resolve) => setTimeout(resolve, this.#rest));
    }
    await probing;
  }

  stop(): void {
    this.#isOver = true;
  }

  close(): void {
    this.#phones.a.close();
    this.#phones.b.close();
  }

  async #probe(): Promise<void> {
    const { wire } = this.#phones.a;
    while (!this.#isOver) {
      const began = performance.now();
      await new Promise<void>((resolve) => wire.emit('alive', () => resolve()));
      this.slowest = Math.max(this.slowest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    }
  }
}
