// Operation: one thing that somebody asks for, with what the model says of it. Making one changes the model at once: operations
// are sent in the order in which they are made.

import type { Answer } from '@dunmer/shared/protocol';
import type { Asked } from '../support/eventRoom.ts';
import type { Random } from '@dunmer/shared/testing';
import type { Model } from './model.ts';

export interface Operation {
  readonly by: number;
  readonly asked: Asked;
  /** The code of its refusal; null where it is done. */
  readonly expects: string | null;
  /** Hears the answer where it is done. */
  readonly heard?: (answer: Answer) => void;
}

/** Whom it is played with, and by what chance. */
export interface Play {
  readonly model: Model;
  readonly random: Random;
  readonly traders: number;
  readonly organiser: number;
  readonly person: (number: number) => string;
}

/** Makes an operation of its kind; null where there is nothing of that kind to ask for. */
export type Maker = (play: Play) => Operation | null;

export const reason = 'as agreed at the desk';

/** The id of what was made. */
export const idOf = (answer: Answer): string => (answer.type === 'made' ? answer.id : '');

/** One of a list; null where it is empty. */
export const some = <T>({ random }: Play, list: readonly T[]): T | null =>
  list.length === 0 ? null : random.oneOf(list);

/** One time in so many. */
export const rarely = ({ random }: Play, times: number): boolean => random.below(times) === 0;

/** One of those that the server has answered: mostly one that is still open, at times any. */
export function answered<T extends { readonly id: string }>(
  play: Play,
  list: readonly T[],
  isOpen: (one: T) => boolean,
): T | null {
  const known = list.filter(({ id }) => id !== '');
  const open = rarely(play, 8) ? [] : known.filter(isOpen);
  return some(play, open.length === 0 ? known : open.slice(-30));
}

/** Two different traders. */
export function two({ random, traders }: Play): readonly [number, number] {
  const one = random.below(traders);
  return [one, (one + 1 + random.below(traders - 1)) % traders];
}
