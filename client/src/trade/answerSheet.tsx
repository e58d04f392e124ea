// AnswerSheet: says what accepting, declining or withdrawing a trade will change, before it is done.

import type { Catalogue } from '@dunmer/shared/cards';
import type { HomeView, TradeView } from '@dunmer/shared/protocol';
import { useCommand } from '../net/index.ts';
import { Confirm, isNothing, kindOf } from '../parts/index.ts';
import { useSideWords } from './useSideWords.ts';
import { useRefused } from '../text/index.ts';
import { useTradeText } from './tradeText.ts';
import { leftShort, sidesOf } from './draft.ts';

export type TradeAnswer = 'accept' | 'decline' | 'withdraw';

const COMMANDS = { accept: 'acceptTrade', decline: 'declineTrade', withdraw: 'withdrawTrade' } as const;

export const ANSWERS = Object.values(COMMANDS);

interface AnswerSheetProps {
  readonly answer: TradeAnswer;
  readonly trade: TradeView;
  readonly catalogue: Catalogue;
  readonly home: HomeView;
  readonly onClose: () => void;
}

/** What changes hands, all of which the offer states already. */
const Moves = ({ trade, catalogue, home }: Pick<AnswerSheetProps, 'trade' | 'catalogue' | 'home'>) => {
  const { confirm } = useTradeText();
  const sideWords = useSideWords(catalogue);
  const { goes, comes, other } = sidesOf(trade);
  const leaves = leftShort(home, goes, comes);
  return (
    <>
      <p>{isNothing(goes) ? confirm.keeps : confirm.goes(sideWords(goes), other.name)}</p>
      <p>{isNothing(comes) ? confirm.bare : confirm.comes(sideWords(comes))}</p>
      <p>{confirm.once}</p>
      {leaves !== null && <p role="note">{confirm.leavesShort(leaves)}</p>}
    </>
  );
};

export const AnswerSheet = ({ answer, trade, catalogue, home, onClose }: AnswerSheetProps) => {
  const refused = useRefused();
  const words = useTradeText();
  const { confirm } = words;
  const { sending, error, send } = useCommand(COMMANDS[answer], onClose, trade.trade);
  const kind = kindOf(trade);
  const titles = {
    accept: { trade: confirm.accept, gift: confirm.acceptGift, request: confirm.give }[kind],
    decline: confirm.decline,
    withdraw: confirm.withdraw,
  };
  const does = {
    accept: { trade: words.accept, gift: words.acceptGift, request: words.give }[kind],
    decline: words.decline,
    withdraw: words.withdraw,
  };
  return (
    <Confirm
      title={titles[answer]}
      confirm={does[answer]}
      back={confirm.back}
      weight={answer === 'accept' ? 'commit' : 'danger'}
      sending={sending}
      error={refused(error)}
      onConfirm={() => send({ type: COMMANDS[answer], trade: trade.trade })}
      onClose={onClose}
    >
      {answer === 'accept' && <Moves trade={trade} catalogue={catalogue} home={home} />}
      {answer === 'decline' && <p>{confirm.declineMeans}</p>}
      {answer === 'withdraw' && <p>{confirm.withdrawMeans}</p>}
    </Confirm>
  );
};
