// Asking: an act that is being put together, whatever its type: its fields with their values, and the act that comes of
// them.

import type { ClientCommand, PersonId, PreviewMark, StaffAct, StaffRole } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';
import type { ReactNode } from 'react';
import type { ActForm, ActType, ActWords, Facts, Forms } from './form.ts';
import type { Field } from './field.ts';
import type { Place, Places } from './places.ts';
import { onCards } from './onCards.ts';
import { onIntrigue } from './onIntrigue.ts';
import { onMatches } from './onMatches.ts';
import { onPeople } from './onPeople.ts';
import { onPledges } from './onPledges.ts';

export const ACTS: Forms<ActType> = { ...onMatches, ...onPeople, ...onCards, ...onPledges, ...onIntrigue };

/** A field with what stands there. */
export interface BoundField {
  readonly ask: string;
  readonly name: string;
  readonly said: string;
  isShown(isShort: boolean): boolean;
  /** The same act with something else there. */
  put(said: string): Asking;
  input(names: BySeat<string> | undefined, onChange: (asking: Asking) => void): ReactNode;
}

export interface Asking {
  readonly type: ActType;
  readonly words: ActWords;
  readonly weight: 'plain' | 'grave';
  /** Its first ready reason is nearly always the right one. */
  readonly isUsual: boolean;
  readonly fields: readonly BoundField[];
  /** Whom it is about, where it is about one person. */
  readonly person: PersonId | null;
  /**
   * The act that comes of it, which holds to what was shown of it; null while a field holds nothing that can be sent.
   */
  readonly act: ((id: string, reason: string, holds?: PreviewMark) => StaffAct) | null;
  /** Whether a command does the same to the same: by how much, and why, is not asked. */
  isLike(command: ClientCommand): boolean;
}

/** By what an act says to whom or to what it is done. */
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

/** Whom a new copy is for: of one that exists, wherever it goes, there are no two. */
const newFor = (said: object): unknown =>
  partOf(said, 'copy') === undefined ? partOf(said, 'to') : undefined;

/** A setting is changed by its name, and everything else is done to what it names. */
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
  TYPES.flatMap((type) => {
    const { who, at }: Pick<ActForm<ActType>, 'who'> & { readonly at: Offers } = ACTS[type];
    const isTheirs = role === 'organiser' || (role === 'referee' && who === 'referees');
    const facts = isTheirs ? (at[place]?.(there) ?? null) : null;
    return facts === null ? [] : asking(facts);
  });
