// English words of the purse: its contents, its entries, and a receipt for each.

import type { MoneyReason } from '@dunmer/shared/protocol';
import { drakeNounEn, drakesEn, numberEn } from '../text/amounts.ts';
import type { purseRu } from './purse.ru.ts';

const WHY: Readonly<Record<MoneyReason, string>> = {
  'paid-in': 'Coins paid in at the cash desk',
  'paid-out': 'Coins received at the cash desk',
  hold: 'Set aside for a contract',
  handover: 'Paid for a contract',
  'given-back': 'Given back: deal annulled',
  stake: 'Stake for prestige',
  pot: 'Prestige',
  'stake-back': 'Stake returned',
  solace: 'Solace',
  trade: 'Trade or gift',
  correction: 'Correction',
  award: 'Match awarded',
  void: 'Match voided',
  debt: 'Debt paid',
  start: 'Starting money',
  promise: 'For a promise',
  audience: 'A card at the audience',
};

const sign = (change: number): string => (change < 0 ? '−' : '+');

export const purseEn: typeof purseRu = {
  title: 'Purse',
  inPurse: 'In your purse',
  sum: numberEn,
  noun: drakeNounEn,
  held: (count) => `Set aside for contracts and stakes: ${drakesEn(count)}`,
  heldHint:
    'The contract or match decides: it comes back or goes to your partner. Until then it can’t be spent.',
  give: 'Give or trade',
  statement: 'What came and went',
  empty: 'Nothing yet. Every payment, deal, stake and gift will show up here.',
  table: {
    title: 'Money on the table',
    lead: 'At this event coins lie on the table, not in the phone. There is no purse here, and nobody keeps count.',
    written: 'Sums are written in contracts and in matches played.',
    past: 'Matches played',
  },
  change: (change) => `${sign(change)}${numberEn(Math.abs(change))}`,
  changeSaid: (change) => `${drakesEn(Math.abs(change))} ${change < 0 ? 'went' : 'came'}`,
  after: (sum) => `now ${numberEn(sum)}`,
  corrected: 'corrects an earlier entry',
  why: WHY,
  older: 'Show earlier ones',
  receipt: {
    title: (entry) => `Entry ${entry}`,
    before: 'Before',
    change: 'Change',
    after: 'After',
    with: 'With',
    bank: 'The event’s bank',
    who: 'Done by',
    at: 'When',
    note: 'Note',
    corrects: 'Corrects',
    entry: (entry) => `entry ${entry}`,
    kept: 'Entries are never changed or deleted. A mistake is set right by a new entry.',
    about: { contract: 'Open the contract', match: 'Open the match', trade: 'Open the trade' },
  },
  news: {
    title: 'New in your purse',
    rest: 'The rest',
    restIs: 'matches, and what you did',
    earlier: 'Earlier entries are in the purse.',
    read: 'Got it',
    all: 'The whole purse',
  },
};
