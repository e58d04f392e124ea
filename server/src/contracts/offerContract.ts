// OfferContract: one trader writes a contract for another. A counter is a new offer that answers the old one.

import { decideContract, faultOfOffer } from '@dunmer/shared/contract';
import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { putText } from '../journal/index.ts';
import type { PersonKey, StoredContract } from '../store/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { betweenThem, gameBegun, type Pair } from './begun.ts';
import { NO_FACTS } from './endContract.ts';
import { NAMES_NONE, pledgesNamed } from './named.ts';
import { writeOffer } from './newOffer.ts';
import { partnerFor } from './partner.ts';
import { writeContract } from './writeContract.ts';

type Offering = Asking<Acting, CommandMap['offerContract']>;

/**
 * Finds the offer that this one answers; null if it answers none. It must be an open offer of the partner's to the
 * actor.
 */
async function counteredBy(
  { tx, actor, command }: Offering,
  partner: PersonKey,
): Promise<Result<StoredContract | null, Refusal>> {
  if (command.counters === null) return ok(null);
  const contract = await tx.contracts.contract(command.counters);
  const parties = [actor.person.key, partner];
  if (contract === null || !parties.includes(contract.one) || !parties.includes(contract.two))
    return err({ code: 'unknown-contract' });
  const by = contract.one === actor.person.key ? 'one' : 'two';
  const decided = decideContract(contract, contract.state, { type: 'counter', by }, NO_FACTS);
  return decided.ok ? ok(contract) : decided;
}

/** Why the actor can't offer this; null if they can. Does not look at what the other trader holds. */
async function faultOf({ context, tx, actor, command }: Offering): Promise<Refusal | null> {
  const { sum, payer, game = null, table } = command;
  const { money, least, patrons } = (await context.settings.of(tx)).settings;
  const purse = money === 'app' ? await tx.money.account({ kind: 'purse', owner: actor.person.key }) : null;
  const purses = money === 'app' ? { one: purse?.balance ?? 0, two: 0 } : null;
  return faultOfOffer({ sum, payer, game, table }, 'one', {
    ...NO_FACTS,
    purses,
    least,
    patrons: patrons === 'on',
  });
}

/**
 * Writes an offer. Refuses partners nobody can deal with, invalid sums, a prestige below the minimum, a game at the
 * patrons' table while that is off (PT1), what the writer would have to lay down but does not hold, and counters to
 * an offer that no longer stands.
 */
export async function offerContract(asking: Offering): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const partner = await partnerFor(tx, actor, command.with, 'contract');
  if (!partner.ok) return partner;
  const fault = await faultOf(asking);
  if (fault !== null) return err(fault);
  const { pledges, game = null } = command;
  const named =
    pledges === undefined ? ok(NAMES_NONE) : await pledgesNamed(context, tx, actor.person.key, pledges);
  if (!named.ok) return named;
  const pair: Pair = { by: actor.person, other: partner.value };
  const truce = game === null ? null : (await betweenThem(context, tx, pair)).truce;
  if (truce !== null) return err(truce);
  const countered = await counteredBy(asking, partner.value.key);
  if (!countered.ok) return countered;
  if (countered.value !== null) await writeContract(context, tx, countered.value, { at: 'countered' });
  const [one, two] = [actor.person.key, partner.value.key];
  const { sum, payer, table } = command;
  const textKey = await putText(tx, context.draws, command.text);
  const counters = countered.value?.key ?? null;
  const terms = { one, two, payer, sum, game, table };
  const id = await writeOffer(context, tx, { ...terms, textKey, counters, ...named.value });
  // A counter to a game proposes none (PROMISES 5, `tie`; section 9, case 6); the first offer to name a game does.
  const isBegun = game !== null && (countered.value?.game ?? null) === null;
  const others = isBegun ? await gameBegun(context, tx, pair) : [];
  await touch(context, tx, [...new Set([one, two, ...others])]);
  return ok({ type: 'made', id });
}
