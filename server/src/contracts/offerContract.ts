// OfferContract: one trader writes a contract for another; a counter is a new offer that answers the old one.

import { decideContract, isSum, MOST_SUM, NEW_CONTRACT } from '@dunmer/shared/contract';
import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../door/index.ts';
import { putText } from '../journal/index.ts';
import type { NewContract, PersonKey, StoredContract } from '../store/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { NO_FACTS } from './endContract.ts';
import { partnerFor } from './partner.ts';
import { noteContract, writeContract } from './writeContract.ts';

type Offering = Asking<Acting, CommandMap['offerContract']>;

const TRIES = 8;

/** The offer that this one answers, which has to be the partner's to the actor and to stand; null where it answers none. */
async function counteredBy(
  { tx, actor, command }: Offering,
  partner: PersonKey,
): Promise<Result<StoredContract | null, Refusal>> {
  if (command.counters === null) return ok(null);
  const contract = await tx.deals.contract(command.counters);
  const parties = [actor.person.key, partner];
  if (contract === null || !parties.includes(contract.one) || !parties.includes(contract.two))
    return err({ code: 'unknown-contract' });
  const by = contract.one === actor.person.key ? 'one' : 'two';
  const decided = decideContract(contract, contract.state, { type: 'counter', by }, NO_FACTS);
  return decided.ok ? ok(contract) : decided;
}

async function addContract({ context, tx }: Offering, contract: Omit<NewContract, 'id'>): Promise<string> {
  for (let i = 0; i < TRIES; i++) {
    const whole = { ...contract, id: context.draws.id() };
    if ((await tx.deals.addContract(whole)) === null) continue;
    noteContract(tx, whole, whole.state);
    return whole.id;
  }
  throw new Error('no free id was drawn');
}

/** Writes an offer. Refuses whom nobody can deal with, sums that are none, and counters to what does not stand. */
export async function offerContract(asking: Offering): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const partner = await partnerFor(tx, actor, command.with);
  if (!partner.ok) return partner;
  if (!isSum(command.sum)) return err({ code: 'bad-sum', most: MOST_SUM });
  const countered = await counteredBy(asking, partner.value.key);
  if (!countered.ok) return countered;
  if (countered.value !== null) await writeContract(context, tx, countered.value, { at: 'countered' });
  const [one, two, now] = [actor.person.key, partner.value.key, context.clock.now()];
  const id = await addContract(asking, {
    one,
    two,
    payer: command.payer,
    sum: command.sum,
    textKey: await putText(tx, context.draws, command.text),
    state: NEW_CONTRACT,
    open: true,
    counters: countered.value?.key ?? null,
    written: now,
    waits: now,
    waitsFrom: context.time.now(),
  });
  await touch(context, tx, [one, two]);
  return ok({ type: 'made', id });
}
