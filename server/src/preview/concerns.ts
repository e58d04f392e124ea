// Concerns: names what an act is about, and what a row of the journal has changed, so that the two can be compared.

import type { PublicDeckEvent } from '@dunmer/shared/intrigue';
import type { PersonId, StaffAct } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import { cardOf, ownerOf } from '../pledges/index.ts';
import type { Effect, PersonKey, Tx } from '../store/index.ts';
import { effectsFor } from './ruins.ts';

/** The bank's account is in nearly every entry, so it concerns nobody. */
const BANK = 1;

/**
 * What an event of the deck bears on: the deck as organisers see it, or what somebody owes an answer for or holds.
 */
function concernsOfDeck(event: PublicDeckEvent): readonly string[] {
  switch (event.type) {
    case 'PileSealed':
    case 'WordSaid':
    case 'RingBegun':
    case 'AudienceOpened':
    case 'AudienceClosed':
    case 'SeedOpened':
      return ['deck'];
    case 'AnswerPassed':
    case 'CancelPlayed':
    case 'DropAnswered':
    case 'DrawAllowed':
    case 'TraderRuined':
      return [`intrigue ${event.who}`];
    case 'CardsSpent':
      return [`intrigue ${event.who}`, `hand ${event.who}`];
    case 'CardDrawn':
    case 'ActionPlayed':
      return [`hand ${event.who}`];
    case 'CardsTaken':
      return [`hand ${event.from}`, `hand ${event.by}`];
    // From then on an act on that table would do something else; `where` is the id of a match or of a contract.
    case 'CardPlayedAt':
      return [`match ${event.where}`, `contract ${event.where}`, `hand ${event.who}`];
    default:
      return [];
  }
}

/** Returns what one effect of a command bears on. */
export function concernsOf(effect: Effect): readonly string[] {
  switch (effect.is) {
    case 'entry':
      return [
        ...[effect.debit, effect.credit].filter((key) => key !== BANK).map((key) => `account ${key}`),
        `entry ${effect.corrects ?? effect.entry}`,
      ];
    case 'copy':
    case 'bound':
    case 'slip':
      return [`copy ${effect.copy}`];
    case 'move':
      return [`copy ${effect.copy}`, `deck ${effect.from}`, `deck ${effect.to}`];
    case 'person':
    case 'passphrase':
    case 'link':
      return [`person ${effect.person}`];
    case 'contract':
      return [`contract ${effect.contract}`];
    case 'match':
    case 'stop':
    case 'priced':
    case 'settled':
      return [`match ${effect.match}`];
    case 'hand':
    case 'pledgesShown':
      return [`promises ${effect.is === 'hand' ? effect.person : effect.of}`];
    case 'pledgeMove':
      return [`promise ${effect.pledge}`];
    case 'pledgePaid':
      return [`promises ${effect.payer}`, `promises ${effect.payee}`];
    case 'deck':
      return concernsOfDeck(effect.event);
    case 'ringsPlanned':
      return ['deck'];
    case 'deckRuin':
      return [`promises ${effect.person}`];
    case 'setting':
      return [`setting ${effect.name}`];
    case 'account':
    case 'text':
    case 'reason':
    case 'about':
    case 'erased':
    case 'proposal':
    case 'trade':
    case 'definition':
    case 'restored':
    case 'answer':
    case 'table':
    case 'pledge':
    // Nothing may tell what lies face down.
    case 'deckHidden':
    case 'giving':
    // Salts come with a setting.
    case 'salt':
      return [];
  }
}

/** The concern for a person's purse, for acts about its drakes. */
async function ofPurse(tx: Tx, owner: PersonKey): Promise<readonly string[]> {
  const purse = await tx.money.account({ kind: 'purse', owner });
  return purse === null ? [] : [`account ${purse.key}`];
}

/** PR25: whether a ruin takes effect at once depends on the match that the person is in, or was in a moment ago. */
const ofNewestMatch = async (tx: Tx, person: PersonKey): Promise<readonly string[]> =>
  (await tx.matchesBefore(Number.MAX_SAFE_INTEGER, 1, person)).map(({ id }) => `match ${id}`);

async function ofPerson(tx: Tx, act: StaffAct, id: PersonId): Promise<readonly string[]> {
  const person = await tx.people.person(id);
  if (person === null) return [];
  const { key } = person;
  if (act.type === 'dealStart') return [`deck ${key}`];
  if (act.type === 'dealPledges') return [`promises ${key}`];
  if (act.type === 'ruinPerson') return [`promises ${key}`, ...(await ofNewestMatch(tx, key))];
  return [`person ${key}`, ...('drakes' in act ? await ofPurse(tx, key) : [])];
}

async function ofPeople(tx: Tx, act: StaffAct): Promise<readonly string[]> {
  const ids = 'person' in act ? [act.person] : 'people' in act ? act.people : [];
  return (await Promise.all(ids.map((id) => ofPerson(tx, act, id)))).flat();
}

async function ofPledge(tx: Tx, named: string): Promise<readonly string[]> {
  const found = await tx.pledges.pledge(ownerOf(named), cardOf(named));
  return found === null ? [] : [`promise ${found.key}`];
}

/**
 * The promises that an annulled contract has set aside, and those that have left it: these are not given back (PR25).
 */
async function ofGivings(tx: Tx, act: StaffAct): Promise<readonly string[]> {
  const contract = act.type === 'annulContract' ? await tx.contracts.contract(act.contract) : null;
  const givings = contract === null ? [] : await tx.pledges.givingsOf([contract.key]);
  return givings.map(({ pledge }) => `promise ${pledge}`);
}

type KeysOf<Act> = Act extends unknown ? keyof Act : never;
type Named = Exclude<KeysOf<StaffAct>, 'id' | 'type' | 'reason' | 'holds'>;

/**
 * How each field of an act is treated: `itself` names something that others change by that name, `below` is a person or
 * a setting handled below, `how` only says how the act is done. An act with a new field does not compile until it is
 * added.
 */
const NAMED: Readonly<Record<Named, 'itself' | 'below' | 'how'>> = {
  match: 'itself',
  copy: 'itself',
  contract: 'itself',
  entry: 'itself',
  person: 'below',
  people: 'below',
  change: 'below',
  seat: 'how',
  seconds: 'how',
  winner: 'how',
  claim: 'how',
  shortfall: 'how',
  move: 'how',
  paused: 'how',
  house: 'how',
  ruined: 'how',
  pledge: 'below',
  token: 'how',
  code: 'how',
  name: 'how',
  staff: 'how',
  trades: 'how',
  deal: 'how',
  drakes: 'how',
  word: 'how',
  ring: 'how',
  at: 'how',
  n: 'how',
  asking: 'how',
  uncommon: 'how',
  rare: 'how',
  card: 'how',
  to: 'how',
  frozen: 'how',
};

const isNamed = (key: string): key is Named => key in NAMED;

/**
 * An act that settles a match finds other purses and cards where its players have dealt meanwhile. If it is refused for
 * that, it has no effects of its own to compare.
 */
async function ofPlayers(tx: Tx, act: StaffAct): Promise<readonly string[]> {
  if (act.type !== 'award' && act.type !== 'voidMatch' && act.type !== 'collectDebts') return [];
  const match = await tx.match(act.match);
  const keys = SEATS.flatMap((seat) => match?.seats[seat].person?.key ?? []);
  const purses = await Promise.all(keys.map((key) => ofPurse(tx, key)));
  return [...purses.flat(), ...keys.map((key) => `deck ${key}`)];
}

/** What acts of the deck are about: the deck itself, or somebody's part in it. */
function ofDeck(act: StaffAct): readonly string[] {
  switch (act.type) {
    case 'sayWord':
    case 'ring':
    case 'planRings':
    case 'closeAudience':
    case 'closeIntrigue':
      return ['deck'];
    case 'openAudience':
      return ['deck', `intrigue ${act.person}`];
    case 'letDraw':
    case 'answerIntrigueFor':
      return [`intrigue ${act.person}`];
    case 'ruinPerson':
      return [`hand ${act.person}`];
    default:
      return [];
  }
}

/**
 * Returns what an act bears on: what it names, and what it has done in this transaction, as far as `who` may be told.
 */
export async function concernsOfAct(
  tx: Tx,
  act: StaffAct,
  who: PersonKey | null,
): Promise<ReadonlySet<string>> {
  return new Set([
    ...Object.entries(act).flatMap(([key, value]) =>
      isNamed(key) && NAMED[key] === 'itself' ? [`${key} ${String(value)}`] : [],
    ),
    ...ofDeck(act),
    ...(act.type === 'closePledges' ? ['setting promises'] : []),
    ...(act.type === 'set' ? [`setting ${act.change.name}`] : []),
    ...(act.type === 'sendPledgeHome' ? await ofPledge(tx, act.pledge) : []),
    ...(await ofGivings(tx, act)),
    ...(await ofPeople(tx, act)),
    ...(await ofPlayers(tx, act)),
    ...(await effectsFor(tx, act, who)).flatMap(concernsOf),
  ]);
}
