// TradesScreen: the trades and gifts that wait for an answer, one's own and others'.

import type { TradeView } from '@dunmer/shared/protocol';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useCatalogue, WithHome } from '../parts/index.ts';
import { useTradeText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import css from './trade.module.css';
import { TradeLine } from './tradeLine.tsx';

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

export const TradesScreen = () => {
  const words = useTradeText();
  const [, go] = useLocation();
  const action = (
    <Button weight="primary" size="large" wide onClick={() => go('/person')}>
      {words.start}
    </Button>
  );
  return (
    <WithHome title={words.title}>
      {({ trades }) => (
        <Screen title={words.title} back="/" action={action}>
          <Trades trades={trades} />
        </Screen>
      )}
    </WithHome>
  );
};
