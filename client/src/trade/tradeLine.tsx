// TradeLine: one trade in the list: with whom, and what goes and comes.

import type { Catalogue } from '@dunmer/shared/cards';
import type { TradeView } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useTradeText } from '../text/index.ts';
import { kindOf, sidesOf } from './sides.ts';
import css from './trade.module.css';
import { useSideWords } from '../parts/index.ts';

interface TradeLineProps {
  readonly trade: TradeView;
  readonly catalogue: Catalogue;
}

export const TradeLine = ({ trade, catalogue }: TradeLineProps) => {
  const words = useTradeText();
  const sideWords = useSideWords(catalogue);
  const { goes, comes, other } = sidesOf(trade);
  return (
    <li>
      <Link href={`/trade/${trade.trade}`} className={css['line']} data-trade={trade.trade}>
        <span className={css['name']}>{other.name}</span>
        <span className={css['kind']}>{words.kinds[kindOf(trade)]}</span>
        <span className={css['what']}>
          {words.gives}: {sideWords(goes)}
        </span>
        <span className={css['what']}>
          {words.gets}: {sideWords(comes)}
        </span>
      </Link>
    </li>
  );
};
