// Interests: the matches towards which somebody counts as a trader, whatever they may do elsewhere as staff (EVENT,
// "Who"), because of a seat, a signed contract or an open claim with one of the players. Both their own interests
// count, and those of the people who made them staff or gave them a link.

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

  /** Whether one of the interests is a seat, own or shared: then the opponent's whole deck is kept from them. */
  get hasSeat(): boolean {
    return this.#all.some(({ kind }) => kind === 'seat');
  }

  /** Their relation to the event as a whole: the strongest of their interests; `other` where there is none. */
  get strongest(): Exclude<Relation, 'own'> {
    return this.#relationBy(this.#all);
  }

  /** The matches towards which they count as traders. */
  get matches(): ReadonlySet<number> {
    return new Set(this.#all.map(({ match }) => match));
  }

  /** The people whose cards and purses are kept from them: the other players of these matches. */
  get players(): ReadonlySet<PersonKey> {
    const players = this.#all.flatMap((interest) => interest.players);
    return new Set(players.filter((player) => player !== this.#person));
  }

  /**
   * Whether dealings between `people` are kept from them: they are not among `people`, and one of `people` is another
   * player of their matches.
   */
  hides(...people: readonly PersonKey[]): boolean {
    const { players } = this;
    return !people.some((person) => person === this.#person) && people.some((person) => players.has(person));
  }

  /** Their relation to a match. */
  inMatch(match: number): Relation {
    return this.#relationBy(this.#all.filter((interest) => interest.match === match));
  }

  /** Their relation to a person, by the matches that this person plays. */
  to(person: PersonKey): Relation {
    if (person === this.#person) return 'own';
    return this.#relationBy(this.#all.filter(({ players }) => players.includes(person)));
  }

  #relationBy(interests: readonly Interest[]): Exclude<Relation, 'own'> {
    if (interests.length === 0) return 'other';
    const own = interests.filter(({ through }) => through === this.#person);
    if (own.length === 0) return 'shared';
    return own.some(({ kind }) => kind === 'seat') ? 'opponent' : 'party';
  }
}

/**
 * Reads the interests of somebody in matches that are unfinished or still have an open call, and in `match`, which may
 * be over. Takes one statement; none for an actor without a person.
 */
export async function interestsOf(
  reader: Reader,
  { person }: Pick<Actor, 'person'>,
  match: number | null = null,
): Promise<Interests> {
  if (person === null) return new Interests(null, []);
  return new Interests(person.key, await reader.floor.interests(person.key, match));
}
