// Run: one step of the promises in progress: its moves and payments, and the state that they lead to.

import { err, ok, type Result } from '../../lib/index.ts';
import {
  comeAbout,
  type HeldPledge,
  type Lying,
  type Occurrence,
  type Payment,
  type TraderId,
  type WindowCatalogue,
} from '../../windows/index.ts';
import type { PledgeFacts, PledgeRefusal } from '../command.ts';
import { evolvePledges, type PledgeMove, type Why } from '../move.ts';
import { homeOf, type Placed, type PledgePlace } from '../place.ts';
import type { PledgeState } from '../state.ts';

export type Refused = Result<null, PledgeRefusal>;
export const refuse = (refusal: PledgeRefusal): Result<never, PledgeRefusal> => err(refusal);
export const DONE: Refused = ok(null);

export class Run {
  readonly catalogue: WindowCatalogue;
  readonly facts: PledgeFacts;
  readonly moves: PledgeMove[] = [];
  readonly payments: Payment[] = [];
  state: PledgeState;

  constructor(catalogue: WindowCatalogue, facts: PledgeFacts, state: PledgeState) {
    this.catalogue = catalogue;
    this.facts = facts;
    this.state = state;
  }

  find(key: string): Placed | null {
    return this.state.placed.get(key) ?? null;
  }

  move(pledge: HeldPledge, to: PledgePlace, why: Why): void {
    const from = this.find(pledge.key)?.place ?? null;
    const move: PledgeMove = { pledge, from, to, why };
    this.moves.push(move);
    this.state = evolvePledges(this.state, move);
  }

  goHome(pledge: HeldPledge, why: Why): void {
    this.move(pledge, homeOf(pledge), why);
  }

  /**
   * PR21, PR22: adds the payments of promises that come about, and sends these home. Does nothing while the module is
   * off.
   */
  comesAbout(lying: readonly Lying[], now: Occurrence): void {
    if (!this.facts.isOn) return;
    const { purses } = this.facts;
    // Null means as much as is due, because people pay it themselves.
    const purseOf = (trader: TraderId): number | null => (purses === null ? null : (purses.get(trader) ?? 0));
    const { payments, home } = comeAbout(this.catalogue, lying, now, purseOf);
    this.payments.push(...payments);
    for (const pledge of home) this.goHome(pledge, 'came-about');
  }
}
