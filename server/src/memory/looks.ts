// Looks: whether what was read still holds. Code that reads, and then joins, cuts or counts, must check this, because a
// commit may have come between.

/** Watches one thing for changes. */
export interface Look {
  /** Whether no commit has changed it since this look began, or began again. */
  readonly holds: boolean;
  /** Begins again, and holds until the next change. */
  again(): void;
  /** Stops watching. */
  end(): void;
}

class OpenLook implements Look {
  holds = true;
  readonly end: () => void;

  constructor(end: (look: OpenLook) => void) {
    this.end = () => end(this);
  }

  again(): void {
    this.holds = true;
  }
}

/** The open looks, by the key they watch. */
export class Looks<K> {
  readonly #open = new Map<K, Set<OpenLook>>();

  at(key: K): Look {
    const others = this.#open.get(key) ?? new Set();
    const look = new OpenLook((ended) => {
      others.delete(ended);
      if (others.size === 0) this.#open.delete(key);
    });
    this.#open.set(key, others.add(look));
    return look;
  }

  /** Tells the looks that a commit has changed this key. */
  changed(key: K): void {
    for (const look of this.#open.get(key) ?? []) look.holds = false;
  }

  /** Tells all looks that a commit may have changed everything. */
  allChanged(): void {
    for (const key of this.#open.keys()) this.changed(key);
  }
}

/**
 * Reads again until nothing that the looks watch has changed meanwhile, and then calls `act` at once. `read` may add
 * looks for what it finds, before it reads that. Ends all looks.
 */
export async function readUntilItHolds<T, U>(
  looks: readonly Look[],
  read: () => Promise<T>,
  act: (found: T) => U,
): Promise<U> {
  try {
    for (;;) {
      for (const look of looks) look.again();
      const found = await read();
      if (looks.every(({ holds }) => holds)) return act(found);
    }
  } finally {
    for (const look of looks) look.end();
  }
}
