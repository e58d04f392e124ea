// Standing: which party of a contract a person is, and what decisions need to know of both parties.

import { type ByParty, type Facts, type Party, tableOf } from '@dunmer/shared/contract';
import { type BySeat, type DeckCard, isShort } from '@dunmer/shared/rules';
import type { EventSettings } from '@dunmer/shared/protocol';
import type { PersonKey, Standing, StoredContract } from '../store/index.ts';

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

/** The facts of the event that decisions about a contract need; whether something is left unsaid, its cards tell. */
export const factsOf = (
  { one, two }: ByParty<Pick<Standing, 'purse' | 'match'>>,
  { money, least, patrons }: Pick<EventSettings, 'money' | 'least' | 'patrons'>,
): Facts => ({
  purses: money === 'app' ? { one: one.purse?.balance ?? 0, two: two.purse?.balance ?? 0 } : null,
  least,
  busy: { one: one.match !== null, two: two.match !== null },
  unsaid: false,
  patrons: patrons === 'on',
});
