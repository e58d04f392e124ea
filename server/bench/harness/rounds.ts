// Rounds: contenders take turns, A B C A B C, so that whatever slows the machine slows them alike.

import { present } from '@dunmer/shared/lib';
import { listenWhile, type Noise } from './quiet.ts';
import { type Spread, spreadOf } from './stats.ts';

/** The result of one window. */
export interface Window {
  /** How many things were done. */
  readonly done: number;
  /** Seconds of CPU that the measured process used. */
  readonly cpu: number;
  /** Seconds on the clock. */
  readonly wall: number;
}

export interface Contender<W extends Window = Window> {
  readonly name: string;
  /** The processes that work for it beside this one. */
  readonly pids: readonly number[];
  window(milliseconds: number): Promise<W>;
}

export interface Pace {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly warmUp: number;
}

export type Rounds<W extends Window = Window> = ReadonlyMap<string, readonly (W & Noise)[]>;

/** Warms every contender up, then lets them take turns; returns their windows by name. */
export async function takeTurns<W extends Window>(
  contenders: readonly Contender<W>[],
  { rounds, milliseconds, warmUp }: Pace,
): Promise<Rounds<W>> {
  const windows = new Map<string, (W & Noise)[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) await contender.window(warmUp);
  for (let round = 0; round < rounds; round++)
    for (const { name, pids, window } of contenders)
      present(windows.get(name), 'a contender').push(await listenWhile(pids, () => window(milliseconds)));
  return windows;
}

export const perCpuSecond = ({ done, cpu }: Window): number => done / cpu;
export const perSecond = ({ done, wall }: Window): number => done / wall;

const windowsOf = <W extends Window>(rounds: Rounds<W>, name: string): readonly (W & Noise)[] =>
  present(rounds.get(name), `${name} took part`);

/** Returns the ratio of two contenders, round by round. */
export function ratioOf<W extends Window>(
  rounds: Rounds<W>,
  [above, below]: readonly [string, string],
  speed: (window: W) => number,
): Spread {
  const others = windowsOf(rounds, below);
  return spreadOf(
    windowsOf(rounds, above).map((window, i) => speed(window) / speed(present(others[i], 'as many'))),
  );
}

/** Returns the speeds of one contender. */
export const speedOf = <W extends Window>(
  rounds: Rounds<W>,
  name: string,
  speed: (window: W) => number,
): Spread => spreadOf(windowsOf(rounds, name).map(speed));

/** Whether any window of these contenders was disturbed. */
export const isNoisy = (rounds: Rounds, names: readonly string[]): boolean =>
  names.some((name) => windowsOf(rounds, name).some(({ noisy }) => noisy));
