// SettlePrice: once the price of victory is chosen, the copy is the loser's (rule 6.2).

import { present } from '@dunmer/shared/lib';
import type { Context, Turn } from '../match/index.ts';
import { moveCopy } from '../copies/index.ts';
import type { Tx } from '../store/index.ts';

/** Hands the claimed copy over. Nothing moves if the loser waives, or a referee closes the claim. */
export async function settlePrice(context: Context, tx: Tx, { after, events, who }: Turn): Promise<void> {
  const claimed = events.find((event) => event.type === 'PriceClaimed');
  if (claimed === undefined) return;
  const { id, seats } = after.table;
  const copy = present(await tx.cards.copy(claimed.copy), 'what lies on the field is a copy');
  const to = present(seats[claimed.seat].person, 'a match of the event has two traders').key;
  await moveCopy(tx, copy, { to, why: 'claimed', subject: id, who, at: context.clock.now() });
}
