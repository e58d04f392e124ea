// What a party may play in a contract now, as far as they know, so that screens need no rules of their own.

import type { Held } from '../../windows/index.ts';
import type { Party } from '../party.ts';
import type { ContractState } from '../state.ts';
import type { Terms } from '../terms.ts';
import { cardsIn } from './apply.ts';
import type { ContractCardCommand } from './cardCommand.ts';
import type { CardFacts } from './cardFacts.ts';
import { decideWithCards } from './decideWithCards.ts';

function tries(state: ContractState, by: Party, card: Held): readonly ContractCardCommand[] {
  if (state.at !== 'signed') return [];
  const { game } = state;
  const proposal = game.at === 'proposed' || game.at === 'demanded' ? game.proposal : 0;
  const asking = cardsIn(state).play?.asked.asking ?? 0;
  return [
    ...([null, 'floor', 'ceil'] as const).map((rounding): ContractCardCommand => ({
      type: 'demandWith',
      by,
      card,
      rounding,
    })),
    { type: 'answerWith', by, proposal, card },
    { type: 'cancelPlay', by, asking, card },
  ];
}

/** Returns the commands with which a party may play a card from their hand in this contract now. */
export const contractPlays = (
  terms: Terms,
  state: ContractState,
  facts: CardFacts,
  by: Party,
): readonly ContractCardCommand[] =>
  facts.windows.hands[by]
    .flatMap((card) => tries(state, by, card))
    .filter((command) => decideWithCards(terms, state, command, facts).ok);
