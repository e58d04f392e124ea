// Bell: rung after a commit for everybody whose affairs it has changed; screens are sent anew by those who listen.

import type { DeviceHash, PersonKey } from '../store/index.ts';

export interface BellListener {
  /** Something has changed for these people, and so in the event. */
  rung?(people: readonly PersonKey[]): void;
  /** These browsers belonged to somebody who has left them: whatever they are now, nothing of that person is theirs. */
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

  /** Says that somebody has left these browsers. */
  leave(devices: readonly DeviceHash[]): void {
    for (const listener of this.#listeners) listener.left?.(devices);
  }

  /** Says that these browsers are somebody's now. */
  arrive(devices: readonly DeviceHash[]): void {
    for (const listener of this.#listeners) listener.arrived?.(devices);
  }
}
