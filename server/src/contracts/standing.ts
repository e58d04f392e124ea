// Standing: which party of a contract a person is, and what decisions need to know of both parties.

import { type ByParty, type Facts, type Party, tableOf } from '@dunmer/shared/contract';
import { type BySeat, type DeckCard, isShort } from '@dunmer/shared/rules';
import type { Context } from '../match/index.ts';
import type { PersonKey, Standing, StoredContract, Tx } from '../store/index.ts';

/** Which party of a contract a person is; null if neither. */
export function partyOfPerson({ one, two }: StoredContract, person: PersonKey | null): Party | null {
  if (person === one) return 'one';
  return person === two ? 'two' : null;
}

/** Whether an offer names a game for which cards are placed; at the patrons' table rule 2.2 does not apply (PT2). */
export const laysCards = ({ game, table }: Pick<StoredContract, 'game' | 'table'>): boolean =>
  game !== null && tableOf({ table }) === 'trade';

/**
 * Whether accepting would seat the writer against a short trader without the writer having been told so (rule 2.2).
 * If one of them has no cards at all there is another refusal for that.
 */
export function isUnsaid(
  contract: Pick<StoredContract, 'game' | 'told' | 'table'>,
  decks: BySeat<readonly DeckCard[]>,
): boolean {
  const canPlay = decks.a.length > 0 && decks.b.length > 0;
  return laysCards(contract) && !contract.told && canPlay && isShort(decks.b.length);
}

/** Reads what decisions need to know of the parties. */
export async function factsOf(
  context: Context,
  tx: Tx,
  { one, two }: ByParty<Standing>,
  unsaid: boolean,
): Promise<Facts> {
  const { money, least, patrons } = (await context.settings.of(tx)).settings;
  const inPurse = ({ purse }: Standing): number => purse?.balance ?? 0;
  return {
    purses: money === 'app' ? { one: inPurse(one), two: inPurse(two) } : null,
    least,
    busy: { one: one.match !== null, two: two.match !== null },
    unsaid,
    patrons: patrons === 'on',
  };
}
