// Game tricks: what staff preview in a match at the patrons' table, and a pile that is reordered behind the server's
// back.

import { assert, ok, present } from '@dunmer/shared/lib';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { App } from '../../src/app/index.ts';
import type { AskedAct } from './windowPeople.ts';

const reason = 'as it goes';

/** Acts that staff preview. */
export const actsOn = (match: MatchId): readonly AskedAct[] => [
  { type: 'applyDefault', match, seat: 'a', reason },
  { type: 'applyDefault', match, seat: 'b', reason },
  { type: 'openCards', match, reason },
  { type: 'pauseMatch', match, reason },
  { type: 'voidMatch', match, shortfall: 'refuse', reason },
  { type: 'award', match, winner: 'a', claim: false, shortfall: 'refuse', reason },
];

/**
 * Swaps the two copies at the bottom of a pile when it is `turned`, as if the seed had said so. Returns the two copies.
 */
export async function turnPile(
  { matches, store }: App,
  match: MatchId,
  seat: Seat,
  turned: boolean,
): Promise<ReadonlySet<string>> {
  const { lives } = matches.context;
  const live = present(await lives.get(store.read, match), 'the match');
  assert(live.at === 'patrons', 'at the patrons’ table');
  const { rules } = live.state;
  const pile = rules.vault.piles[seat];
  const bottom = pile.slice(-2);
  const order = [...pile.slice(0, -2), ...(turned ? bottom.toReversed() : bottom)];
  const vault = { ...rules.vault, piles: { ...rules.vault.piles, [seat]: order } };
  const state = { ...live.state, rules: { ...rules, vault } };
  await store.transact(async (tx) => ok(lives.put(tx, { ...live, state })));
  return new Set(bottom.map(({ copy }) => copy));
}
