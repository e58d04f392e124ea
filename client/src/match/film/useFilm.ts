// useFilm: a film that runs by the clock, and remembers on this device the last moment seen.

import { useEffect, useReducer } from 'react';
import { keep, recall } from '../../device/index.ts';
import { SPEEDS, stepMs, type Speed } from './pace.ts';
import { play, type Player, type PlayerAction, playerAt } from './player.ts';
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
  readonly player: Player;
  readonly step: FilmStep | undefined;
  /** The furthest moment seen: the film is told to be no longer than that. */
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

const endOf = ({ start, steps }: FilmSource): number => Math.max(start, steps.length - 1);

function beginning(source: FilmSource): Player {
  const { match, start, fresh } = source;
  const kept = keptMoment(match);
  return kept === null
    ? playerAt(fresh, keptSpeed(), 'unseen')
    : playerAt(Math.min(Math.max(kept, start), endOf(source)), keptSpeed(), 'seen');
}

type Action = PlayerAction | { readonly type: 'begin'; readonly source: FilmSource };

function reduce(player: Player | null, action: Action): Player | null {
  if (action.type === 'begin') return beginning(action.source);
  return player === null ? null : play(player, action);
}

/** Null before there is a film. */
export function useFilm(source: FilmSource | null): Film | null {
  const [player, dispatch] = useReducer(reduce, source, (first) =>
    first === null ? null : beginning(first),
  );
  if (player === null && source !== null) dispatch({ type: 'begin', source });

  const { at = 0, playing = false, speed = 'normal', stood = false, seen = 0 } = player ?? {};
  const { match = '', steps = NO_STEPS, start = 0 } = source ?? {};
  const end = source === null ? 0 : endOf(source);
  const isOn = player !== null && source !== null;

  useEffect(() => {
    if (!isOn || !playing || (at >= end && stood)) return;
    const wait = stood ? 0 : stepMs(steps, start, at, speed);
    const timer = setTimeout(() => dispatch({ type: 'elapsed', end }), wait);
    return () => clearTimeout(timer);
  }, [isOn, playing, at, end, stood, speed, steps, start]);

  useEffect(() => {
    if (isOn) keep(seenKey(match), String(seen));
  }, [isOn, match, seen]);

  if (player === null || source === null) return null;
  return {
    steps,
    start,
    player,
    step: steps[at],
    seen,
    caughtUp: at >= end && stood,
    toggle: () => dispatch({ type: 'toggle', start, end }),
    stepBy: (by) => dispatch({ type: 'step', by, start, end }),
    seek: (to) => dispatch({ type: 'seek', to, start }),
    setSpeed: (next) => {
      keep(SPEED_KEY, next);
      dispatch({ type: 'speed', speed: next });
    },
    skip: () => dispatch({ type: 'skip', end }),
    replay: () => dispatch({ type: 'replay', start }),
  };
}

const NO_STEPS: readonly FilmStep[] = [];
