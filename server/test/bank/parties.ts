// Parties: what the parties of a signed contract ask for.

import type { Asked } from '../support/eventRoom.ts';
import { type Contract, purse } from './model.ts';
import { answered, type Operation, type Play, rarely } from './operation.ts';

export const other = ({ one, two }: Contract, party: number): number => (party === one ? two : one);

const isWaiting = ({ game: { at } }: Contract): boolean => at === 'proposed' || at === 'demanded';

/**
 * Returns a contract, mostly one that is signed; with `waits`, mostly one in which a proposal or demand awaits its
 * answer.
 */
export function signedOne(play: Play, waits = false): Contract | null {
  const open = play.model.contracts.filter(({ state }) => state === 'signed');
  const wanted = waits && open.some(isWaiting) && !rarely(play, 8) ? open.filter(isWaiting) : open;
  return answered(play, play.model.contracts, (contract) => wanted.includes(contract));
}

export interface Wish {
  readonly asked: Asked;
  /** Returns why the wish is refused; null when it is done, which the model then has noted already. */
  readonly decide: () => string | null;
}

interface Kind {
  /** Whether it binds to something new, which a frozen party may not do. */
  readonly binds: boolean;
  /** Whether it answers something that waits. */
  readonly waits?: boolean;
}

/** Makes an operation in which a party has a wish for a contract. */
export function asParty(
  play: Play,
  { binds, waits = false }: Kind,
  wishOf: (contract: Contract, by: number) => Wish,
): Operation | null {
  const contract = signedOne(play, waits);
  if (contract === null) return null;
  const { one, two } = contract;
  const by = rarely(play, 2) ? one : two;
  const { asked, decide } = wishOf(contract, by);
  const { frozen } = play.model;
  if (binds && (frozen.has(one) || frozen.has(two))) return { by, asked, expects: 'person-frozen' };
  if (contract.state !== 'signed') return { by, asked, expects: 'wrong-state' };
  return { by, asked, expects: decide() };
}

/** Ends an open proposal or demand, as its contract ends. */
function rest(contract: Contract): void {
  if (contract.game.at === 'proposed' || contract.game.at === 'demanded') contract.game = { at: 'none' };
}

/** Annuls a contract: the price goes back to the trader who pays it. */
export function annul({ model }: Play, contract: Contract): null {
  contract.state = 'annulled';
  rest(contract);
  model.move(model.hold(contract), purse(contract.payer), contract.sum, 'given-back');
  return null;
}
