// offerTrade: one trader offers copies and drakes for others; nothing moves until the other accepts.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, EventRefusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../door/index.ts';
import { balanceOf } from '../ledger/index.ts';
import type { PersonKey, StoredPerson, Tx } from '../store/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { type Bargain, copiesOf, faultOf, noteTrade } from './trades.ts';

type Offer = CommandMap['offerTrade'];

/** Open offers of one trader: more is no bargaining but a flood. */
const MOST_OPEN = 50;
const TRIES = 8;

/** With whom it is. Refuses a trade that can't be now, the same whatever would be traded (rule 1.5). */
async function partner(tx: Tx, from: PersonKey, id: string): Promise<Result<StoredPerson, EventRefusal>> {
  const other = await tx.people.person(id);
  if (other === null || !other.trades) return err({ code: 'unknown-person' });
  if (other.key === from) return err({ code: 'oneself' });
  const [one] = await tx.people.peopleByKey([from]);
  return other.match === null && one?.match === null ? ok(other) : err({ code: 'in-match' });
}

async function add(
  { context: { draws, clock }, tx }: Pick<Asking<Acting, Offer>, 'context' | 'tx'>,
  bargain: Bargain,
): Promise<string> {
  for (let i = 0; i < TRIES; i++) {
    const trade = { ...bargain, id: draws.id(), state: 'offered', at: clock.now() } as const;
    if ((await tx.deals.addTrade(trade)) === null) continue;
    noteTrade(tx, trade);
    return trade.id;
  }
  throw new Error('no free id was drawn');
}

/** Whether somebody has what they would give; where the coins lie on the table, nobody asks. */
async function has({ context, tx, actor, command }: Asking<Acting, Offer>): Promise<boolean> {
  const { drakes } = command.gives;
  if (drakes === 0 || (await context.settings.of(tx)).settings.money === 'table') return true;
  return (await balanceOf(tx, { kind: 'purse', owner: actor.person.key })) >= drakes;
}

/** Offers a trade. What the other has, in the purse and in the deck, is asked only when they accept: an offer must not sound it out. */
export async function offerTrade(asking: Asking<Acting, Offer>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { gives, takes } = command;
  const fault = faultOf(command);
  if (fault !== null) return err(fault);
  const from = actor.person.key;
  const other = await partner(tx, from, command.with);
  if (!other.ok) return other;
  const to = other.value.key;
  if ((await tx.deals.openTradesFrom(from)) >= MOST_OPEN) return err({ code: 'too-many', most: MOST_OPEN });
  const copies = await copiesOf(tx, { from, to, gives, takes }, { asOffered: true });
  if (!copies.ok) return copies;
  if (!(await has(asking))) return err({ code: 'not-enough' });
  const id = await add(asking, { from, to, gives, takes });
  await touch(context, tx, [from, to]);
  return ok({ type: 'made', id });
}
