// Places: the sockets that there may be. Whoever is nobody's has a few of them, and gives up the own for somebody
// known; whoever is known is kept out by no stranger, and by no number of them at the same address.

import type { Socket } from 'node:net';
import type { Farewell } from '@dunmer/shared/protocol';
import type { Caller } from '../callers/index.ts';
import type { Clock } from '../ports/index.ts';
import type { DeviceHash } from '../store/index.ts';
import { LIMITS, type PlaceLimits } from './limits.ts';
import type { Phone } from './wire.ts';

/** Who has a place: from the first byte of a socket until its line is closed. */
export interface Guest extends Caller {
  isSomebodys: boolean;
  readonly line: Socket;
  /** Null until it has said who it is. */
  phone: Phone | null;
  /** When it asked for something last; that it is alive is nothing. */
  usedAt: number;
}

export interface PlacesPorts {
  readonly limits: PlaceLimits;
  readonly clock: Clock;
  /** Says farewell to a phone. */
  readonly bid: (phone: Phone, why: Farewell) => void;
}

const isFollowing = ({ phone }: Guest): boolean => (phone?.data.session.follows.size ?? 0) > 0;

/** The one that misses its place least: one that follows nothing, then the one that has been silent longest. */
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

  /** Whose line this is. */
  of(line: Socket): Guest | null {
    return this.#guests.get(line) ?? null;
  }

  /** Gives a caller a place, maybe that of a stranger; null where there is none for them. */
  enter(caller: Caller, line: Socket): Guest | null {
    if (line.destroyed || !this.#makeRoom(caller)) return null;
    if (caller.device !== null) this.#hurry(caller.device);
    const guest: Guest = { ...caller, line, phone: null, usedAt: this.#ports.clock.elapsed() };
    this.#guests.set(line, guest);
    this.#sort(guest);
    line.once('close', () => this.#forget(guest));
    return guest;
  }

  /** Whoever has this line has asked for something now. */
  use(line: Socket): void {
    const guest = this.#guests.get(line);
    if (guest !== undefined) guest.usedAt = this.#ports.clock.elapsed();
  }

  /** Asks anew whose these browsers are. */
  async recognise(
    devices: readonly DeviceHash[],
    isSomebodys: (device: DeviceHash) => Promise<boolean>,
  ): Promise<void> {
    for (const guest of Array.from(this.#guests.values())) {
      if (guest.device === null || !devices.includes(guest.device)) continue;
      guest.isSomebodys = await isSomebodys(guest.device);
      // It may have gone meanwhile.
      if (this.#guests.has(guest.line)) this.#sort(guest);
    }
  }

  /** Lets go of those who are nobody's and have followed and asked for nothing for long. */
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
   * The strangers of the address that has most, where it keeps more than a newcomer's has then: following a match holds
   * no place there.
   */
  #crowdedBeside(count: number): readonly Guest[] {
    const byAddress = Map.groupBy(this.#strangers, ({ address }) => address);
    const most = [...byAddress.values()].reduce(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    return most.length > count + 1 ? most : [];
  }

  /** Takes the place of the idlest of these, where it has been silent so long. */
  #displace(guests: Iterable<Guest>, ms: number, why: Farewell): boolean {
    const idlest = idlestOf(guests);
    if (idlest === null || (ms > 0 && (isFollowing(idlest) || !this.#isSilentFor(idlest, ms)))) return false;
    this.#letGo(idlest, why);
    return true;
  }

  /** A device may have a few lines that have not said yet who they are; the oldest goes. */
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
