// EventSettings: what organisers have set, with the first values where they have not. A cache of the database.

import {
  type EventInfo,
  type EventSettings as Values,
  MONEY,
  SETTINGS,
  WATCHING,
} from '@dunmer/shared/protocol';
import type { Reader } from '../store/index.ts';

const among = <T extends string>(list: readonly [T, ...T[]], value: string | undefined): T =>
  list.find((one) => one === value) ?? list[0];

const numberOf = (stored: ReadonlyMap<string, string>, name: keyof typeof SETTINGS): number =>
  Number(stored.get(name) ?? SETTINGS[name].first);

function valuesOf(stored: ReadonlyMap<string, string>): Values {
  return {
    least: numberOf(stored, 'least'),
    placementClock: numberOf(stored, 'placementClock'),
    decisionClock: numberOf(stored, 'decisionClock'),
    claimTime: numberOf(stored, 'claimTime'),
    money: among(MONEY, stored.get('money')),
    watching: among(WATCHING, stored.get('watching')),
  };
}

export class EventSettings {
  #known: EventInfo | null = null;
  readonly #listeners: (() => void)[] = [];

  /** Calls `act` after every commit that has set something. */
  listen(act: () => void): void {
    this.#listeners.push(act);
  }

  /** Forgets what is remembered, and tells whoever listens. */
  change(): void {
    this.clear();
    for (const act of this.#listeners) act();
  }

  /** The event as it is set now. */
  async of(reader: Reader): Promise<EventInfo> {
    if (this.#known !== null) return this.#known;
    const stored = await reader.people.settings();
    this.#known = {
      name: stored.get('name') ?? '',
      sample: stored.get('sample') === 'yes',
      paused: stored.get('paused') === 'yes',
      settings: valuesOf(stored),
    };
    return this.#known;
  }

  /** Forgets what is remembered: it has been set anew, or that was undone. */
  clear(): void {
    this.#known = null;
  }
}
