// TradeNews: what the other said to the trades that were offered from this phone, until it is read.

import { type TradeId, readOf } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { useList } from '../net/index.ts';
import { useTradeText } from '../text/index.ts';
import { News, NewsItem } from '../parts/index.ts';
import { forgetOffered, offeredTrades } from './offered.ts';

interface AnsweredProps {
  readonly id: TradeId;
  readonly version: number;
  readonly onRead: () => void;
}

const Answered = ({ id, version, onRead }: AnsweredProps) => {
  const words = useTradeText();
  const list = useList(readOf('trade', { id }), version);
  // One's own withdrawal is no news, and nothing to go on remembering.
  const isWithdrawn = list.at === 'here' && list.value.state === 'withdrawn';
  useEffect(() => {
    if (isWithdrawn) forgetOffered(id);
  }, [isWithdrawn, id]);
  if (list.at !== 'here') return null;
  const { state, to } = list.value;
  if (state !== 'accepted' && state !== 'declined') return null;
  return (
    <NewsItem
      outcome={state}
      isGood={state === 'accepted'}
      href={`/trade/${id}`}
      read={words.read}
      onRead={onRead}
    >
      {words.news(to.name, words.states.mine[state])}
    </NewsItem>
  );
};

/** For home: nothing where nobody has answered. `version`: home's. */
export const TradeNews = ({ version }: { readonly version: number }) => {
  const words = useTradeText();
  const [waiting, setWaiting] = useState(offeredTrades);
  const read = (id: TradeId) => {
    forgetOffered(id);
    setWaiting(offeredTrades());
  };
  return (
    <News label={words.title}>
      {waiting.map((id) => (
        <Answered key={id} id={id} version={version} onRead={() => read(id)} />
      ))}
    </News>
  );
};
