// PlanAgain: plans what a second settlement moves, from the present settlement to the referee's verdict, as far as it
// can still be moved (EVENT, "Taking acts back").

import { type ContractState, decideContract } from '@dunmer/shared/contract';
import { assert, err, ok, present, type Result } from '@dunmer/shared/lib';
import type { Refusal, Shortfall } from '@dunmer/shared/protocol';
import { bySeat, type CopyId, otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import {
  BANK,
  type PersonKey,
  type Stakes,
  type StakesAgain,
  type StoredAccount,
  type StoredContract,
  type StoredMatch,
  type StoredCopy,
  type Tx,
} from '../store/index.ts';
import type { Movement } from '../purses/index.ts';
import type { Context, LiveMatch } from '../match/index.ts';
import { NO_FACTS } from './endContract.ts';
import { inPlay } from './inPlay.ts';
import { claimsOf, type DrakesPlan, planDrakes } from './planAgainDrakes.ts';
import { type CopyPlan, planCopy } from './planCopy.ts';
import { endingIn, partyOf, winnerOf } from './result.ts';
import { whereLies } from './whereLies.ts';

/** What a referee decides. */
export interface Verdict {
  readonly kind: 'awarded' | 'voided';
  /** Null if the match is voided. */
  readonly winner: Seat | null;
  /** Whether the loser gets a card of the winner's; one that was claimed stays with them. */
  readonly claim: boolean;
  /** What to do about spent drakes, or a copy that has moved on. */
  readonly shortfall: Shortfall;
}

/** How a match that is settled anew had ended. */
export interface Stood {
  readonly table: StoredMatch;
  readonly at: 'claiming' | 'finished';
  /** Null if nobody has won. */
  readonly winner: Seat | null;
  /** The card claimed as the price of victory; null if none was. */
  readonly claimed: CopyId | null;
}

/** Reads this from a live match that has ended. */
export function stoodAs(live: LiveMatch): Stood {
  const { table } = live;
  const winner = winnerOf(present(endingIn(live), 'a match that has ended is settled anew'));
  // PT3: the patrons' table has no price of victory.
  if (live.at !== 'trade') return { table, at: 'finished', winner, claimed: null };
  const { phase } = live.state.rules.common;
  const claimed = phase.at === 'finished' && phase.price.kind === 'claimed' ? phase.price.copy : null;
  return { table, at: phase.at === 'claiming' ? 'claiming' : 'finished', winner, claimed };
}

/** A planned second settlement. */
export interface Plan {
  readonly k: number;
  readonly kind: Verdict['kind'];
  readonly winner: Seat | null;
  readonly movements: readonly Movement[];
  /** The drakes that nobody pays now: a noted debt. */
  readonly owed: number;
  readonly copy: CopyPlan['move'];
  /** What it says about the claimed card; null if none was claimed. */
  readonly price: { readonly copy: StoredCopy; readonly due: Seat; readonly isOwed: boolean } | null;
  /** The accounts as they are now. */
  readonly known: readonly StoredAccount[];
  readonly contract: { readonly contract: StoredContract; readonly state: ContractState } | null;
  /** Whether it closes an open claim, so that nobody takes a card by it. */
  readonly closes: boolean;
}

/** Names the accounts between which drakes move. */
function movementsOf({ traders }: Stakes, { payments }: DrakesPlan, kind: Verdict['kind']) {
  const account = (place: Seat | 'bank') =>
    place === 'bank' ? BANK : ({ kind: 'purse', owner: traders[place].key } as const);
  const why = kind === 'awarded' ? 'award' : 'void';
  return payments.map(({ from, to, sum }): Movement => ({ from: account(from), to: account(to), sum, why }));
}

/** The drakes that must move, by what each seat has got from the match so far; none if no pot ever held any. */
function drakesOf({ pot, traders, nets }: StakesAgain, stake: number, verdict: Verdict): DrakesPlan {
  const claims = pot === null ? [] : claimsOf(nets, stake, verdict.winner);
  const purses = bySeat((seat) => traders[seat].purse?.balance ?? 0);
  return planDrakes(claims, purses, verdict.shortfall);
}

/** The contract's new state; null if it says so already, or there is no contract. */
function planContract(
  { contract }: Stakes,
  match: number,
  winner: Seat | null,
): Result<Plan['contract'], Refusal> {
  if (contract === null) return ok(null);
  // R17: after a void there was another game, and that one counts.
  if (contract.match !== match) return err({ code: 'game-over' });
  const result =
    winner === null ? ({ kind: 'returned' } as const) : ({ kind: 'taken', by: partyOf(winner) } as const);
  const decided = decideContract(contract, contract.state, { type: 'resettled', result }, NO_FACTS);
  if (decided.ok) return ok({ contract, state: decided.value.state });
  return decided.error.code === 'already-done' ? ok(null) : decided;
}

/** What the ruling says about the claimed copy. */
const priceOf = ({ copy }: Stakes, { due, stuck }: CopyPlan, shortfall: Shortfall): Plan['price'] =>
  copy === null || due === null ? null : { copy, due, isOwed: stuck !== null && shortfall === 'debt' };

/**
 * Whether the newest ruling says the same about the copy. Before any ruling a claimed copy is the loser's, and nobody
 * owes it.
 */
const isSamePrice = ({ priced }: StakesAgain, price: Plan['price'], winner: Seat | null): boolean => {
  if (price === null || winner === null) return true;
  const before = priced ?? { due: otherSeat(winner), isOwed: false };
  return before.due === price.due && before.isOwed === price.isOwed;
};

/**
 * Plans a second settlement of a match that has ended. Refuses what changes nothing, a claim that nobody can make any
 * more and, if `shortfall` says so, what can't be moved. `who`: the person who rules, who is also told where a card
 * lies.
 */
export async function planAgain(
  context: Pick<Context, 'settings'>,
  tx: Tx,
  { table, at, winner: before, claimed }: Stood,
  verdict: Verdict,
  who: PersonKey | null,
): Promise<Result<Plan, Refusal>> {
  const stakes = await inPlay(context, tx, await tx.settlements.stakesAgain(table.key, claimed));
  const settled = present(stakes.settled, 'what has ended is settled');
  const { kind, winner, claim, shortfall } = verdict;
  assert((kind === 'voided') === (winner === null), 'an award has a winner, and nothing else has');
  const keepsClaim = claim && winner !== null && winner === before;
  if (claim && !(keepsClaim && (claimed !== null || at === 'claiming')))
    return err({ code: 'nothing-to-claim' });
  const drakes = drakesOf(stakes, table.stake, verdict);
  const copies = planCopy(stakes, before, keepsClaim);
  const contract = planContract(stakes, table.key, winner);
  if (!contract.ok) return contract;
  const closes = at === 'claiming' && !keepsClaim;
  const { payments, missing, owed } = drakes;
  const price = priceOf(stakes, copies, shortfall);
  const isShort = missing > 0 || copies.stuck !== null;
  // A noted debt may have been collected since. As long as nothing is paid now, the open debt is what is missing.
  const open = settled.owed > 0 ? missing : 0;
  const moves = payments.length > 0 || copies.move !== null || owed !== open;
  // IN23: a ruling leaves the loser nothing of the pot, even where the coins lie on the table and no entry moves.
  const takesBack = stakes.pot === null && settled.solace > 0;
  const isSame = settled.winner === winner && !closes && !takesBack && isSamePrice(stakes, price, before);
  if (isSame && !moves && !(isShort && shortfall === 'refuse')) return err({ code: 'already-done' });
  const lies = copies.stuck === null ? [] : [await whereLies(tx, copies.stuck, who)];
  if (isShort && shortfall === 'refuse')
    return err({ code: 'short-of', drakes: missing, copies: lies.map(({ copy }) => copy), missing: lies });
  tx.answerTo(JSON.stringify(lies));
  return ok({
    k: settled.k + 1,
    kind,
    winner,
    movements: movementsOf(stakes, drakes, kind),
    owed,
    copy: copies.move,
    price,
    known: SEATS.flatMap((seat) => stakes.traders[seat].purse ?? []),
    contract: contract.value,
    closes,
  });
}
