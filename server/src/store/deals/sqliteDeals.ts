// SqliteDeals: contracts, proposals, trades and settlements in the database.

import type { BySeat } from '@dunmer/shared/rules';
import { decode, encode } from '../json.ts';
import type { PersonKey } from '../journal/port.ts';
import { standingIn } from '../people/rows.ts';
import { keyOf } from '../query.ts';
import type {
  ContractChange,
  DealsTx,
  NewContract,
  NewProposal,
  NewSettlement,
  OfferState,
  OwingOf,
  Parties,
  Proposed,
  Stakes,
  StakesAgain,
  StoredContract,
  StoredOwing,
  StoredProposal,
  StoredSettlement,
  StoredTrade,
  ToldSettlement,
} from './port.ts';
import { againOf, contractOf, netsOf, owingOf, proposalOf, stakesOf, tradeOf } from './rows.ts';
import type { prepareDeals } from './statements.ts';

export class SqliteDeals implements DealsTx {
  readonly #ask: ReturnType<typeof prepareDeals>;

  constructor(statements: ReturnType<typeof prepareDeals>) {
    this.#ask = statements;
  }

  async contract(id: string): Promise<StoredContract | null> {
    const row = this.#ask.contract.get(id);
    return row === undefined ? null : contractOf(row);
  }

  async contractWithParties(id: string): Promise<Parties | null> {
    const rows = this.#ask.parties.all(id, id, id);
    const [first] = rows;
    if (first === undefined) return null;
    const contract = contractOf(decode(first.contract));
    return {
      contract,
      parties: { one: standingIn(rows, contract.one), two: standingIn(rows, contract.two) },
    };
  }

  async proposalWithParties(id: string): Promise<Proposed | null> {
    const rows = this.#ask.proposed.all(id, id, id);
    const [first] = rows;
    if (first === undefined) return null;
    const proposal = proposalOf(decode(first.proposal));
    return { proposal, from: standingIn(rows, proposal.from), to: standingIn(rows, proposal.to) };
  }

  async openContractsOf(person: PersonKey): Promise<readonly StoredContract[]> {
    return this.#ask.openContractsOf.all(person, person).map(contractOf);
  }

  async contractsBefore(
    before: number,
    limit: number,
    person: PersonKey | null,
  ): Promise<readonly StoredContract[]> {
    const rows =
      person === null
        ? this.#ask.contractsBefore.all(before, limit)
        : this.#ask.contractsOfBefore.all(person, before, person, before, limit);
    return rows.map(contractOf);
  }

  async endedContractsOf(p: PersonKey, before: number, limit: number): Promise<readonly StoredContract[]> {
    return this.#ask.endedContractsOf.all(p, before, limit, p, before, limit, limit).map(contractOf);
  }

  async met(person: PersonKey): Promise<readonly PersonKey[]> {
    const p = person;
    return this.#ask.met.all(p, p, p, p, p, p, p, p, p).map((row) => row.person);
  }

  async unanswered(person: PersonKey): Promise<number> {
    return this.#ask.unanswered.get(person, person)?.count ?? 0;
  }

  async isMoneyFixed(): Promise<boolean> {
    return this.#ask.isMoneyFixed.get() !== undefined;
  }

  async proposal(id: string): Promise<StoredProposal | null> {
    const row = this.#ask.proposal.get(id);
    return row === undefined ? null : proposalOf(row);
  }

  async openProposalsOf(person: PersonKey): Promise<readonly StoredProposal[]> {
    return this.#ask.openProposalsOf.all(person, person).map(proposalOf);
  }

  async trade(id: string): Promise<StoredTrade | null> {
    const row = this.#ask.trade.get(id);
    return row === undefined ? null : tradeOf(row);
  }

  async openTradesOf(person: PersonKey): Promise<readonly StoredTrade[]> {
    return this.#ask.openTradesOf.all(person, person).map(tradeOf);
  }

  async tradesBefore(before: number, limit: number): Promise<readonly StoredTrade[]> {
    return this.#ask.tradesBefore.all(before, limit).map(tradeOf);
  }

  async openTradesFrom(person: PersonKey): Promise<number> {
    return this.#ask.openTradesFrom.get(person)?.count ?? 0;
  }

  async partnersInGames(people: readonly PersonKey[]): Promise<readonly PersonKey[]> {
    const keys = encode(people);
    return this.#ask.partnersInGames.all(keys, keys).map(({ person }) => person);
  }

  async stakes(match: number, copy: string | null): Promise<Stakes> {
    return stakesOf(this.#ask.stakes.all(copy ?? '', match));
  }

  async settlements(match: number): Promise<readonly StoredSettlement[]> {
    return this.#ask.settlements.all(match);
  }

  async settledOf(matches: readonly number[]): Promise<readonly ToldSettlement[]> {
    return this.#ask.settledOf.all(encode(matches));
  }

  async stakesAgain(match: number, copy: string | null): Promise<StakesAgain> {
    const rows = this.#ask.stakesAgain.all(copy ?? '', copy ?? '', match);
    return { ...stakesOf(rows), ...againOf(rows), nets: netsOf(rows).get(match) ?? { a: 0, b: 0 } };
  }

  async nets(matches: readonly number[]): Promise<ReadonlyMap<number, BySeat<number>>> {
    return netsOf(this.#ask.nets.all(encode(matches)));
  }

  async owing(of: OwingOf): Promise<readonly StoredOwing[]> {
    if (of === 'all') return this.#ask.owing.all().map(owingOf);
    if ('match' in of) return this.#ask.owingOfMatch.all(of.match).map(owingOf);
    const rows =
      'person' in of
        ? this.#ask.owingOfPerson.all(of.person)
        : this.#ask.owingOfMatches.all(encode(of.matches));
    return rows.map(owingOf);
  }

  async addContract(contract: NewContract): Promise<number | null> {
    const { id, one, two, payer, sum, game, textKey, state, open, counters, written, waits } = contract;
    const { answerFrom, annulFrom, handoverFrom } = contract;
    const run = this.#ask.addContract.run(
      id,
      one,
      two,
      payer,
      sum,
      game,
      textKey,
      encode(state),
      open ? 1 : 0,
      counters,
      written,
      waits,
      answerFrom,
      annulFrom,
      handoverFrom,
    );
    return run.changes === 0 ? null : keyOf(run);
  }

  async changeContract(key: number, change: ContractChange): Promise<void> {
    const { state, open, match, waits, answerFrom, annulFrom, handoverFrom } = change;
    const [raw, isOpen] = [encode(state), open ? 1 : 0];
    this.#ask.changeContract.run(raw, isOpen, match, waits, answerFrom, annulFrom, handoverFrom, key);
  }

  async addProposal(proposal: NewProposal): Promise<number | null> {
    const { id, from, to, stake, friendly, answers, state, at } = proposal;
    const run = this.#ask.addProposal.run(id, from, to, stake, friendly ? 1 : 0, answers, state, at);
    return run.changes === 0 ? null : keyOf(run);
  }

  async closeProposal(key: number, state: OfferState, match: number | null): Promise<void> {
    this.#ask.closeProposal.run(state, match, key);
  }

  async addTrade({
    id,
    from,
    to,
    gives,
    takes,
    state,
    at,
  }: Omit<StoredTrade, 'key'>): Promise<number | null> {
    const run = this.#ask.addTrade.run(id, from, to, encode(gives), encode(takes), state, at);
    return run.changes === 0 ? null : keyOf(run);
  }

  async closeTrade(key: number, state: OfferState): Promise<void> {
    this.#ask.closeTrade.run(state, key);
  }

  async addSettlement(settlement: NewSettlement): Promise<void> {
    const { match, k, corrects, kind, winner, pot, owed, note, who, at, price } = settlement;
    const settled = [match, k, corrects, kind, winner, pot, owed, note, who, at] as const;
    const { addSettlement } = this.#ask;
    if (price === null) addSettlement.run(...settled, null, null, null, null);
    else addSettlement.run(...settled, price.copy, price.due, price.owed ? 1 : 0, price.turn);
  }
}
