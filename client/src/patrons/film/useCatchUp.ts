// useCatchUp: which step is shown now. What this device has seen it does not show again, and it remembers how far.

import { useEffect, useState } from 'react';
import { keep, recall } from '../../device/index.ts';
import { type Awaited, catchUp, type Told } from './catchUp.ts';
import type { Step } from './steps.ts';

export interface CatchUp {
  /** The step that is shown; null once all has been seen. */
  readonly step: Step | null;
  /** The last that has been shown; null before anything has. */
  readonly last: Step | null;
  /** How many were left out before what is shown now. */
  readonly cut: number;
  /** What is still to be shown, with what is shown now. */
  readonly left: readonly Step[];
  /** Whether all of that is the reader's own doing. */
  readonly isOwn: boolean;
  /** Shows how it is now. */
  readonly skip: () => void;
}

const keyOf = (match: string): string => `patrons.seen.${match}`;

/** How many events this device has shown of a match; null where it knows nothing of it. */
function keptSeen(match: string | null): number | null {
  if (match === null) return null;
  const kept = Number.parseInt(recall(keyOf(match)) ?? '', 10);
  return Number.isNaN(kept) ? null : kept;
}

export interface Showing {
  /** null: nothing of it is kept. */
  readonly match: string | null;
  readonly steps: readonly Step[];
  readonly toldOf: (step: Step) => Told;
  readonly awaited: Awaited;
}

/** How long each unseen step stands, from when the newest has come: who waits for the reader does so from then on. */
interface Plan {
  readonly length: number;
  readonly awaited: Awaited;
  readonly first: number;
  readonly cut: number;
  readonly ms: readonly number[];
}

/** What only follows from a step is seen with it, whenever it comes. */
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
  // Whoever comes to a table under way sees it as it is.
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
