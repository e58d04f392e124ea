// Form: the fields of an act, where it is offered and to whom.

import type { AtTable } from '@dunmer/shared/contract';
import type { PersonId, SettingChange, StaffAct } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { ActType, ActWords } from './actWords.ts';
import type { Field } from './field.ts';
import type { Place, Places } from './places.ts';

type Said<Act> = Act extends unknown ? Omit<Act, 'id' | 'reason' | 'holds'> : never;

/** What an act says beside its id, its reason and its preview mark, once everything is chosen, by type. */
type Whole = { readonly [Act in StaffAct as Act['type']]: Said<Act> };

/** Who gets a card: a person, the event's store (null), or nobody yet (undefined). */
export type Taker = PersonId | null | undefined;

/** The facts of an act that is being put together. Some may be unset: who wins and who gets a card has no default. */
export type Facts = Omit<
  Whole,
  'award' | 'freezePerson' | 'moveCopy' | 'planRings' | 'renamePerson' | 'set'
> & {
  /** `table`: at the patrons' table there is no price of victory to ask for (PT3). */
  readonly award: Omit<Whole['award'], 'winner'> & AtTable & { readonly winner: Seat | null };
  /** `isStaff`: who is frozen can't act at the desk either. */
  readonly freezePerson: Whole['freezePerson'] & { readonly isStaff?: boolean };
  readonly moveCopy: Omit<Whole['moveCopy'], 'to'> & { readonly to: Taker };
  /** `stands`: the present times, name or value, if known: the same once more is not offered. */
  readonly planRings: Whole['planRings'] & { readonly stands?: readonly number[] };
  readonly renamePerson: Whole['renamePerson'] & { readonly stands?: string };
  readonly set: Whole['set'] & { readonly stands?: SettingChange['value'] };
};

/**
 * What the desk knows about a type of act: where it is offered, its fields beside the reason, and how gravely it is
 * confirmed.
 */
export interface ActForm<Type extends ActType> {
  /**
   * Who is offered the act; organisers are offered everything that referees are. The server decides whether it is
   * allowed.
   */
  readonly who: 'referees' | 'organisers';
  /** The places that offer the act, with its first facts there; null when it makes no sense now. */
  readonly at: { readonly [P in Place]?: (there: Places[P]) => Facts[Type] | null };
  fields(facts: Facts[Type]): readonly Field<Facts[Type]>[];
  /** Returns the facts to send; null while something has still to be chosen. */
  whole(facts: Facts[Type]): Whole[Type] | null;
  /** `grave`: it can't simply be undone, or takes something from somebody. */
  readonly weight: 'plain' | 'grave';
  /** The act is done often and nearly always for the same reason: its first ready reason is filled in. */
  readonly isUsual?: true;
  /** The key of the act's words when it works both ways; by default its type. */
  wordsOf?(facts: Facts[Type]): ActWords;
}

/** The forms of several types of acts. */
export type Forms<Type extends ActType> = { readonly [T in Type]: ActForm<T> };

export const whole = <F>(facts: F): F => facts;

/** Nothing is asked for but the reason. */
export const plain = { fields: () => [], whole, weight: 'plain' } as const;
export const grave = { fields: () => [], whole, weight: 'grave' } as const;
