// TradeScreen: one trade by its id: an open one from home, an answered one as it is read, or none.

import type { TradeId, TradeView } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../lobby/index.ts';
import { useList } from '../net/index.ts';
import { Reading, WithHome } from '../parts/index.ts';
import { useTradeText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';
import { OpenTrade } from './openTrade.tsx';

const Gone = () => {
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
  if (trade !== undefined) return <OpenTrade trade={trade} />;
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
