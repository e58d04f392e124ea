// contractFacts: what the words of an act depend on, read from the contract as its reader has it. Pure.

import { otherParty, type Party, sixthChoices } from '@dunmer/shared/contract';
import type { ContractView, EventSettings } from '@dunmer/shared/protocol';
import type { ContractFacts } from '../text/index.ts';
import type { Act } from './acts.ts';
import { partnerIn } from './status.ts';

type Settings = Pick<EventSettings, 'money' | 'least'>;

/**
 * The sizes of the sixth: before it is demanded by the price alone, for what both hold is shown to nobody then (R12).
 */
export const sizesFor = ({ sum, sixth }: ContractView, act: Act, { least }: Settings): readonly number[] =>
  act === 'demandSixth' ? sixthChoices(sum, least, null) : sixth;

/** The prestige that an act is about: what is proposed, or the only size; 0 where there is none. */
function amountIn({ state, game: offered }: ContractView, sizes: readonly number[]): number {
  if (state.at !== 'signed') return offered ?? 0;
  const { game } = state;
  return 'amount' in game ? game.amount : (sizes[0] ?? 0);
}

/** Whether the other has done it already, so that this completes it. */
function isSecond({ state }: ContractView, party: Party, act: Act): boolean {
  if (state.at !== 'signed') return false;
  return act === 'confirmHandover' && state.handed[otherParty(party)];
}

/** Whether one of the two agrees to annul it. */
export const isAnnulling = ({ state }: Pick<ContractView, 'state'>): boolean =>
  state.at === 'signed' && (state.annulling.one || state.annulling.two);

/** For one of the parties. */
export function contractFacts(
  contract: ContractView,
  party: Party,
  act: Act,
  settings: Settings,
): ContractFacts {
  const sizes = sizesFor(contract, act, settings);
  return {
    other: partnerIn(contract).name,
    sum: contract.sum,
    iPay: contract.payer === party,
    onTable: settings.money === 'table',
    second: isSecond(contract, party, act),
    oneSize: sizes.length === 1,
    amount: amountIn(contract, sizes),
    annulling: isAnnulling(contract),
  };
}
