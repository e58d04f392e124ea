// Form: what an act asks for, where it is offered and to whom.

import type { AtTable } from '@dunmer/shared/contract';
import type { PersonId, SettingChange, StaffAct } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Field } from './field.ts';
import type { Place, Places } from './places.ts';

/** What an act of staff says beside its id, its reason and what it holds to, by the act's type. */
export type ActType = StaffAct['type'];

/** The words under which an act is asked for: what goes both ways is called by its way. */
export type ActWords = ActType | 'thawPerson' | 'thawCopy' | 'resumeEvent' | 'restorePerson' | 'spendSurplus';

type Said<Act> = Act extends unknown ? Omit<Act, 'id' | 'reason' | 'holds'> : never;

/** What is said once everything is chosen. */
type Whole = { readonly [Act in StaffAct as Act['type']]: Said<Act> };

/** Who gets a card: a person, the event's store, or nobody yet. */
export type Taker = PersonId | null | undefined;

/** What stands there until then: who wins, and who gets a card, is chosen by whoever acts, and by nobody before. */
export type Facts = Omit<Whole, 'award' | 'moveCopy' | 'set'> & {
  /** `table`: at the patrons' there is no price of victory to ask for (PT3). */
  readonly award: Omit<Whole['award'], 'winner'> & AtTable & { readonly winner: Seat | null };
  readonly moveCopy: Omit<Whole['moveCopy'], 'to'> & { readonly to: Taker };
  /** What it is now, where that is known: to that it is not changed. */
  readonly set: Whole['set'] & { readonly stands?: SettingChange['value'] };
};

/**
 * What the desk knows of an act of staff: where it is offered, what it asks for beside its reason, and how gravely it
 * is confirmed.
 */
export interface ActForm<Type extends ActType> {
  /** To whom it is offered: organisers do whatever referees do. Whether it is allowed, the server says. */
  readonly who: 'referees' | 'organisers';
  /** Where it may be asked for, and with which first facts; null where it makes no sense now. */
  readonly at: { readonly [P in Place]?: (there: Places[P]) => Facts[Type] | null };
  fields(facts: Facts[Type]): readonly Field<Facts[Type]>[];
  /** What is said by it; null while something has to be chosen. */
  whole(facts: Facts[Type]): Whole[Type] | null;
  /** `grave`: it can't simply be undone, or takes something from somebody. */
  readonly weight: 'plain' | 'grave';
  /** It is done often and nearly always for one reason: the first of its ready ones stands there already. */
  readonly isUsual?: true;
  /** The words under which it is asked for, where it goes both ways; left out: those of its type. */
  wordsOf?(facts: Facts[Type]): ActWords;
}

/** The forms of some acts. */
export type Forms<Type extends ActType> = { readonly [T in Type]: ActForm<T> };

export const whole = <F>(facts: F): F => facts;

/** Nothing is asked for but the reason. */
export const plain = { fields: () => [], whole, weight: 'plain' } as const;
export const grave = { fields: () => [], whole, weight: 'grave' } as const;
