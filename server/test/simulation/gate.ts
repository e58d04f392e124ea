// Gate: every await of the server passes through it, and at any of them the process may end.

/** Never resolves: the rest of the work of a process that has ended. */
export const nevermore = <T>(): Promise<T> => new Promise(() => undefined);

export class Gate {
  readonly #end: () => void;
  #left = Number.POSITIVE_INFINITY;
  #hasEnded = false;

  /** `end` ends the process: its memory and its open transaction are gone. */
  constructor(end: () => void) {
    this.#end = end;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Ends the process after this many awaits; 0 ends it now. */
  endAfter(awaits: number): void {
    this.#left = awaits;
    if (awaits === 0) this.#endNow();
  }

  /** Lets the process live on. */
  disarm(): void {
    this.#left = Number.POSITIVE_INFINITY;
  }

  /** Passes one await: resolves, or the process ends here and nothing follows. */
  async pass(): Promise<void> {
    if (!this.isOpen()) await nevermore();
  }

  /** Passes a step that can't be awaited; returns whether it is still taken. */
  isOpen(): boolean {
    if (this.#hasEnded) return false;
    this.#left -= 1;
    if (this.#left <= 0) this.#endNow();
    return !this.#hasEnded;
  }

  #endNow(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#end();
  }
}
