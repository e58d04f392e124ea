// ActForm: what the desk knows of an act of staff: where it is offered, what it asks for beside its reason, and how
// gravely it is confirmed.

import type { ActType, ActWords, Facts, Whole } from './facts.ts';
import type { Field } from './field.ts';
import type { Place, Places } from './places.ts';

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
  /** The words under which it is asked for, where it goes both ways; left out: those of its type. */
  wordsOf?(facts: Facts[Type]): ActWords;
}

/** The forms of some acts. */
export type Forms<Type extends ActType> = { readonly [T in Type]: ActForm<T> };

export const whole = <F>(facts: F): F => facts;

/** Nothing is asked for but the reason. */
export const plain = { fields: () => [], whole, weight: 'plain' } as const;
export const grave = { fields: () => [], whole, weight: 'grave' } as const;
