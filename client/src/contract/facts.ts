// Facts: what an act's sheet says about a contract and its parties, and the words of the act.

import { otherParty, type Party, sixthChoices, type TableName } from '@dunmer/shared/contract';
import type { ContractView, EventSettings } from '@dunmer/shared/protocol';
import type { ActWords, ContractFacts, ContractText, SaidAct } from '../text/index.ts';
import type { Act } from './acts.ts';
import { partnerIn, tableIn } from './status.ts';

type Settings = Pick<EventSettings, 'money' | 'least' | 'patrons'>;

/**
 * Returns the sizes of the sixth. Before it is demanded they follow from the price alone, because nobody may see then
 * what both hold (R12).
 */
export const sizesFor = ({ sum, sixth }: ContractView, act: Act, { least }: Settings): readonly number[] =>
  act === 'demandSixth' ? sixthChoices(sum, least, null) : sixth;

/** Returns the prestige of an act: the proposed one, or the only size; 0 when there is none. */
function amountIn({ state, game: offered }: ContractView, sizes: readonly number[]): number {
  if (state.at !== 'signed') return offered ?? 0;
  const { game } = state;
  return 'amount' in game ? game.amount : (sizes[0] ?? 0);
}

/** Tells whether the other party has done the act already, so that this one completes it. */
function isSecond({ state }: ContractView, party: Party, act: Act): boolean {
  if (state.at !== 'signed') return false;
  return act === 'confirmHandover' && state.handed[otherParty(party)];
}

/** Tells whether one of the parties agrees to annul the contract. */
const isAnnulling = ({ state }: Pick<ContractView, 'state'>): boolean =>
  state.at === 'signed' && (state.annulling.one || state.annulling.two);

/** Tells whether the prestige of a signed contract was played for, after which there is no second game (rule 1.1). */
const isPlayed = ({ state }: Pick<ContractView, 'state'>): boolean =>
  state.at === 'signed' && (state.game.at === 'taken' || state.game.at === 'returned');

/** The demand that stands in a contract; null without one. */
const demandIn = ({ state }: Pick<ContractView, 'state'>) =>
  state.at === 'signed' && state.game.at === 'demanded' ? state.game : null;

/** Tells whether games can be played at either table (PT1). */
export const hasTables = ({ patrons }: Pick<Settings, 'patrons'>): boolean => patrons === 'on';

/** PT1: a demanded sixth is always played at the trade table. */
const tableFor = (contract: ContractView, act: Act): TableName =>
  act === 'demandSixth' ? 'trade' : tableIn(contract);

/** Collects the facts of an act for one of the parties. */
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
    played: isPlayed(contract),
    annulling: isAnnulling(contract),
    promised: demandIn(contract)?.pledge !== undefined,
    table: tableFor(contract, act),
    tables: hasTables(settings),
  };
}

type Offered = Pick<ContractView, 'game' | 'unsaid' | 'state'>;

/**
 * Returns which words fit an act. Accepting an offer with a game signs it and starts the match, or returns it to the
 * offerer, who has to see first how few cards there are (rule 2.2).
 */
function saidOf(act: Act, contract: Offered, settings: Pick<Settings, 'patrons'>): SaidAct {
  const { game, unsaid } = contract;
  // Whoever may agree has not agreed yet, so it is the other party who wants to annul.
  if (act === 'agreeAnnul' && isAnnulling(contract)) return 'annulToo';
  if (act === 'counterGame' && hasTables(settings)) return 'counterTable';
  if (act === 'withdrawGame' && demandIn(contract) !== null) return 'withdrawDemand';
  if (act !== 'accept' || game === null) return act;
  return unsaid ? 'acceptBack' : 'acceptPlay';
}

/** Returns the words of an act on this contract. Pure. */
export const actWords = (
  act: Act,
  contract: Offered,
  { acts }: ContractText,
  settings: Pick<Settings, 'patrons'>,
): ActWords => acts[saidOf(act, contract, settings)];

/** Returns everything of a contract that a sheet may show; when any of it changes, the sheet is out of date. */
export const restsOn = ({ state, sixth, lowered, short, pledges }: ContractView): object => ({
  state,
  gives: pledges?.gives,
  pays: pledges?.pays,
  sixth,
  lowered,
  short,
});

/** Tells whether an act, with its chosen size, is still possible. */
export const stillGoes = (
  { may, sixth }: Pick<ContractView, 'may' | 'sixth'>,
  { act, amount }: { readonly act: Act; readonly amount?: number },
): boolean => may.includes(act) && (amount === undefined || sixth.includes(amount));
