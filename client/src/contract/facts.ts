// Facts: what an act's sheet says, of what is held and of who holds it, and the words for it.

import { otherParty, type Party, sixthChoices, type TableName } from '@dunmer/shared/contract';
import type { ContractView, EventSettings } from '@dunmer/shared/protocol';
import type { ActWords, ContractFacts, ContractText, SaidAct } from '../text/index.ts';
import type { Act } from './acts.ts';
import { partnerIn, tableIn } from './status.ts';

type Settings = Pick<EventSettings, 'money' | 'least' | 'patrons'>;

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
const isAnnulling = ({ state }: Pick<ContractView, 'state'>): boolean =>
  state.at === 'signed' && (state.annulling.one || state.annulling.two);

/** Whether games are asked for at either table (PT1). */
export const hasTables = ({ patrons }: Pick<Settings, 'patrons'>): boolean => patrons === 'on';

/** PT1: a demanded sixth is played at the trade table. */
const tableFor = (contract: ContractView, act: Act): TableName =>
  act === 'demandSixth' ? 'trade' : tableIn(contract);

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
    table: tableFor(contract, act),
    tables: hasTables(settings),
  };
}

type Offered = Pick<ContractView, 'game' | 'unsaid' | 'state'>;

/**
 * A yes to an offer that names a game signs and plays, or goes back first to the one who has to see how few cards there
 * are (rule 2.2).
 */
function saidOf(act: Act, contract: Offered, settings: Pick<Settings, 'patrons'>): SaidAct {
  const { game, unsaid } = contract;
  // Only the other can have agreed to it before.
  if (act === 'agreeAnnul' && isAnnulling(contract)) return 'annulToo';
  if (act === 'counterGame' && hasTables(settings)) return 'counterTable';
  if (act !== 'accept' || game === null) return act;
  return unsaid ? 'acceptBack' : 'acceptPlay';
}

/** The words of an act, by what the contract makes of it. Pure. */
export const actWords = (
  act: Act,
  contract: Offered,
  { acts }: ContractText,
  settings: Pick<Settings, 'patrons'>,
): ActWords => acts[saidOf(act, contract, settings)];

/** All of a contract that a sheet may show; where any of it changes, what was read is old. */
export const restsOn = ({ state, sixth, lowered, short, pledges }: ContractView): object => ({
  state,
  gives: pledges?.gives,
  sixth,
  lowered,
  short,
});

/** Whether an act, with the size that was chosen for it, is still there to be done. */
export const stillGoes = (
  { may, sixth }: Pick<ContractView, 'may' | 'sixth'>,
  { act, amount }: { readonly act: Act; readonly amount?: number },
): boolean => may.includes(act) && (amount === undefined || sixth.includes(amount));
