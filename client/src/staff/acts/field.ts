// Field: one value that the sheet of an act asks for, of any kind, and where it is kept among the act's facts.

import type { BySeat } from '@dunmer/shared/rules';
import type { ReactNode } from 'react';
import type { useStaffText } from '../staffText.ts';

/** Names of fields and choices that have words. */
export type FieldName = keyof ReturnType<typeof useStaffText>['fields'];
export type ChoiceName = keyof ReturnType<typeof useStaffText>['options'];

/** Returns the label of a field. */
type Label = (text: ReturnType<typeof useStaffText>) => string;

export interface InputProps {
  readonly name: string;
  readonly labelOf: Label;
  /** The value as it is typed or picked. */
  readonly said: string;
  /** The names of the players. */
  readonly names: BySeat<string> | undefined;
  readonly onSay: (said: string) => void;
}

export interface Kind<Value> {
  readonly ask: string;
  say(value: Value): string;
  /** Reads what was typed or picked; undefined when it is not valid, which changes nothing. */
  parse(said: string): Value | undefined;
  isGood(value: Value): boolean;
  input(props: InputProps): ReactNode;
}

export interface Field<F> {
  readonly ask: string;
  readonly name: string;
  /** `isShort`: the preview says that something the act should move is missing. */
  isShown(facts: F, isShort: boolean): boolean;
  say(facts: F): string;
  /** Returns the facts with another value in this field. */
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

/** A field whose value is kept under its own name. */
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

/** Returns the label that the dictionary has for this name. */
export const labelled =
  (name: FieldName): Label =>
  ({ fields }) =>
    fields[name];
