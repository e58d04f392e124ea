// Floor screens: the phones of staff, the screens of the hall, and traders where they may look, that have asked for the
// floor. Each change of it is sent to them at most twice a second, made and encoded once for all who read the same.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { FloorView, MatchId, Presence, Refusal } from '@dunmer/shared/protocol';
import { type Around, type Floor, sameReading } from '../floor/index.ts';
import { readUntilItHolds } from '../memory/index.ts';
import type { Clock } from '../ports/index.ts';
import { refusalFor } from '../roles/index.ts';
import type { DeviceHash, Reader } from '../store/index.ts';
import { type Acting, type Actors, type EventSettings, isActing } from '../world/index.ts';
import type { Followers } from './followers.ts';
import type { Rooms } from './rooms.ts';
import type { Phone } from './wire.ts';

export interface FloorScreensPorts {
  readonly floor: Floor;
  readonly followers: Followers;
  readonly rooms: Rooms;
  readonly clock: Clock;
  readonly reader: Reader;
  readonly actors: Actors;
  readonly settings: EventSettings;
}

/** Somebody who may see the floor, and what was read of their surroundings. */
interface Seer {
  readonly actor: Acting;
  readonly around: Around;
}

const BETWEEN = 500;

export class FloorScreens {
  readonly #ports: FloorScreensPorts;
  /**
   * The phones that look, each with the mark of the floor it was told last; null where the same may be told again.
   */
  readonly #phones = new Map<Phone, string | null>();
  #sentAt = -BETWEEN;
  /** Whether sending is scheduled or under way. */
  #isDue = false;
  /** Whether the floor has changed since the last sending began. */
  #isBehind = false;

  constructor(ports: FloorScreensPorts) {
    this.#ports = ports;
    ports.floor.listen(() => this.#soon());
  }

  /**
   * Answers a phone with the floor, and sends it every change from that moment on. Refuses people to whom neither the
   * table of roles nor the setting `watching` shows the floor.
   */
  async open(phone: Phone, answer: (answered: Result<FloorView, Refusal>) => void): Promise<void> {
    const { floor, settings, actors } = this.#ports;
    const { device } = phone.data.session;
    const lists = floor.look();
    try {
      await readUntilItHolds(
        [actors.look(device), settings.look()],
        () => this.#seer(device),
        (seer) => {
          if (!seer.ok) return answer(seer);
          const view = this.#viewFor(seer.value);
          if (phone.connected) this.#phones.set(phone, this.#markOf(seer.value, view));
          answer(ok(view));
          // A change of the lists was told to the other phones before this one was among them.
          if (!lists.holds) this.#soon();
        },
      );
    } finally {
      lists.end();
    }
  }

  /** Forgets a phone that has gone. */
  close(phone: Phone): void {
    this.#phones.delete(phone);
  }

  readonly #presence = (match: MatchId): Presence => this.#ports.followers.presence(match, []);

  /** Finds who looks with this browser and what surrounds them; refuses people who may not see the floor. */
  async #seer(device: DeviceHash): Promise<Result<Seer, Refusal>> {
    const { floor, actors, settings, reader } = this.#ports;
    const actor = await actors.of(reader, device);
    const refused = refusalFor(actor, 'see:floor', 'other');
    if (!isActing(actor)) return err(refused ?? { code: 'no-person' });
    const isOpen = refused === null || (await settings.of(reader)).settings.watching === 'event';
    return isOpen ? ok({ actor, around: await floor.around(actor) }) : err(refused);
  }

  #viewFor({ actor, around }: Seer): FloorView {
    const { floor } = this.#ports;
    return floor.view(floor.readingOf(actor, around), around, this.#presence);
  }

  /**
   * Marks a display's floor with its version, so that it is not told the same twice; everybody else gets every change.
   */
  #markOf({ actor, around }: Seer, { version }: FloorView): string | null {
    return this.#ports.floor.readingOf(actor, around).isDisplay ? String(version) : null;
  }

  #soon(): void {
    if (this.#isDue) this.#isBehind = true;
    if (this.#isDue || this.#phones.size === 0) return;
    this.#isDue = true;
    const { clock } = this.#ports;
    clock.after(Math.max(0, this.#sentAt + BETWEEN - clock.elapsed()), () => {
      this.#sentAt = clock.elapsed();
      this.#isBehind = false;
      const done = (): void => {
        this.#isDue = false;
        if (this.#isBehind) this.#soon();
      };
      this.#send().then(done, done);
    });
  }

  async #send(): Promise<void> {
    const { settings, actors } = this.#ports;
    const looks = [settings.look()];
    const read = async () => {
      const seers: [Phone, Result<Seer, Refusal>][] = [];
      for (const phone of this.#phones.keys()) {
        const { device } = phone.data.session;
        looks.push(actors.look(device));
        seers.push([phone, await this.#seer(device)]);
      }
      return seers;
    };
    await readUntilItHolds(looks, read, (seers) =>
      this.#tell(seers.filter(([phone]) => this.#phones.has(phone))),
    );
  }

  /**
   * Sends the floor: the same bytes to all who read the same, and to displays only what is new. Phones that may no
   * longer see it are told so and forgotten.
   */
  #tell(seers: readonly (readonly [Phone, Result<Seer, Refusal>])[]): void {
    const { floor, rooms } = this.#ports;
    const groups = new Map<string, { readonly view: FloorView; readonly phones: Phone[] }>();
    for (const [phone, seer] of seers) {
      if (!seer.ok) {
        this.#phones.delete(phone);
        rooms.send([phone], 'closed', { match: null, why: { code: 'not-watched' } });
        continue;
      }
      const same = sameReading(floor.readingOf(seer.value.actor, seer.value.around));
      const group = groups.get(same) ?? { view: this.#viewFor(seer.value), phones: [] };
      groups.set(same, group);
      const mark = this.#markOf(seer.value, group.view);
      if (mark === null || mark !== this.#phones.get(phone)) group.phones.push(phone);
      this.#phones.set(phone, mark);
    }
    for (const { view, phones } of groups.values()) if (phones.length > 0) rooms.send(phones, 'floor', view);
  }
}
