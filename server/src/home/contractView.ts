// contractView: a contract as its parties and staff see it, with what the reader may do now.

import {
  atTable,
  type ByParty,
  type ContractState,
  type ContractWindows,
  type Facts,
  mayDo,
  otherParty,
  type Party,
  sixthChoices,
  tableOf,
} from '@dunmer/shared/contract';
import { sameValue } from '@dunmer/shared/lib';
import { isShort } from '@dunmer/shared/rules';
import type { ContractView, EventSettings, MatchId } from '@dunmer/shared/protocol';
import { factsOf, laysCards, partyOfPerson } from '../contracts/index.ts';
import type { PersonKey, Standing, StoredContract } from '../store/index.ts';
import { briefOf, timeOf } from './briefs.ts';
import { overdueFor } from './overdue.ts';

type PartyAct = ReturnType<typeof mayDo>[number];
type Signed = Extract<ContractState, { readonly at: 'signed' }>;

const NOBODY = { one: false, two: false };

/** Everything that a contract's view needs beside the contract. */
export interface Around {
  /** Whose view it is; null for staff. */
  readonly reader: PersonKey | null;
  readonly parties: ByParty<Pick<Standing, 'id' | 'name' | 'code' | 'purse' | 'match' | 'frozen'>>;
  /** How many cards each party would lay now; null where the reader may not know. */
  readonly cards: ByParty<number | null>;
  readonly settings: Pick<EventSettings, 'money' | 'least' | 'patrons'>;
  /** The newest match over this contract. */
  readonly match: MatchId | null;
  /** In the event's time. */
  readonly now: number;
  /** What the contract says of cards; null where no module was ever switched on, or where the reader may not know. */
  readonly played: CardsInContract | null;
}

/** Promises and intrigue cards of a contract, as far as its reader may know them. */
export interface CardsInContract {
  /** What may be played; null for staff, who play nothing. */
  readonly windows: ContractWindows | null;
  /**
   * The contract would give a promise while promises are off: it waits until they are on again (PROMISES, "What it
   * is").
   */
  readonly rests: boolean;
  /** An action is open around one of the two: they open no match (IN21). */
  readonly opensNone: boolean;
  /** What the view says; `party` is the reader's side, null for staff. */
  readonly says: (facts: Facts, party: Party | null) => Pick<ContractView, 'pledges' | 'intrigue'>;
}

/**
 * The sizes of a demanded sixth, told only to the party who chooses among them. They are lowered to what both can pay
 * (R12).
 */
function sixthOf(
  { sum, state }: StoredContract,
  facts: Facts,
  party: Party | null,
): Pick<ContractView, 'sixth' | 'lowered'> {
  const chooser = state.at === 'signed' && state.game.at === 'demanded' ? otherParty(state.game.by) : null;
  if (chooser === null || chooser !== party) return { sixth: [], lowered: false };
  const cards = state.at === 'signed' && state.game.at === 'demanded' ? state.game : {};
  const sixth = sixthChoices(sum, facts.least, facts.purses, cards);
  return { sixth, lowered: !sameValue(sixth, sixthChoices(sum, facts.least, null, cards)) };
}

/** Whether a game may still begin in a contract, or waits for its answer. */
const mayPlay = ({ game, handed }: Signed): boolean =>
  ['none', 'proposed', 'demanded'].includes(game.at) && !handed.one && !handed.two;

/**
 * Who would be short, and with how many cards, as far as the reader may know (rule 2.2; EVENT, "Who sees what"). In a
 * signed contract where a game may still begin: both parties. In an offer that names a game: its writer, who asks for
 * that game. The party who is asked is shown to themselves, and to the writer where the offer answers a game that the
 * writer was asked for (`told`). `unsaid`: the reader is short and the writer has not been told, so that a yes would
 * sit the writer down to a match they do not know enough about.
 */
function shortOf(
  { state, game, table, told }: StoredContract,
  cards: ByParty<number | null>,
  reader: Party | null,
): Pick<ContractView, 'short' | 'unsaid'> {
  const short = (party: Party): number | null => {
    const count = cards[party];
    return count !== null && isShort(count) ? count : null;
  };
  const both = { one: short('one'), two: short('two') };
  const nobody = { short: { one: null, two: null }, unsaid: false };
  if (state.at === 'signed') return mayPlay(state) ? { short: both, unsaid: false } : nobody;
  // PT2: at the patrons' table nobody needs cards of their own.
  if (state.at !== 'offered' || !laysCards({ game, table })) return nobody;
  const isTold = told || reader === 'two';
  return {
    short: isTold ? both : { ...both, two: null },
    unsaid: reader === 'two' && !told && both.two !== null,
  };
}

/** Whether an act gives the promises that a contract names or has set aside. */
const givesPledges = (act: PartyAct, state: ContractState): boolean =>
  act === 'accept' ||
  (act === 'confirmHandover' && state.at === 'signed' && (state.handed.one || state.handed.two));

/**
 * Whether an act opens the match at once. A size that can't be laid down ends its demand instead, and a yes may be
 * offered back.
 */
const opensMatch = (
  act: PartyAct,
  { game, sixth, unsaid }: Pick<ContractView, 'game' | 'sixth' | 'unsaid'>,
): boolean =>
  act === 'agreeGame' ||
  (act === 'chooseRounding' && sixth.length > 0) ||
  (act === 'accept' && game !== null && !unsaid);

/** Makes the view of a contract for its reader. */
export function contractView(contract: StoredContract, around: Around): ContractView {
  const { id, text, sum, payer, game, table, told, state, written, waits } = contract;
  const { parties, cards, settings, match, now } = around;
  const party = partyOfPerson(contract, around.reader);
  // They hold no sizes of decks: a short trader's yes is offered back, not refused.
  const facts = factsOf(parties, settings);
  const windows = around.played?.windows ?? null;
  const known = windows === null ? facts : { ...facts, windows };
  const taken = party === null ? [] : mayDo({ sum, payer, game, table }, state, known, party);
  const choices = sixthOf(contract, facts, party);
  const shorts = shortOf(contract, cards, party);
  const { rests, opensNone } = around.played ?? { rests: false, opensNone: false };
  const may = taken.filter(
    (act) =>
      !(rests && givesPledges(act, state)) &&
      !(opensNone && opensMatch(act, { game, sixth: choices.sixth, unsaid: shorts.unsaid })),
  );
  const isSigned = state.at === 'signed';
  return {
    contract: id,
    party,
    one: briefOf(parties.one),
    two: briefOf(parties.two),
    text,
    sum,
    payer,
    game,
    ...atTable(tableOf({ table })),
    state,
    may,
    ...around.played?.says(facts, party),
    ...choices,
    told,
    busy: isSigned ? facts.busy : NOBODY,
    stopped: isSigned ? { one: parties.one.frozen, two: parties.two.frozen } : NOBODY,
    ...shorts,
    match,
    written: timeOf(written),
    waits: timeOf(waits),
    overdue: overdueFor(contract, now) !== null,
  };
}
