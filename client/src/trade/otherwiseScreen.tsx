// OtherwiseScreen: a trade that changes or answers another: it begins with that one as it stands when the screen is
// opened, and what becomes of it later takes nothing away that is written or under way.

import { type HomeView, type PersonBrief, type TradeId, readOf } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { Screen } from '../frame/index.ts';
import { useList } from '../net/index.ts';
import { Reading } from '../parts/index.ts';
import { useTradeText } from '../text/index.ts';
import { GoneTrade } from './goneTrade.tsx';
import { OfferScreen } from './offerScreen.tsx';
import type { Offering } from './useOffering.ts';

interface OtherwiseProps {
  readonly home: HomeView;
  readonly other: PersonBrief;
  readonly id: TradeId;
  readonly offering: Offering;
}

export const OtherwiseScreen = ({ home, other, id, offering }: OtherwiseProps) => {
  const words = useTradeText();
  const [from, setFrom] = useState(() => home.trades.find(({ trade }) => trade === id));
  // Home lists only so many; and whoever comes back to this address may find it closed.
  const list = useList(from === undefined ? readOf('trade', { id }) : null, 0);
  if (from === undefined && list.at === 'here' && !list.old) setFrom(list.value);
  if (from?.state === 'offered')
    return <OfferScreen home={home} other={other} from={from} give={[]} offering={offering} />;
  const isGone = from !== undefined || (list.at === 'failed' && list.why !== 'silent');
  // After a reload, what has closed it may be the offer that is still under way from here: its answer leads on.
  if (isGone && offering.sending === 'no') return <GoneTrade />;
  return (
    <Screen title={words.with(other.name)} back="/trades">
      <Reading list={list}>{() => null}</Reading>
    </Screen>
  );
};
