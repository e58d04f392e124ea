// Fresh: the matches whose clocks a group has changed: what runs here takes that up after the commit, and knows worse
// until then.

import type { MatchId } from '@dunmer/shared/protocol';
import type { InBody, Part } from '../memory/index.ts';

type Matches = Set<MatchId>;

export class Fresh implements Part<Matches> {
  add({ staged }: InBody, match: MatchId): void {
    staged.of(this).add(match);
  }

  has({ staged }: InBody, match: MatchId): boolean {
    return staged.peek(this)?.has(match) === true || staged.below?.peek(this)?.has(match) === true;
  }

  layer(): Matches {
    return new Set();
  }

  lay(upper: Matches, lower: Matches): void {
    for (const match of upper) lower.add(match);
  }

  enter(): void {
    // What has changed is taken up by what follows the commit.
  }
}
