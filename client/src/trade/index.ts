// trade: trades and gifts between traders: all of them, one of them, and a new one.

export { NewTradeScreen } from './newTradeScreen.tsx';
export { TradeNews, TradesScreen } from './tradesScreen.tsx';
export { TradeScreen } from './tradeScreen.tsx';
