// Standing: a contract, who of it asks, and both parties with their purses, all of one moment.

import type { ByParty, ContractCommand, Facts, Party } from '@dunmer/shared/contract';
import type { Context } from '../match/index.ts';
import type { PersonKey, Standing, StoredContract, Tx } from '../store/index.ts';

/** Which party a person is; null where they are none. */
export function partyOfPerson({ one, two }: StoredContract, person: PersonKey | null): Party | null {
  if (person === one) return 'one';
  return person === two ? 'two' : null;
}

/** What decisions need to know of the parties. */
export async function factsOf(context: Context, tx: Tx, { one, two }: ByParty<Standing>): Promise<Facts> {
  const { money, least } = (await context.settings.of(tx)).settings;
  const inPurse = ({ purse }: Standing): number => purse?.balance ?? 0;
  return {
    purses: money === 'app' ? { one: inPurse(one), two: inPurse(two) } : null,
    least,
    busy: { one: one.match !== null, two: two.match !== null },
  };
}

const ASK: ReadonlySet<ContractCommand['type']> = new Set([
  'accept',
  'proposeGame',
  'agreeGame',
  'counterGame',
  'demandSixth',
  'chooseRounding',
]);

/** Whether a decision asks for the parties' purses, or whether they are in a match. */
export const asksForParties = (type: ContractCommand['type']): boolean => ASK.has(type);
