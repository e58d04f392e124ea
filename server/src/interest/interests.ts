// Interests: in which matches somebody is a trader, whatever they may do elsewhere as staff (EVENT, "Who"): a seat, a
// signed contract or an open claim with one of the players; their own, and those of whoever made them staff or gave
// them a link.

import type { Relation } from '../roles/index.ts';
import type { Interest, PersonKey, Reader } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

export class Interests {
  readonly #person: PersonKey | null;
  readonly #all: readonly Interest[];

  constructor(person: PersonKey | null, all: readonly Interest[]) {
    this.#person = person;
    this.#all = all;
  }

  /** Whether one of them is a seat, their own or shared: then the whole deck of somebody is to be kept from them. */
  get hasSeat(): boolean {
    return this.#all.some(({ kind }) => kind === 'seat');
  }

  /** What they are to the event as a whole: the strongest of their interests; `other` where there is none. */
  get strongest(): Relation {
    return this.#relationBy(this.#all);
  }

  /** The matches in which they are traders. */
  get matches(): ReadonlySet<number> {
    return new Set(this.#all.map(({ match }) => match));
  }

  /** The people whose cards and purses are none of their business: the other players of these matches. */
  get players(): ReadonlySet<PersonKey> {
    const players = this.#all.flatMap((interest) => interest.players);
    return new Set(players.filter((player) => player !== this.#person));
  }

  /** Whether what these have between them is kept from them: another player of those matches is one of these. */
  hides(...people: readonly PersonKey[]): boolean {
    const { players } = this;
    return !people.some((person) => person === this.#person) && people.some((person) => players.has(person));
  }

  /** What they are to a match. */
  inMatch(match: number): Relation {
    return this.#relationBy(this.#all.filter((interest) => interest.match === match));
  }

  /** What they are to somebody, by the matches that person plays. */
  to(person: PersonKey): Relation {
    if (person === this.#person) return 'own';
    return this.#relationBy(this.#all.filter(({ players }) => players.includes(person)));
  }

  #relationBy(interests: readonly Interest[]): Relation {
    if (interests.length === 0) return 'other';
    const own = interests.filter(({ through }) => through === this.#person);
    if (own.length === 0) return 'shared';
    return own.some(({ kind }) => kind === 'seat') ? 'opponent' : 'party';
  }
}

/**
 * The interests of somebody in what is unfinished, or still called; and in `match`, which may be over. One statement,
 * none for whom nobody knows.
 */
export async function interestsOf(
  reader: Reader,
  { person }: Pick<Actor, 'person'>,
  match: number | null = null,
): Promise<Interests> {
  if (person === null) return new Interests(null, []);
  return new Interests(person.key, await reader.floor.interests(person.key, match));
}
