// Sealing: one decision at a table in progress. It evolves the state as it emits, so every step sees what the one
// before did.

import type { Entropy } from './command.ts';
import type { EventOf, Table, TableTypes } from './table.ts';

export class Sealing<T extends TableTypes> {
  readonly table: Table<T>;
  readonly entropy: Entropy;
  readonly events: EventOf<T>[] = [];
  #state: T['state'];

  constructor(table: Table<T>, state: T['state'], entropy: Entropy) {
    this.table = table;
    this.#state = state;
    this.entropy = entropy;
  }

  get state(): T['state'] {
    return this.#state;
  }

  emit(event: EventOf<T>): void {
    this.#state = this.table.evolve(this.#state, event);
    this.events.push(event);
  }

  /** Takes over what the game's own core has decided, and the state after it. `then` is called after each event. */
  follow(
    state: T['state'],
    events: readonly T['event'][],
    then: (event: T['event']) => void = () => undefined,
  ): void {
    this.#state = state;
    for (const event of events) {
      this.events.push(event);
      then(event);
    }
  }
}
