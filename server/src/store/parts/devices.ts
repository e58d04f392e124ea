// Devices: whose each browser is, and which browser holds a link.

import type { MatchId } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, list, yes } from '../columns.ts';
import type { PersonKey } from './effect.ts';
import { PIN_TRIES } from './links.ts';
import { type DeviceHash, PEOPLE, PERSON, type StoredPerson } from './persons.ts';

/** A browser and the person whose link it has opened. */
export interface StoredDevice {
  readonly person: StoredPerson;
  readonly link: number;
  /** Whether it holds that link; otherwise its person has moved to another browser. */
  readonly controls: boolean;
  /** Whether another browser holds the link. */
  readonly isElsewhere: boolean;
  /** Whether the link's PIN rests. */
  readonly pinRests: boolean;
  /** The first name of this browser; null if it has had no other. */
  readonly origin: DeviceHash | null;
}

/** A browser that is to hold a link. */
export interface Holding {
  readonly device: DeviceHash;
  readonly link: number;
  readonly person: PersonKey;
  readonly at: number;
  /**
   * The browser's name until now, if anything is known of it under that name; null if nothing is, or if the name stays.
   */
  readonly renamed: DeviceHash | null;
  /** The browser's first name; null if it has had no other. */
  readonly origin: DeviceHash | null;
}

/** How many of the browsers that a link has left stay known. */
const MOST_LEFT = 8;

const DEVICE: Columns<StoredPerson & Omit<StoredDevice, 'person'>> = {
  ...PERSON,
  link: 'devices.link',
  controls: yes('devices.controls'),
  isElsewhere: yes(`(devices.controls = 0 and exists (select 1 from devices holder
    where holder.link = devices.link and holder.controls = 1))`),
  pinRests: yes(`(links.wrong_pins >= ${PIN_TRIES})`),
  origin: 'devices.origin',
};

/** A browser that a link leaves, and how many other browsers the link has left before. */
const STOPPED: Columns<{ readonly device: DeviceHash; readonly left: number }> = {
  device: 'device',
  left: `(select count(*) from devices others
    where others.link = devices.link and others.controls = 0 and others.device <> devices.device)`,
};

export function deviceReads(ask: Asking) {
  const device = ask.get(DEVICE)(
    `${PEOPLE} join devices on devices.person = people.key join links on links.key = devices.link
      where devices.device = :device`,
    (device: DeviceHash) => ({ device }),
  );
  return {
    device: async (hash: DeviceHash): Promise<StoredDevice | null> => {
      const row = await device(hash);
      if (row === null) return null;
      const { link, controls, isElsewhere, pinRests, origin, ...person } = row;
      return { person, link, controls, isElsewhere, pinRests, origin };
    },
    /** Whether a browser belongs to somebody, or practises. */
    isKnownDevice: ask.exists(
      `select 1 from devices where device = :device union all select 1 from seats where device = :device limit 1`,
      (device: DeviceHash) => ({ device }),
    ),
    /** The browser that controls a link. */
    holderOf: ask.value<DeviceHash>()(
      'select device from devices where link = :link and controls = 1',
      (link: number) => ({ link }),
    ),
  };
}

export function deviceWrites(ask: Asking) {
  const stop = ask.all(STOPPED)(
    `update devices set controls = 0 where link = :link and controls = 1 returning ${list(STOPPED)}`,
    (link: number) => ({ link }),
  );
  const forgetLeft = ask.values<DeviceHash>()(
    `delete from devices where link = :link and controls = 0 and device not in (
        select device from devices where link = :link and controls = 0 order by since desc, device limit ${MOST_LEFT})
      returning device`,
    (link: number) => ({ link }),
  );
  const hold = (holding: Holding) => ({ ...holding, controls: true, since: holding.at });
  const bind = ask.tell(
    `${inserting('devices', 'device', 'person', 'link', 'controls', 'since', 'origin')}
      on conflict (device) do update set person = excluded.person, link = excluded.link, controls = 1,
        since = excluded.since`,
    hold,
  );
  // Frees the new name, if there is a browser to be renamed to it.
  const letGo = ask.tell(
    `delete from devices where device = :device
      and exists (select 1 from devices other where other.device = :renamed and other.device <> :device)`,
    hold,
  );
  const rename = ask.run(
    `update devices set device = :device, person = :person, link = :link, controls = 1, since = :since, origin = :origin
      where device = :renamed
        and not exists (select 1 from devices other where other.device = :device and other.device <> :renamed)`,
    hold,
  );
  return {
    /**
     * Takes a name out of matches of practice: wherever it stands, because its browser may have been released, and
     * wherever the person's browsers practise (`key` null: nobody's). Resolves to the number of seats changed.
     */
    namelessPractice: ask.run(
      `update seats set name = '' where person is null and name <> ''
        and (device in (select device from devices where person = :key) or name = :name)`,
      (key: PersonKey | null, name: string) => ({ key, name }),
    ),
    /**
     * Lets a browser hold a link. Resolves to the browsers that held it before, which hold nothing from now on, and
     * to those that are forgotten: of the browsers that a link has left only the newest eight stay known, or one
     * trader could have thousands.
     */
    bindDevice: async (holding: Holding): Promise<readonly DeviceHash[]> => {
      const before = await stop(holding.link);
      if (holding.renamed === null) await bind(holding);
      else if ((await rename(holding)) === 0) {
        await letGo(holding);
        await rename(holding);
      }
      const isCrowded = before.some(({ left }) => left >= MOST_LEFT);
      const forgotten = isCrowded ? await forgetLeft(holding.link) : [];
      return [...before.map(({ device }) => device), ...forgotten].filter((each) => each !== holding.device);
    },
    /** Renames a browser in its matches of practice, which it goes on playing; resolves to these matches. */
    movePractice: ask.values<MatchId>()(
      `update seats set device = :to where device = :from
        returning (select id from matches where matches.key = seats.match)`,
      (from: DeviceHash, to: DeviceHash) => ({ from, to }),
    ),
    /** Releases all browsers of a person; resolves to them. */
    dropDevicesOf: ask.values<DeviceHash>()(
      'delete from devices where person = :person returning device',
      (person: PersonKey) => ({ person }),
    ),
  };
}
