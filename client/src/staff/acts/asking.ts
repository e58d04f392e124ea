// Asking: an act that is being put together, of any type: its fields with their values, and the act they make.

import type { ClientCommand, PersonId, PreviewMark, StaffAct, StaffRole } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';
import type { ReactNode } from 'react';
import type { ActType, ActWords } from './actWords.ts';
import type { ActForm, Facts, Forms } from './form.ts';
import type { Field } from './field.ts';
import type { Place, Places } from './places.ts';
import { onCards } from './onCards.ts';
import { onIntrigue } from './onIntrigue.ts';
import { onMatches } from './onMatches.ts';
import { onPeople } from './onPeople.ts';
import { onPledges } from './onPledges.ts';

export const ACTS: Forms<ActType> = { ...onMatches, ...onPeople, ...onCards, ...onPledges, ...onIntrigue };

/** A field with its value. */
export interface BoundField {
  readonly ask: string;
  readonly name: string;
  readonly said: string;
  isShown(isShort: boolean): boolean;
  /** Returns the same act with another value in this field. */
  put(said: string): Asking;
  input(names: BySeat<string> | undefined, onChange: (asking: Asking) => void): ReactNode;
}

export interface Asking {
  readonly type: ActType;
  readonly words: ActWords;
  readonly weight: 'plain' | 'grave';
  /** The first ready reason is nearly always the right one. */
  readonly isUsual: boolean;
  readonly fields: readonly BoundField[];
  /** The person whom the act is about, if it is about one. */
  readonly person: PersonId | null;
  /**
   * Builds the act, bound to the preview that was shown (`holds`); null while a field holds nothing that can be sent.
   */
  readonly act: ((id: string, reason: string, holds?: PreviewMark) => StaffAct) | null;
  /** Tells whether a command does the same to the same target; amounts and reasons don't matter. */
  isLike(command: ClientCommand): boolean;
}

/** The facts of an act that name its target. */
const WHAT = [
  'person',
  'people',
  'name',
  'match',
  'seat',
  'contract',
  'copy',
  'card',
  'entry',
  'move',
  'pledge',
  'ring',
  'asking',
];

const partOf = (said: unknown, name: string): unknown =>
  typeof said === 'object' && said !== null
    ? Object.entries<unknown>({ ...said }).find(([key]) => key === name)?.[1]
    : undefined;

/**
 * Returns the receiver of a new copy. A copy that exists is unique, so moving it is the same act wherever it goes.
 */
const newFor = (said: object): unknown =>
  partOf(said, 'copy') === undefined ? partOf(said, 'to') : undefined;

/** Returns the target of an act: for a setting its name, else everything that the act names. */
const whatOf = (said: object): string =>
  JSON.stringify([
    ...WHAT.map((name) => partOf(said, name)),
    newFor(said),
    partOf(partOf(said, 'change'), 'name'),
  ]);

function asked<Type extends ActType>(type: Type, facts: Facts[Type]): Asking {
  const form = ACTS[type];
  const fields = form.fields(facts);
  const bind = (field: Field<Facts[Type]>): BoundField => {
    const { ask, name } = field;
    const said = field.say(facts);
    const put = (next: string): Asking => asked(type, field.put(facts, next));
    return {
      ask,
      name,
      said,
      isShown: (isShort) => field.isShown(facts, isShort),
      put,
      input: (names, onChange) => field.input({ said, names, onSay: (next) => onChange(put(next)) }),
    };
  };
  const whole = form.whole(facts);
  return {
    type,
    words: form.wordsOf?.(facts) ?? type,
    weight: form.weight,
    isUsual: form.isUsual === true,
    fields: fields.map(bind),
    person: 'person' in facts ? facts.person : null,
    act:
      whole === null || !fields.every((field) => field.isGood(facts))
        ? null
        : (id, reason, holds) => ({ ...whole, id, reason, ...(holds === undefined ? {} : { holds }) }),
    isLike: (command) => command.type === type && whatOf(command) === whatOf(facts),
  };
}

/** Begins an act with the facts known in the place where it is asked for. */
export const asking = <Type extends ActType>(facts: Facts[Type] & { readonly type: Type }): Asking =>
  asked<Type>(facts.type, facts);

const TYPES = Object.keys(ACTS).filter((type): type is ActType => type in ACTS);

/** The places that offer an act of any type. */
type Offers = { readonly [P in Place]?: (there: Places[P]) => Facts[ActType] | null };

/** Returns all acts that a member of staff may try in a place. The server decides whether they are allowed. */
export const actsAt = <P extends Place>(
  place: P,
  there: Places[P],
  role: StaffRole | null,
): readonly Asking[] =>
  TYPES.flatMap((type) => {
    const { who, at }: Pick<ActForm<ActType>, 'who'> & { readonly at: Offers } = ACTS[type];
    const isTheirs = role === 'organiser' || (role === 'referee' && who === 'referees');
    const facts = isTheirs ? (at[place]?.(there) ?? null) : null;
    return facts === null ? [] : asking(facts);
  });
