// Relation: how somebody is related to what an act of staff is about, or to what they look at.

import type { Relation } from '../roles/index.ts';
import { type PersonKey, type Reader, STORE_OWNER } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { type Interests, interestsOf } from './interests.ts';

/** What an act of staff is about. What it moves, shows or counts belongs to these. */
export interface About {
  /** Whose purse, copies, name or link it is. The event's store is nobody. */
  readonly people: readonly PersonKey[];
  /** The match that is named. */
  readonly match: number | null;
  /**
   * What its answer would tell of decks. `one`: who has a copy: whoever sits in a match is refused any copy that
   * somebody has, for a refusal of some would name those of the opponent. `all`: how many there are of a card, or in
   * whose hand a promise is: whoever has any interest is refused.
   */
  readonly tells: 'nothing' | 'one' | 'all';
}

/** About the event, and nobody in it. */
export const NOBODY: About = { people: [], match: null, tells: 'nothing' };

export const aboutPeople = (...people: readonly PersonKey[]): About => ({ ...NOBODY, people });

/** About a match alone, which may be over. */
export const aboutMatch = (match: number): About => ({ ...NOBODY, match });

/** About a copy, and whose it is. */
export const aboutCopyOf = (...people: readonly PersonKey[]): About => ({ ...NOBODY, people, tells: 'one' });

/** About promises of these, which may be in anybody's hand. */
export const aboutPromisesOf = (...people: readonly PersonKey[]): About => ({
  ...NOBODY,
  people,
  tells: 'all',
});

/** About how many copies there are, and whose. */
export const aboutAllCards: About = { ...NOBODY, tells: 'all' };

/** The first of these that holds: an interest before what is one's own. */
const ORDER: readonly Relation[] = ['opponent', 'party', 'shared', 'own', 'other'];

/** What an answer would tell beside what it is about. */
function toldBy({ people, tells }: About, interests: Interests): Relation {
  if (tells === 'all') return interests.strongest;
  const isOfOthers = people.some((person) => interests.to(person) !== 'own');
  return tells === 'one' && isOfOthers && interests.hasSeat ? interests.strongest : 'other';
}

/** How somebody with these interests is related to what an act is about. */
export function relationIn(interests: Interests, about: About): Relation {
  const people = about.people.filter((person) => person !== STORE_OWNER);
  const relations = new Set<Relation>([
    ...people.map((person) => interests.to(person)),
    about.match === null ? 'other' : interests.inMatch(about.match),
    toldBy({ ...about, people }, interests),
  ]);
  return ORDER.find((relation) => relations.has(relation)) ?? 'other';
}

const isAboutNobody = ({ people, match, tells }: About): boolean =>
  people.length === 0 && match === null && tells === 'nothing';

/** How an actor is related to what an act is about. One statement, none where it is about nobody. */
export const relationTo = async (reader: Reader, actor: Actor, about: About): Promise<Relation> =>
  isAboutNobody(about) ? 'other' : relationIn(await interestsOf(reader, actor, about.match), about);
