// The random facts around promises: contracts and matches that begin and end, purses, pauses.

import type { PledgeCommand, PledgeDecision, PledgeFacts } from '../pledges/index.ts';
import type { TraderId } from '../windows/index.ts';
import type { Random } from './random.ts';

export const NAMES = ['anna', 'boris', 'carol', 'dora', 'edwin', 'fara'];

interface OpenContract {
  readonly id: string;
  readonly one: TraderId;
  readonly two: TraderId;
}

interface OpenMatch {
  readonly id: string;
  readonly players: readonly [TraderId, TraderId];
}

/** The facts, which change with every command. */
export class PledgesAround {
  readonly #random: Random;
  readonly #people: readonly TraderId[];
  readonly #purses: Map<TraderId, number>;
  readonly #frozen = new Set<TraderId>();
  contracts: readonly OpenContract[] = [];
  matches: readonly OpenMatch[] = [];
  #next = 0;
  #isOn = true;
  #isPaused = false;

  constructor(random: Random, people: number) {
    this.#random = random;
    this.#people = NAMES.slice(0, people);
    this.#purses = new Map(this.#people.map((who) => [who, this.below(12)]));
  }

  below(n: number): number {
    return this.#random.below(n);
  }

  pick<T>(from: readonly T[]): T | null {
    return from[this.below(Math.max(1, from.length))] ?? null;
  }

  get facts(): PledgeFacts {
    return {
      isOn: this.#isOn,
      isPaused: this.#isPaused,
      trades: new Set(this.#people),
      inMatch: new Set(this.matches.flatMap(({ players }) => players)),
      frozen: new Set(this.#frozen),
      purses: new Map(this.#purses),
    };
  }

  change(): void {
    this.#isOn = this.below(12) > 0;
    this.#isPaused = this.below(10) === 0;
    this.#frozen.clear();
    if (this.below(6) === 0) this.#frozen.add(this.someone());
  }

  someone(): TraderId {
    return this.pick(this.#people) ?? 'anna';
  }

  two(): readonly [TraderId, TraderId] {
    const one = this.below(this.#people.length);
    const other = (one + 1 + this.below(this.#people.length - 1)) % this.#people.length;
    return [this.#people[one] ?? 'anna', this.#people[other] ?? 'boris'];
  }

  id(kind: string): string {
    this.#next += 1;
    return `${kind}${this.#next}`;
  }

  /** Takes in a decision: drakes move, contracts and matches begin and end. */
  follow(command: PledgeCommand, { payments }: PledgeDecision): void {
    for (const { from, to, amount } of payments) {
      this.#purses.set(from, (this.#purses.get(from) ?? 0) - amount);
      this.#purses.set(to, (this.#purses.get(to) ?? 0) + amount);
    }
    if (command.type === 'fulfil' || command.type === 'annul')
      this.contracts = this.contracts.filter(({ id }) => id !== command.contract);
    if (command.type === 'matchOver') this.matches = this.matches.filter(({ id }) => id !== command.match);
  }
}
