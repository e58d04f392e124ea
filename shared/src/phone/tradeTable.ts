// tradeTable: the trade table on a phone.

import { TRADE, type Trade, type Witness } from '../fairness/index.ts';
import type { CatalogueInfo, PlayCommand } from '../protocol/index.ts';
import type { PhoneTable } from './phoneTable.ts';
import { witnessOf } from './witness.ts';

/** The types of the trade table. */
export interface TradePhone {
  readonly table: Trade;
  readonly command: PlayCommand;
  readonly witness: Witness;
  readonly catalogue: CatalogueInfo;
}

/** The trade table. */
export const TRADE_ON_PHONE: PhoneTable<TradePhone> = {
  name: 'trade',
  port: TRADE,
  commandFor: (id, match, command) => ({ id, type: 'play', match, command }),
  moveIn: (command) => (command.type === 'play' ? command : null),
  witnessOf,
};
