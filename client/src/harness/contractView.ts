// contractView: a contract for tests as its reader sees it: an empty offer, with the facts that the test gives.

import { type ContractState, type Game, NEW_CONTRACT } from '@dunmer/shared/contract';
import type { ContractInfo, ContractView, PersonBrief } from '@dunmer/shared/protocol';
import { ME } from './homeView.ts';

export const OTHER: PersonBrief = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB' };

const AT = '2026-11-22T06:00:00Z';

export type Signed = Extract<ContractState, { readonly at: 'signed' }>;

/** Returns the state of a signed contract with this game. */
export const signed = (game: Game = { at: 'none' }, facts: Partial<Signed> = {}): Signed => ({
  at: 'signed',
  handed: { one: false, two: false },
  annulling: { one: false, two: false },
  game,
  proposals: 1,
  ...facts,
});

export const contractView = (facts: Partial<ContractView> = {}): ContractView => ({
  contract: 'c',
  party: 'one',
  one: ME,
  two: OTHER,
  text: 'скума',
  sum: 12,
  payer: 'one',
  game: null,
  state: NEW_CONTRACT,
  may: [],
  sixth: [],
  lowered: false,
  told: false,
  busy: { one: false, two: false },
  stopped: { one: false, two: false },
  short: { one: null, two: null },
  unsaid: false,
  match: null,
  written: AT,
  waits: AT,
  overdue: false,
  ...facts,
});

/** Returns a contract with the facts of its page. */
export const contractInfo = (facts: Partial<ContractInfo> = {}): ContractInfo => ({
  ...contractView(facts),
  claimant: null,
  history: [],
  ...facts,
});
