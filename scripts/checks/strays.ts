// Strays: names that call a concept by another word than the glossary of docs/architecture.md.
import { parseSync, Visitor } from 'vite';

interface Concept {
  /** The glossary's word. */
  readonly word: string;
  /** Other words by which it has been called. */
  readonly strays: readonly string[];
  /** Names in which a stray means something else. */
  readonly but: RegExp;
}

export const CONCEPTS: readonly Concept[] = [
  {
    word: 'contract',
    strays: ['deal', 'deals', 'dealing', 'dealings'],
    // `deal` stands for dealing cards and promises; a form that phones keep has the name under which they have kept it.
    but: /^(?:deal|dealing|dealForm|dealDeck|dealPair|dealStart\w*|StartDeal|dealPledges|dealAll)$/,
  },
  { word: 'copy', strays: ['registry'], but: /^$/ },
  { word: 'purse', strays: ['ledger'], but: /^$/ },
  { word: 'services', strays: ['door'], but: /^sideDoor$/ },
];

const ANY = new RegExp(CONCEPTS.flatMap(({ strays }) => strays).join('|'), 'i');

/** The words that a name consists of: `endedDeals`, `ENDED_DEALS` and `ended-deals` have the same two. */
const wordsOf = (name: string): readonly string[] =>
  name
    .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

/**
 * Returns the names in a file (TypeScript, at `path`) that use another word than the glossary's, including the file's
 * own.
 */
export function straysIn(path: string, source: string): readonly string[] {
  const [, , ...parts] = path.split('/');
  const names = new Set(parts.map((part) => part.replace(/\..*$/, '')));
  const see = ({ name }: { readonly name: string }): void => void names.add(name);
  if (ANY.test(source)) new Visitor({ Identifier: see }).visit(parseSync(path, source).program);
  return [...names].flatMap((name) => {
    const words = wordsOf(name);
    return CONCEPTS.filter(
      ({ strays, but }) => words.some((word) => strays.includes(word)) && !but.test(name),
    ).map(({ word }) => `${path}: ${name} (${word})`);
  });
}
