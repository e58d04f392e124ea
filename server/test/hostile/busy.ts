// Busy: a table whose watchers get something to read again and again.

import { openPair, Phone, type Random, trader } from '../support/index.ts';

/**
 * How many batches each match has before another is begun, so that a newcomer has no endless log to catch up with. The
 * number varies: if all tables ended their matches together, there would be nothing to read anywhere for a moment.
 */
const [FEWEST, MORE] = [300, 200];

export class Busy {
  readonly #url: string;
  readonly #random: Random;
  readonly #pause: number;
  readonly #referee: number;
  #watch = '';
  #isOver = false;

  /** `pause`: milliseconds between two batches; `referee`: the number of the seeded referee who makes them. */
  constructor(url: string, random: Random, pause: number, referee: number) {
    this.#url = url;
    this.#random = random;
    this.#pause = pause;
    this.#referee = referee;
  }

  /** The code with which the present match can be watched. */
  get watch(): string {
    return this.#watch;
  }

  /** Goes on until it is told to stop. Throws when a nudge is refused, because there would then be nothing to read. */
  async run(): Promise<void> {
    const { cookie, person } = trader(this.#referee);
    const referee = await Phone.connect({ url: this.#url, random: this.#random, cookie, person });
    // The first passphrase that is said is the one that is set.
    await new Promise((said) => referee.wire.emit('unlock', { passphrase: 'two guar and a cart' }, said));
    while (!this.#isOver) {
      const { a, b, watch, close } = await openPair(this.#url, this.#random);
      this.#watch = watch;
      // Nobody promises, so that a referee can nudge again and again, and everybody hears it; seats may nudge only a
      // few times.
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
      // The match has not moved until now.
      await b.play({ type: 'concede' });
      close();
    }
    referee.close();
  }

  stop(): void {
    this.#isOver = true;
  }
}
