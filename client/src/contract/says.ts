// saysOf: where a contract stands, as a sentence for its reader.

import type { ContractView } from '@dunmer/shared/protocol';
import { type ContractText, useContractText } from '../text/index.ts';
import { isPlayOpen, partIn, partnerIn, statusOf, tableIn } from './status.ts';

/**
 * Tells whether the reader pays. The payer receives what was promised; for all the page knows, the other party
 * delivers it.
 */
const paysIn = ({ payer, party, sum }: ContractView): boolean => payer === party && sum > 0;

/** Tells whether a card that was played lets the reader begin no more games in this contract (PROMISES 5, `bars`). */
const isBarred = ({ state, party }: ContractView): boolean =>
  state.at === 'signed' && state.game.at === 'none' && party !== null && state.cards?.barred[party] === true;

/** Returns where a contract stands, as a sentence for its reader. */
export function saysOf(contract: ContractView, text: ContractText): string {
  const { says } = text;
  const { state, sixth } = contract;
  const oneSize = sixth.length === 1;
  const { name } = partnerIn(contract);
  const status = statusOf(contract);
  const amount = text.each(state.at === 'signed' && 'amount' in state.game ? state.game.amount : 0);
  const table = tableIn(contract);
  switch (status) {
    case 'offer-mine': {
      if (contract.told) return says.playAgreed(name);
      if (contract.game !== null) return says.playMine(text.each(contract.game), table);
      const pays = contract.payer !== contract.party && contract.sum > 0;
      return pays ? says.theyPay(name, text.sum(contract.sum)) : says['offer-mine'](name);
    }
    case 'offer-theirs':
      if (contract.game === null) return says['offer-theirs'](name);
      return contract.told ? says.playBack(name) : says.playTheirs(name, text.each(contract.game), table);
    case 'annulled':
      return says.annulled[state.at === 'annulled' ? state.by : 'both'];
    case 'signed':
      if (isBarred(contract)) return says.barred(paysIn(contract));
      if (state.at === 'signed' && ['taken', 'returned'].includes(state.game.at))
        return says.played(paysIn(contract));
      return (contract.pledges?.truce === true ? says.truce : says.signed)(paysIn(contract));
    case 'game-mine':
      return says['game-mine'](amount, table);
    case 'game-theirs':
      return says['game-theirs'](name, amount, table);
    case 'demand-mine':
      return says['demand-mine'](partIn(contract));
    case 'demand-theirs': {
      const part = partIn(contract);
      if (sixth.length === 0 || isPlayOpen(contract)) return says['demand-theirs-over'](name, part);
      return oneSize
        ? says['demand-theirs-one'](name, part, text.each(sixth[0] ?? 0))
        : says['demand-theirs'](name, part);
    }
    case 'playing':
      return says.playing(amount, table);
    default: {
      const words = says[status];
      return typeof words === 'string' ? words : words(name);
    }
  }
}

export const useSays = (contract: ContractView): string => saysOf(contract, useContractText());
