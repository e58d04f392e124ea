// OfferSheet: confirms the offer of a trade.

import type { Answer, PersonBrief, TradeView } from '@dunmer/shared/protocol';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { type Sending, useCommand } from '../net/index.ts';
import { Confirm } from '../parts/index.ts';
import { useRefused } from '../text/index.ts';
import { useTradeText } from './tradeText.ts';
import { type offerOf, rememberOffered } from './draft.ts';

/** An offer to one trader, from the press to the trade that it becomes; a reloaded page goes on waiting. */
export type Offering = Sending<'offerTrade'>;

/** Sends an offer, and goes to the trade once it is made. */
export function useOffering({ person }: PersonBrief): Offering {
  const [, go] = useLocation();
  const onMade = useCallback(
    (answer: Answer) => {
      if (answer.type !== 'made') return;
      rememberOffered(answer.id);
      go(`/trade/${answer.id}`, { replace: true });
    },
    [go],
  );
  return useCommand('offerTrade', onMade, person);
}

interface OfferSheetProps {
  readonly offer: ReturnType<typeof offerOf>;
  /** Both sides in words. */
  readonly goes: string;
  readonly comes: string;
  readonly other: PersonBrief;
  readonly replaces: TradeView | null;
  /** How few cards it would leave its giver (rule 2.2); null when it makes nobody short. */
  readonly leaves: number | null;
  readonly offering: Offering;
  /** Makes it an offer of its own: what it was to replace is closed already. */
  readonly onAnew: () => void;
  readonly onClose: () => void;
}

/**
 * Says before an offer is sent what accepting it would mean. An offer that replaces another closes it in the same
 * step, so that there is always exactly one of the two.
 */
export const OfferSheet = (props: OfferSheetProps) => {
  const { offer, goes, comes, other, replaces, leaves, offering, onAnew, onClose } = props;
  const refused = useRefused();
  const words = useTradeText();
  const { confirm } = words;
  const { sending, error, send, dismiss } = offering;
  // Somebody may have accepted what this was to replace: whether there is to be another one is asked once more.
  const isOver = replaces !== null && error?.code === 'closed';
  const onRenew = (): void => {
    dismiss();
    onAnew();
  };
  return (
    <Confirm
      title={confirm.offer}
      confirm={confirm.send}
      back={confirm.back}
      weight="primary"
      sending={sending}
      error={isOver ? null : refused(error)}
      changed={isOver ? { now: confirm.over, onRenew } : null}
      onConfirm={() =>
        send({ type: 'offerTrade', with: other.person, ...offer, replaces: replaces?.trade ?? null })
      }
      onClose={onClose}
    >
      <p>
        {words.gives}: {goes}. {words.gets}: {comes}.
      </p>
      <p>{confirm.offerMeans(other.name)}</p>
      {replaces !== null && <p>{confirm.replaces}</p>}
      {leaves !== null && <p role="note">{confirm.leavesShort(leaves)}</p>}
    </Confirm>
  );
};
