// Home: what somebody's phone shows of the event, read in a bounded number of statements, however much there is.

import { present } from '@dunmer/shared/lib';
import { atTable, type ByParty } from '@dunmer/shared/contract';
import type {
  ContractView,
  EventInfo,
  HomeAnswer,
  HomeView,
  LiveMatchBrief,
  OpenClaim,
} from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import { owingOf } from '../contracts/index.ts';
import { waysBack } from '../people/index.ts';
import type {
  PersonKey,
  Reader,
  Standing,
  StatementRow,
  StoredContract,
  StoredMatch,
} from '../store/index.ts';
import type { Actor, World } from '../world/index.ts';
import { briefIn, briefOf, type Briefs, timeOf } from './briefs.ts';
import { cardNews, namedInNews } from './cardNews.ts';
import { type CardsIn, cardsInContracts } from './contractCards.ts';
import { contractView } from './contractView.ts';
import { debtViews, namedInDebts } from './debtViews.ts';
import { byTurns, fitting, fittingByTurns } from './fitting.ts';
import { intrigueBrief } from './intrigueBrief.ts';
import { meInfo } from './meInfo.ts';
import { across, challengeView } from './offers.ts';
import { openTrades } from './openTrades.ts';
import { pledgesBrief } from './pledgesBrief.ts';
import { affairsBehind, namedIn, statementLine } from './statementLine.ts';

/** A home without what differs between the browsers of one person. */
export type Affairs = Omit<HomeView, 'me'>;

type Around = Pick<World, 'settings' | 'time' | 'unlocked' | 'requests' | 'deck'>;

const RECEIPTS = 5;
const LATEST = 20;
/** The acts on somebody's cards that are read: room for a whole start deck, which is dealt at once, and more. */
const CARD_ACTS = 60;
const ALL = Number.MAX_SAFE_INTEGER;
/**
 * Bytes for each list; together they leave room for the rest of a message. `offers` is the least that offers of
 * contracts get.
 */
const ROOM = { contracts: 36_000, offers: 12_000, trades: 12_000, proposals: 6_000 };

/**
 * Whether the table itself has told its players of an entry, whichever of them made the last move; what staff did there
 * is news.
 */
const isToldAtTable = ({ why, isByPlayer }: StatementRow): boolean => why === 'stake' || isByPlayer;

/** Reads everything that stands between a person and others, with one statement for each kind. */
async function readAll({ requests }: Around, reader: Reader, { key, match, purse }: Standing) {
  const { contracts, trades, challenges, people, money, cards, home } = reader;
  const rows = purse === null ? [] : await money.statement(purse.key, ALL, LATEST);
  const receipts = rows
    .filter((row) => row.who !== null && row.who !== key && !isToldAtTable(row))
    .slice(0, RECEIPTS);
  return {
    match: match === null ? null : await reader.matchByKey(match),
    contracts: await contracts.openContractsOf(key),
    trades: await trades.openTradesOf(key),
    proposals: await challenges.openChallengesOf(key),
    claims: await home.openClaimsOf(key),
    moves: (await people.openMoves(key)).filter(({ id }) => requests.isOpen(reader, id)),
    held: await money.heldOf(key),
    deck: await cards.deckSize(key),
    debts: await owingOf(reader, { person: key }),
    cardActs: await cards.doneTo(key, CARD_ACTS),
    receipts,
    statement: {
      account: purse?.key ?? 0,
      owner: key,
      affairs: await affairsBehind(reader, receipts),
      opens: 'own',
    } as const,
  };
}

type Everything = Awaited<ReturnType<typeof readAll>>;

const namesIn = (found: Everything, key: PersonKey): readonly PersonKey[] => [
  ...new Set([
    key,
    ...SEATS.flatMap((seat) => found.match?.seats[seat].person?.key ?? []),
    ...found.contracts.flatMap(({ one, two }) => [one, two]),
    ...[...found.trades, ...found.proposals].flatMap(({ from, to }) => [from, to]),
    ...found.claims.map(({ other }) => other),
    ...namedIn(found.receipts, found.statement),
    ...namedInDebts(found.debts),
    ...namedInNews(found.cardActs, key),
  ]),
];

function liveMatch(match: StoredMatch, key: PersonKey, briefs: Briefs): LiveMatchBrief {
  const seat = match.seats.a.person?.key === key ? 'a' : 'b';
  const across = match.seats[seat === 'a' ? 'b' : 'a'].person;
  const opponent = briefIn(briefs, across?.key ?? 0);
  const counted = match.phase === 'claiming';
  const named = atTable(match.tableName);
  const brief: LiveMatchBrief = { match: match.id, seat, opponent, stake: match.stake, ...named, counted };
  return match.stop === null ? brief : { ...brief, stopped: true };
}

interface Known {
  readonly key: PersonKey;
  readonly people: ReadonlyMap<PersonKey, Standing>;
  readonly cards: ReadonlyMap<PersonKey, number>;
  readonly matches: ReadonlyMap<number, string>;
  readonly event: HomeView['event'];
  readonly now: number;
  readonly played: CardsIn | null;
}

function viewOf(
  contract: StoredContract,
  { key, people, cards, matches, event, now, played }: Known,
): ContractView {
  const { one, two, match } = contract;
  const party = (person: PersonKey): Standing => present(people.get(person), 'a party is a person');
  const parties: ByParty<Standing> = { one: party(one), two: party(two) };
  return contractView(contract, {
    reader: key,
    parties,
    cards: { one: cards.get(one) ?? 0, two: cards.get(two) ?? 0 },
    settings: event.settings,
    match: match === null ? null : (matches.get(match) ?? null),
    now,
    played: played?.(contract) ?? null,
  });
}

/**
 * The open contracts, newest first. Where they are too many for a message, each partner's oldest are left out first:
 * offers beyond their own room, then signed contracts, so that neither kind hides the other.
 */
function openContracts(contracts: readonly StoredContract[], known: Known): readonly ContractView[] {
  const partnerOf = ({ one, two }: StoredContract): PersonKey => (one === known.key ? two : one);
  const inTurns = byTurns(contracts, partnerOf);
  const isOffer = ({ state }: StoredContract): boolean => state.at === 'offered';
  const offers = inTurns.filter(isOffer);
  const agreed = inTurns.filter((contract) => !isOffer(contract));
  const show = (contract: StoredContract) => viewOf(contract, known);
  const first = fitting(offers, ROOM.offers, show);
  const signed = fitting(agreed, ROOM.contracts - ROOM.offers + first.left, show);
  const rest = fitting(
    offers.filter((offer) => !first.views.has(offer)),
    signed.left,
    show,
  );
  // Contracts of the same moment keep the order that they had in the release before.
  return [...contracts.filter((contract) => !isOffer(contract)), ...contracts.filter(isOffer)]
    .flatMap(
      (contract) => first.views.get(contract) ?? signed.views.get(contract) ?? rest.views.get(contract) ?? [],
    )
    .toSorted((x, y) => (x.written < y.written ? 1 : -1));
}

/** Reads what somebody's phones show, without what differs between these phones. */
export async function affairsOf(world: Around, reader: Reader, key: PersonKey): Promise<Affairs> {
  const { settings, time } = world;
  const [me] = await reader.people.standings([key]);
  const self = present(me, 'whose home it is, is a person');
  const event = await settings.of(reader);
  const found = await readAll(world, reader, self);
  const names = namesIn(found, key);
  const people = new Map((await reader.people.standings(names)).map((person) => [person.key, person]));
  const briefs: Briefs = new Map([...people].map(([one, person]) => [one, briefOf(person)]));
  const cards = await reader.cards.playable(names);
  const matches = await reader.home.matchIds(found.contracts.flatMap(({ match }) => match ?? []));
  const trades = await openTrades(reader, found.trades, { key, briefs, bytes: ROOM.trades });
  const played = await cardsInContracts(world, reader, key, found.contracts);
  const brief = await pledgesBrief(world, reader, key);
  const intrigue = await intrigueBrief(world, reader, self);
  const known: Known = { key, people, cards, matches, event, now: time.now(), played };
  const { size, bound } = found.deck;
  return {
    version: self.version,
    event,
    purse: event.settings.money === 'table' ? null : (self.purse?.balance ?? 0),
    held: found.held,
    deck: { size, bound: self.match === null ? bound : size },
    match: found.match === null ? null : liveMatch(found.match, key, briefs),
    contracts: openContracts(found.contracts, known),
    trades,
    proposals: fittingByTurns(found.proposals, ROOM.proposals, {
      partnerOf: across(key),
      viewOf: (challenge) => challengeView(challenge, key, briefs, cards),
    }),
    claims: found.claims.map(({ match, seat, other, winner }): OpenClaim => ({
      match,
      claimant: winner === seat ? 'them' : 'me',
      other: briefIn(briefs, other),
    })),
    moves: found.moves.map(({ id, at }) => ({ move: id, at: timeOf(at) })),
    debts: debtViews(found.debts, briefs, key),
    cardNews: cardNews(found.cardActs, key, briefs),
    receipts: found.receipts.map((row) => statementLine(row, found.statement, briefs)),
    ...(brief === null ? {} : { pledges: brief }),
    ...(intrigue === null ? {} : { intrigue }),
  };
}

/** What was read of the event, and of the person whose browser it is. */
interface Found {
  readonly event: EventInfo;
  /** Null for a browser that is nobody's. */
  readonly affairs: Affairs | null;
}

/**
 * Makes the home of one browser. A stranger's gets none; one that its person has left gets the ways back to its link.
 */
export function homeFor(world: Pick<World, 'unlocked'>, actor: Actor, { event, affairs }: Found): HomeAnswer {
  const { person, left } = actor;
  if (person === null || affairs === null)
    return { home: null, event, moved: left === null ? null : waysBack(left) };
  return { home: { ...affairs, me: meInfo(world, { ...actor, person }) }, event, moved: null };
}

/** Reads and makes the home of one browser. */
export async function homeAnswer(world: Around, reader: Reader, actor: Actor): Promise<HomeAnswer> {
  const { person } = actor;
  const event = await world.settings.of(reader);
  const affairs = person === null ? null : await affairsOf(world, reader, person.key);
  return homeFor(world, actor, { event, affairs });
}
