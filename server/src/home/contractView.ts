// contractView: a contract as its parties and staff see it, with what the reader may do now.

import { type ByParty, type Facts, mayDo, type Party, sixthChoices } from '@dunmer/shared/contract';
import { sameValue } from '@dunmer/shared/lib';
import type { ContractView, EventSettings, MatchId } from '@dunmer/shared/protocol';
import type { PersonKey, Standing, StoredContract } from '../store/index.ts';
import { briefOf, timeOf } from './briefs.ts';
import { isOverdue } from './overdue.ts';

/** What is around a contract. */
export interface Around {
  /** Null for staff. */
  readonly reader: PersonKey | null;
  readonly parties: ByParty<Pick<Standing, 'id' | 'name' | 'code' | 'purse' | 'match'>>;
  /** How many cards each party would lay now; null where the reader may not know. */
  readonly cards: ByParty<number | null>;
  readonly settings: Pick<EventSettings, 'money' | 'least'>;
  /** The newest match over it. */
  readonly match: MatchId | null;
  readonly now: number;
}

/** Rule 2.2. */
const SHORT = 6;

/** What a decision about a contract needs to know of the event. */
const factsOf = (parties: Around['parties'], { money, least }: Around['settings']): Facts => ({
  purses:
    money === 'app' ? { one: parties.one.purse?.balance ?? 0, two: parties.two.purse?.balance ?? 0 } : null,
  least,
  busy: { one: parties.one.match !== null, two: parties.two.match !== null },
});

const partyOf = ({ one, two }: StoredContract, reader: PersonKey | null): Party | null => {
  if (reader === null) return null;
  if (reader === one) return 'one';
  return reader === two ? 'two' : null;
};

/** The sizes of a demanded sixth, told only where one may be demanded or is: they are lowered to what both hold. */
function sixthOf(
  contract: StoredContract,
  facts: Facts,
  may: ContractView['may'],
): Pick<ContractView, 'sixth' | 'lowered'> {
  const { sum, state } = contract;
  const isDemanded = state.at === 'signed' && state.game.at === 'demanded';
  if (!isDemanded && !may.includes('demandSixth')) return { sixth: [], lowered: false };
  const sixth = sixthChoices(sum, facts.least, facts.purses);
  return { sixth, lowered: !sameValue(sixth, sixthChoices(sum, facts.least, null)) };
}

/** Makes the view of a contract. */
export function contractView(contract: StoredContract, around: Around): ContractView {
  const { id, text, sum, payer, state, written, waits } = contract;
  const { parties, cards, settings, match, now } = around;
  const party = partyOf(contract, around.reader);
  // To what a sixth is lowered tells of the smaller purse, and that is none of the staff's business here.
  const facts = factsOf(parties, party === null ? { ...settings, money: 'table' } : settings);
  const may = party === null ? [] : mayDo({ sum, payer }, state, facts, party);
  const isSigned = state.at === 'signed';
  // How many cards somebody has is told to whom they have signed with, before a game is agreed.
  const short = (one: Party): number | null =>
    isSigned && (cards[one] ?? SHORT) < SHORT ? cards[one] : null;
  return {
    contract: id,
    party,
    one: briefOf(parties.one),
    two: briefOf(parties.two),
    text,
    sum,
    payer,
    state,
    may,
    ...sixthOf(contract, facts, may),
    busy: isSigned ? facts.busy : { one: false, two: false },
    short: { one: short('one'), two: short('two') },
    match,
    written: timeOf(written),
    waits: timeOf(waits),
    overdue: isOverdue(contract, now),
  };
}
