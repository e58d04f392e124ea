// WithCards: what a step of a contract means for promises, decided before any of it is written (PROMISES 2 to 5), and
// what both modules mean for the step (INTRIGUE 3 to 5).

import {
  type AnyContractCommand,
  type ByParty,
  type CardDecision,
  type CardFacts,
  type CardMove,
  type ContractCardCommand,
  type ContractCardError,
  type ContractError,
  type ContractState,
  decideContract,
  decideWithCards,
  type Decision,
  type Facts,
  otherParty,
  PARTIES,
  type Party,
} from '@dunmer/shared/contract';
import { err, ok, present, type Result } from '@dunmer/shared/lib';
import { type Giving, heldBy, type PledgeCommand, restsBy } from '@dunmer/shared/pledges';
import type { Refusal } from '@dunmer/shared/protocol';
import type { DeckState } from '@dunmer/shared/intrigue';
import type { TraderId } from '@dunmer/shared/windows';
import type { Context } from '../match/index.ts';
import {
  areHoldsKnown,
  type Around,
  contractWindows,
  deckInPlay,
  keyOf,
  pledgesAround,
} from '../holds/index.ts';
import { PledgeSteps } from '../pledges/index.ts';
import type { StoredContract, Tx } from '../store/index.ts';

/** A contract with the cards around it. */
export interface WithCards {
  readonly contract: StoredContract;
  readonly traders: ByParty<TraderId>;
  readonly around: Around;
  /** Null if no deck is in play: switched off, closed, or never made. */
  readonly deck: DeckState | null;
}

/** Reads a contract with the cards around it; null if neither module was ever switched on. */
export async function readCards(
  context: Context,
  tx: Tx,
  contract: StoredContract,
): Promise<WithCards | null> {
  if (!(await areHoldsKnown(context, tx))) return null;
  const { one, two, pledgeOne, pledgeTwo } = contract;
  const around = await pledgesAround(context, tx, [one, two]);
  const traderOf = (person: number): TraderId =>
    present(
      [...around.people.values()].find((standing) => standing.key === person),
      'a party is a person',
    ).id;
  const named = [pledgeOne, pledgeTwo].flatMap((pledge) => pledge ?? []);
  const isHere = new Set([...around.stored.values()].map((stored) => stored.key));
  // A named promise that is with neither party can't be given, but its name is needed all the same.
  const missing = named.filter((pledge) => !isHere.has(pledge));
  const elsewhere = missing.length === 0 ? [] : await tx.pledges.pledgesByKey(missing);
  const stored = new Map([...around.stored, ...elsewhere.map((one) => [keyOf(one), one] as const)]);
  return {
    contract,
    traders: { one: traderOf(one), two: traderOf(two) },
    around: { ...around, stored },
    deck: await deckInPlay(context, tx),
  };
}

/** The promises that a contract names, each with the trader who gives it. */
function givesOf({ contract: { pledgeOne, pledgeTwo }, traders, around }: WithCards): readonly Giving[] {
  const keys: ByParty<number | null> = { one: pledgeOne, two: pledgeTwo };
  return PARTIES.flatMap((party) => {
    const stored = [...around.stored.values()].find(({ key }) => key === keys[party]);
    return stored === undefined ? [] : [{ by: traders[party], key: keyOf(stored) }];
  });
}

/** The facts about cards that a decision needs. */
function cardFacts({ contract, traders, around, deck }: WithCards, facts: Facts): CardFacts {
  const { state, facts: now } = around;
  const holdsPledge = heldBy(state, contract.id).length > 0;
  return { ...facts, windows: contractWindows({ state, facts: now, traders, deck, holdsPledge }) };
}

/** Decides with cards, or by the contract's own rules if there are none. */
export function decideEither(
  contract: StoredContract,
  asked: AnyContractCommand,
  facts: Facts,
  cards: WithCards | null,
): Result<CardDecision, ContractError | ContractCardError | Refusal> {
  const isOfDeck = 'card' in asked && asked.card.kind === 'intrigue';
  if (isOfDeck && (cards === null || cards.deck === null)) return err({ code: 'intrigue-off' });
  if (cards !== null) return decideWithCards(contract, contract.state, asked, cardFacts(cards, facts));
  if (isOfCards(asked)) return err({ code: 'promises-off' });
  const decided = decideContract(contract, contract.state, asked, facts);
  return decided.ok ? ok({ ...decided.value, moves: [] }) : decided;
}

const OF_CARDS: ReadonlySet<AnyContractCommand['type']> = new Set([
  'demandWith',
  'answerWith',
  'cancelPlay',
  'passPlay',
  'beginTruce',
]);

const isOfCards = (asked: AnyContractCommand): asked is ContractCardCommand => OF_CARDS.has(asked.type);

/** What a card's move in a contract means for promises. */
function ofMove(move: CardMove, { traders }: WithCards, isSpent: boolean): readonly PledgeCommand[] {
  const { key, kind } = move.card;
  if (kind === 'intrigue') return [];
  switch (move.do) {
    case 'play':
      return [{ type: 'playInContract', who: traders[move.by], key, lies: !isSpent }];
    case 'home':
      // A promise that is played and spent in the same step has already gone home with the play.
      return isSpent ? [] : [{ type: 'demandOver', who: traders[move.by], key, isSized: true }];
    case 'takeBack':
      return [{ type: 'demandOver', who: traders[move.by], key, isSized: false }];
    case 'spend':
      return [];
  }
}

function ofMoves(moves: readonly CardMove[], pledges: WithCards): readonly PledgeCommand[] {
  const of = (what: CardMove['do']) =>
    new Set(moves.filter((move) => move.do === what).map(({ card }) => card.key));
  const [played, home] = [of('play'), of('home')];
  return moves.flatMap((move) => ofMove(move, pledges, played.has(move.card.key) && home.has(move.card.key)));
}

/** What the new state of a contract means for the promises in it, and for those that lie in front of somebody. */
function ofState(before: ContractState, after: ContractState, pledges: WithCards): readonly PledgeCommand[] {
  const { contract, traders } = pledges;
  const { id, payer, sum } = contract;
  const [from, to] = [traders[payer], traders[otherParty(payer)]];
  if (before.at === 'offered' && after.at === 'signed') {
    const gives = givesOf(pledges);
    return gives.length === 0 ? [] : [{ type: 'sign', contract: id, gives }];
  }
  if (after.at === 'fulfilled') return [{ type: 'fulfil', contract: id, payer: from, paid: to, price: sum }];
  if (after.at !== 'annulled' || before.at !== 'signed') return [];
  const { game } = before;
  const isOpen = game.at === 'proposed' || game.at === 'demanded';
  const refused: readonly PledgeCommand[] =
    after.by === 'refusal' && isOpen
      ? [{ type: 'gameRefused', asker: traders[game.by], refuser: traders[otherParty(game.by)], sum }]
      : [];
  return [{ type: 'annul', contract: id }, ...refused];
}

/** The party that begins a game by a proposal or a demand; a counter begins none (`tie`). */
const begins = (asked: AnyContractCommand): Party | null =>
  asked.type === 'proposeGame' || asked.type === 'demandSixth' || asked.type === 'demandWith'
    ? asked.by
    : null;

/** Takes account of what the contract itself moves in purses, before promises pay (PR22). */
function pay(steps: PledgeSteps, { effects }: Decision, { contract, traders }: WithCards): void {
  const { sum, payer } = contract;
  for (const effect of effects) {
    if (effect.do === 'hold') steps.pays(traders[payer], -sum);
    if (effect.do === 'giveBack') steps.pays(traders[payer], sum);
    if (effect.do === 'pay') steps.pays(traders[effect.to], sum);
    if (effect.do === 'open') for (const party of PARTIES) steps.pays(traders[party], -effect.stake);
  }
}

/**
 * PR5: offering the same terms back writes an offer: no promise that it names may be out, and what its writer gives
 * must be in their hand.
 */
function faultOfOfferingBack(pledges: WithCards): Refusal | null {
  const { around, traders } = pledges;
  const gives = givesOf(pledges);
  if (gives.length > 0 && !around.facts.isOn) return restsBy(around.facts);
  const out = gives.find(({ key }) => around.stored.get(key)?.place === 'out');
  if (out !== undefined) return { code: 'is-out', key: out.key };
  const given = gives.find(({ by }) => by === traders.two);
  const place = given === undefined ? undefined : around.state.placed.get(given.key)?.place;
  const isTheirs = place?.at === 'hand' && place.of === traders.two;
  return given === undefined || isTheirs ? null : { code: 'not-to-be-had', key: given.key };
}

/**
 * Decides what a step of a contract means for promises. Refuses what PR5 and PR6 forbid, and anything while promises
 * rest.
 */
export function pledgeSteps(
  pledges: WithCards,
  asked: AnyContractCommand,
  decided: CardDecision,
): Result<PledgeSteps, Refusal> {
  const { contract, traders, around } = pledges;
  const isOfferedBack = decided.effects.some(({ do: what }) => what === 'offerBack');
  const fault = isOfferedBack ? faultOfOfferingBack(pledges) : null;
  if (fault !== null) return err(fault);
  const steps = new PledgeSteps(around);
  pay(steps, decided, pledges);
  const by = begins(asked);
  const begun: readonly PledgeCommand[] =
    by === null ? [] : [{ type: 'gameBegun', by: traders[by], other: traders[otherParty(by)] }];
  const taken = steps.takeAll([
    ...ofMoves(decided.moves, pledges),
    ...begun,
    ...needed(ofState(contract.state, decided.state, pledges), pledges),
  ]);
  return taken.ok ? ok(steps) : taken;
}

/**
 * With promises switched off, fulfilling a contract needs no step unless the contract holds a promise (PROMISES,
 * "What it is").
 */
const needed = (
  commands: readonly PledgeCommand[],
  { contract, around }: WithCards,
): readonly PledgeCommand[] =>
  commands.filter(
    ({ type }) => type !== 'fulfil' || around.facts.isOn || heldBy(around.state, contract.id).length > 0,
  );
