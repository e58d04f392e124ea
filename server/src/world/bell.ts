// Bell: rung after a commit for everybody whose affairs it has changed; listeners send the screens anew.

import type { DeviceHash, PersonKey } from '../store/index.ts';

export interface BellListener {
  /** Something has changed for these people, and so in the event. */
  rung?(people: readonly PersonKey[]): void;
  /**
   * These browsers belonged to somebody who has left them; whatever they are now, they may see nothing of that person.
   */
  left?(devices: readonly DeviceHash[]): void;
  /** These browsers were nobody's, and are somebody's now. */
  arrived?(devices: readonly DeviceHash[]): void;
}

export class Bell {
  readonly #listeners: BellListener[] = [];

  listen(listener: BellListener): void {
    this.#listeners.push(listener);
  }

  ring(people: readonly PersonKey[]): void {
    for (const listener of this.#listeners) listener.rung?.(people);
  }

  /** Tells listeners that somebody has left these browsers. */
  leave(devices: readonly DeviceHash[]): void {
    for (const listener of this.#listeners) listener.left?.(devices);
  }

  /** Tells listeners that these browsers are somebody's now. */
  arrive(devices: readonly DeviceHash[]): void {
    for (const listener of this.#listeners) listener.arrived?.(devices);
  }
}
