// Field: one thing that the sheet of an act asks for, whatever its kind; it knows where it stands among its act's
// facts.

import type { BySeat } from '@dunmer/shared/rules';
import type { ReactNode } from 'react';
import type { useStaffText } from '../staffText.ts';

/** Fields whose words go by their names. */
export type FieldName = keyof ReturnType<typeof useStaffText>['fields'];
export type ChoiceName = keyof ReturnType<typeof useStaffText>['options'];

/** What a field is called. */
type Label = (text: ReturnType<typeof useStaffText>) => string;

export interface InputProps {
  readonly name: string;
  readonly labelOf: Label;
  /** What stands there, as it is typed or picked. */
  readonly said: string;
  /** Who sits where. */
  readonly names: BySeat<string> | undefined;
  readonly onSay: (said: string) => void;
}

export interface Kind<Value> {
  readonly ask: string;
  say(value: Value): string;
  /** What was typed or picked; undefined where that is none, and changes nothing. */
  parse(said: string): Value | undefined;
  isGood(value: Value): boolean;
  input(props: InputProps): ReactNode;
}

export interface Field<F> {
  readonly ask: string;
  readonly name: string;
  /** `isShort`: something that should move is not there. */
  isShown(facts: F, isShort: boolean): boolean;
  say(facts: F): string;
  /** The facts with something else there. */
  put(facts: F, said: string): F;
  isGood(facts: F): boolean;
  input(props: Omit<InputProps, 'name' | 'labelOf'>): ReactNode;
}

export interface At<F, Value> {
  read(facts: F): Value;
  write(facts: F, value: Value): F;
}

interface Asked<F, Value> {
  readonly kind: Kind<Value>;
  readonly labelOf: Label;
  readonly at: At<F, Value>;
  readonly isShown?: Field<F>['isShown'] | undefined;
}

export const field = <F, Value>(
  name: string,
  { kind, labelOf, at, isShown = () => true }: Asked<F, Value>,
): Field<F> => ({
  ask: kind.ask,
  name,
  isShown,
  say: (facts) => kind.say(at.read(facts)),
  put(facts, said) {
    const value = kind.parse(said);
    return value === undefined ? facts : at.write(facts, value);
  },
  isGood: (facts) => kind.isGood(at.read(facts)),
  input: (props) => kind.input({ ...props, name, labelOf }),
});

export type Has<Name extends string, Value> = Readonly<Record<Name, Value>>;

/** A fact that stands under its own name. */
export const own = <Name extends string, Value, F extends Has<Name, Value>>(
  name: Name,
  kind: Kind<Value>,
  labelOf: Label,
): Field<F> =>
  field<F, Value>(name, {
    kind,
    labelOf,
    at: { read: (facts) => facts[name], write: (facts, value) => ({ ...facts, [name]: value }) },
  });

/** The words of a field that has them under its own name. */
export const labelled =
  (name: FieldName): Label =>
  ({ fields }) =>
    fields[name];
