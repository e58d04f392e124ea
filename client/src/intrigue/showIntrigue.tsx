// ShowIntrigue: picks which intrigue cards of one's hand to show, and to whom (IN11).

import { cardOf } from '@dunmer/shared/intrigue';
import type { IntrigueInfo, PersonId } from '@dunmer/shared/protocol';
import type { Sending } from '../net/index.ts';
import { ShowSheet } from '../parts/index.ts';
import { useRefused } from '../text/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { useIntrigueWords } from './cardWords.ts';
import { pickableIn } from './useIntrigueInfo.ts';

interface ShowIntrigueProps {
  readonly info: IntrigueInfo;
  readonly reader: PersonId;
  readonly showing: Sending<'showIntrigue'>;
  readonly onClose: () => void;
}

export const ShowIntrigue = ({ info, reader, showing, onClose }: ShowIntrigueProps) => {
  const { show, back, trader } = useIntrigueText();
  const refused = useRefused();
  const { nameOfCopy, headOf } = useIntrigueWords();
  const { sending, error, send, dismiss } = showing;
  const { common, own } = info.deck;
  return (
    <ShowSheet
      hand={own.hand.map((copy) => ({ key: copy, name: nameOfCopy(copy), note: headOf(cardOf(copy)) }))}
      others={common.order.filter((person) => person !== reader).map((person) => pickableIn(info, person))}
      words={show}
      traderWords={trader}
      back={back}
      sending={sending}
      error={refused(error)}
      onShow={(copies, to) => send({ type: 'showIntrigue', copies, to })}
      onDismiss={dismiss}
      onClose={onClose}
    />
  );
};
