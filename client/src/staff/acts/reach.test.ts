// Reach: whatever a referee may do is offered on a page that referees have.

import { ACT_TERMS } from '@dunmer/shared/testing';
import { expect, it } from 'vitest';
import { type Section, sectionsOf } from '../shell/sections.ts';
import { ACTS } from './asking.ts';

const FILES = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** The pages with acts, by the section that one must have to open them. */
const PAGES: Readonly<Record<Section, readonly string[]>> = {
  floor: ['floor/floorPage'],
  people: ['people/peopleRows', 'people/personPage'],
  cards: ['deskLists', 'cards/copyPage'],
  contracts: ['contracts/contractRows', 'contracts/contractPage'],
  matches: ['match/matchPage'],
  promises: ['pledges/pledgesPage'],
  intrigue: ['intrigue/intriguePage'],
  journal: [],
  settings: ['settings/settingsPage'],
};

/** Returns the files of the desk that a file brings with it, and itself. */
function filesFrom(path: string, seen = new Set<string>()): ReadonlySet<string> {
  const text = FILES[path];
  if (text === undefined || seen.has(path)) return seen;
  seen.add(path);
  for (const [, named = ''] of text.matchAll(/ from '(\.[^']+\.tsx)'/g)) {
    // Paths of the glob begin in this folder, so its own files are `./…` and all others `../…`.
    const { pathname } = new URL(named, new URL(path, 'file:///staff/acts/'));
    filesFrom(pathname.replace(/^\/staff\//, '../'), seen);
  }
  return seen;
}

/** Returns the places that a page shows, with whatever it brings. */
const placesOn = (page: string): readonly string[] =>
  [...filesFrom(`../${page}.tsx`)].flatMap((path) =>
    [...(FILES[path] ?? '').matchAll(/ place="(\w+)"/g)].map(([, place = '']) => place),
  );

const reachedIn = (sections: readonly Section[]): readonly string[] => {
  const places = new Set(sections.flatMap((section) => PAGES[section].flatMap(placesOn)));
  return Object.entries(ACTS).flatMap(([type, { at }]) =>
    Object.keys(at).some((place) => places.has(place)) ? type : [],
  );
};

const MODULES = { promises: 'on', intrigue: 'on' } as const;

it.each(['referee', 'organiser'] as const)('a %s comes to every act that is theirs', (role) => {
  const reached = reachedIn(sectionsOf(role, MODULES));
  const theirs = Object.entries(ACT_TERMS).flatMap(([type, { by }]) =>
    role === 'organiser' || by === 'referees' ? type : [],
  );
  expect(theirs.filter((type) => !reached.includes(type))).toEqual([]);
});
