// Undealt: traders who own no promises yet (PR1), whether or not they hold some of others. Pure.

import type { StaffPerson, StaffPledgesInfo } from '@dunmer/shared/protocol';

/** Returns the traders whom the reader may deal to: neither dealt to before, nor ruined. */
export function undealtOf(
  people: readonly StaffPerson[],
  { hands }: Pick<StaffPledgesInfo, 'hands'>,
): readonly StaffPerson[] {
  const others = new Set(
    hands.flatMap(({ trader, house, ruined }) => (house !== null || ruined ? trader.person : [])),
  );
  return people.filter(({ person, trades, hidden }) => trades && !hidden && !others.has(person));
}
