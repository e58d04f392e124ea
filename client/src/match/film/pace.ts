// Pace: how long each moment of the film is shown: as long as its words take to read, and never shorter than it takes
// to see.

import { plainText } from '@dunmer/shared/cards';
import type { Viewer } from '@dunmer/shared/rules';
import type { Parts } from '../../text/index.ts';
import type { FilmStep } from './filmStep.ts';
import type { Happening } from './happening.ts';
import { reelWords } from './reelWords.ts';
import { type Room, roomAfter } from './steps.ts';
import type { Teller } from './teller.ts';
import { verdictLetters } from './verdictWords.ts';

export const SPEEDS = ['normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const FAST = 3.1;
/** The speed of somebody who reads aloud to a neighbour. */
const LETTERS_A_SECOND = 14;
/** The least time that each kind of moment takes to be seen, whatever its words. */
const LEAST_MS: Readonly<Record<Happening['kind'], number>> = {
  opened: 0,
  sealed: 0,
  settled: 0,
  summoning: 0,
  'without-nonce': 1800,
  defaulted: 1400,
  revealed: 2200,
  tossed: 1500,
  cast: 1700,
  passed: 1300,
  changed: 1800,
  choosing: 600,
  summoned: 1500,
  declined: 1300,
  'summon-passed': 1300,
  judged: 2600,
  fallen: 1300,
  advanced: 1300,
  counted: 2600,
  claimed: 2000,
  'price-waived': 1800,
  'claim-closed': 1800,
  conceded: 1800,
  awarded: 1800,
  voided: 1800,
  played: 1700,
  'play-settled': 1500,
  'play-cast': 1700,
  'play-works': 1500,
  shown: 2600,
  'tie-taken': 1800,
  'pot-divided': 1500,
};

/** How a moment is shown. */
export interface Shot {
  readonly room: Room;
  /** The words on the line; null when verdicts on the cards take their place. */
  readonly line: Parts | null;
  /** The number of letters to read, including those of the verdicts. */
  readonly letters: number;
  /** How long the moment is shown at normal speed. */
  readonly ms: number;
  /** Whether the film stops at this moment; if not, it is skipped. */
  readonly isShown: boolean;
}

function shotOf(teller: Teller, step: FilmStep, room: Room): Pick<Shot, 'line' | 'letters' | 'ms'> {
  const line = reelWords(teller, step, room);
  const duels = step.what.kind === 'judged' ? step.what.duels : [];
  const letters =
    line === null
      ? duels.reduce((sum, duel) => sum + verdictLetters(teller, duel, room), 0)
      : plainText(line).length;
  const ms = Math.max(LEAST_MS[step.what.kind], Math.ceil((letters * 1000) / LETTERS_A_SECOND));
  return { line, letters, ms };
}

/** Tells whether the film waits at this step for a decision of this viewer, or will. */
function isOwnDecision({ what, asked }: FilmStep, viewer: Viewer): boolean {
  if (what.kind === 'choosing') return what.choice.seat === viewer;
  return what.kind === 'counted' || asked.some((seat) => seat === viewer);
}

const cameToNothing = ({ what }: FilmStep): boolean => {
  switch (what.kind) {
    case 'passed':
    case 'summon-passed':
    case 'declined':
      return true;
    case 'cast':
    case 'play-cast':
      return what.changes.length + what.moves.length === 0;
    default:
      return false;
  }
};

/**
 * Returns how each moment is shown in a film that begins at `start`. How much is told depends on the time since the
 * last decision. Later moments change nothing about a shot (UX 7), except that a choice is not shown any more once it
 * is made.
 */
export function shotsOf(teller: Teller, steps: readonly FilmStep[], start: number): readonly Shot[] {
  let since = 0;
  return steps.map((step, at) => {
    const { viewer } = step.view;
    // A watcher keeps nobody waiting.
    const room = roomAfter(viewer === 'watcher' ? 0 : since);
    const shot = shotOf(teller, step, room);
    const isShown =
      step.what.kind === 'choosing' ? at === steps.length - 1 : room === 'ample' || !cameToNothing(step);
    if (at >= start && isShown) since += shot.ms;
    if (isOwnDecision(step, viewer)) since = 0;
    return { ...shot, room, isShown };
  });
}

/** Returns how long a shot is shown at this speed, in milliseconds. */
export const shotMs = ({ ms }: Shot, speed: Speed): number => (speed === 'fast' ? ms / FAST : ms);
