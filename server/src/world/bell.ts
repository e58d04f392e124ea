// Bell: rung after a commit for everybody whose affairs it has changed; screens are sent anew by who listens.

import type { DeviceHash, PersonKey } from '../store/index.ts';

export interface BellListener {
  /** Something has changed for these people, and so in the event. */
  rung?(people: readonly PersonKey[]): void;
  /** These browsers are somebody else's now, or nobody's. */
  moved?(devices: readonly DeviceHash[]): void;
}

export class Bell {
  readonly #listeners: BellListener[] = [];

  listen(listener: BellListener): void {
    this.#listeners.push(listener);
  }

  ring(people: readonly PersonKey[]): void {
    for (const listener of this.#listeners) listener.rung?.(people);
  }

  /** Says that it has changed whose browsers these are. */
  move(devices: readonly DeviceHash[]): void {
    for (const listener of this.#listeners) listener.moved?.(devices);
  }
}
