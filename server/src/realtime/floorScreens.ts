// Floor screens: the phones of staff, the screens of the hall, and traders where they may look, that have asked for the floor; each change of it is sent to
// them, at most twice a second, made and encoded once for all who read the same.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { FloorView, MatchId, Presence, Refusal } from '@dunmer/shared/protocol';
import { type Floor, sameReading } from '../floor/index.ts';
import type { Clock } from '../ports/index.ts';
import { refusalFor } from '../roles/index.ts';
import { type Actor, isActing } from '../world/index.ts';
import type { Followers } from './followers.ts';
import type { Rooms } from './rooms.ts';
import type { Phone } from './wire.ts';

export interface FloorScreensPorts {
  readonly floor: Floor;
  readonly followers: Followers;
  readonly rooms: Rooms;
  readonly clock: Clock;
  readonly actorOf: (phone: Phone) => Promise<Actor>;
  /** Whether everybody joined may look at the matches of others. */
  readonly isOpen: () => Promise<boolean>;
}

const BETWEEN = 500;

export class FloorScreens {
  readonly #ports: FloorScreensPorts;
  readonly #phones = new Set<Phone>();
  #sentAt = -BETWEEN;
  #isDue = false;

  constructor(ports: FloorScreensPorts) {
    this.#ports = ports;
    ports.floor.listen(() => this.#soon());
  }

  /**
   * The floor for whoever asks; from then on every change of it. Refuses whom neither the table of roles nor the
   * setting `watching` lets see it.
   */
  async open(phone: Phone): Promise<Result<FloorView, Refusal>> {
    const { actorOf, floor } = this.#ports;
    const actor = await actorOf(phone);
    const refused = await this.#refused(actor);
    if (refused !== null) return err(refused);
    if (!isActing(actor)) return err({ code: 'no-person' });
    const view = await floor.view(await floor.readingOf(actor), this.#presence);
    if (phone.connected) this.#phones.add(phone);
    return ok(view);
  }

  /** A phone has gone. */
  close(phone: Phone): void {
    this.#phones.delete(phone);
  }

  readonly #presence = (match: MatchId): Presence => this.#ports.followers.presence(match, []);

  async #refused(actor: Actor): Promise<Refusal | null> {
    const refused = refusalFor(actor, 'see:floor', 'other');
    if (refused === null || !isActing(actor)) return refused;
    return (await this.#ports.isOpen()) ? null : refused;
  }

  #soon(): void {
    if (this.#isDue || this.#phones.size === 0) return;
    this.#isDue = true;
    const { clock } = this.#ports;
    clock.after(Math.max(0, this.#sentAt + BETWEEN - clock.elapsed()), () => {
      this.#isDue = false;
      this.#sentAt = clock.elapsed();
      this.#send().catch(() => undefined);
    });
  }

  /** Who reads the same gets the same bytes. */
  async #send(): Promise<void> {
    const { floor, rooms } = this.#ports;
    const groups = new Map<string, { readonly view: FloorView; readonly phones: Phone[] }>();
    for (const phone of this.#phones) {
      const actor = await this.#ports.actorOf(phone);
      if (!isActing(actor) || (await this.#refused(actor)) !== null) {
        this.#phones.delete(phone);
        rooms.send([phone], 'closed', { match: null, why: { code: 'not-watched' } });
        continue;
      }
      const reading = await floor.readingOf(actor);
      const same = sameReading(reading);
      const group = groups.get(same) ?? { view: await floor.view(reading, this.#presence), phones: [] };
      group.phones.push(phone);
      groups.set(same, group);
    }
    for (const { view, phones } of groups.values()) rooms.send(phones, 'floor', view);
  }
}
