// TradePage: one trade for staff: who gives what to whom, and its outcome; each card links to its history.

import { type TradeId, type TradeView, readOf } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useList } from '../../net/index.ts';
import { Reading, useCatalogue } from '../../parts/index.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { useTradeText } from '../../trade/tradeText.ts';
import { Panel } from '../../ui/index.ts';
import { Desk } from '../shell/desk.tsx';
import { useVersion } from '../shell/hooks.ts';
import css from '../lists/lists.module.css';

const Side = ({ title, side }: { readonly title: string; readonly side: TradeView['gives'] }) => {
  const words = useTradeText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={css['side']}>
        {side.copies.map(({ copy, card }) => (
          <li key={copy}>
            <Link href={`/staff/cards/${encodeURIComponent(copy)}`}>
              {words.quoted(catalogue.get(card)?.name[lang] ?? card)}
            </Link>
          </li>
        ))}
        {side.drakes > 0 && <li>{words.drakes(side.drakes)}</li>}
        {side.copies.length === 0 && side.drakes === 0 && <li>{words.nothing}</li>}
      </ul>
    </section>
  );
};

const Trade = ({ trade: { from, to, gives, takes, state, at } }: { readonly trade: TradeView }) => {
  const { cards } = useStaffText();
  const lang = useLang();
  const both = cards.trade.hands(from.name, to.name);
  return (
    <Panel label={both}>
      <h2>
        <Link href={`/staff/people/${from.person}`}>{from.name}</Link>
        {' → '}
        <Link href={`/staff/people/${to.person}`}>{to.name}</Link>
      </h2>
      <p>
        {cards.trade.offered}: {whenWords(lang, at)} · {cards.trade.states[state]}
      </p>
      <Side title={cards.trade.givesOf(from.name)} side={gives} />
      <Side title={cards.trade.givesOf(to.name)} side={takes} />
    </Panel>
  );
};

const Body = ({ id }: { readonly id: TradeId }) => {
  const { cards } = useStaffText();
  const list = useList(readOf('trade', { id }), useVersion());
  // A trade that is hidden from the reader looks as if it did not exist.
  if (list.at === 'failed' && list.why === 'refused') return <p role="alert">{cards.trade.unknown}</p>;
  return (
    <Reading list={list} unknown={cards.trade.unknown}>
      {(trade) => <Trade trade={trade} />}
    </Reading>
  );
};

export const TradePage = ({ id }: { readonly id: TradeId }) => {
  const { cards } = useStaffText();
  return (
    <Desk
      section="cards"
      title={cards.trade.title}
      back={{ path: '/staff/cards?look=trades', label: cards.trade.back }}
    >
      {() => <Body id={id} />}
    </Desk>
  );
};
