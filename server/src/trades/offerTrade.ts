// offerTrade: one trader offers copies and drakes for others; nothing moves until the other accepts. An offer may
// replace an open trade between the two, which is closed in the same step, so that never both can be accepted.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, EventRefusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { untilFree } from '../draws/index.ts';
import { balanceOf } from '../purses/index.ts';
import type { PersonKey, StoredPerson, StoredTrade, Tx } from '../store/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { type Bargain, closeTrade, copiesOf, faultOf, noteTrade } from './trades.ts';

type Offer = CommandMap['offerTrade'];

/** The most open offers of one trader: more is no bargaining but a flood. */
const MOST_OPEN = 50;

/** Finds the other trader. Refuses a trade that can't be made now, whatever would be traded (rule 1.5). */
async function partner(tx: Tx, from: PersonKey, id: string): Promise<Result<StoredPerson, EventRefusal>> {
  const other = await tx.people.person(id);
  if (other === null || !other.trades) return err({ code: 'unknown-person' });
  if (other.key === from) return err({ code: 'oneself' });
  const [one] = await tx.people.peopleByKey([from]);
  return other.match === null && one?.match === null ? ok(other) : err({ code: 'in-match' });
}

/**
 * Finds the trade that this offer replaces, which has to be open and between the same two; null where it replaces none.
 */
async function replacedBy(
  { tx, actor, command }: Asking<Acting, Offer>,
  partner: PersonKey,
): Promise<Result<StoredTrade | null, EventRefusal>> {
  if (command.replaces === null) return ok(null);
  const trade = await tx.trades.trade(command.replaces);
  const [from, to] = [actor.person.key, partner];
  const isTheirs = trade !== null && [from, to].includes(trade.from) && [from, to].includes(trade.to);
  if (!isTheirs) return err({ code: 'unknown-trade' });
  return trade.state === 'offered' ? ok(trade) : err({ code: 'closed' });
}

/** Refuses a trader who has too many open offers; one of theirs that is being replaced does not count. */
async function floodFault(
  tx: Tx,
  from: PersonKey,
  replaced: StoredTrade | null,
): Promise<EventRefusal | null> {
  const open = (await tx.trades.openTradesFrom(from)) - (replaced?.from === from ? 1 : 0);
  return open >= MOST_OPEN ? { code: 'too-many', most: MOST_OPEN } : null;
}

const add = (
  { context: { draws, clock }, tx }: Pick<Asking<Acting, Offer>, 'context' | 'tx'>,
  bargain: Bargain,
): Promise<string> =>
  untilFree(async () => {
    const trade = { ...bargain, id: draws.id(), state: 'offered', at: clock.now() } as const;
    if ((await tx.trades.addTrade(trade)) === null) return null;
    noteTrade(tx, trade);
    return trade.id;
  });

/** Whether the trader has the drakes that they offer; not checked where the coins lie on the table. */
async function has({ context, tx, actor, command }: Asking<Acting, Offer>): Promise<boolean> {
  const { drakes } = command.gives;
  if (drakes === 0 || (await context.settings.of(tx)).settings.money === 'table') return true;
  return (await balanceOf(tx, { kind: 'purse', owner: actor.person.key })) >= drakes;
}

/**
 * Offers a trade. What the other has in purse and deck is checked only when they accept: an offer must not sound it
 * out. Closes the trade that it replaces: as withdrawn where the actor had made it, else as declined. Refuses before
 * anything is written.
 */
export async function offerTrade(asking: Asking<Acting, Offer>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { gives, takes } = command;
  const fault = faultOf(command);
  if (fault !== null) return err(fault);
  const from = actor.person.key;
  const other = await partner(tx, from, command.with);
  if (!other.ok) return other;
  const to = other.value.key;
  const replaced = await replacedBy(asking, to);
  if (!replaced.ok) return replaced;
  const flood = await floodFault(tx, from, replaced.value);
  if (flood !== null) return err(flood);
  const copies = await copiesOf(tx, { from, to, gives, takes }, { asOffered: true });
  if (!copies.ok) return copies;
  if (!(await has(asking))) return err({ code: 'not-enough' });
  if (replaced.value !== null)
    await closeTrade(tx, replaced.value, replaced.value.from === from ? 'withdrawn' : 'declined');
  const id = await add(asking, { from, to, gives, takes });
  await touch(context, tx, [from, to]);
  return ok({ type: 'made', id });
}
