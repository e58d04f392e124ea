// Fresh: which matches had clocks changed in the present group, and how much time that left them. The running clocks
// take this up only after the commit, and are out of date until then.

import type { InBody, Part } from '../memory/index.ts';

/** Facts by name; a body's own comes before its group's. */
export class Fresh<T> implements Part<Map<string, T>> {
  put({ staged }: InBody, name: string, fact: T): void {
    staged.of(this).set(name, fact);
  }

  /** Undefined if neither the body nor its group has changed it. */
  of({ staged }: InBody, name: string): T | undefined {
    const own = staged.peek(this);
    return own?.has(name) === true ? own.get(name) : staged.below?.peek(this)?.get(name);
  }

  layer(): Map<string, T> {
    return new Map();
  }

  lay(upper: Map<string, T>, lower: Map<string, T>): void {
    for (const [name, fact] of upper) lower.set(name, fact);
  }

  enter(): void {
    // The follow-up of the commit takes up what has changed.
  }
}
