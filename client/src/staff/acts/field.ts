// Field: one thing that the sheet of an act asks for. Each knows where it stands among the act's facts.

import type { PersonId } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Taker } from './facts.ts';

interface At<F, Value> {
  read(facts: F): Value;
  write(facts: F, value: Value): F;
}

type Named<Ask extends string, Name extends string> = {
  readonly ask: Ask;
  readonly name: Name;
  /** `short`: only where the drakes or copies that should move are not all there. */
  readonly when: 'always' | 'short';
};

/** What a number, a switch, a line, a choice and a person are called; their words go by these names. */
export type NumberName =
  | 'seconds'
  | 'drakes'
  | 'uncommon'
  | 'rare'
  | 'least'
  | 'placementClock'
  | 'decisionClock'
  | 'claimTime';
export type YesName = 'claim' | 'trades' | 'deal';
export type ChoiceName = 'shortfall' | 'staff' | 'money' | 'watching';

/** Whole, and within bounds; NaN while nothing that is a number stands there. */
type NumberField<F> = Named<'number', NumberName> &
  At<F, number> & { readonly min: number; readonly max: number };
type YesField<F> = Named<'yes', YesName> & At<F, boolean>;
type WordsField<F> = Named<'words', 'name'> & At<F, string>;
/** Null until somebody is chosen. */
type SeatField<F> = Named<'seat', 'winner'> & At<F, Seat | null>;
export type ChoiceField<F> = Named<'choice', ChoiceName> &
  At<F, string> & { readonly options: readonly string[] };
/** Null is the store of the event, and undefined nobody yet; nobody is never put. */
type PersonField<F> = Named<'person', 'to'> & {
  read(facts: F): Taker;
  write(facts: F, value: PersonId | null): F;
};

export type Field<F> =
  | NumberField<F>
  | YesField<F>
  | WordsField<F>
  | SeatField<F>
  | ChoiceField<F>
  | PersonField<F>;

type Has<Name extends string, Value> = Readonly<Record<Name, Value>>;

/** A fact that stands under its own name. */
const fact = <Name extends string, Value>(name: Name) => ({
  read: (facts: Has<Name, Value>): Value => facts[name],
  write: <F extends Has<Name, Value>>(facts: F, value: Value): F => ({ ...facts, [name]: value }),
});

export const number = <Name extends NumberName>(name: Name, min: number, max: number) =>
  ({ ask: 'number', name, when: 'always', min, max, ...fact<Name, number>(name) }) as const;

export const yes = <Name extends YesName>(name: Name) =>
  ({ ask: 'yes', name, when: 'always', ...fact<Name, boolean>(name) }) as const;

export const words = { ask: 'words', name: 'name', when: 'always', ...fact<'name', string>('name') } as const;

export const winner = {
  ask: 'seat',
  name: 'winner',
  when: 'always',
  ...fact<'winner', Seat | null>('winner'),
} as const;

export const taker = {
  ask: 'person',
  name: 'to',
  when: 'always',
  read: (facts: Has<'to', Taker>): Taker => facts.to,
  write: <F extends Has<'to', Taker>>(facts: F, to: PersonId | null): F => ({ ...facts, to }),
} as const;

/** One of a few; anything else changes nothing. */
export function choice<F, Value extends string>(
  name: ChoiceName,
  options: readonly Value[],
  at: At<F, Value>,
  when: 'always' | 'short' = 'always',
): ChoiceField<F> {
  return {
    ask: 'choice',
    name,
    when,
    options,
    read: at.read,
    write(facts, value) {
      const picked = options.find((option) => option === value);
      return picked === undefined ? facts : at.write(facts, picked);
    },
  };
}
