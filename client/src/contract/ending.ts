// ending: tells the reader how a contract has ended: by whom, and where the price is now; and of a game in it, that a
// card has declined it. Pure.

import type { Party } from '@dunmer/shared/contract';
import type { ContractInfo, ContractView, Money } from '@dunmer/shared/protocol';
import type { ContractText } from '../text/index.ts';

/** Returns who refused the game; null while the history is not loaded. */
function refuser({ one, two }: ContractView, history: ContractInfo['history']): Party | null {
  const who = history.findLast(({ act }) => act === 'refuseGame')?.who?.person;
  if (who === one.person) return 'one';
  return who === two.person ? 'two' : null;
}

/** Says what one of the parties did, from the reader's side. */
function did(
  contract: ContractView,
  by: Party,
  { mine, theirs }: { readonly mine: string; readonly theirs: (name: string) => string },
): string {
  return by === contract.party ? mine : theirs(contract[by].name);
}

function price(
  { sum, payer, party, ...parties }: ContractView,
  { ended }: ContractText,
  money: Money,
): string {
  const amount = ended.sum(sum);
  if (money === 'table') return ended.priceOnTable(amount);
  return payer === party ? ended.priceMine(amount) : ended.priceTheirs(parties[payer].name, amount);
}

/** Says who ended the contract and what came back. Empty while it goes on, and when both did what they had agreed. */
export function endingLines(
  contract: ContractView,
  history: ContractInfo['history'],
  money: Money,
  text: ContractText,
): readonly string[] {
  const { ended, says } = text;
  const { state, sum } = contract;
  switch (state.at) {
    case 'declined':
      return [did(contract, 'two', ended.declined)];
    case 'withdrawn':
      return [did(contract, 'one', ended.withdrawn)];
    case 'annulled': {
      const by = state.by === 'refusal' ? refuser(contract, history) : null;
      const how = by === null ? says.annulled[state.by] : did(contract, by, ended.refused);
      return sum === 0 ? [how] : [how, price(contract, text, money)];
    }
    default:
      return [];
  }
}

/** The acts after which a card stands that was an answer; the pass is the one on a cancel that never came (IN20). */
const ANSWERED: ReadonlySet<string> = new Set(['answerWith', 'answerWithIntrigue', 'passPlay']);

/**
 * Says whose card has just declined a game, while no other has been proposed: the proposal is gone, and nothing else
 * on the page tells why. Empty where that is not the newest step.
 */
export function declinedLines(
  contract: ContractView,
  history: ContractInfo['history'],
  { ended }: ContractText,
): readonly string[] {
  const { state, one } = contract;
  if (state.at !== 'signed' || state.game.at !== 'none' || !ANSWERED.has(history.at(-1)?.act ?? ''))
    return [];
  const who = history.findLast(({ act }) => act === 'answerWith' || act === 'answerWithIntrigue')?.who;
  if (who === undefined || who === null) return [];
  return [did(contract, who.person === one.person ? 'one' : 'two', ended.answered)];
}
