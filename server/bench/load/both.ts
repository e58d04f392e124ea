// Both: waits until both phones of a pair are as far as they should be.

export interface Both {
  /** To be called once by each phone. */
  readonly done: () => void;
  readonly there: Promise<void>;
}

/** Makes something that waits for two. */
export function both(): Both {
  let left = 2;
  let finish = (): void => undefined;
  const there = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    there,
    done() {
      left -= 1;
      if (left === 0) finish();
    },
  };
}
