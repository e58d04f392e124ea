// ClosedByBack: the system's Back closes what lies over a table, the topmost first, and leaves the table only when
// nothing does. Each sheet stands in the history as one step from the page on which it lies.

import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { OverContext } from '../ui/index.ts';

/** How many sheets lie over the page at this step of the history. */
function stepsNow(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'over' in state && typeof state.over === 'number'
    ? state.over
    : 0;
}

/** Brings the history into step with the sheets that lie there, which are given as what closes each. */
class Steps {
  readonly #over: (() => void)[] = [];
  #isThere = false;
  #isDue = false;
  /** A step back that was not the reader's has not arrived yet. */
  #isGoing = false;

  /** The page is there until what this returns is called: come back to, or loaded anew, a sheet may have lain there. */
  readonly listen = (): (() => void) => {
    this.#isThere = true;
    addEventListener('popstate', this.#onStep);
    this.#soon();
    return () => {
      this.#isThere = false;
      removeEventListener('popstate', this.#onStep);
    };
  };

  /** A sheet lies over all others until what this returns is called. */
  readonly add = (close: () => void): (() => void) => {
    this.#over.push(close);
    this.#soon();
    return () => {
      this.#over.splice(this.#over.indexOf(close), 1);
      this.#soon();
    };
  };

  /** The reader has gone back or forth, or a step of this has arrived. */
  readonly #onStep = (): void => {
    if (!this.#isGoing) for (const close of this.#over.slice(stepsNow()).toReversed()) close();
    this.#isGoing = false;
    this.#soon();
  };

  /** Not at once: where one sheet takes the place of another, nothing changes. */
  readonly #soon = (): void => {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#settle();
    });
  };

  #settle(): void {
    if (this.#isGoing || !this.#isThere) return;
    const steps = stepsNow();
    const { length } = this.#over;
    for (let over = steps + 1; over <= length; over++) history.pushState({ over }, '');
    if (steps <= length) return;
    this.#isGoing = true;
    history.go(length - steps);
  }
}

interface StepProps {
  readonly steps: Steps;
  readonly onClose: () => void;
}

/** Stands in each sheet, as long as that lies there. */
const Step = ({ steps, onClose }: StepProps) => {
  const close = useEffectEvent(onClose);
  useEffect(() => steps.add(() => close()), [steps]);
  return null;
};

export const ClosedByBack = ({ children }: { readonly children: ReactNode }) => {
  const [steps] = useState(() => new Steps());
  const over = useCallback((onClose: () => void) => <Step steps={steps} onClose={onClose} />, [steps]);
  useEffect(() => steps.listen(), [steps]);
  return <OverContext value={over}>{children}</OverContext>;
};
