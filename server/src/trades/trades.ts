// Trades: copies and drakes against each other, offered by one trader and accepted by the other; a gift has one empty
// side (EVENT, "Money", "Cards"). Both sides change in one step, or neither does.

import { err, ok, type Result } from '@dunmer/shared/lib';
import { isSum } from '@dunmer/shared/contract';
import type { EventRefusal } from '@dunmer/shared/protocol';
import type { OfferState, PersonKey, StoredCopy, StoredTrade, StoredTradeSide, Tx } from '../store/index.ts';
import { bindingOf } from '../copies/index.ts';

/** What a trade moves: both people, and what each gives. */
export interface Bargain {
  readonly from: PersonKey;
  readonly to: PersonKey;
  readonly gives: StoredTradeSide;
  readonly takes: StoredTradeSide;
}

const isEmpty = ({ copies, drakes }: StoredTradeSide): boolean => copies.length === 0 && drakes === 0;

/** What is wrong with a bargain whatever its traders own; null where it could be made. */
export function faultOf({ gives, takes }: Pick<Bargain, 'gives' | 'takes'>): EventRefusal | null {
  if (!isSum(gives.drakes) || !isSum(takes.drakes)) return { code: 'bad-sum' };
  const named = [...gives.copies, ...takes.copies];
  const twice = named.find((copy, i) => named.includes(copy, i + 1));
  if (twice !== undefined) return { code: 'copy-twice', copy: twice };
  return isEmpty(gives) && isEmpty(takes) ? { code: 'nothing-offered' } : null;
}

/** Why a copy can't leave its owner; the caller has checked that the owner is in no match. */
function hindrance(
  copy: StoredCopy | undefined,
  id: string,
  owner: PersonKey,
): Extract<EventRefusal, { copy: string }> | null {
  if (copy === undefined) return { code: 'unknown-copy', copy: id };
  if (copy.owner !== owner) return { code: 'not-yours', copy: id };
  const by = bindingOf(copy);
  return by === null ? null : { code: 'copy-bound', copy: id, by };
}

/**
 * Reads the copies of both sides at once. Refuses where one does not belong to its giver, or is not free. `asOffered`:
 * the owners of the other side's copies are not checked yet, because an offer must not sound out a deck.
 */
export async function copiesOf(
  tx: Tx,
  { from, to, gives, takes }: Bargain,
  { asOffered }: { readonly asOffered: boolean },
): Promise<Result<readonly { readonly copy: StoredCopy; readonly to: PersonKey }[], EventRefusal>> {
  const going = [
    ...gives.copies.map((id) => ({ id, owner: from, to })),
    ...takes.copies.map((id) => ({ id, owner: to, to: from })),
  ];
  if (going.length === 0) return ok([]);
  const found = await tx.cards.copiesById(going.map(({ id }) => id));
  const known = new Map(found.map((copy) => [copy.id, copy]));
  const moving: { readonly copy: StoredCopy; readonly to: PersonKey }[] = [];
  // One by one: a copy that stands on both sides belongs to somebody else on one of them.
  for (const { id, owner, to: receiver } of going) {
    const copy = known.get(id);
    const isUnasked = asOffered && owner === to && copy !== undefined;
    const refused = isUnasked ? null : hindrance(copy, id, owner);
    if (refused !== null) return err(refused);
    // Trades from earlier releases may name a copy of their own side twice.
    if (moving.some((each) => each.copy === copy)) return err({ code: 'copy-twice', copy: id });
    if (copy !== undefined) moving.push({ copy, to: receiver });
  }
  return ok(moving);
}

/** Notes a trade for the journal. */
export function noteTrade(
  tx: Tx,
  { id, from, to, gives, takes, state }: Omit<StoredTrade, 'key' | 'at'>,
): void {
  const [given, taken] = [JSON.stringify(gives), JSON.stringify(takes)];
  tx.note({ is: 'trade', trade: id, from, to, gives: given, takes: taken, state });
}

/** Ends an open trade in the tables and for the journal. The caller moves what it moves, if anything. */
export async function closeTrade(tx: Tx, trade: StoredTrade, state: OfferState): Promise<void> {
  await tx.trades.closeTrade(trade.key, state);
  noteTrade(tx, { ...trade, state });
}
