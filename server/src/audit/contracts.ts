// Contracts: contracts, trades, challenges, settings and matches as the journal tells of them.

import type { Book } from './book.ts';
import { bit, type Of, ofKind, type Row } from './row.ts';

export const takeSetting = (book: Book, { name, value }: Of<'setting'>): void =>
  book.put('settings', { key: name, value });

function isOpen(text: string): boolean {
  const state: unknown = JSON.parse(text);
  if (typeof state !== 'object' || state === null || !('at' in state)) return false;
  return state.at === 'offered' || state.at === 'signed';
}

/**
 * Takes a contract. Contracts are never deleted and follow one another, so the first effect about one tells its key
 * in the table.
 */
export function takeContract(book: Book, effect: Of<'contract'>, { seq, effects }: Row): void {
  const { contract, one, two, payer, sum, game = null, table = 'trade', text, state } = effect;
  const known = book.table('contracts').get(contract);
  const first = known ?? { key: contract, row: book.count('contracts') + 1, match: null };
  book.put('contracts', {
    ...first,
    one,
    two,
    payer,
    sum,
    game,
    table,
    text,
    state,
    open: bit(isOpen(state)),
  });
  const act = { key: `${contract}/${seq}`, reason: ofKind({ effects }, 'reason')[0]?.text ?? null };
  book.put('contract acts', act);
}

export const takeTrade = (book: Book, { trade, from, to, gives, takes, state }: Of<'trade'>): void =>
  book.put('trades', { key: trade, from, to, gives, takes, state });

export const takeChallenge = (book: Book, effect: Of<'proposal'>): void => {
  const { proposal, from, to, stake, friendly, table = 'trade', answers = null, state } = effect;
  book.put('proposals', { key: proposal, from, to, stake, friendly: bit(friendly), table, answers, state });
};

/** Takes a match. A contract names the newest match over it. */
export function takeTable(book: Book, effect: Of<'table'>): void {
  const { is: _, key: row, match, windowTime = null, responseTime = null, ...rest } = effect;
  const { tableName = 'trade', turnClock = null, askClock = null, ...table } = rest;
  const times = { windowTime, responseTime, turnClock, askClock };
  book.add('matches', { key: match, row, ...table, tableName, ...times });
  const over = [...book.table('contracts').values()].find((contract) => contract['row'] === table.contract);
  if (over !== undefined) book.change('contracts', over.key, { match });
}

export const takeStop = (book: Book, { is: _, match, ...stop }: Of<'stop'>): void =>
  book.add('stops', { key: match, ...stop });

export const takePriced = (book: Book, { match, k, copy, due, owed, turn }: Of<'priced'>): void =>
  book.add('price rulings', { key: `${match}/${k}`, copy, due, owed: bit(owed), turn });

/** Takes a settlement. Older rows do not say which settlement it starts from; it was always the previous one. */
export const takeSettled = (book: Book, { is: _, match, k, solace = 0, ...settled }: Of<'settled'>): void =>
  book.add('settlements', { key: `${match}/${k}`, corrects: k === 1 ? null : k - 1, solace, ...settled });
