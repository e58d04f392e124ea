// Reads: the address of each GET question and the type of its answer. The server's routes and the phone's lists
// are made from this table.

import type { BackupsInfo } from './backups.ts';
import type { CopyHistory, DeckInfo } from './copies.ts';
import type { ListedContractsInfo } from './listedContract.ts';
import type { SeenPurses, StaffCard, StaffCopy, StaffMatch, StaffPerson } from './floor.ts';
import type {
  ContractInfo,
  ContractView,
  HomeAnswer,
  MatchesInfo,
  Paged,
  PeopleInfo,
  ProposalView,
  StatementInfo,
  TradeView,
} from './home.ts';
import type { DeckLogFile, IntrigueInfo, StaffIntrigueInfo } from './intrigue.ts';
import type { JournalLine } from './journal.ts';
import type { PledgesInfo, StaffPledgesInfo } from './pledges.ts';
import type { SettledInfo } from './ruling.ts';

/** The type of the answer to each question. */
export interface Reads {
  readonly home: HomeAnswer;
  readonly deck: DeckInfo;
  readonly statement: StatementInfo;
  readonly pastMatches: MatchesInfo;
  readonly ownContracts: ListedContractsInfo;
  readonly pledges: PledgesInfo;
  readonly intrigue: IntrigueInfo;
  readonly deckLog: DeckLogFile;
  readonly contract: ContractInfo;
  readonly trade: TradeView;
  readonly proposal: ProposalView;
  readonly copy: CopyHistory;
  readonly peopleNamed: PeopleInfo;
  readonly peopleOfCode: PeopleInfo;
  readonly settled: SettledInfo;
  readonly staffPeople: readonly StaffPerson[];
  readonly staffPerson: StaffPerson;
  readonly staffStatement: StatementInfo;
  readonly staffCopies: readonly StaffCopy[];
  readonly staffCards: readonly StaffCard[];
  readonly staffContracts: Paged<ContractView>;
  readonly staffTrades: Paged<TradeView>;
  readonly staffMatches: Paged<StaffMatch>;
  readonly staffPledges: StaffPledgesInfo;
  readonly staffIntrigue: StaffIntrigueInfo;
  readonly staffJournal: Paged<JournalLine>;
  readonly seenPurses: SeenPurses;
  readonly backups: BackupsInfo;
}

/**
 * The address of each question, below /api. Parts of the path that are filled in begin with a colon; the names of
 * optional query parameters follow the question mark.
 */
export const READS = {
  home: '/me',
  deck: '/me/deck',
  statement: '/me/statement?before',
  pastMatches: '/me/matches?before',
  ownContracts: '/me/contracts?before',
  pledges: '/me/pledges',
  intrigue: '/me/intrigue',
  deckLog: '/intrigue/log',
  contract: '/contracts/:id',
  trade: '/trades/:id',
  proposal: '/proposals/:id',
  copy: '/copies/:id',
  peopleNamed: '/people?name',
  peopleOfCode: '/people/:code',
  settled: '/matches/:id/settled?watch',
  staffPeople: '/staff/people',
  staffPerson: '/staff/people/:id',
  staffStatement: '/staff/people/:id/statement?before',
  // `owner` is a person, the `store`, or `all`.
  staffCopies: '/staff/copies?owner',
  staffCards: '/staff/cards',
  staffContracts: '/staff/contracts?before',
  staffTrades: '/staff/trades?before',
  staffMatches: '/staff/matches?match&before',
  staffPledges: '/staff/pledges',
  staffIntrigue: '/staff/intrigue',
  staffJournal: '/staff/journal?before',
  seenPurses: '/staff/matches/:id/purses?act',
  backups: '/staff/backups',
} as const satisfies Readonly<Record<keyof Reads, string>>;

type PathOf<Pattern> = Pattern extends `${infer Path}?${string}` ? Path : Pattern;
type PartsOf<Path> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? Part | PartsOf<`/${Rest}`>
  : Path extends `${string}:${infer Part}`
    ? Part
    : never;
type Names<Query> = Query extends `${infer Name}&${infer Rest}` ? Name | Names<Rest> : Query;
type BesideOf<Pattern> = Pattern extends `${string}?${infer Query}` ? Names<Query> : never;

/** What the asker fills in: the parts of the path, and any of the query parameters. */
export type ReadFacts<Q extends keyof Reads> = Readonly<
  Record<PartsOf<PathOf<(typeof READS)[Q]>>, string> &
    Partial<Record<Extract<BesideOf<(typeof READS)[Q]>, string>, string>>
>;

/** One question, as it is asked; its type alone says what the answer is. */
export interface Read<Answer> {
  readonly path: string;
  /** Never present: it only ties the type of the answer to the question. */
  readonly answers?: () => Answer;
}

/** Returns the question of the table with `facts` filled into its address. */
export function readOf<Q extends keyof Reads>(question: Q, facts: ReadFacts<Q>): Read<Reads[Q]> {
  const said: Readonly<Record<string, string | undefined>> = facts;
  const [path = '', query = ''] = READS[question].split('?');
  const beside = query.split('&').flatMap((name) => {
    const value = said[name];
    return value === undefined ? [] : `${name}=${encodeURIComponent(value)}`;
  });
  const named = path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(said[part] ?? ''));
  return { path: `/api${named}${beside.length > 0 ? `?${beside.join('&')}` : ''}` };
}

/** What `pageOf` writes into an address, and nothing else: a whole number from 1, in digits. */
const ENTRY = /^[1-9]\d{0,15}$/;

/** Returns the entry that a page comes before, as the address gives it, or null if the address names no entry. */
export function parseBefore(said: unknown): number | null {
  const entry = typeof said === 'string' && ENTRY.test(said) ? Number(said) : 0;
  return Number.isSafeInteger(entry) && entry > 0 ? entry : null;
}

/** Returns the question for the page of a long list that comes before the entry `before`; null is the newest page. */
export const pageOf = <Item>(read: Read<Paged<Item>>, before: number | null): Read<Paged<Item>> =>
  before === null ? read : { path: `${read.path}${read.path.includes('?') ? '&' : '?'}before=${before}` };
