// PledgeInHistory: names the promise that a step of a contract has played, after the words of the step.

import type { CardId } from '@dunmer/shared/cards';
import { usePledgeWords } from './cardWords.ts';
import { usePledgesText } from './pledgesText.ts';

export const PledgeInHistory = ({ card }: { readonly card: CardId }) => {
  const { inHistory } = usePledgesText();
  const { nameOf } = usePledgeWords();
  return inHistory(nameOf(card));
};
