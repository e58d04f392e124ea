// IntrigueEffects: what a command has done with the intrigue deck, as the journal tells of it (IN5).

import type { PublicDeckEvent } from '@dunmer/shared/intrigue';
import type { PersonKey } from './keys.ts';

export type IntrigueEffect =
  /** What everybody may know, in clear; of a reason its key and its salted hash. */
  | {
      readonly is: 'deck';
      readonly nth: number;
      readonly event: PublicDeckEvent;
      readonly who: PersonKey | null;
      readonly at: number;
    }
  /** What one alone may know, or nobody (`to` null): its salted hash. */
  | { readonly is: 'deckHidden'; readonly nth: number; readonly to: PersonKey | null; readonly hash: string }
  /** IN25: of whoever was dealt no promises. */
  | {
      readonly is: 'deckRuin';
      readonly person: PersonKey;
      readonly ruined: boolean;
      readonly ruinAfter: string | null;
    }
  /** IN6: what is still to come of the timetable. */
  | { readonly is: 'ringsPlanned'; readonly at: readonly number[] };
