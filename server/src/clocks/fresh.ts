// Fresh: the matches, or the clocks, of which a group has changed something: what runs here takes that up after the
// commit, and knows worse until then.

import type { InBody, Part } from '../memory/index.ts';

type Names = Set<string>;

export class Fresh implements Part<Names> {
  add({ staged }: InBody, name: string): void {
    staged.of(this).add(name);
  }

  has({ staged }: InBody, name: string): boolean {
    return staged.peek(this)?.has(name) === true || staged.below?.peek(this)?.has(name) === true;
  }

  layer(): Names {
    return new Set();
  }

  lay(upper: Names, lower: Names): void {
    for (const name of upper) lower.add(name);
  }

  enter(): void {
    // What has changed is taken up by what follows the commit.
  }
}
