// Ruin: the hand and front of a ruined trader are spent; of somebody in a match, at its end (IN25, PR25).

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { MatchId } from '@dunmer/shared/protocol';
import type { PersonKey, StoredPerson, StoredRuin, Tx } from '../store/index.ts';
import type { Context } from '../match/index.ts';
import { touch } from '../world/index.ts';
import { decideOnDeck } from './decideOn.ts';
import { joinAll } from './switchOn.ts';

/** Whose command it is, who is ruined, and why; '' where nobody gives a reason now. */
export interface DeckRuin {
  readonly who: PersonKey | null;
  readonly trader: Pick<StoredPerson, 'key' | 'id'>;
  readonly reason: string;
}

/**
 * Spends what a ruined trader has of the deck; does nothing where there is none, or it isn't shuffled yet, or is
 * closed.
 */
export async function ruinInDeck(world: Context, tx: Tx, { who, trader, reason }: DeckRuin): Promise<void> {
  if ((await world.deck.of(tx)) === null) return;
  await decideOnDeck(world, tx, { who }, { type: 'ruin', who: trader.id, reason });
}

/** Whether somebody is ruined, or will be, from before there were promises; they may have been dealt some since. */
export async function isRuinOfDeck({ deck }: Context, tx: Tx, person: PersonKey): Promise<boolean> {
  const ruin = (await deck.of(tx)) === null ? null : await tx.intrigue.intrigueRuin(person);
  return ruin !== null && (ruin.ruined || ruin.ruinAfter !== null);
}

async function put(world: Context, tx: Tx, ruin: StoredRuin): Promise<void> {
  await tx.intrigue.putIntrigueRuin(ruin);
  tx.note({ is: 'deckRuin', ...ruin });
  await touch(world, tx, [ruin.person]);
}

/**
 * Ruins somebody where there are no promises, at the end of their match where they are in one, or takes that back.
 * Refuses somebody who is already ruined, or is not ruined.
 */
export async function ruinWithoutPromises(
  world: Context,
  tx: Tx,
  { who, trader, reason }: DeckRuin & { readonly trader: StoredPerson },
  { ruined, match }: { readonly ruined: boolean; readonly match: MatchId | null },
): Promise<Result<null, { readonly code: 'ruined-before' | 'not-ruined' }>> {
  const { key: person } = trader;
  const before = await tx.intrigue.intrigueRuin(person);
  const isArranged = before !== null && before.ruinAfter !== null;
  if (ruined && (before?.ruined === true || isArranged)) return err({ code: 'ruined-before' });
  if (!ruined && before?.ruined !== true && !isArranged) return err({ code: 'not-ruined' });
  if (ruined && match !== null) await put(world, tx, { person, ruined: false, ruinAfter: match });
  else {
    await put(world, tx, { person, ruined, ruinAfter: null });
    if (ruined) await ruinInDeck(world, tx, { who, trader, reason });
    else if (!isArranged) await joinAll(world, tx, who);
  }
  return ok(null);
}

interface MatchOver {
  readonly match: MatchId;
  readonly people: readonly Pick<StoredPerson, 'key' | 'id'>[];
  /** Whose command has ended the match; null for the table itself. */
  readonly who: PersonKey | null;
}

/** PR25: ruins everybody whose ruin was arranged for the end of this match. */
export async function endRuins(world: Context, tx: Tx, { match, people, who }: MatchOver): Promise<void> {
  if ((await world.deck.of(tx)) === null) return;
  for (const trader of people) {
    const ruin = await tx.intrigue.intrigueRuin(trader.key);
    if (ruin?.ruinAfter !== match) continue;
    await put(world, tx, { person: trader.key, ruined: true, ruinAfter: null });
    await ruinInDeck(world, tx, { who, trader, reason: '' });
  }
}
