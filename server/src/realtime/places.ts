// Places: the sockets that there may be. A stranger, whose browser is nobody's, gets one of a few, and gives it up for
// somebody known. No stranger keeps a known person out, and no number of strangers at the same address does.

import type { Socket } from 'node:net';
import type { Farewell } from '@dunmer/shared/protocol';
import type { Caller } from '../callers/index.ts';
import type { Clock } from '../ports/index.ts';
import type { DeviceHash } from '../store/index.ts';
import { LIMITS, type PlaceLimits } from './limits.ts';
import type { Phone } from './wire.ts';

/** Somebody who holds a place: from the first byte of a socket until its line is closed. */
export interface Guest extends Caller {
  isSomebodys: boolean;
  readonly line: Socket;
  /** Null until the phone has said who it is. */
  phone: Phone | null;
  /** When it last asked for something; a sign of life does not count. */
  usedAt: number;
}

export interface PlacesPorts {
  readonly limits: PlaceLimits;
  readonly clock: Clock;
  /** Says farewell to a phone. */
  readonly bid: (phone: Phone, why: Farewell) => void;
}

const isFollowing = ({ phone }: Guest): boolean => (phone?.data.session.follows.size ?? 0) > 0;

/** The guest who misses the place least: one that follows nothing, and among these the one silent for longest. */
function idlestOf(guests: Iterable<Guest>): Guest | null {
  let idlest: Guest | null = null;
  for (const guest of guests) {
    if (idlest === null) idlest = guest;
    else if (isFollowing(guest) !== isFollowing(idlest)) idlest = isFollowing(idlest) ? guest : idlest;
    else if (guest.usedAt < idlest.usedAt) idlest = guest;
  }
  return idlest;
}

export class Places {
  readonly #ports: PlacesPorts;
  readonly #guests = new Map<Socket, Guest>();
  readonly #strangers = new Set<Guest>();

  constructor(ports: PlacesPorts) {
    this.#ports = ports;
  }

  get size(): number {
    return this.#guests.size;
  }

  /** Returns the guest of a line; null when nobody holds a place on it. */
  of(line: Socket): Guest | null {
    return this.#guests.get(line) ?? null;
  }

  /** Gives a caller a place, possibly that of a stranger; returns null when there is none for them. */
  enter(caller: Caller, line: Socket): Guest | null {
    if (line.destroyed || !this.#makeRoom(caller)) return null;
    if (caller.device !== null) this.#hurry(caller.device);
    const guest: Guest = { ...caller, line, phone: null, usedAt: this.#ports.clock.elapsed() };
    this.#guests.set(line, guest);
    this.#sort(guest);
    line.once('close', () => this.#forget(guest));
    return guest;
  }

  /** Records that the guest on this line has asked for something now. */
  use(line: Socket): void {
    const guest = this.#guests.get(line);
    if (guest !== undefined) guest.usedAt = this.#ports.clock.elapsed();
  }

  /** Asks anew whether these browsers are somebody's. */
  async recognise(
    devices: readonly DeviceHash[],
    isSomebodys: (device: DeviceHash) => Promise<boolean>,
  ): Promise<void> {
    for (const guest of Array.from(this.#guests.values())) {
      if (guest.device === null || !devices.includes(guest.device)) continue;
      guest.isSomebodys = await isSomebodys(guest.device);
      // The guest may have gone meanwhile.
      if (this.#guests.has(guest.line)) this.#sort(guest);
    }
  }

  /** Lets strangers go who have followed nothing and asked for nothing for long. */
  sweep(): void {
    for (const guest of Array.from(this.#strangers)) {
      if (isFollowing(guest)) guest.usedAt = this.#ports.clock.elapsed();
      else if (this.#isSilentFor(guest, this.#ports.limits.idle)) this.#letGo(guest, 'idle');
    }
  }

  #isSilentFor({ usedAt }: Guest, ms: number): boolean {
    return this.#ports.clock.elapsed() - usedAt >= ms;
  }

  #makeRoom({ isSomebodys, isLimited, address }: Caller): boolean {
    const { sockets, strangers, strangersOfAddress } = this.#ports.limits;
    if (isSomebodys || !isLimited) return this.size < sockets || this.#displace(this.#strangers, 0, 'full');
    const near = [...this.#strangers].filter((guest) => guest.address === address);
    const { resting } = this.#ports.limits;
    if (near.length >= strangersOfAddress) return this.#displace(near, resting, 'idle');
    if (this.#strangers.size < strangers && this.size < sockets) return true;
    return (
      this.#displace(this.#crowdedBeside(near.length), 0, 'full') ||
      this.#displace(this.#strangers, resting, 'idle')
    );
  }

  /**
   * The strangers of the address that holds most places, if it holds more than the newcomer's address would hold then.
   * Here even a stranger who follows a match can lose the place.
   */
  #crowdedBeside(count: number): readonly Guest[] {
    const byAddress = Map.groupBy(this.#strangers, ({ address }) => address);
    const most = [...byAddress.values()].reduce(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    return most.length > count + 1 ? most : [];
  }

  /**
   * Frees the place of the idlest of these guests. With `ms` above 0, only if that guest follows nothing and has been
   * silent for so long. Returns whether a place was freed.
   */
  #displace(guests: Iterable<Guest>, ms: number, why: Farewell): boolean {
    const idlest = idlestOf(guests);
    if (idlest === null || (ms > 0 && (isFollowing(idlest) || !this.#isSilentFor(idlest, ms)))) return false;
    this.#letGo(idlest, why);
    return true;
  }

  /** Limits a device's lines that have not said yet who they are: beyond the limit the oldest goes. */
  #hurry(device: DeviceHash): void {
    const unsaid = [...this.#guests.values()].filter(
      (guest) => guest.device === device && guest.phone === null,
    );
    const [oldest] = unsaid;
    if (oldest !== undefined && unsaid.length >= LIMITS.socketsPerDevice) this.#letGo(oldest, 'elsewhere');
  }

  #letGo(guest: Guest, why: Farewell): void {
    this.#forget(guest);
    if (guest.phone === null) guest.line.destroy();
    else this.#ports.bid(guest.phone, why);
  }

  #sort(guest: Guest): void {
    if (guest.isSomebodys || !guest.isLimited) this.#strangers.delete(guest);
    else this.#strangers.add(guest);
  }

  #forget(guest: Guest): void {
    this.#guests.delete(guest.line);
    this.#strangers.delete(guest);
  }
}
