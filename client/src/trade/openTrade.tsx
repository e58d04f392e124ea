// OpenTrade: one trade from the reader's side: what goes, what comes, and where it stands.

import type { HomeView, TradeView } from '@dunmer/shared/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Screen } from '../frame/index.ts';
import { useCatalogue } from '../parts/index.ts';
import { useLang, useTradeText, whenWords } from '../text/index.ts';
import { AnswerSheet, type TradeAnswer } from './answerSheet.tsx';
import { forgetOffered } from './offered.ts';
import { SideLeaf } from './sideLeaf.tsx';
import { kindOf, sidesOf } from './sides.ts';
import css from './trade.module.css';
import { TradeActs } from './tradeActs.tsx';

interface OpenTradeProps {
  readonly trade: TradeView;
  readonly home: HomeView;
}

export const OpenTrade = ({ trade, home }: OpenTradeProps) => {
  const words = useTradeText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const [asked, setAsked] = useState<TradeAnswer | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const { goes, comes, other } = sidesOf(trade);
  const isDone = trade.state === 'accepted';
  // Whoever sees the answer here needs no news of it at home.
  useEffect(() => {
    if (trade.state !== 'offered') forgetOffered(trade.trade);
  }, [trade]);
  return (
    <Screen
      title={words.with(other.name)}
      back="/trades"
      action={<TradeActs trade={trade} onAsk={setAsked} />}
    >
      <p className={css['standing']} role="status" data-trade={trade.state}>
        <strong>{words.kinds[kindOf(trade)]}</strong>
        <span>{words.states[trade.mine ? 'mine' : 'theirs'][trade.state]}</span>
      </p>
      <SideLeaf title={isDone ? words.gave : words.gives} side={goes} catalogue={catalogue} goes />
      <SideLeaf title={isDone ? words.got : words.gets} side={comes} catalogue={catalogue} />
      <p className={css['quiet']}>{words.at(whenWords(lang, trade.at))}</p>
      {asked !== null && trade.state === 'offered' && (
        <AnswerSheet answer={asked} trade={trade} catalogue={catalogue} home={home} onClose={close} />
      )}
    </Screen>
  );
};
