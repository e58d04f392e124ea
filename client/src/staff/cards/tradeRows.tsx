// TradeRows: what traders have offered each other, newest first, and what became of it.

import { type TradeView, readOf } from '@dunmer/shared/protocol';
import { useCatalogue, useSideWords } from '../../parts/index.ts';
import { useLang, useStaffText, whenWords } from '../../text/index.ts';
import { PagedFound } from '../lists/pagedFound.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { useVersion } from '../shell/useVersion.ts';

export const TradeRows = () => {
  const { cards: text } = useStaffText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const side = useSideWords(catalogue);
  const hands = ({ from, to }: TradeView): string => text.trade.hands(from.name, to.name);
  const columns: readonly Column<TradeView>[] = [
    { id: 'hands', label: text.hands, render: hands },
    { id: 'gives', label: text.trade.gives, render: ({ gives }) => side(gives) },
    { id: 'takes', label: text.trade.takes, render: ({ takes }) => side(takes) },
    { id: 'state', label: text.state, render: ({ state }) => text.trade.states[state] },
    { id: 'at', label: text.trade.offered, render: ({ at }) => whenWords(lang, at) },
  ];
  return (
    <PagedFound
      read={readOf('staffTrades', {})}
      version={useVersion()}
      wordsOf={(each) => [each.from.name, each.to.name, side(each.gives), side(each.takes)]}
      empty={text.trade.none}
    >
      {(found) => (
        <Rows
          label={text.trades}
          columns={columns}
          rows={found}
          keyOf={({ trade }) => trade}
          hrefOf={({ trade }) => `/staff/trades/${encodeURIComponent(trade)}`}
        />
      )}
    </PagedFound>
  );
};
