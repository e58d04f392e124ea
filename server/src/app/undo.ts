// Undo: what has been begun is ended in the other order.

/** What is undone at the end, or where a start fails: the newest first. */
export class Undo {
  readonly #steps: (() => unknown)[] = [];

  add(...steps: readonly (() => unknown)[]): void {
    this.#steps.push(...steps);
  }

  async all(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) await step();
  }
}
