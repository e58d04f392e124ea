// useFilm: runs a film by the clock, and remembers on this device the last moment seen.

import { useEffect, useReducer } from 'react';
import { keep, recall } from '../../device/index.ts';
import { type Shot, shotMs, SPEEDS, type Speed } from './pace.ts';
import { play, type Player, type PlayerAction, playerAt } from './player.ts';
import type { FilmStep } from './filmStep.ts';

const SPEED_KEY = 'film.speed';
const seenKey = (match: string): string => `film.seen.${match}`;

const keptSpeed = (): Speed => SPEEDS.find((speed) => speed === recall(SPEED_KEY)) ?? 'normal';

/** Returns the last moment that this device has seen; null if none. */
function keptMoment(match: string): number | null {
  const kept = Number.parseInt(recall(seenKey(match)) ?? '', 10);
  return Number.isNaN(kept) ? null : kept;
}

export interface Film {
  readonly steps: readonly FilmStep[];
  readonly start: number;
  readonly player: Player;
  readonly step: FilmStep | undefined;
  /** How the present moment is shown. */
  readonly shot: Shot | undefined;
  /** The furthest moment seen: the page shows the film as no longer than that. */
  readonly seen: number;
  /** Everything so far has been seen, so a decision may be asked. */
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
  /** One shot per step. */
  readonly shots: readonly Shot[];
  readonly start: number;
  /** Where the film begins on a device that has seen nothing yet. */
  readonly fresh: number;
}

const endOf = ({ start, steps }: FilmSource): number => Math.max(start, steps.length - 1);

/** Returns the next moment that is shown, or the last of all; null after that. */
function after(at: number, source: FilmSource): number | null {
  const end = endOf(source);
  if (at >= end) return null;
  const next = source.shots.findIndex((shot, place) => place > at && shot.isShown);
  return next === -1 ? end : next;
}

/** Returns the moment before that is shown; null before the first one of the film. */
function before(at: number, { start, shots }: FilmSource): number | null {
  const last = shots.findLastIndex((shot, place) => place < at && place >= start && shot.isShown);
  return last === -1 ? null : last;
}

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

/** Runs the film of `source`. Returns null while there is none. */
export function useFilm(source: FilmSource | null): Film | null {
  const [player, dispatch] = useReducer(reduce, source, (first) =>
    first === null ? null : beginning(first),
  );
  if (player === null && source !== null) dispatch({ type: 'begin', source });

  const { at = 0, playing = false, speed = 'normal', stood = false, seen = 0 } = player ?? {};
  const match = source?.match ?? '';
  const end = source === null ? 0 : endOf(source);
  const isOn = player !== null && source !== null;
  const next = source === null ? null : after(at, source);
  const shot = source?.shots[at];
  // The language may have changed, and with it the time that the words need; but a moment that was shown in full
  // stays so.
  const wait = stood || shot === undefined ? 0 : shotMs(shot, speed);

  useEffect(() => {
    if (!isOn || !playing || (next === null && stood)) return;
    const timer = setTimeout(() => dispatch({ type: 'elapsed', next }), wait);
    return () => clearTimeout(timer);
  }, [isOn, playing, at, next, stood, wait]);

  useEffect(() => {
    if (isOn) keep(seenKey(match), String(seen));
  }, [isOn, match, seen]);

  if (player === null || source === null) return null;
  const { steps, start } = source;
  return {
    steps,
    start,
    player,
    step: steps[at],
    shot,
    seen,
    caughtUp: at >= end && stood,
    toggle: () => dispatch({ type: 'toggle', start, end }),
    stepBy: (by) => dispatch({ type: 'step', by, to: by === 1 ? next : before(at, source) }),
    seek: (to) => dispatch({ type: 'seek', to, start }),
    setSpeed: (next) => {
      keep(SPEED_KEY, next);
      dispatch({ type: 'speed', speed: next });
    },
    skip: () => dispatch({ type: 'skip', end }),
    replay: () => dispatch({ type: 'replay', start }),
  };
}
