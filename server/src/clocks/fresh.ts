// Fresh: of which matches a group has changed clocks, and what it has left to each: what runs here takes that up after
// the commit, and knows worse until then.

import type { InBody, Part } from '../memory/index.ts';

/** Names with what is known of each; a name of a body comes before the same of its group. */
export class Fresh<T> implements Part<Map<string, T>> {
  put({ staged }: InBody, name: string, fact: T): void {
    staged.of(this).set(name, fact);
  }

  /** Undefined where the group has changed nothing of it. */
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
    // What has changed is taken up by what follows the commit.
  }
}
