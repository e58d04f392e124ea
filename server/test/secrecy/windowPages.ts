// Window pages: everything that can be read over HTTP of an event with promises and intrigue cards, by everybody but
// the hider.

import { EXPORTS, type ReadFacts, readOf, READS, type Reads } from '@dunmer/shared/protocol';
import { trader } from '../support/seed.ts';
import { NUMBERS } from './windowPeople.ts';

type Question = keyof Reads;
/** What can be asked about: the hider's match, and the contracts in which they play cards. */
export interface Known {
  readonly match: string;
  readonly contracts: readonly string[];
}
type Facts = { readonly [Q in Question]: (known: Known) => readonly ReadFacts<Q>[] };

const hider = trader(NUMBERS.hider);
const nothing = (): readonly [object] => [{}];
const ofHider = () => [{ id: hider.person }];
const ofMatch = ({ match }: Known) => [{ id: match }];

/** What each question names; a new question has to say it here. */
const FACTS: Facts = {
  home: nothing,
  deck: nothing,
  statement: nothing,
  pastMatches: nothing,
  ownContracts: nothing,
  pledges: nothing,
  intrigue: nothing,
  deckLog: nothing,
  contract: ({ contracts }) => contracts.map((id) => ({ id })),
  trade: () => [],
  proposal: () => [],
  copy: () => [],
  peopleNamed: () => [{ name: 'Anna' }],
  peopleOfCode: () => [{ code: hider.code }],
  settled: ofMatch,
  staffPeople: nothing,
  staffPerson: ofHider,
  staffStatement: ofHider,
  staffCopies: () => [{ owner: hider.person }],
  staffCards: nothing,
  staffContracts: nothing,
  staffTrades: nothing,
  staffMatches: nothing,
  staffPledges: nothing,
  staffIntrigue: nothing,
  staffJournal: nothing,
  seenPurses: ofMatch,
  backups: nothing,
};

const pathsOf = <Q extends Question>(question: Q, facts: Facts[Q], known: Known): readonly string[] =>
  facts(known).map((fact) => readOf(question, fact).path);

/** Returns the addresses of all pages. */
export const pagesOf = (known: Known): readonly string[] => [
  ...Object.keys(READS)
    .filter((name): name is Question => name in READS)
    .flatMap((question) => pathsOf(question, FACTS[question], known)),
  ...EXPORTS.map((name) => `/api/staff/export/${name}.csv`),
  `/api/matches/${known.match}/file`,
];

/** The pages that say most about cards. */
export const CARD_PAGES = [
  '/api/me',
  '/api/me/intrigue',
  '/api/me/contracts',
  '/api/intrigue/log',
  '/api/staff/intrigue',
  '/api/staff/contracts',
  '/api/staff/export/intrigue.csv',
] as const;

/**
 * Pages that say where each promise is: organisers may read them, but not with an interest while the match lasts
 * (PROMISES 8).
 */
export const PLACES_OF_PROMISES: ReadonlySet<string> = new Set([
  '/api/staff/pledges',
  '/api/staff/export/promises.csv',
]);
