// Operation: one thing that somebody asks for, with what the model expects of it. Making an operation changes the model
// at once, because operations are sent in the order in which they are made.

import type { Answer } from '@dunmer/shared/protocol';
import type { Asked } from '../support/eventRoom.ts';
import type { Random } from '@dunmer/shared/testing';
import type { Model } from './model.ts';

export interface Operation {
  readonly by: number;
  readonly asked: Asked;
  /** The code of its refusal; null when it is done. */
  readonly expects: string | null;
  /** Takes the answer, when it is done. */
  readonly heard?: (answer: Answer) => void;
}

/** The model, the people and the chance with which makers work. */
export interface Play {
  readonly model: Model;
  readonly random: Random;
  readonly traders: number;
  readonly organiser: number;
  readonly person: (number: number) => string;
}

/** Makes an operation of its kind; null when there is nothing of that kind to ask for. */
export type Maker = (play: Play) => Operation | null;

export const reason = 'as agreed at the desk';

/** Returns the id of what was made. */
export const idOf = (answer: Answer): string => (answer.type === 'made' ? answer.id : '');

/** Returns one of a list; null when it is empty. */
export const some = <T>({ random }: Play, list: readonly T[]): T | null =>
  list.length === 0 ? null : random.oneOf(list);

/** Returns true one time in `times`. */
export const rarely = ({ random }: Play, times: number): boolean => random.below(times) === 0;

/** Returns one of those that the server has answered: mostly one that is still open, sometimes any. */
export function answered<T extends { readonly id: string }>(
  play: Play,
  list: readonly T[],
  isOpen: (one: T) => boolean,
): T | null {
  const known = list.filter(({ id }) => id !== '');
  const open = rarely(play, 8) ? [] : known.filter(isOpen);
  return some(play, open.length === 0 ? known : open.slice(-30));
}

/** Returns two different traders. */
export function two({ random, traders }: Play): readonly [number, number] {
  const one = random.below(traders);
  return [one, (one + 1 + random.below(traders - 1)) % traders];
}
