// Answering a trade: the other trader accepts or declines it, or the one who offered it withdraws it.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, Refusal } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { transferAll } from '../purses/index.ts';
import type { Relation } from '../roles/index.ts';
import type { OfferState, StoredTrade } from '../store/index.ts';
import { type Acting, type Actor, isPerson, touch } from '../world/index.ts';
import { moveCopies } from '../copies/index.ts';
import { closeTrade, copiesOf } from './trades.ts';

type Answer = CommandMap['acceptTrade' | 'declineTrade' | 'withdrawTrade'];

/** Finds the trade that a command names; people on neither side of it find none. */
export async function ownTrade({
  tx,
  actor,
  command,
}: Asking<Actor, Answer>): Promise<Result<StoredTrade, Refusal>> {
  const trade = await tx.trades.trade(command.trade);
  const isTheirs = trade !== null && (isPerson(actor, trade.from) || isPerson(actor, trade.to));
  return isTheirs ? ok(trade) : err({ code: 'unknown-trade' });
}

/** Relates the trader on `side`, who may give this answer, as `party`, and the trader on the other side as `own`. */
export const answersAs =
  (side: 'from' | 'to') =>
  ({ actor }: Asking<Actor, Answer>, trade: StoredTrade): Relation =>
    isPerson(actor, trade[side]) ? 'party' : 'own';

async function close(
  { context, tx }: Pick<Asking<Acting, Answer>, 'context' | 'tx'>,
  trade: StoredTrade,
  state: OfferState,
): Promise<CommandResult> {
  await closeTrade(tx, trade, state);
  await touch(context, tx, [trade.from, trade.to]);
  return ok({ type: 'settled' });
}

/** Ends an offer without moving anything. */
export const closeAs =
  (state: 'declined' | 'withdrawn') =>
  async (asking: Asking<Acting, Answer>, trade: StoredTrade): Promise<CommandResult> =>
    trade.state === 'offered' ? close(asking, trade, state) : err({ code: 'closed' });

/** Moves both sides' drakes. Moves none where the coins lie on the table: then they are only recorded. */
async function pay(asking: Asking<Acting, Answer>, trade: StoredTrade): Promise<Result<null, Refusal>> {
  const { context, tx, actor } = asking;
  if ((await context.settings.of(tx)).settings.money === 'table') return ok(null);
  const [one, two] = [
    { kind: 'purse', owner: trade.from } as const,
    { kind: 'purse', owner: trade.to } as const,
  ];
  // Each side lays down its own drakes: what one gets can't pay the other.
  const movements = [
    { from: one, to: two, sum: trade.gives.drakes, why: 'trade' },
    { from: two, to: one, sum: trade.takes.drakes, why: 'trade' },
  ] as const;
  const purses = await tx.money.accountsNamed([one, two]);
  const has = (owner: number): number => purses.find((purse) => purse.owner === owner)?.balance ?? 0;
  if (has(trade.from) < trade.gives.drakes || has(trade.to) < trade.takes.drakes)
    return err({ code: 'not-enough' });
  const at = context.clock.now();
  return transferAll(tx, movements, { subject: trade.id, who: actor.person.key, at, known: purses });
}

/** Accepts a trade: everything that was checked at the offer is checked again, then both sides change. */
export async function acceptTrade(
  asking: Asking<Acting, Answer>,
  trade: StoredTrade,
): Promise<CommandResult> {
  const { context, tx, actor } = asking;
  if (trade.state !== 'offered') return err({ code: 'closed' });
  const people = await tx.people.peopleByKey([trade.from, trade.to]);
  if (people.some(({ match }) => match !== null)) return err({ code: 'in-match' });
  if (people.some(({ frozen }) => frozen)) return err({ code: 'person-frozen' });
  const copies = await copiesOf(tx, trade, { asOffered: false });
  if (!copies.ok) return copies;
  const paid = await pay(asking, trade);
  if (!paid.ok) return paid;
  const handing = {
    why: 'trade',
    subject: trade.id,
    who: actor.person.key,
    at: context.clock.now(),
  } as const;
  await moveCopies(
    tx,
    copies.value.map((each) => ({ ...each, ...handing })),
  );
  return close(asking, trade, 'accepted');
}
