// Offered: which trades this phone has offered and not yet told the end of, by their ids. What became of one, the
// server says.

import type { TradeId } from '@dunmer/shared/protocol';
import { forget, keep, recall } from '../device/index.ts';

/** Home looks for it too, and brings nothing where there is none. */
const KEY = 'trades.offered';
const MOST = 10;

export const offeredTrades = (): readonly TradeId[] =>
  (recall(KEY) ?? '').split(' ').filter((id) => id !== '');

const put = (ids: readonly TradeId[]): void => {
  if (ids.length === 0) forget(KEY);
  else keep(KEY, ids.slice(0, MOST).join(' '));
};

/** The newest first. */
export const rememberOffered = (id: TradeId): void =>
  put([id, ...offeredTrades().filter((one) => one !== id)]);

export const forgetOffered = (id: TradeId): void => put(offeredTrades().filter((one) => one !== id));
