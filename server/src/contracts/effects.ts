// Effects: what must happen in the same step as a decision about a contract: drakes move, a match opens, an offer is
// written.

import { type ByParty, type Effect, type Party, tableOf, termsBack } from '@dunmer/shared/contract';
import { assert, err, never, ok, present, type Result } from '@dunmer/shared/lib';
import type { PledgeState } from '@dunmer/shared/pledges';
import type { ContractId, Refusal } from '@dunmer/shared/protocol';
import type { BySeat, DeckCard } from '@dunmer/shared/rules';
import { type Movement, openAccounts, transferAll } from '../purses/index.ts';
import type { Context } from '../match/index.ts';
import type {
  PersonKey,
  Standing,
  StoredAccount,
  StoredContract,
  StoredMatch,
  TextKey,
  Tx,
} from '../store/index.ts';
import { writeOffer } from './newOffer.ts';
import { openEventMatch } from './openEventMatch.ts';
import { faultOfFlood } from './partner.ts';
import { broughtTo } from './playable.ts';

/** A decided contract, with what its effects need. */
export interface Decided {
  readonly contract: StoredContract;
  /** Null if the decision did not need them. */
  readonly parties: ByParty<Standing> | null;
  /** The decks that they would play; null if the decision did not need them. */
  readonly decks: BySeat<readonly DeckCard[]> | null;
  /** All promises as the step leaves them; null if promises were never switched on. */
  readonly pledges: PledgeState | null;
  /** The person who decided; null for the server itself. */
  readonly who: PersonKey | null;
  /** An organiser's reason. */
  readonly note: TextKey | null;
}

/** What a decision has made. */
export interface Made {
  readonly match: StoredMatch | null;
  readonly offer: ContractId | null;
}

const NOTHING: Made = { match: null, offer: null };

async function move(
  { clock }: Context,
  tx: Tx,
  { contract, who, note }: Decided,
  movement: Movement,
  known: readonly StoredAccount[],
): Promise<void> {
  const moved = await transferAll(tx, [movement], {
    subject: contract.id,
    note,
    who,
    at: clock.now(),
    known,
  });
  assert(moved.ok, 'what a contract moves is there');
}

/** Moves the price from the payer's purse to the hold. */
async function hold(context: Context, tx: Tx, decided: Decided): Promise<void> {
  const { contract, parties } = decided;
  const { purse } = present(parties, 'signing asks for the parties')[contract.payer];
  const to = { kind: 'hold', owner: contract.key } as const;
  const opened = await openAccounts(tx, [to]);
  const from = { kind: 'purse', owner: contract[contract.payer] } as const;
  const known = [...opened, present(purse, 'who pays has a purse')];
  await move(context, tx, decided, { from, to, sum: contract.sum, why: 'hold' }, known);
}

/** Moves the price from the hold to a party. */
async function release(
  context: Context,
  tx: Tx,
  decided: Decided,
  to: Party,
  why: 'handover' | 'given-back',
): Promise<void> {
  const { contract } = decided;
  const movement: Movement = {
    from: { kind: 'hold', owner: contract.key },
    to: { kind: 'purse', owner: contract[to] },
    sum: contract.sum,
    why,
  };
  await move(context, tx, decided, movement, []);
}

type Open = Extract<Effect, { readonly do: 'open' }>;

/** Opens the match at its table. If the same answer signs the contract, its price is held in the same step. */
async function open(
  context: Context,
  tx: Tx,
  { contract, parties, decks, pledges, who }: Decided,
  { effect, isSigned }: { readonly effect: Open; readonly isSigned: boolean },
): Promise<Result<Made, Refusal>> {
  const { one: a, two: b } = present(parties, 'agreeing asks for the parties');
  const traders = { a, b };
  const tableName = tableOf(effect);
  const brought =
    decks !== null && tableName === 'trade'
      ? { tableName, decks }
      : await broughtTo(context, tx, { tableName, traders });
  const opened = await openEventMatch(context, tx, {
    kind: 'contract',
    stake: effect.stake,
    contract,
    price: isSigned ? { contract, payer: contract[contract.payer], sum: contract.sum } : null,
    traders,
    ...brought,
    pledges,
    who: present(who, 'a party agrees'),
  });
  return opened.ok ? ok({ match: opened.value, offer: null }) : opened;
}

/**
 * Offers the same terms back, from the party who was asked to the writer. Refuses a party who has too much that is
 * not over.
 */
async function offerBack(
  context: Context,
  tx: Tx,
  { contract }: Decided,
  game: number | null,
): Promise<Result<Made, Refusal>> {
  const { key: counters, one: two, two: one, textKey, pledgeOne: pledgeTwo, pledgeTwo: pledgeOne } = contract;
  const flood = await faultOfFlood(tx, one, 'contract');
  if (flood !== null) return err(flood);
  const { table, ...terms } = termsBack(contract, game);
  const offer = { one, two, ...terms, table, textKey, counters, pledgeOne, pledgeTwo };
  return ok({ match: null, offer: await writeOffer(context, tx, offer) });
}

type Price = Exclude<Effect, { readonly do: 'open' | 'offerBack' }>;

/** Moves the price; coins on the table are moved by people. */
async function movePrice(context: Context, tx: Tx, decided: Decided, effect: Price): Promise<void> {
  if ((await context.settings.of(tx)).settings.money === 'table') return undefined;
  switch (effect.do) {
    case 'hold':
      return hold(context, tx, decided);
    case 'pay':
      return release(context, tx, decided, effect.to, 'handover');
    case 'giveBack':
      return release(context, tx, decided, decided.contract.payer, 'given-back');
    default:
      return never(effect);
  }
}

/**
 * Carries out the effects of a decision. Can refuse only to open a match or to write an offer, and does so before it
 * has written anything.
 */
export async function carryOut(
  context: Context,
  tx: Tx,
  decided: Decided,
  effects: readonly Effect[],
): Promise<Result<Made, Refusal>> {
  const effect = effects.at(-1);
  if (effect === undefined) return ok(NOTHING);
  // Two effects mean that one answer both holds the price and opens the match; every other decision has one effect.
  const isSigned = effects.length > 1;
  assert(!isSigned || effect.do === 'open', 'nothing else is done in the same step');
  if (effect.do === 'open') return open(context, tx, decided, { effect, isSigned });
  if (effect.do === 'offerBack') return offerBack(context, tx, decided, effect.game);
  await movePrice(context, tx, decided, effect);
  return ok(NOTHING);
}
