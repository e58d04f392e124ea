// Busy: a table whose watchers get something to read again and again.

import { openPair, Phone, type Random, trader } from '../support/index.ts';

/**
 * Batches of one match; then another is begun, so that a newcomer has no endless log to catch up with. Not the same for all:
 * where they end together, there is nothing to read anywhere for a moment.
 */
const [FEWEST, MORE] = [300, 200];

export class Busy {
  readonly #url: string;
  readonly #random: Random;
  readonly #pause: number;
  readonly #referee: number;
  #watch = '';
  #isOver = false;

  /** `pause`: milliseconds between two batches; `referee`: the number of the seeded one who makes them. */
  constructor(url: string, random: Random, pause: number, referee: number) {
    this.#url = url;
    this.#random = random;
    this.#pause = pause;
    this.#referee = referee;
  }

  /** The code with which the present match is watched. */
  get watch(): string {
    return this.#watch;
  }

  /** Goes on until it is told to stop. Throws where a nudge is refused: then there would be nothing to read. */
  async run(): Promise<void> {
    const { cookie, person } = trader(this.#referee);
    const referee = await Phone.connect({ url: this.#url, random: this.#random, cookie, person });
    // Who says it first chooses it.
    await new Promise((said) => referee.wire.emit('unlock', { passphrase: 'two guar and a cart' }, said));
    while (!this.#isOver) {
      const { a, b, watch, close } = await openPair(this.#url, this.#random);
      this.#watch = watch;
      // Nobody promises, so that a referee may ask for it again and again, and everybody hears it; seats may only a few times.
      const batches = FEWEST + this.#random.below(MORE);
      for (let i = 0; i < batches && !this.#isOver; i++) {
        const nudge = {
          id: referee.newId(),
          type: 'nudgeSeat',
          match: a.match,
          seat: 'a',
          reason: 'hurry',
        } as const;
        const said = await referee.send(nudge);
        if (!said.ok) throw new Error(`batch ${i} was refused: ${said.error.code}`);
        await new Promise((resolve) => setTimeout(resolve, this.#pause));
      }
      // The match stays where it is until then.
      await b.play({ type: 'concede' });
      close();
    }
    referee.close();
  }

  stop(): void {
    this.#isOver = true;
  }
}
