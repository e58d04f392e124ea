// decideContract: decides every command of a contract (EVENT, the two tables of "Contracts").

import { never } from '../lib/index.ts';
import { agreeAnnul, annul, refuseGame, takeBackAnnul } from './annul.ts';
import type { ContractCommand } from './command.ts';
import { chooseRounding, demandSixth } from './demand.ts';
import type { Facts } from './facts.ts';
import { confirmHandover, takeBackHandover } from './handover.ts';
import { decideOffer } from './offer.ts';
import { type Outcome, refuse } from './outcome.ts';
import { agreeGame, counterGame, proposeGame, withdrawGame } from './propose.ts';
import { endGame, resettle } from './settle.ts';
import type { ContractState, Signed } from './state.ts';
import type { Terms } from './terms.ts';

type OfferType = 'accept' | 'decline' | 'counter' | 'withdraw';
type SignedCommand = Exclude<ContractCommand, { readonly type: OfferType | 'resettled' }>;

function decideSigned(terms: Terms, state: Signed, command: SignedCommand, facts: Facts): Outcome {
  switch (command.type) {
    case 'confirmHandover':
      return confirmHandover(terms, state, command.by);
    case 'takeBackHandover':
      return takeBackHandover(state, command.by);
    case 'agreeAnnul':
      return agreeAnnul(terms, state, command.by);
    case 'takeBackAnnul':
      return takeBackAnnul(state, command.by);
    case 'proposeGame':
      return proposeGame(state, command, facts);
    case 'agreeGame':
      return agreeGame(state, command, facts);
    case 'counterGame':
      return counterGame(state, command, facts);
    case 'withdrawGame':
      return withdrawGame(state, command.by, command.proposal);
    case 'demandSixth':
      return demandSixth(terms, state, command.by, facts);
    case 'chooseRounding':
      return chooseRounding(terms, state, command, facts);
    case 'refuseGame':
      return refuseGame(terms, state, command.by, command.proposal);
    case 'annul':
      return annul(terms, state, 'organiser');
    case 'ended':
      return endGame(state, command.result);
    default:
      return never(command);
  }
}

/** Returns what follows from a command, or why it is refused. `terms`, `state` and `facts` must be of one moment. */
export function decideContract(
  terms: Terms,
  state: ContractState,
  command: ContractCommand,
  facts: Facts,
): Outcome {
  switch (command.type) {
    case 'accept':
    case 'decline':
    case 'counter':
    case 'withdraw':
      return state.at === 'offered'
        ? decideOffer(terms, command, facts)
        : refuse({ code: 'wrong-state', at: state.at });
    case 'resettled':
      return resettle(state, command);
    default:
      return state.at === 'signed'
        ? decideSigned(terms, state, command, facts)
        : refuse({ code: 'wrong-state', at: state.at });
  }
}
