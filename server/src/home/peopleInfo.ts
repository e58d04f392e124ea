// peopleInfo: the people with whom somebody may make a contract, a trade or a match, found by name, with those met
// before first, or by their badge.

import { type Code, foldedName, type PeopleInfo } from '@dunmer/shared/protocol';
import type { PersonKey, Reader, StoredPerson } from '../store/index.ts';
import { briefOf } from './briefs.ts';

const MOST = 20;

const listed = (people: readonly StoredPerson[], met: ReadonlySet<PersonKey>): PeopleInfo => ({
  people: people.map((person) => ({
    ...briefOf(person),
    met: met.has(person.key),
    trades: person.trades,
  })),
});

/** Reads the traders whose name contains what was typed; all where nothing was typed. */
export async function peopleNamed(reader: Reader, asking: PersonKey, typed: string): Promise<PeopleInfo> {
  const met = new Set(await reader.home.met(asking));
  const name = foldedName(typed);
  const others = (await reader.people.people()).filter(
    (person) => person.trades && person.key !== asking && foldedName(person.name).includes(name),
  );
  const order = (person: StoredPerson): number => (met.has(person.key) ? 0 : 1);
  const sorted = others.toSorted((x, y) => order(x) - order(y) || x.name.localeCompare(y.name, 'ru'));
  return listed(sorted.slice(0, MOST), met);
}

/** The person of a badge; nobody where no badge has this code. */
export async function peopleOfCode(
  reader: Reader,
  asking: PersonKey,
  code: Code,
): Promise<PeopleInfo | null> {
  const person = await reader.people.personByCode(code);
  if (person === null) return null;
  return listed([person], new Set(await reader.home.met(asking)));
}
