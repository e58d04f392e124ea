// Asking: an act that is being put together, whatever its type: its fields with their values, and the act that comes of
// them.

import {
  isDoneBy,
  nameFault,
  type PersonId,
  type PreviewMark,
  type StaffAct,
  type StaffRole,
  tidyName,
} from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { ActType, ActWords, Facts, Taker } from './facts.ts';
import type { ChoiceName, Field, NumberName, YesName } from './field.ts';
import type { Place, Places } from './places.ts';
import { ACTS } from './table.ts';

interface Bound<Ask extends string, Name extends string, Value> {
  readonly ask: Ask;
  readonly name: Name;
  readonly when: 'always' | 'short';
  readonly value: Value;
  /** The same act with another value there. */
  put(value: Value): Asking;
}

export type BoundNumber = Bound<'number', NumberName, number> & {
  readonly min: number;
  readonly max: number;
};
export type BoundChoice = Bound<'choice', ChoiceName, string> & { readonly options: readonly string[] };
export type BoundField =
  | BoundNumber
  | BoundChoice
  | Bound<'yes', YesName, boolean>
  | Bound<'words', 'name', string>
  | Bound<'seat', 'winner', Seat | null>
  | (Omit<Bound<'person', 'to', PersonId | null>, 'value'> & { readonly value: Taker });

export interface Asking {
  readonly type: ActType;
  readonly words: ActWords;
  readonly weight: 'plain' | 'grave';
  readonly fields: readonly BoundField[];
  /** Whom it is about, where it is about one person. */
  readonly person: PersonId | null;
  /**
   * The act that comes of it, which holds to what was shown of it; null while a field holds nothing that can be sent.
   */
  readonly act: ((id: string, reason: string, holds?: PreviewMark) => StaffAct) | null;
}

const isGood = (field: BoundField): boolean => {
  if (field.ask === 'number')
    return Number.isSafeInteger(field.value) && field.value >= field.min && field.value <= field.max;
  return field.ask !== 'words' || nameFault(tidyName(field.value)) === null;
};

function asked<Type extends ActType>(type: Type, facts: Facts[Type]): Asking {
  const form = ACTS[type];
  const put =
    <Value>(write: (facts: Facts[Type], value: Value) => Facts[Type]) =>
    (value: Value): Asking =>
      asked(type, write(facts, value));
  const bind = (field: Field<Facts[Type]>): BoundField => {
    switch (field.ask) {
      case 'number':
        return { ...field, value: field.read(facts), put: put(field.write) };
      case 'yes':
        return { ...field, value: field.read(facts), put: put(field.write) };
      case 'words':
        return { ...field, value: field.read(facts), put: put(field.write) };
      case 'seat':
        return { ...field, value: field.read(facts), put: put(field.write) };
      case 'choice':
        return { ...field, value: field.read(facts), put: put(field.write) };
      case 'person':
        return { ...field, value: field.read(facts), put: put(field.write) };
    }
  };
  const fields = form.fields(facts).map(bind);
  const whole = form.whole(facts);
  return {
    type,
    words: form.wordsOf?.(facts) ?? type,
    weight: form.weight,
    fields,
    person: 'person' in facts ? facts.person : null,
    act:
      whole === null || !fields.every(isGood)
        ? null
        : (id, reason, holds) => ({ ...whole, id, reason, ...(holds === undefined ? {} : { holds }) }),
  };
}

/** An act with its first facts, as the place knows them where it is asked for. */
export const asking = <Type extends ActType>(facts: Facts[Type] & { readonly type: Type }): Asking =>
  asked<Type>(facts.type, facts);

const TYPES = Object.keys(ACTS).filter((type): type is ActType => type in ACTS);

/** Where any act is offered. */
type Offers = { readonly [P in Place]?: (there: Places[P]) => Facts[ActType] | null };

/** Whatever a member of staff may think of doing in a place. Whether it is allowed, the server says. */
export const actsAt = <P extends Place>(
  place: P,
  there: Places[P],
  role: StaffRole | null,
): readonly Asking[] =>
  TYPES.filter((type) => isDoneBy(role, type)).flatMap((type) => {
    const { at }: { readonly at: Offers } = ACTS[type];
    const facts = at[place]?.(there) ?? null;
    return facts === null ? [] : asking(facts);
  });
