// Pace: how long each moment of the film stands, so that a match takes about 25 seconds, or 8 when hurried.

import type { Happening } from './happening.ts';
import type { FilmStep } from './filmStep.ts';

export const SPEEDS = ['normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const FAST = 3.1;
const AIM_MS = 25_000;
/** A film is hurried or slowed only so far: short ones need no padding, long ones must stay readable. */
const LEAST = 0.75;
const MOST = 1.15;

const STANDS_MS: Readonly<Record<Happening['kind'], number>> = {
  opened: 0,
  sealed: 0,
  'without-nonce': 1800,
  defaulted: 1400,
  revealed: 2200,
  tossed: 1700,
  settled: 1100,
  cast: 2300,
  passed: 1300,
  changed: 2200,
  choosing: 900,
  summoning: 900,
  summoned: 2200,
  declined: 1200,
  'summon-passed': 1300,
  judged: 3000,
  fallen: 1700,
  advanced: 1500,
  counted: 3000,
  claimed: 2200,
  'price-waived': 1800,
  'claim-closed': 1800,
  conceded: 1800,
  awarded: 1800,
  voided: 1800,
};

const naturalMs = ({ what }: FilmStep): number => STANDS_MS[what.kind];

/** How long the step at `at` stands, in milliseconds, in a film that begins at `start`. */
export function stepMs(steps: readonly FilmStep[], start: number, at: number, speed: Speed): number {
  const step = steps[at];
  if (step === undefined) return 0;
  const whole = steps.slice(start).reduce((sum, each) => sum + naturalMs(each), 0);
  const scale = whole === 0 ? 1 : Math.min(MOST, Math.max(LEAST, AIM_MS / whole));
  return (naturalMs(step) * scale) / (speed === 'fast' ? FAST : 1);
}

/** How long the whole film takes. */
export const filmMs = (steps: readonly FilmStep[], start: number, speed: Speed): number =>
  steps.reduce((sum, _, at) => (at < start ? sum : sum + stepMs(steps, start, at, speed)), 0);
