// SettleEnding: the first settlement of a match. The pot goes to the winner, except for what a card leaves the loser
// (`solace`, IN23), or each takes back their own stake (rule 6.1).

import { assert } from '@dunmer/shared/lib';
import { otherSeat, SEATS } from '@dunmer/shared/rules';
import { type Movement, transferAll } from '../purses/index.ts';
import { putReason } from '../journal/index.ts';
import type { Context } from '../match/index.ts';
import type { PersonKey, Stakes, StoredMatch, TextKey, Tx } from '../store/index.ts';
import { endContract } from './endContract.ts';
import { inPlay } from './inPlay.ts';
import { gameResultOf, type MatchEnding, winnerOf } from './result.ts';

/** What the pot pays to whom. */
function payments({ pot, traders }: Stakes, ending: MatchEnding, solace: number): readonly Movement[] {
  if (pot === null) return [];
  const winner = winnerOf(ending);
  const purseOf = (seat: 'a' | 'b') => ({ kind: 'purse', owner: traders[seat].key }) as const;
  const from = { kind: 'pot', owner: pot.owner } as const;
  if (winner !== null) {
    const left: readonly Movement[] =
      solace === 0 ? [] : [{ from, to: purseOf(otherSeat(winner)), sum: solace, why: 'solace' }];
    return [...left, { from, to: purseOf(winner), sum: pot.balance - solace, why: 'pot' }];
  }
  return SEATS.map((seat) => ({ from, to: purseOf(seat), sum: pot.balance / 2, why: 'stake-back' }));
}

/** A match that is over, and the person whose act ended it; null for the server itself. */
interface Over {
  readonly table: StoredMatch;
  readonly who: PersonKey | null;
  /** What the pot leaves the loser by count. */
  readonly solace?: number;
}

interface Payment {
  readonly stakes: Stakes;
  readonly ending: MatchEnding;
  /** The reason of a referee who ended it; null if none did. */
  readonly note: TextKey | null;
}

async function payOut(
  context: Context,
  tx: Tx,
  { table, who, solace = 0 }: Over,
  { stakes, ending, note }: Payment,
) {
  const { id, stake } = table;
  const { pot, traders } = stakes;
  const known = [pot, ...SEATS.map((seat) => traders[seat].purse)].filter((account) => account !== null);
  const at = context.clock.now();
  const paid = await transferAll(tx, payments(stakes, ending, solace), {
    subject: id,
    who,
    at,
    note,
    known,
  });
  assert(paid.ok && (pot === null || pot.balance === 2 * stake), 'both stakes lie in the pot');
}

/** Settles the ending of a match that was running. This happens once: settlement 1 of a match can exist only once. */
export async function settleEnding(context: Context, tx: Tx, over: Over, ending: MatchEnding): Promise<void> {
  const { table, who, solace = 0 } = over;
  const { id, key: match, stake } = table;
  const note = 'reason' in ending ? await putReason(tx, context.draws, ending.reason) : null;
  // A friendly match moves nothing.
  const stakes =
    stake === 0 && table.contract === null
      ? null
      : await inPlay(context, tx, await tx.settlements.stakes(match, null));
  if (stakes !== null) await payOut(context, tx, over, { stakes, ending, note });
  const act = { note, who, at: context.clock.now() };
  const settled = {
    k: 1,
    corrects: null,
    kind: ending.kind,
    winner: winnerOf(ending),
    pot: 2 * stake,
    owed: 0,
    ...act,
  };
  await tx.settlements.addSettlement({ match, ...settled, solace, price: null });
  tx.note({ is: 'settled', match: id, ...settled, ...(solace === 0 ? {} : { solace }) });
  const contract = stakes?.contract ?? null;
  if (contract !== null) await endContract(context, tx, contract, gameResultOf(ending));
}
