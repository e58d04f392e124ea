// TradeActs: what the reader may do about a trade: answer it, change it, or take it back.

import type { TradeView } from '@dunmer/shared/protocol';
import { useLocation } from 'wouter';
import { useTradeText } from '../text/index.ts';
import { Button, Waiting } from '../ui/index.ts';
import type { TradeAnswer } from './answerSheet.tsx';
import { kindOf, sidesOf } from './sides.ts';

interface TradeActsProps {
  readonly trade: TradeView;
  readonly onAsk: (answer: TradeAnswer) => void;
}

export const TradeActs = ({ trade, onAsk }: TradeActsProps) => {
  const words = useTradeText();
  const [, go] = useLocation();
  const { other } = sidesOf(trade);
  const otherwise = `/trade/new/${other.code}?from=${trade.trade}`;
  if (trade.state !== 'offered') {
    return (
      <Button wide onClick={() => go(`/trade/new/${other.code}`)}>
        {words.again}
      </Button>
    );
  }
  if (trade.mine) {
    return (
      <>
        <Waiting>{words.waitsFor(other.name)}</Waiting>
        <Button onClick={() => go(otherwise)}>{words.change}</Button>
        <Button weight="danger" onClick={() => onAsk('withdraw')}>
          {words.withdraw}
        </Button>
      </>
    );
  }
  const accept = { trade: words.accept, gift: words.acceptGift, request: words.give }[kindOf(trade)];
  return (
    <>
      <Button weight="primary" size="large" wide onClick={() => onAsk('accept')}>
        {accept}
      </Button>
      <Button onClick={() => go(otherwise)}>{words.counter}</Button>
      <Button weight="danger" onClick={() => onAsk('decline')}>
        {words.decline}
      </Button>
    </>
  );
};
