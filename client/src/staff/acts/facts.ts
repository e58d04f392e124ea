// Facts: what an act of staff says beside its id, its reason and what it holds to, by the act's type.

import type { PersonId, StaffAct } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';

export type ActType = StaffAct['type'];

/** The words under which an act is asked for: what goes both ways is called by its way. */
export type ActWords = ActType | 'thawPerson' | 'thawCopy' | 'resumeEvent';

type Said<Act> = Act extends unknown ? Omit<Act, 'id' | 'reason' | 'holds'> : never;

/** What is said once everything is chosen. */
export type Whole = { readonly [Act in StaffAct as Act['type']]: Said<Act> };

/** Who gets a card: a person, the event's store, or nobody yet. */
export type Taker = PersonId | null | undefined;

/** What stands there until then: who wins, and who gets a card, is chosen by whoever acts, and by nobody before. */
export type Facts = Omit<Whole, 'award' | 'moveCopy'> & {
  readonly award: Omit<Whole['award'], 'winner'> & { readonly winner: Seat | null };
  readonly moveCopy: Omit<Whole['moveCopy'], 'to'> & { readonly to: Taker };
};
