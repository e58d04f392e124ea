// Gate: lets a limited number of calls run at once; the others wait in the order in which they came.

export class Gate {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  /** Runs `act` once there is a place. */
  async pass<T>(act: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    // A call that ends hands its place on.
    else await new Promise<void>((enter) => this.#waiting.push(enter));
    try {
      return await act();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
