// Agreed: a contract to which a test gives one command after the other.

import {
  type ContractCommand,
  type ContractError,
  type ContractState,
  decideContract,
  type Decision,
  type Effect,
  type Facts,
  mayDo,
  NEW_CONTRACT,
  type Party,
  type PartyCommand,
  type Terms,
} from '../contract/index.ts';
import { assert, type Result } from '../lib/index.ts';

/** The facts of two rich traders who are in no match. */
export const PLENTY: Facts = {
  purses: { one: 1000, two: 1000 },
  least: 1,
  busy: { one: false, two: false },
  unsaid: false,
};

/** The terms of an offer, which is of the contract alone unless a game is named. */
type Written = Omit<Terms, 'game'> & Partial<Terms>;

export class Agreed {
  state: ContractState = NEW_CONTRACT;
  ended: Decision['ended'] = null;
  readonly effects: Effect[] = [];
  readonly terms: Terms;
  facts: Facts;

  constructor({ game = null, ...terms }: Written = { sum: 14, payer: 'two' }, facts: Facts = PLENTY) {
    this.terms = { ...terms, game };
    this.facts = facts;
  }

  /** Returns what a command would lead to, or its refusal, without carrying it out. */
  tries(command: ContractCommand): Result<Decision, ContractError> {
    return decideContract(this.terms, this.state, command, this.facts);
  }

  /** Carries out these commands; throws if one is refused. */
  after(...commands: readonly ContractCommand[]): this {
    for (const command of commands) {
      const outcome = this.tries(command);
      assert(outcome.ok, `${command.type} is refused: ${outcome.ok ? '' : outcome.error.code}`);
      this.state = outcome.value.state;
      this.ended = outcome.value.ended;
      this.effects.push(...outcome.value.effects);
    }
    return this;
  }

  /** Changes the facts from now on. */
  where(facts: Partial<Facts>): this {
    this.facts = { ...this.facts, ...facts };
    return this;
  }

  /** Returns why a command is refused; null if it isn't. */
  refusalOf(command: ContractCommand): ContractError | null {
    const outcome = this.tries(command);
    return outcome.ok ? null : outcome.error;
  }

  mayDo(party: Party): readonly PartyCommand['type'][] {
    return mayDo(this.terms, this.state, this.facts, party);
  }
}

/** A contract that was just signed. */
export const signedContract = (terms?: Written, facts?: Facts): Agreed =>
  new Agreed(terms, facts).after({ type: 'accept', by: 'two', game: null });
