// TradesScreen: all trades of a trader, and the news about them.

import type { Catalogue } from '@dunmer/shared/cards';
import { readOf, type TradeId, type TradeView } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useKnownHome, useList } from '../net/index.ts';
import { kindOf, News, NewsItem, useCatalogue, WithHome } from '../parts/index.ts';
import { useSideWords } from './useSideWords.ts';
import { useTradeText } from './tradeText.ts';
import { Button } from '../ui/index.ts';
import { forgetOffered, newerOf, offeredTrades, sidesOf, stateIn } from './draft.ts';
import css from './trade.module.css';

interface TradeLineProps {
  readonly trade: TradeView;
  readonly catalogue: Catalogue;
}

/** One trade in the list: the other trader, and what goes and comes. */
const TradeLine = ({ trade, catalogue }: TradeLineProps) => {
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

interface AnsweredProps {
  readonly id: TradeId;
  readonly version: number;
  readonly onRead: () => void;
}

const Answered = ({ id, version, onRead }: AnsweredProps) => {
  const words = useTradeText();
  const list = useList(readOf('trade', { id }), version);
  // The trader's own withdrawal is no news, so it need not be remembered any longer.
  const isWithdrawn = list.at === 'here' && list.value.state === 'withdrawn';
  useEffect(() => {
    if (isWithdrawn) forgetOffered(id);
  }, [isWithdrawn, id]);
  const trades = useKnownHome()?.trades ?? [];
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
      {words.news(to.name, stateIn(list.value, newerOf(list.value, trades), words))}
    </NewsItem>
  );
};

/** For home: nothing is shown when nobody has answered. `version` is that of the home. */
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

const Trades = ({ trades }: { readonly trades: readonly TradeView[] }) => {
  const words = useTradeText();
  const { catalogue } = useCatalogue();
  const groups = [
    { title: words.incoming, trades: trades.filter(({ mine }) => !mine) },
    { title: words.outgoing, trades: trades.filter(({ mine }) => mine) },
  ].filter((group) => group.trades.length > 0);
  return (
    <>
      {trades.length === 0 && (
        <p>
          {words.empty} <span className={css['quiet']}>{words.emptyHint}</span>
        </p>
      )}
      {groups.map((group) => (
        <section key={group.title} className={css['group']} aria-label={group.title}>
          <h2>{group.title}</h2>
          <ul className={css['lines']}>
            {group.trades.map((trade) => (
              <TradeLine key={trade.trade} trade={trade} catalogue={catalogue} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

/** The trades and gifts that wait for an answer, from this trader and from others. */
export const TradesScreen = () => {
  const words = useTradeText();
  const [, go] = useLocation();
  return (
    <WithHome title={words.title}>
      {({ trades, me }) => (
        <Screen
          title={words.title}
          back="/"
          action={
            <Button weight="primary" size="large" wide disabled={me.frozen} onClick={() => go('/person')}>
              {words.start}
            </Button>
          }
        >
          <Trades trades={trades} />
        </Screen>
      )}
    </WithHome>
  );
};
