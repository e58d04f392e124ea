// Steps: what becomes of promises in one command, one thing after another; nothing is written until everything is
// decided.

import { ok, type Result } from '@dunmer/shared/lib';
import {
  decidePledges,
  evolvePledges,
  type PledgeCommand,
  type PledgeFacts,
  type PledgeMove,
  type PledgeRefusal,
  type PledgeState,
} from '@dunmer/shared/pledges';
import type { Payment, TraderId } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { StoredAccount } from '../store/index.ts';
import type { Around } from '../holds/index.ts';

export class PledgeSteps {
  readonly around: Around;
  readonly #moves: PledgeMove[] = [];
  readonly #payments: Payment[] = [];
  #state: PledgeState;
  readonly #before: Map<TraderId, number> | null;
  readonly #purses: Map<TraderId, number> | null;

  constructor(around: Around) {
    const { state, facts } = around;
    this.around = around;
    this.#state = state;
    this.#before = facts.purses === null ? null : new Map(facts.purses);
    this.#purses = facts.purses === null ? null : new Map(facts.purses);
  }

  get state(): PledgeState {
    return this.#state;
  }

  get moves(): readonly PledgeMove[] {
    return this.#moves;
  }

  get payments(): readonly Payment[] {
    return this.#payments;
  }

  get isEmpty(): boolean {
    return this.#moves.length === 0 && this.#payments.length === 0 && this.#state === this.around.state;
  }

  /** The state to which the moves alone have led, without what was shown and who is ruined. */
  get moved(): PledgeState {
    return this.#moves.reduce(evolvePledges, this.around.state);
  }

  /** What is in the purses before promises pay; null where coins lie on the table. */
  get purses(): readonly StoredAccount[] | null {
    const before = this.#before;
    if (before === null) return null;
    return [...this.around.people.values()].flatMap(({ id, purse }) =>
      purse === null ? [] : [{ ...purse, balance: before.get(id) ?? 0 }],
    );
  }

  /** Counts what the step itself moves in a purse before promises pay (PR22: after its other entries). */
  pays(trader: TraderId, by: number): void {
    for (const purses of [this.#before, this.#purses]) purses?.set(trader, (purses.get(trader) ?? 0) + by);
  }

  /** Decides one thing more. If it is refused, the whole step is, and nothing of it is written. */
  take(command: PledgeCommand): Result<null, PledgeRefusal> {
    const facts: PledgeFacts = { ...this.around.facts, purses: this.#purses };
    const decided = decidePledges(PRINTED, this.#state, command, facts);
    if (!decided.ok) return decided;
    const { moves, payments, state } = decided.value;
    this.#moves.push(...moves);
    this.#payments.push(...payments);
    this.#state = state;
    for (const { from, to, amount } of payments) {
      this.#purses?.set(from, (this.#purses.get(from) ?? 0) - amount);
      this.#purses?.set(to, (this.#purses.get(to) ?? 0) + amount);
    }
    return ok(null);
  }

  /** Decides all of these; returns the first refusal. */
  takeAll(commands: readonly PledgeCommand[]): Result<null, PledgeRefusal> {
    for (const command of commands) {
      const taken = this.take(command);
      if (!taken.ok) return taken;
    }
    return ok(null);
  }
}
