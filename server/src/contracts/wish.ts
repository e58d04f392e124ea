// Wish: what a party asks of a contract, translated for the contract's rules.

import type { AnyContractCommand, Party } from '@dunmer/shared/contract';
import type { ContractWish } from '@dunmer/shared/protocol';
import { intrigueCopyOf, pledge } from '@dunmer/shared/windows';
import { cardOf, ownerOf } from '../pledges/index.ts';

const named = (key: string) => pledge(ownerOf(key), cardOf(key));

/** The contract rules' name for a wish. */
export function typeOf({ type }: ContractWish): AnyContractCommand['type'] {
  if (type === 'demandWithIntrigue') return 'demandWith';
  return type === 'answerWithIntrigue' ? 'answerWith' : type;
}

/** Translates a wish into a command of the contract's rules; what a phone of protocol 4 leaves out becomes null. */
export function askedBy(by: Party, wish: ContractWish): AnyContractCommand {
  switch (wish.type) {
    case 'accept':
      return { type: wish.type, by, game: wish.game ?? null, table: wish.table };
    case 'withdrawGame':
    case 'refuseGame':
      return { type: wish.type, by, proposal: wish.proposal ?? null };
    case 'chooseRounding':
      return { type: wish.type, by, proposal: wish.proposal ?? null, amount: wish.amount };
    case 'demandWith':
      return { type: wish.type, by, card: named(wish.pledge), rounding: null };
    case 'answerWith':
      return { type: wish.type, by, proposal: wish.proposal, card: named(wish.pledge) };
    case 'demandWithIntrigue':
      return { type: 'demandWith', by, card: intrigueCopyOf(wish.card), rounding: wish.rounding };
    case 'answerWithIntrigue':
      return { type: 'answerWith', by, proposal: wish.proposal, card: intrigueCopyOf(wish.card) };
    case 'cancelPlay':
      return { type: wish.type, by, asking: wish.asking, card: intrigueCopyOf(wish.card) };
    default:
      return { ...wish, by };
  }
}
