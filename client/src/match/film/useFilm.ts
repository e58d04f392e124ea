// useFilm: a film that runs by the clock, and remembers on this device the last moment seen.

import { useEffect, useReducer } from 'react';
import { keep, recall } from '../../device/index.ts';
import { SPEEDS, stepMs, type Speed } from './pace.ts';
import { play, type Player, playerAt } from './player.ts';
import type { FilmStep } from './filmStep.ts';

const SPEED_KEY = 'film.speed';
const seenKey = (match: string): string => `film.seen.${match}`;

const keptSpeed = (): Speed => SPEEDS.find((speed) => speed === recall(SPEED_KEY)) ?? 'normal';

/** The moment this device saw last; null where it saw none. */
function keptMoment(match: string): number | null {
  const kept = Number.parseInt(recall(seenKey(match)) ?? '', 10);
  return Number.isNaN(kept) ? null : kept;
}

export interface Film {
  readonly steps: readonly FilmStep[];
  readonly start: number;
  readonly end: number;
  readonly player: Player;
  readonly step: FilmStep | undefined;
  /** The furthest moment seen. */
  readonly seen: number;
  /** Everything there is has been seen: a decision may be asked. */
  readonly caughtUp: boolean;
  toggle(): void;
  stepBy(by: -1 | 1): void;
  seek(to: number): void;
  setSpeed(speed: Speed): void;
  skip(): void;
  replay(): void;
}

export interface FilmSource {
  readonly match: string;
  readonly steps: readonly FilmStep[];
  readonly start: number;
  /** Where a device begins that has seen nothing yet. */
  readonly fresh: number;
}

export function useFilm({ match, steps, start, fresh }: FilmSource): Film {
  const end = Math.max(start, steps.length - 1);
  const [player, dispatch] = useReducer(play, null, () => {
    const kept = keptMoment(match);
    return kept === null
      ? playerAt(fresh, keptSpeed(), 'unseen')
      : playerAt(Math.min(Math.max(kept, start), end), keptSpeed(), 'seen');
  });
  const { at, playing, speed, stood } = player;

  useEffect(() => {
    if (!playing || (at >= end && stood)) return;
    const wait = stood ? 0 : stepMs(steps, start, at, speed);
    const timer = setTimeout(() => dispatch({ type: 'elapsed', end }), wait);
    return () => clearTimeout(timer);
  }, [playing, at, end, stood, speed, steps, start]);

  useEffect(() => keep(seenKey(match), String(player.seen)), [match, player.seen]);

  return {
    steps,
    start,
    end,
    player,
    step: steps[at],
    seen: player.seen,
    caughtUp: at >= end && stood,
    toggle: () => dispatch({ type: 'toggle', start, end }),
    stepBy: (by) => dispatch({ type: 'step', by, start, end }),
    seek: (to) => dispatch({ type: 'seek', to, end }),
    setSpeed: (next) => {
      keep(SPEED_KEY, next);
      dispatch({ type: 'speed', speed: next });
    },
    skip: () => dispatch({ type: 'skip', end }),
    replay: () => dispatch({ type: 'replay', start }),
  };
}
