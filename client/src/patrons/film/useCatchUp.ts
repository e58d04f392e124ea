// useCatchUp: which step is shown now. It skips what this device has shown already, and remembers how far that is.

import { useEffect, useState } from 'react';
import { keep, recall } from '../../device/index.ts';
import { type Awaited, catchUp, type Told } from './catchUp.ts';
import type { Step } from './steps.ts';

export interface CatchUp {
  /** The step that is shown now; null once all have been shown. */
  readonly step: Step | null;
  /** The last step that was shown; null before the first. */
  readonly last: Step | null;
  /** How many steps were left out before the present one. */
  readonly cut: number;
  /** The steps still to be shown, including the present one. */
  readonly left: readonly Step[];
  /** Whether all of those are the reader's own acts. */
  readonly isOwn: boolean;
  /** Skips to the present state. */
  readonly skip: () => void;
}

const keyOf = (match: string): string => `patrons.seen.${match}`;

/** Returns how many events of a match this device has shown; null when it knows nothing about the match. */
function keptSeen(match: string | null): number | null {
  if (match === null) return null;
  const kept = Number.parseInt(recall(keyOf(match)) ?? '', 10);
  return Number.isNaN(kept) ? null : kept;
}

export interface Showing {
  /** Null: nothing is kept. */
  readonly match: string | null;
  readonly steps: readonly Step[];
  readonly toldOf: (step: Step) => Told;
  readonly awaited: Awaited;
}

/**
 * How long each unseen step is shown, counted from the arrival of the newest one: since then the opponent has been
 * waiting.
 */
interface Plan {
  readonly length: number;
  readonly awaited: Awaited;
  readonly first: number;
  readonly cut: number;
  readonly ms: readonly number[];
}

/** Returns the unseen steps. Events that only follow from a step count as seen with it, whenever they arrive. */
const unseenOf = (steps: readonly Step[], seen: number): readonly Step[] =>
  steps.filter(({ from }) => from >= seen);

function planned({ steps, toldOf, awaited }: Showing, seen: number): Plan {
  const unseen = unseenOf(steps, seen);
  const { cut, ms } = catchUp(unseen.map(toldOf), awaited);
  return { length: steps.length, awaited, first: steps.length - unseen.length + cut, cut, ms };
}

export function useCatchUp(showing: Showing): CatchUp {
  const { match, steps, awaited } = showing;
  const end = steps.at(-1)?.through ?? 0;
  // On a device that has seen nothing of a match under way, the table is shown as it is.
  const [seen, setSeen] = useState(() => keptSeen(match) ?? end);
  const [kept, setPlan] = useState(() => planned(showing, seen));
  const isPlanned = kept.length === steps.length && kept.awaited === awaited;
  const plan = isPlanned ? kept : planned(showing, seen);
  if (!isPlanned) setPlan(plan);
  const at = Math.max(plan.first, steps.length - unseenOf(steps, seen).length);
  const step = steps[at] ?? null;
  const wait = plan.ms[at - plan.first] ?? 0;
  const through = step?.through ?? null;

  useEffect(() => {
    if (through === null) return;
    const timer = setTimeout(() => setSeen(through), wait);
    return () => clearTimeout(timer);
  }, [through, wait]);

  useEffect(() => {
    if (match !== null) keep(keyOf(match), String(seen));
  }, [match, seen]);

  const left = steps.slice(at);
  const isOwn = step !== null && left.every((each) => showing.toldOf(each).isOwn);
  const last = steps[at - 1] ?? null;
  return { step, last, cut: step === null ? 0 : plan.cut, left, isOwn, skip: () => setSeen(end) };
}
