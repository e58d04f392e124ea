// People, contracts, trades, proposals and matches as the journal tells of them.

import type { Effect } from '../store/index.ts';
import type { Book } from './book.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

const bit = (value: boolean): number => (value ? 1 : 0);

export const takePerson = (book: Book, effect: Of<'person'>): void => {
  const { person, code, name, staff, trades, frozen } = effect;
  book.put('people', { key: person, code, name, staff, trades: bit(trades), frozen: bit(frozen) });
};

export const takeSetting = (book: Book, { name, value }: Of<'setting'>): void =>
  book.put('settings', { key: name, value });

function isOpen(text: string): boolean {
  const state: unknown = JSON.parse(text);
  if (typeof state !== 'object' || state === null || !('at' in state)) return false;
  return state.at === 'offered' || state.at === 'signed';
}

export function takeContract(
  book: Book,
  { contract, one, two, payer, sum, text, state }: Of<'contract'>,
): void {
  const open = bit(isOpen(state));
  book.put('contracts', { key: contract, one, two, payer, sum, text, state, open });
}

export const takeTrade = (book: Book, { trade, from, to, gives, takes, state }: Of<'trade'>): void =>
  book.put('trades', { key: trade, from, to, gives, takes, state });

export const takeProposal = (book: Book, effect: Of<'proposal'>): void => {
  const { proposal, from, to, stake, friendly, state } = effect;
  book.put('proposals', { key: proposal, from, to, stake, friendly: bit(friendly), state });
};

export const takeTable = (book: Book, { is: _, key: row, match, ...table }: Of<'table'>): void =>
  book.add('matches', { key: match, row, ...table });

/** Which one it starts from is in rows since then; before, it was always the newest. */
export const takeSettled = (book: Book, { is: _, match, k, ...settled }: Of<'settled'>): void =>
  book.add('settlements', { key: `${match}/${k}`, corrects: k === 1 ? null : k - 1, ...settled });
