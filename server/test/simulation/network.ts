// Network: loses, doubles, reorders and delays what is under way, as seeded chance will have it.

import { present } from '@dunmer/shared/lib';
import type { Random } from '@dunmer/shared/testing';
import type { Packet } from './packet.ts';

const ONE_IN_LOST = 12;
const ONE_IN_DOUBLED = 10;
/** In how many of so many deliveries the oldest goes first. */
const IN_ORDER = 3;

export class Network {
  readonly #random: Random;
  #underWay: readonly Packet[] = [];
  /** Whether it does its worst; without faults every packet arrives once. */
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

  /** The packet that arrives now; null where none does. */
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

  /** A life of the server has ended: nothing more reaches it, and half of what it said last is lost. */
  cut(life: number): void {
    this.#underWay = this.#underWay.filter(
      (packet) => packet.life !== life || (packet.to === 'phone' && this.#random.below(2) === 0),
    );
  }
}
