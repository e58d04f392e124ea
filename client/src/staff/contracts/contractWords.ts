// contractWords: where a contract and the prestige inside it stand, in words for staff.

import type { Game } from '@dunmer/shared/contract';
import type { ContractView } from '@dunmer/shared/protocol';
import type { useStaffText } from '../../text/index.ts';

type Words = ReturnType<typeof useStaffText>['contracts'];

function gameWords(game: Game, { one, two }: ContractView, { game: words, sumOf }: Words): string {
  switch (game.at) {
    case 'none':
    case 'demanded':
    case 'returned':
      return words[game.at];
    case 'proposed':
    case 'playing':
      return words[game.at](sumOf(game.amount));
    case 'taken':
      return words.taken((game.by === 'one' ? one : two).name, sumOf(game.amount));
  }
}

export function contractWords(contract: ContractView, words: Words): string {
  const { state, game } = contract;
  if (state.at === 'offered' && game !== null)
    return `${words.states.offered}, ${words.withGame(words.sumOf(game))}`;
  const isBare = !('game' in state) || state.game.at === 'none';
  const at = words.states[state.at];
  return isBare ? at : `${at}, ${gameWords(state.game, contract, words)}`;
}
