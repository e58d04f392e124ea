// Effects: what has to happen in the same step as a decision about a contract: drakes move, a match opens.

import type { ByParty, Effect, Party } from '@dunmer/shared/contract';
import { assert, never, ok, present, type Result } from '@dunmer/shared/lib';
import type { Refusal } from '@dunmer/shared/protocol';
import { type Movement, openAccount, transferAll } from '../ledger/index.ts';
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
import { openEventMatch } from './openEventMatch.ts';

/** A decided contract, and by whom. */
export interface Decided {
  readonly contract: StoredContract;
  /** Null where the decision did not ask for them. */
  readonly parties: ByParty<Standing> | null;
  /** Null for the table itself. */
  readonly who: PersonKey | null;
  /** An organiser's reason. */
  readonly note: TextKey | null;
}

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

/** The price goes from the payer's purse to the hold. */
async function hold(context: Context, tx: Tx, decided: Decided): Promise<void> {
  const { contract, parties } = decided;
  const { purse } = present(parties, 'signing asks for the parties')[contract.payer];
  const to = await openAccount(tx, { kind: 'hold', owner: contract.key });
  const from = { kind: 'purse', owner: contract[contract.payer] } as const;
  const known = [to, present(purse, 'who pays has a purse')];
  await move(context, tx, decided, { from, to, sum: contract.sum, why: 'hold' }, known);
}

/** The price goes from the hold to a party. */
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

async function open(
  context: Context,
  tx: Tx,
  { contract, parties, who }: Decided,
  stake: number,
): Promise<Result<StoredMatch, Refusal>> {
  const { one, two } = present(parties, 'agreeing asks for the parties');
  return openEventMatch(context, tx, {
    kind: 'contract',
    stake,
    contract,
    traders: { a: one, b: two },
    who: present(who, 'a party agrees'),
  });
}

/** Does what a decision comes to; returns the match that it has opened. Refuses, before it has written anything, only to open one. */
export async function carryOut(
  context: Context,
  tx: Tx,
  decided: Decided,
  effects: readonly Effect[],
): Promise<Result<StoredMatch | null, Refusal>> {
  const [effect, ...more] = effects;
  assert(more.length === 0, 'a decision has one effect at most');
  if (effect === undefined) return ok(null);
  if (effect.do === 'open') return open(context, tx, decided, effect.stake);
  // Coins on the table are moved by people.
  if ((await context.settings.of(tx)).settings.money === 'table') return ok(null);
  switch (effect.do) {
    case 'hold':
      await hold(context, tx, decided);
      break;
    case 'pay':
      await release(context, tx, decided, effect.to, 'handover');
      break;
    case 'giveBack':
      await release(context, tx, decided, decided.contract.payer, 'given-back');
      break;
    default:
      return never(effect);
  }
  return ok(null);
}
