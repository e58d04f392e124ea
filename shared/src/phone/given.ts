// Given: what a phone is given by the machine that it runs on, and all that it knows of it.

import type { Wire } from './wire.ts';

export interface Timers {
  /** This machine's clock, in milliseconds since 1970. */
  now(): number;
  /** Calls `act` once, `ms` milliseconds from now, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void;
}

/** A memory of strings that outlives the phone, where the machine lets it. */
export interface Storage {
  recall(key: string): string | null;
  keep(key: string, value: string): void;
  forget(key: string): void;
  /** The keys kept under a prefix, in order. */
  keys(prefix: string): readonly string[];
  /** Tells when another page of this memory has kept something under a key, until the returned function is called. */
  onElsewhere(key: string, listener: () => void): () => void;
}

export interface Chance {
  /** From 0 to below 1. */
  fraction(): number;
  /** `bytes` random bytes as lower-case hexadecimal digits; nobody else can guess them. */
  hex(bytes: number): string;
}

export interface Given {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly storage: Storage;
  readonly chance: Chance;
}

/** From `least` to below twice as many milliseconds: phones that were turned away together come back apart. */
export const apart = ({ chance }: Pick<Given, 'chance'>, least: number): number =>
  least * (1 + chance.fraction());
