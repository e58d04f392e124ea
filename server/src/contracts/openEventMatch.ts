// Opening a match of the event: two traders who are free, their own decks, both stakes in the pot (rules 1.4 and 1.5).

import { assert, err, ok, type Result } from '@dunmer/shared/lib';
import type { EventSettings, MatchKind, Refusal } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, SEATS } from '@dunmer/shared/rules';
import { type Movement, openAccount, transferAll } from '../ledger/index.ts';
import { type Context, openMatch } from '../match/index.ts';
import type { PersonKey, Standing, StoredMatch, StoredSeat, Tx } from '../store/index.ts';
import { playableOf } from './playable.ts';

export interface EventOpening {
  readonly kind: Exclude<MatchKind, 'practice'>;
  readonly stake: number;
  readonly contract: { readonly key: number; readonly id: string } | null;
  /** Read in this transaction. */
  readonly traders: BySeat<Standing>;
  /** Whose command opens it. */
  readonly who: PersonKey;
}

const seatOf = ({ key, id, code, name }: Standing): StoredSeat => ({
  name,
  device: '',
  deck: '',
  bot: null,
  person: { key, id, code },
});

/** Why these two can't sit down for this stake now; which of them it is, is not said. */
function faultOf(
  { kind, stake, traders }: EventOpening,
  { money, least }: Pick<EventSettings, 'money' | 'least'>,
): Refusal | null {
  const both = SEATS.map((seat) => traders[seat]);
  // R11: it may have been raised since the match was proposed.
  if (kind !== 'friendly' && stake < least) return { code: 'below-least', least };
  if (both.some(({ match }) => match !== null)) return { code: 'in-match' };
  if (both.some(({ frozen }) => frozen)) return { code: 'person-frozen' };
  if (money === 'app' && both.some(({ purse }) => (purse?.balance ?? 0) < stake))
    return { code: 'not-enough', amount: stake };
  return null;
}

/** Puts both stakes into the pot of the match. */
async function layDown(context: Context, tx: Tx, match: StoredMatch, opening: EventOpening): Promise<void> {
  const { stake, traders, who } = opening;
  const to = { kind: 'pot', owner: match.key } as const;
  const pot = await openAccount(tx, to);
  const movements = SEATS.map((seat): Movement => {
    const from = { kind: 'purse', owner: traders[seat].key } as const;
    return { from, to, sum: stake, why: 'stake' };
  });
  const known = [pot, ...SEATS.flatMap((seat) => traders[seat].purse ?? [])];
  const laid = await transferAll(tx, movements, {
    subject: match.id,
    who,
    at: context.clock.now(),
    known,
  });
  assert(laid.ok, 'both have been asked for their stake');
}

/**
 * Opens a match of the event with the newest cards, binds both traders and sets both stakes aside. Refuses, before anything is
 * written, less than the least prestige, who is in a match or frozen, what a purse does not hold, and a deck without a card to lay.
 */
export async function openEventMatch(
  context: Context,
  tx: Tx,
  opening: EventOpening,
): Promise<Result<StoredMatch, Refusal>> {
  const { kind, stake, contract, traders, who } = opening;
  const { settings } = await context.settings.of(tx);
  const fault = faultOf(opening, settings);
  if (fault !== null) return err(fault);
  const keys = SEATS.map((seat) => traders[seat].key);
  const copies = await tx.cards.decksOf(keys);
  const decks = bySeat((seat) => playableOf(traders[seat], copies, context.editions.newest));
  if (SEATS.some((seat) => decks[seat].length === 0)) return err({ code: 'no-cards' });
  const seats = bySeat((seat) => seatOf(traders[seat]));
  const match = await openMatch(context, tx, { kind, stake, contract, seats, decks, who });
  if (settings.money === 'app' && stake > 0) await layDown(context, tx, match, opening);
  await tx.people.bind(keys, match.key);
  // Binding counts as a change for both.
  tx.afterCommit(() => context.bell.ring(keys));
  return ok(match);
}
