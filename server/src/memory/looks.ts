// Looks: whether what was read still holds. Whoever reads, and then joins, cuts or counts, looks again: a commit may
// have come between.

/** One look at something. */
export interface Look {
  /** Whether no commit has changed it since this look began, or began again. */
  readonly holds: boolean;
  /** Begins anew. */
  again(): void;
  /** Looks no more. */
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

/** The looks that are open, by what they look at. */
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

  /** A commit has changed this. */
  changed(key: K): void {
    for (const look of this.#open.get(key) ?? []) look.holds = false;
  }

  /** A commit may have changed all. */
  allChanged(): void {
    for (const key of this.#open.keys()) this.changed(key);
  }
}

/**
 * Reads until nothing of what it looks at has changed meanwhile, and then does `act` in the same moment. What is to be
 * looked at as well comes to light while it is read: `read` may add to the looks before it reads that. All of them are
 * ended.
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
