// EventSettings: what organisers have set, with default values for what they have not. A cache of the database.

import {
  type EventInfo,
  type EventSettings as Values,
  INTRIGUE_SETTINGS,
  MONEY,
  PATRONS_SETTINGS,
  PROMISES_ARE,
  SETTINGS,
  SWITCH,
  WINDOW_TIME,
  WATCHING,
} from '@dunmer/shared/protocol';
import { present } from '@dunmer/shared/lib';
import { Cache, type InBody, type Look, OUTSIDE } from '../memory/index.ts';
import type { Reader, Tx } from '../store/index.ts';

/** The setting that holds the key of the person who has paused the event. */
export const PAUSED_BY = 'pausedBy';
/** The setting that counts the event's pauses, so that one pause can be told from the next. */
export const PAUSES = 'pauses';

const among = <T extends string>(list: readonly [T, ...T[]], value: string | undefined): T =>
  list.find((one) => one === value) ?? list[0];

const NUMBERS = { ...SETTINGS, windowTime: WINDOW_TIME, ...INTRIGUE_SETTINGS, ...PATRONS_SETTINGS };

type Stored = ReadonlyMap<string, string>;

const numberOf = (stored: Stored, name: keyof typeof NUMBERS): number =>
  Number(stored.get(name) ?? NUMBERS[name].first);

const isSet = (stored: Stored, ...names: readonly string[]): boolean =>
  names.some((name) => stored.has(name));

/** The settings of the intrigue deck; none as long as nobody has ever set one of them. */
function intrigueOf(stored: Stored): Partial<Values> {
  if (!isSet(stored, 'intrigue', ...Object.keys(INTRIGUE_SETTINGS))) return {};
  return {
    ...(stored.has('intrigue') ? { intrigue: among(SWITCH, stored.get('intrigue')) } : {}),
    packs: numberOf(stored, 'packs'),
    audiencePrice: numberOf(stored, 'audiencePrice'),
    surplusTime: numberOf(stored, 'surplusTime'),
    responseTime: numberOf(stored, 'responseTime'),
  };
}

/** The settings of the patrons' table; none as long as nobody has ever set one of them. */
function patronsOf(stored: Stored): Partial<Values> {
  if (!isSet(stored, 'patrons', ...Object.keys(PATRONS_SETTINGS))) return {};
  return {
    ...(stored.has('patrons') ? { patrons: among(SWITCH, stored.get('patrons')) } : {}),
    turnClock: numberOf(stored, 'turnClock'),
    askClock: numberOf(stored, 'askClock'),
  };
}

function valuesOf(stored: Stored): Values {
  return {
    least: numberOf(stored, 'least'),
    placementClock: numberOf(stored, 'placementClock'),
    decisionClock: numberOf(stored, 'decisionClock'),
    claimTime: numberOf(stored, 'claimTime'),
    money: among(MONEY, stored.get('money')),
    watching: among(WATCHING, stored.get('watching')),
    ...(stored.has('promises') ? { promises: among(PROMISES_ARE, stored.get('promises')) } : {}),
    ...(isSet(stored, 'promises', 'intrigue', 'windowTime')
      ? { windowTime: numberOf(stored, 'windowTime') }
      : {}),
    ...intrigueOf(stored),
    ...patronsOf(stored),
  };
}

const isNumber = (name: string): name is keyof typeof NUMBERS => Object.hasOwn(NUMBERS, name);
const isModule = (name: string): name is 'promises' | 'intrigue' | 'patrons' =>
  name === 'promises' || name === 'intrigue' || name === 'patrons';

/** The value of a setting, as it would be stored; what it is by default where nobody has set it. Null: no setting. */
export function valueIn(settings: Values, name: string): string | null {
  if (isNumber(name)) return String(settings[name] ?? NUMBERS[name].first);
  if (isModule(name)) return settings[name] ?? 'off';
  return name === 'money' || name === 'watching' ? settings[name] : null;
}

const EVENT = 'event';

/** The name of the one who has paused, read from where it can be erased; null where the event is not paused. */
async function pausedBy(reader: Reader, stored: Stored): Promise<string | null> {
  const key = stored.get(PAUSED_BY);
  if (stored.get('paused') !== 'yes' || key === undefined) return null;
  const name = (await reader.people.personByKey(Number(key)))?.name ?? '';
  return name === '' ? null : name;
}

export class EventSettings {
  readonly #known = new Cache<typeof EVENT, EventInfo>({ most: 1 });
  readonly #listeners: (() => void)[] = [];

  /** Calls `act` after every commit that has set something. */
  listen(act: () => void): void {
    this.#listeners.push(act);
  }

  /** Something is set in this body: forgets what is remembered, and tells listeners after the commit. */
  change(tx: Tx): void {
    this.clear(tx);
    tx.afterCommit(() => {
      for (const act of this.#listeners) act();
    });
  }

  /** Forgets what is remembered, so that it is read again. */
  clear(tx: InBody): void {
    this.#known.clear(tx);
  }

  /** Returns the event as it is set now. */
  async of(reader: Reader): Promise<EventInfo> {
    const known = this.#known.get(reader, EVENT);
    if (known !== null) return known;
    const event = await this.#known.find(reader, EVENT, async () => {
      const stored = await reader.people.settings();
      return {
        name: stored.get('name') ?? '',
        sample: stored.get('sample') === 'yes',
        paused: stored.get('paused') === 'yes',
        pausedBy: await pausedBy(reader, stored),
        settings: valuesOf(stored),
      };
    });
    return present(event, 'what was never set has its first value');
  }

  /** Tells whether a commit sets something from now on. */
  look(): Look {
    return this.#known.look(EVENT);
  }

  /** The event as it is remembered; null where it is not. */
  get known(): EventInfo | null {
    return this.#known.get(OUTSIDE, EVENT);
  }
}
