// TradeScreen: one trade, or that it is gone.

import { type HomeView, readOf, type TradeId, type TradeView } from '@dunmer/shared/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useCommand, useList } from '../net/index.ts';
import { intoView, kindOf, Reading, UnderWay, useCatalogue, WithHome } from '../parts/index.ts';
import { useLang, whenWords } from '../text/index.ts';
import { useTradeText } from './tradeText.ts';
import { Button, Panel, Waiting } from '../ui/index.ts';
import { ANSWERS, AnswerSheet, type TradeAnswer } from './answerSheet.tsx';
import { forgetOffered, newerOf, sidesOf, stateIn } from './draft.ts';
import { SideLeaf } from './leaves.tsx';
import css from './trade.module.css';

/** Shown when a trade is no longer open, with a link to those that are. */
export const GoneTrade = () => {
  const words = useTradeText();
  const [, go] = useLocation();
  const action = (
    <Button weight="primary" wide onClick={() => go('/trades')}>
      {words.toAll}
    </Button>
  );
  return (
    <Screen title={words.title} back="/trades" action={action}>
      <Panel>
        <p>{words.gone}</p>
      </Panel>
    </Screen>
  );
};

interface TradeActsProps {
  readonly trade: TradeView;
  /** `purse`: what the reader may spend; null when nobody counts it. */
  readonly home: Pick<HomeView, 'me' | 'purse' | 'trades'>;
  readonly onAsk: (answer: TradeAnswer) => void;
}

/** What the reader may do about a trade: answer it, change it, or withdraw it. */
const TradeActs = ({ trade, home: { me, purse, trades }, onAsk }: TradeActsProps) => {
  const words = useTradeText();
  const [, go] = useLocation();
  const { goes, other } = sidesOf(trade);
  const otherwise = `/trade/new/${other.code}?from=${trade.trade}`;
  const { sending } = useCommand(ANSWERS, undefined, trade.trade);
  // The banner above says why.
  const isStopped = me.frozen;
  // Shown also below the open sheet; if that is closed while the link is lost, the act is sent all the same.
  if (sending !== 'no') return <UnderWay sending={sending} />;
  if (trade.state !== 'offered') {
    const newer = newerOf(trade, trades);
    return newer === undefined ? (
      <Button wide disabled={isStopped} onClick={() => go(`/trade/new/${other.code}`)}>
        {words.again}
      </Button>
    ) : (
      <Button weight="primary" size="large" wide onClick={() => go(`/trade/${newer.trade}`)}>
        {words.toNewer}
      </Button>
    );
  }
  if (trade.mine) {
    return (
      <>
        <Waiting>{words.waitsFor(other.name)}</Waiting>
        <Button disabled={isStopped} onClick={() => go(otherwise)}>
          {words.change}
        </Button>
        <Button weight="danger" disabled={isStopped} onClick={() => onAsk('withdraw')}>
          {words.withdraw}
        </Button>
      </>
    );
  }
  const accept = { trade: words.accept, gift: words.acceptGift, request: words.give }[kindOf(trade)];
  const isTooPoor = purse !== null && purse < goes.drakes;
  return (
    <>
      {isTooPoor && <p role="note">{words.tooPoor(goes.drakes, purse)}</p>}
      <Button
        weight="primary"
        size="large"
        wide
        disabled={isTooPoor || isStopped}
        onClick={() => onAsk('accept')}
      >
        {accept}
      </Button>
      <Button disabled={isStopped} onClick={() => go(otherwise)}>
        {words.counter}
      </Button>
      <Button weight="danger" disabled={isStopped} onClick={() => onAsk('decline')}>
        {words.decline}
      </Button>
    </>
  );
};

interface OpenTradeProps {
  readonly trade: TradeView;
  readonly home: HomeView;
}

/** One trade from the reader's side: what goes, what comes, and where it stands. */
const OpenTrade = ({ trade, home }: OpenTradeProps) => {
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
      action={<TradeActs trade={trade} home={home} onAsk={setAsked} />}
    >
      <p className={css['standing']} role="status" data-trade={trade.state}>
        <strong>{words.kinds[kindOf(trade)]}</strong>
        <span key={trade.state} ref={intoView}>
          {stateIn(trade, newerOf(trade, home.trades), words)}
        </span>
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

interface TradeProps {
  readonly id: TradeId;
  readonly home: HomeView;
}

const Trade = ({ id, home }: TradeProps) => {
  const words = useTradeText();
  // `trades` holds only the open ones.
  const { trades, version } = home;
  const open = trades.find(({ trade }) => trade === id);
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  // An answered trade is in no list of open ones, so it is read by its id.
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

/** One trade by its id: an open one from home, an answered one read from the server, or none. */
export const TradeScreen = ({ id }: { readonly id: TradeId }) => {
  const words = useTradeText();
  return <WithHome title={words.title}>{(home) => <Trade key={id} id={id} home={home} />}</WithHome>;
};
