// Network: loses, doubles, reorders and delays packets under way, by seeded chance.

import { present } from '@dunmer/shared/lib';
import type { Random } from '@dunmer/shared/testing';
import type { Packet } from './packet.ts';

const ONE_IN_LOST = 12;
const ONE_IN_DOUBLED = 10;
/** One in so many deliveries may arrive out of order. */
const IN_ORDER = 3;

export class Network {
  readonly #random: Random;
  #underWay: readonly Packet[] = [];
  /** Whether it has faults; without faults every packet arrives once. */
  isFaulty = true;
  lost = 0;
  doubled = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  get length(): number {
    return this.#underWay.length;
  }

  send(packet: Packet): void {
    this.#underWay = [...this.#underWay, packet];
  }

  /** Returns the packet that arrives now; null when none does. */
  deliver(): Packet | null {
    if (this.#underWay.length === 0) return null;
    const isNext = !this.isFaulty || this.#random.below(IN_ORDER) > 0;
    const at = isNext ? 0 : this.#random.below(this.#underWay.length);
    const packet = present(this.#underWay[at], 'a packet is under way');
    if (this.isFaulty && this.#random.below(ONE_IN_DOUBLED) === 0) {
      this.doubled += 1;
      return packet;
    }
    this.#underWay = this.#underWay.toSpliced(at, 1);
    if (!this.isFaulty || this.#random.below(ONE_IN_LOST) > 0) return packet;
    this.lost += 1;
    return null;
  }

  /** Ends the connections of one life of the server: nothing more reaches it, and half of what it sent last is lost. */
  cut(life: number): void {
    this.#underWay = this.#underWay.filter(
      (packet) => packet.life !== life || (packet.to === 'phone' && this.#random.below(2) === 0),
    );
  }
}
