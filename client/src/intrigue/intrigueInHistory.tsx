// IntrigueInHistory: names the intrigue card that a step of a contract has played, after the words of the step.

import type { CardId } from '@dunmer/shared/cards';
import { useIntrigueWords } from './cardWords.ts';
import { useIntrigueText } from './intrigueText.ts';

interface InHistoryProps {
  readonly card: CardId;
  /** Whether the step was that this card has cancelled another. */
  readonly cancels: boolean;
}

export const IntrigueInHistory = ({ card, cancels }: InHistoryProps) => {
  const text = useIntrigueText();
  const { nameOf } = useIntrigueWords();
  return (cancels ? text.cancelledInHistory : text.inHistory)(nameOf(card));
};
