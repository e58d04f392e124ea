// TradeScreen: one trade from the reader's side: what goes, what comes, where it stands, and what may be done about it.

import type { TradeId, TradeView } from '@dunmer/shared/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../lobby/index.ts';
import { useList } from '../net/index.ts';
import { Reading, useCatalogue, WithHome } from '../parts/index.ts';
import { useLang, useTradeText, whenWords } from '../text/index.ts';
import { Button, Panel, Waiting } from '../ui/index.ts';
import { AnswerSheet, type TradeAnswer } from './answerSheet.tsx';
import { forgetOffered } from './offered.ts';
import { SideLeaf } from './sideLeaf.tsx';
import { kindOf, sidesOf } from './sides.ts';
import css from './trade.module.css';

interface ActsProps {
  readonly trade: TradeView;
  readonly onAsk: (answer: TradeAnswer) => void;
}

const Acts = ({ trade, onAsk }: ActsProps) => {
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

const Open = ({ trade }: { readonly trade: TradeView }) => {
  const words = useTradeText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const [asked, setAsked] = useState<TradeAnswer | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const { goes, comes, other } = sidesOf(trade);
  const isDone = trade.state === 'accepted';
  // Who sees the answer here needs no news of it at home.
  useEffect(() => {
    if (trade.state !== 'offered') forgetOffered(trade.trade);
  }, [trade]);
  return (
    <Screen title={words.with(other.name)} back="/trades" action={<Acts trade={trade} onAsk={setAsked} />}>
      <p className={css['standing']} role="status" data-trade={trade.state}>
        <strong>{words.kinds[kindOf(trade)]}</strong>
        <span>{words.states[trade.mine ? 'mine' : 'theirs'][trade.state]}</span>
      </p>
      <SideLeaf title={isDone ? words.gave : words.gives} side={goes} catalogue={catalogue} goes />
      <SideLeaf title={isDone ? words.got : words.gets} side={comes} catalogue={catalogue} />
      <p className={css['quiet']}>{words.at(whenWords(lang, trade.at))}</p>
      {asked !== null && trade.state === 'offered' && (
        <AnswerSheet answer={asked} trade={trade} catalogue={catalogue} onClose={close} />
      )}
    </Screen>
  );
};

const Gone = (): ReactNode => {
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

interface TradeProps {
  readonly id: TradeId;
  /** The open ones. */
  readonly trades: readonly TradeView[];
  readonly version: number;
}

const Trade = ({ id, trades, version }: TradeProps) => {
  const words = useTradeText();
  const open = trades.find(({ trade }) => trade === id);
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  // What was answered is in no list of open ones: it is asked for by its id.
  const list = useList<TradeView>(
    open === undefined ? `/api/trades/${encodeURIComponent(id)}` : null,
    version,
  );
  const answered = list.at === 'here' ? list.value : undefined;
  const trade = open ?? answered ?? (list.at === 'loading' ? last : undefined);
  if (trade !== undefined) return <Open trade={trade} />;
  if (list.at === 'failed' && list.why !== 'silent') return <Gone />;
  return (
    <Screen title={words.title} back="/trades">
      <Reading list={list}>{() => null}</Reading>
    </Screen>
  );
};

export const TradeScreen = ({ id }: { readonly id: TradeId }) => {
  const words = useTradeText();
  return (
    <WithHome title={words.title}>
      {({ trades, version }) => <Trade key={id} id={id} trades={trades} version={version} />}
    </WithHome>
  );
};
