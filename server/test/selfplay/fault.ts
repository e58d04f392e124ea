// Fault: the first thing that is wrong with a match: a law that it breaks, or a script that resolves to something else.

import { present, sameValue } from '@dunmer/shared/lib';
import { decide, evolve, viewOf } from '@dunmer/shared/rules';
import { resolveLine, resultOf, scriptOfMatch, type WrittenScript } from '@dunmer/shared/script';
import {
  conservation,
  determinism,
  everyMatchEnds,
  type Law,
  logOfGame,
  nonInterference,
  type RandomGame,
  type RandomStep,
  redaction,
  replay,
  symmetry,
} from '@dunmer/shared/testing';
import { type SelfPlay, stepsOf } from './games.ts';
import { WINDOW_LAWS, windowDisagreement } from './windowFault.ts';

const LAWS: Readonly<Record<string, Law>> = {
  'every match ends': everyMatchEnds(decide),
  conservation: conservation(evolve),
  determinism: determinism(decide),
  replay: replay(evolve),
  redaction: redaction({ evolve, viewOf }),
  'non-interference': nonInterference(decide),
  symmetry: symmetry(decide),
};

const ID = 'self-play';

export interface Fault {
  readonly what: string;
  /** Null when the match has no script. */
  readonly script: WrittenScript | null;
}

/**
 * Returns what `resolve` makes of a match's script, when that differs from what came of the match; null when it agrees.
 */
export function disagreement(game: RandomGame, steps: readonly RandomStep[]): Fault | null {
  if (game.windows !== undefined) return windowDisagreement(ID, game, game.windows, steps);
  const log = logOfGame(game, steps);
  const script = scriptOfMatch(ID, log, game.catalogue);
  if (!script.ok) return { what: `it has no script: ${script.error}`, script: null };
  const { choices } = present(steps.at(-1), 'a match has steps').after.common;
  const expected = resultOf(ID, log, choices);
  const resolved = resolveLine(JSON.stringify(script.value));
  return sameValue(resolved, expected)
    ? null
    : {
        what: `resolve says ${JSON.stringify(resolved)}, not ${JSON.stringify(expected)}`,
        script: script.value,
      };
}

/** Checks a played game against every law, then against `resolve` of its script; returns null when all is well. */
export function faultIn(game: RandomGame, steps: readonly RandomStep[]): Fault | null {
  for (const [name, law] of Object.entries(game.windows === undefined ? LAWS : WINDOW_LAWS)) {
    const what = law(game, () => steps);
    if (what === null) continue;
    const script = scriptOfMatch(ID, logOfGame(game, steps), game.catalogue);
    return { what: `${name}: ${what}`, script: script.ok ? script.value : null };
  }
  return disagreement(game, steps);
}

/** Plays a game and looks for a fault; a game that can't be played has one. */
export function faultOf(selfPlay: SelfPlay): Fault | null {
  try {
    return faultIn(selfPlay.game, stepsOf(selfPlay));
  } catch (error) {
    return { what: error instanceof Error ? error.message : 'it could not be played', script: null };
  }
}
