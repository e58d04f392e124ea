// Given: what a phone gets from the machine that it runs on, which is all it knows about that machine.

import type { Wire } from './wire.ts';

export interface Timers {
  /** This machine's clock, in milliseconds since 1970. */
  now(): number;
  /** Calls `act` once in `ms` milliseconds, unless the returned function is called before that. */
  after(ms: number, act: () => void): () => void;
}

/** A store of strings that outlives the phone, if the machine allows that. */
export interface Storage {
  recall(key: string): string | null;
  keep(key: string, value: string): void;
  forget(key: string): void;
  /** Returns the keys that begin with a prefix, in order. */
  keys(prefix: string): readonly string[];
  /**
   * Calls `listener` when another page of this browser has stored something under a key, until the returned function
   * is called.
   */
  onElsewhere(key: string, listener: () => void): () => void;
}

export interface Chance {
  /** Returns a number from 0 to below 1. */
  fraction(): number;
  /** Returns `bytes` random bytes as lower-case hexadecimal digits, which nobody else can guess. */
  hex(bytes: number): string;
}

export interface Given {
  readonly wire: Wire;
  readonly timers: Timers;
  readonly storage: Storage;
  readonly chance: Chance;
}

/**
 * Returns from `least` to below twice as many milliseconds, so that phones that lost the server together don't return
 * together.
 */
export const apart = ({ chance }: Pick<Given, 'chance'>, least: number): number =>
  least * (1 + chance.fraction());
