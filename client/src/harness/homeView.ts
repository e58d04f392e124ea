// homeView: a trader's home for tests: empty, with the facts that the test gives.

import type { HomeView, PersonBrief } from '@dunmer/shared/protocol';

export const ME: PersonBrief = { person: 'me', name: 'Тралан', code: 'AAAAAAAA' };

export const homeView = (facts: Partial<HomeView> = {}): HomeView => ({
  version: 1,
  me: {
    ...ME,
    staff: null,
    trades: true,
    frozen: false,
    controls: true,
    hasPin: true,
    pinRests: false,
    passphrase: 'none',
  },
  event: {
    name: 'Балмора',
    sample: true,
    paused: false,
    pausedBy: null,
    settings: {
      least: 1,
      placementClock: 0,
      decisionClock: 0,
      claimTime: 180,
      money: 'app',
      watching: 'link',
    },
  },
  purse: 10,
  held: 0,
  deck: { size: 8, bound: 0 },
  match: null,
  contracts: [],
  trades: [],
  proposals: [],
  claims: [],
  moves: [],
  debts: [],
  cardNews: [],
  receipts: [],
  ...facts,
});
