// Relation: how somebody is related to what an act of staff is about, or to what they look at.

import type { Relation } from '../roles/index.ts';
import { type PersonKey, type Reader, STORE_OWNER } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { type Interests, interestsOf } from './interests.ts';

/** What an act of staff is about: what it moves, shows or counts belongs to these people and this match. */
export interface About {
  /** The people whose purse, copies, name or link are concerned. The event's store is nobody. */
  readonly people: readonly PersonKey[];
  /** The match that is named. */
  readonly match: number | null;
  /**
   * What the act's answer would tell of decks. `one`: who has a copy; somebody who sits in a match is refused any copy
   * that another person has, because refusing only some would name the opponent's. `all`: how many copies of a card
   * there are, or in whose hand a promise is; somebody with any interest is refused.
   */
  readonly tells: 'nothing' | 'one' | 'all';
}

/** About the event, and nobody in it. */
export const NOBODY: About = { people: [], match: null, tells: 'nothing' };

export const aboutPeople = (...people: readonly PersonKey[]): About => ({ ...NOBODY, people });

/** About a match, which may be over. */
export const aboutMatch = (match: number): About => ({ ...NOBODY, match });

/** About a copy and its owner. */
export const aboutCopyOf = (...people: readonly PersonKey[]): About => ({ ...NOBODY, people, tells: 'one' });

/** About these people's promises, which may be in anybody's hand. */
export const aboutPromisesOf = (...people: readonly PersonKey[]): About => ({
  ...NOBODY,
  people,
  tells: 'all',
});

/** About how many copies there are, and whose. */
export const aboutAllCards: About = { ...NOBODY, tells: 'all' };

/** The relation that counts is the first of these that holds: an interest goes before what is one's own. */
const ORDER: readonly Relation[] = ['opponent', 'party', 'shared', 'own', 'other'];

/** The relation by what an answer would tell beyond what the act is about. */
function toldBy({ people, tells }: About, interests: Interests): Relation {
  if (tells === 'all') return interests.strongest;
  const isOfOthers = people.some((person) => interests.to(person) !== 'own');
  return tells === 'one' && isOfOthers && interests.hasSeat ? interests.strongest : 'other';
}

/** Returns how somebody with these interests is related to what an act is about. */
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

/** Returns how an actor is related to what an act is about. Takes one statement; none where it is about nobody. */
export const relationTo = async (reader: Reader, actor: Actor, about: About): Promise<Relation> =>
  isAboutNobody(about) ? 'other' : relationIn(await interestsOf(reader, actor, about.match), about);
