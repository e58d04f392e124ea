// List: a question of staff: who may ask it, what it is about, and what is shown; answered by the table of roles.

import { err, ok, type Result } from '@dunmer/shared/lib';
import { type EventRefusal, parseBefore, type ReadFacts, type Reads } from '@dunmer/shared/protocol';
import { type About, type Interests, interestsOf, NOBODY, relationIn } from '../interest/index.ts';
import { refusalFor, type View } from '../roles/index.ts';
import type { PersonKey, Reader, StoredPerson } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

type Name = keyof Reads;

/** A question, and who asks it. */
export interface Asked<Q extends Name> {
  readonly actor: Actor;
  /** The values that the question names; nothing of them is checked. */
  readonly facts: ReadFacts<Q>;
}

/** A question, with the interests of the one who asks (EVENT, "Who"). */
export interface Looking<Q extends Name> extends Asked<Q> {
  readonly interests: Interests;
}

export interface StaffList<Q extends Name> {
  readonly view: View;
  /**
   * What the question is about. A list of everybody needs none: it leaves out by itself what the reader's interests
   * hide.
   */
  readonly about?: (facts: ReadFacts<Q>, interests: Interests) => Promise<About>;
  /** Resolves to what is shown; null for not found. */
  readonly find: (looking: Looking<Q>) => Promise<Reads[Q] | null>;
}

type Listed<Q extends Name> = Promise<Result<Reads[Q], EventRefusal | { readonly code: 'not-found' }>>;

/** Turns a list of staff into a function that answers its question. */
export type List = <Q extends Name>(list: StaffList<Q>) => (asked: Asked<Q>) => Listed<Q>;

const everybody = async (): Promise<About> => NOBODY;

/** Makes lists that read from `read`. */
export const listsBy =
  (read: Reader): List =>
  ({ view, about = everybody, find }) =>
  async ({ actor, facts }) => {
    const interests = await interestsOf(read, actor);
    const refused = refusalFor(actor, view, relationIn(interests, await about(facts, interests)));
    if (refused !== null) return err(refused);
    const found = await find({ actor, interests, facts });
    return found === null ? err({ code: 'not-found' }) : ok(found);
  };

/** Returns the entry before which a page of a long list ends; the greatest number where none is named. */
export const beforeIn = ({ before }: { readonly before?: string | undefined }): number =>
  parseBefore(before) ?? Number.MAX_SAFE_INTEGER;

/** The people whom a list about one person is about. */
export const keyOf = (person: StoredPerson | null): readonly PersonKey[] =>
  person === null ? [] : [person.key];
