// TradeScreen: one trade by its id: an open one from home, an answered one as it is read, or none.

import { type HomeView, type TradeId, readOf } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { Screen } from '../frame/index.ts';
import { useList } from '../net/index.ts';
import { Reading, WithHome } from '../parts/index.ts';
import { useTradeText } from '../text/index.ts';
import { GoneTrade } from './goneTrade.tsx';
import { OpenTrade } from './openTrade.tsx';

interface TradeProps {
  readonly id: TradeId;
  readonly home: HomeView;
}

const Trade = ({ id, home }: TradeProps) => {
  const words = useTradeText();
  // The open ones.
  const { trades, version } = home;
  const open = trades.find(({ trade }) => trade === id);
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  // What was answered is in no list of open ones: it is asked for by its id.
  const list = useList(open === undefined ? readOf('trade', { id }) : null, version);
  const answered = list.at === 'here' ? list.value : undefined;
  const trade = open ?? answered ?? (list.at === 'loading' ? last : undefined);
  if (trade !== undefined) return <OpenTrade trade={trade} home={home} />;
  if (list.at === 'failed' && list.why !== 'silent') return <GoneTrade />;
  return (
    <Screen title={words.title} back="/trades">
      <Reading list={list}>{() => null}</Reading>
    </Screen>
  );
};

export const TradeScreen = ({ id }: { readonly id: TradeId }) => {
  const words = useTradeText();
  return <WithHome title={words.title}>{(home) => <Trade key={id} id={id} home={home} />}</WithHome>;
};
