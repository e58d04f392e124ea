// The seal of a giving (PR27): what the journal holds of a promise that a contract has set aside.

import { digest, type Hex32, raw, text } from '../fairness/index.ts';
import type { Party } from '../contract/index.ts';
import type { HeldPledge } from '../windows/index.ts';

/** Returns `H("promise/1" ‖ contract ‖ giver ‖ salt ‖ owner ‖ card)`. */
export const givingSeal = (
  contract: string,
  giver: Party,
  salt: Hex32,
  { owner, card }: Pick<HeldPledge, 'owner' | 'card'>,
): Hex32 => digest(text('promise/1'), text(contract), text(giver), raw(salt), text(owner), text(card));
