// ShowPledges: picks which promises of one's hand to show, and to whom (PR3).

import type { PersonId, PledgesInfo } from '@dunmer/shared/protocol';
import type { Sending } from '../net/index.ts';
import { ShowSheet } from '../parts/index.ts';
import { useRefused } from '../text/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { usePledgeWords } from './cardWords.ts';

interface ShowPledgesProps {
  readonly info: PledgesInfo;
  readonly reader: PersonId;
  readonly showing: Sending<'showPledges'>;
  readonly onClose: () => void;
}

export const ShowPledges = ({ info, reader, showing, onClose }: ShowPledgesProps) => {
  const { show, back, trader } = usePledgesText();
  const refused = useRefused();
  const { nameOf, byOf } = usePledgeWords();
  const { sending, error, send, dismiss } = showing;
  return (
    <ShowSheet
      hand={info.hand.map((item) => ({
        key: item.pledge,
        name: nameOf(item.card),
        note: byOf(item, reader),
      }))}
      others={info.hands.map((hand) => hand.trader).filter(({ person }) => person !== reader)}
      words={show}
      traderWords={trader}
      back={back}
      sending={sending}
      error={refused(error)}
      onShow={(pledges, to) => send({ type: 'showPledges', pledges, to })}
      onDismiss={dismiss}
      onClose={onClose}
    />
  );
};
