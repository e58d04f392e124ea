// shown: how far this phone has shown each match that its owner plays. Other pages reveal no more of that match
// unasked (UX 7).

import type { HomeView, MatchId, MatchPhase, PersonId } from '@dunmer/shared/protocol';
import { useStore } from 'zustand';
import { createStore } from '@dunmer/shared/phone';
import { keep, recall } from '../device/index.ts';

/** How much of a match is revealed: nothing yet, who won, everything. */
const STAGES = ['running', 'counted', 'over'] as const;
type Stage = (typeof STAGES)[number];

interface Shown {
  readonly match: MatchId;
  /** The player; '' for a practice match, which belongs to the browser. */
  readonly whose: PersonId;
  readonly stage: Stage;
}

const KEY = 'film.shown';
const MOST = 40;

const stageOf = (phase: MatchPhase): Stage =>
  phase === 'claiming' ? 'counted' : phase === 'finished' ? 'over' : 'running';

const isLess = (one: Stage, other: Stage): boolean => STAGES.indexOf(one) < STAGES.indexOf(other);

/** How far this phone has shown the matches that it has not shown to their end. */
export const shown = createStore<readonly Shown[]>(
  (recall(KEY) ?? '').split(' ').flatMap((entry) => {
    const [match = '', whose = '', kept] = entry.split('=');
    const stage = STAGES.find((one) => one === kept);
    return stage === undefined ? [] : [{ match, whose, stage }];
  }),
);

function put(entries: readonly Shown[]): void {
  shown.replace(entries);
  keep(KEY, entries.map(({ match, whose, stage }) => `${match}=${whose}=${stage}`).join(' '));
}

/** From now on everything may be revealed: it was shown, or the owner wants to know. */
export function tellAll(match: MatchId): void {
  put(shown.getState().filter((entry) => entry.match !== match));
}

/**
 * Notes that the table has shown this phase of its match, which is at `now`. A match that was over when it was first
 * opened is not tracked.
 */
export function noteShown({ match, whose }: Omit<Shown, 'stage'>, phase: MatchPhase, now: MatchPhase): void {
  const known = shown.getState().find((entry) => entry.match === match);
  if (known === undefined && now === 'finished') return;
  const stage = stageOf(phase);
  if (stage === 'over') return tellAll(match);
  if (known !== undefined && !isLess(known.stage, stage)) return;
  const others = shown.getState().filter((entry) => entry.match !== match);
  put([{ match, whose, stage }, ...others].slice(0, MOST));
}

/** Returns how much of a match its player's home reveals. */
function toldAtHome({ match: live, claims }: HomeView, match: MatchId): Stage {
  if (live?.match === match) return live.counted ? 'counted' : 'running';
  return claims.some((claim) => claim.match === match) ? 'counted' : 'over';
}

/** Returns a match of which home reveals more than this phone has shown; null when there is none. */
const untoldAt = (home: HomeView, entries: readonly Shown[]): MatchId | null =>
  entries.find(
    ({ match, whose, stage }) => whose === home.me.person && isLess(stage, toldAtHome(home, match)),
  )?.match ?? null;

export const useUntold = (home: HomeView | null | undefined): MatchId | null =>
  useStore(shown, (entries) => (home === null || home === undefined ? null : untoldAt(home, entries)));

/** Returns a function that tells whether this phase reveals more of a match than this phone has shown. */
export const useIsUntold = (): ((match: MatchId, phase: MatchPhase) => boolean) => {
  const entries = useStore(shown);
  return (match, phase) =>
    entries.some((entry) => entry.match === match && isLess(entry.stage, stageOf(phase)));
};
