// Rules of this capability's commands.

import { other, type RulesFor } from '../door/index.ts';

const unbuilt = {
  relate: other,
  handle: async (): Promise<never> => Promise.reject(new Error('not built yet')),
};

export const cardRules: RulesFor<
  | 'offerTrade'
  | 'acceptTrade'
  | 'declineTrade'
  | 'withdrawTrade'
  | 'find'
  | 'orderDeck'
  | 'dealStart'
  | 'makeCopy'
  | 'moveCopy'
  | 'freezeCopy'
  | 'makeSlip'
> = {
  offerTrade: unbuilt,
  acceptTrade: unbuilt,
  declineTrade: unbuilt,
  withdrawTrade: unbuilt,
  find: unbuilt,
  orderDeck: unbuilt,
  dealStart: unbuilt,
  makeCopy: unbuilt,
  moveCopy: unbuilt,
  freezeCopy: unbuilt,
  makeSlip: unbuilt,
};
