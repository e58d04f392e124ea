// OfferSheet: what the offer comes to once it is accepted, said before it is sent; one that it replaces is closed first.

import type { Answer, PersonBrief, TradeView } from '@dunmer/shared/protocol';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../net/index.ts';
import { Confirm } from '../parts/index.ts';
import { useText, useTradeText } from '../text/index.ts';
import type { offerOf } from './draft.ts';
import { rememberOffered } from './offered.ts';

interface OfferSheetProps {
  readonly offer: ReturnType<typeof offerOf>;
  /** Both sides in words. */
  readonly goes: string;
  readonly comes: string;
  readonly other: PersonBrief;
  readonly replaces: TradeView | null;
  readonly onClose: () => void;
}

export const OfferSheet = ({ offer, goes, comes, other, replaces, onClose }: OfferSheetProps) => {
  const text = useText();
  const words = useTradeText();
  const { confirm } = words;
  const [, go] = useLocation();
  const onMade = useCallback(
    (answer: Answer) => {
      if (answer.type !== 'made') return;
      rememberOffered(answer.id);
      go(`/trade/${answer.id}`, { replace: true });
    },
    [go],
  );
  const offering = useCommand('offerTrade', onMade, other.person);
  const propose = () => offering.send({ type: 'offerTrade', with: other.person, ...offer });
  const closing = useCommand(
    replaces?.mine === true ? 'withdrawTrade' : 'declineTrade',
    propose,
    replaces?.trade ?? null,
  );
  const onConfirm = () => {
    if (replaces?.state !== 'offered') return propose();
    if (replaces.mine) closing.send({ type: 'withdrawTrade', trade: replaces.trade });
    else closing.send({ type: 'declineTrade', trade: replaces.trade });
  };
  const error = closing.error ?? offering.error;
  return (
    <Confirm
      title={confirm.offer}
      confirm={confirm.send}
      back={confirm.back}
      weight="primary"
      sending={closing.sending === 'no' ? offering.sending : closing.sending}
      error={error === null ? null : text.errors[error.code]}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {words.gives}: {goes}. {words.gets}: {comes}.
      </p>
      <p>{confirm.offerMeans(other.name)}</p>
      {replaces?.state === 'offered' && <p>{confirm.replaces}</p>}
    </Confirm>
  );
};
