// IntrigueEffects: what a command has done with the intrigue deck, as recorded in the journal (IN5).

import type { PublicDeckEvent } from '@dunmer/shared/intrigue';
import type { PersonKey } from './keys.ts';

export type IntrigueEffect =
  /** What everybody may know, in clear; a reason by its key and its salted hash. */
  | {
      readonly is: 'deck';
      readonly nth: number;
      readonly event: PublicDeckEvent;
      readonly who: PersonKey | null;
      readonly at: number;
    }
  /** The salted hash of what only one trader may know, or nobody (`to` null). */
  | { readonly is: 'deckHidden'; readonly nth: number; readonly to: PersonKey | null; readonly hash: string }
  /** IN25: the ruin of a trader who was dealt no promises. */
  | {
      readonly is: 'deckRuin';
      readonly person: PersonKey;
      readonly ruined: boolean;
      readonly ruinAfter: string | null;
    }
  /** IN6: the rings of the timetable still to come. */
  | { readonly is: 'ringsPlanned'; readonly at: readonly number[] };
