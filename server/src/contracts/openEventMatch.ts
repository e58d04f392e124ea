// OpenEventMatch: opens a match of the event: two traders who are free, their own decks, both stakes in the pot
// (rules 1.4 and 1.5).

import { assert, err, ok, type Result } from '@dunmer/shared/lib';
import type { MatchKind, Refusal } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, SEATS } from '@dunmer/shared/rules';
import type { PledgeState } from '@dunmer/shared/pledges';
import { windowsFor } from '../holds/index.ts';
import { isPlayOpen } from '../intrigue/index.ts';
import { type Movement, openAccounts, transferAll } from '../purses/index.ts';
import { type Context, openMatch } from '../match/index.ts';
import type { Brought } from './playable.ts';
import type { AccountName, PersonKey, Standing, StoredMatch, StoredSeat, Tx } from '../store/index.ts';

/** The price of a contract that must be moved to its hold. */
interface Price {
  readonly contract: { readonly key: number; readonly id: string };
  readonly payer: PersonKey;
  readonly sum: number;
}

export type EventOpening = Brought & {
  readonly kind: Exclude<MatchKind, 'practice'>;
  readonly stake: number;
  readonly contract: { readonly key: number; readonly id: string } | null;
  /** The price that is held in the same step; null if it is held already, or there is none. */
  readonly price: Price | null;
  /** Read in this transaction. */
  readonly traders: BySeat<Standing>;
  /** All promises as the opening step leaves them; null if it moves none. */
  readonly pledges: PledgeState | null;
  /** The person whose command opens the match. */
  readonly who: PersonKey;
};

const seatOf = ({ key, id, code, name }: Standing): StoredSeat => ({
  name,
  device: '',
  deck: '',
  bot: null,
  person: { key, id, code },
});

/**
 * Why these two can't play for this stake now, without saying which of them is the reason; null if they can. Checks
 * the minimum prestige, whether one is in a match, frozen or has an open action around them (IN21), what the purses
 * hold and, at the trade table, whether both have a card to place (PT2).
 */
export async function faultOfOpening(
  { settings, deck }: Pick<Context, 'settings' | 'deck'>,
  tx: Tx,
  { kind, stake, price, traders, decks }: EventOpening,
): Promise<Refusal | null> {
  const { money, least } = (await settings.of(tx)).settings;
  const both = SEATS.map((seat) => traders[seat]);
  // R11: the minimum may have been raised since the match was proposed.
  if (kind !== 'friendly' && stake < least) return { code: 'below-least', least };
  if (both.some(({ match }) => match !== null)) return { code: 'in-match' };
  if (both.some(({ frozen }) => frozen)) return { code: 'person-frozen' };
  const ids = both.map(({ id }) => id);
  if (await isPlayOpen({ deck, settings }, tx, ids)) return { code: 'play-open' };
  const laidBy = (key: PersonKey): number => stake + (key === price?.payer ? price.sum : 0);
  if (money === 'app' && both.some(({ key, purse }) => (purse?.balance ?? 0) < laidBy(key)))
    return { code: 'not-enough', amount: stake };
  const isBare = decks !== null && SEATS.some((seat) => decks[seat].length === 0);
  return isBare ? { code: 'no-cards' } : null;
}

/** Moves the price to the hold of its contract. */
function holding({ contract: { key, id }, payer, sum }: Price): Movement {
  const from = { kind: 'purse', owner: payer } as const;
  return { from, to: { kind: 'hold', owner: key }, sum, why: 'hold', subject: id };
}

/** Puts both stakes into the pot of the match, and a price into its hold if one is to be held with them. */
async function layDown(context: Context, tx: Tx, match: StoredMatch, opening: EventOpening): Promise<void> {
  const { stake, price, traders, who } = opening;
  const to = { kind: 'pot', owner: match.key } as const;
  const stakes = SEATS.map((seat): Movement => {
    const from = { kind: 'purse', owner: traders[seat].key } as const;
    return { from, to, sum: stake, why: 'stake' };
  });
  const movements = price === null ? stakes : [holding(price), ...stakes];
  const filled = new Map<string, AccountName>();
  for (const { to: account, sum } of movements) if (sum > 0) filled.set(account.kind, account);
  const opened = await openAccounts(tx, [...filled.values()]);
  const known = [...opened, ...SEATS.flatMap((seat) => traders[seat].purse ?? [])];
  const laid = await transferAll(tx, movements, {
    subject: match.id,
    who,
    at: context.clock.now(),
    known,
  });
  assert(laid.ok, 'both have been asked for their stake');
}

/** What is laid down at the match's table. PT2: no window of a module opens at the patrons' table. */
async function laidBy(context: Context, tx: Tx, opening: EventOpening) {
  const { kind, traders, pledges: after } = opening;
  if (opening.tableName === 'patrons') return { tableName: 'patrons', decks: null, windows: null } as const;
  const windows = await windowsFor(context, tx, { kind, traders, after });
  return { tableName: 'trade', decks: opening.decks, windows } as const;
}

/**
 * Opens a match of the event with the newest cards, binds both traders and sets both stakes aside, together with a
 * price if there is one. Refuses, before it has written anything, a disk without room for a match, and what
 * `faultOfOpening` finds.
 */
export async function openEventMatch(
  context: Context,
  tx: Tx,
  opening: EventOpening,
): Promise<Result<StoredMatch, Refusal>> {
  const { kind, stake, contract, traders, who } = opening;
  if (context.disk.room === 'short') return err({ code: 'no-room' });
  const fault = await faultOfOpening(context, tx, opening);
  if (fault !== null) return err(fault);
  const keys = SEATS.map((seat) => traders[seat].key);
  const seats = bySeat((seat) => seatOf(traders[seat]));
  const laid = await laidBy(context, tx, opening);
  const match = await openMatch(context, tx, { kind, stake, contract, seats, ...laid, who });
  if ((await context.settings.of(tx)).settings.money === 'app') await layDown(context, tx, match, opening);
  await tx.people.bind(keys, match.key);
  // Binding counts as a change for both.
  tx.afterCommit(() => context.bell.ring(keys));
  return ok(match);
}
