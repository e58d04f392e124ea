// useHeld: what a sheet asks about stays what it was when the sheet opened; what has become of it since is said, and is
// shown only when it is asked for: nobody presses through to what they have not read.

import { sameValue } from '@dunmer/shared/lib';
import { useState } from 'react';

export interface Held<Thing> {
  /** As the sheet shows it, and as its command names it. */
  readonly shown: Thing;
  /** It is not like this any more. */
  readonly isOld: boolean;
  /** How often it was shown anew. */
  readonly times: number;
  /** Shows it as it is now. */
  renew(): void;
}

/** `factsOf`: what of it the sheet rests on. */
export function useHeld<Thing>(live: Thing, factsOf: (thing: Thing) => unknown): Held<Thing> {
  const [{ shown, times }, setHeld] = useState({ shown: live, times: 0 });
  return {
    shown,
    times,
    isOld: !sameValue(factsOf(shown), factsOf(live)),
    renew: () => setHeld({ shown: live, times: times + 1 }),
  };
}
