// Undo: runs the closing steps of what was started, newest first.

/** Collects steps to run at the end, or when a start fails. The newest runs first. */
export class Undo {
  readonly #steps: (() => unknown)[] = [];

  add(...steps: readonly (() => unknown)[]): void {
    this.#steps.push(...steps);
  }

  async all(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) await step();
  }
}
