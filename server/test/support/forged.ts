// Forged: a journal that was rewritten, hash chain included, as only somebody with the file could, or as a mistake of
// the application would: it tells of other events, and every hash agrees.

import type Database from 'better-sqlite3';
import { BEFORE_FIRST, rowHash } from '../../src/journal/index.ts';
import { decode, type Effect, encode, type JournalRow } from '../../src/store/index.ts';
import { lawless } from './lawless.ts';

/** Returns the effects that a row tells of instead: changed, or more or fewer. */
export type Forging = (effects: readonly Effect[], row: JournalRow) => readonly Effect[];

/** Returns the effects with the balances after each entry recomputed, and the entries' numbers without a gap. */
function counted(
  effects: readonly Effect[],
  balances: Map<number, number>,
  next: () => number,
): readonly Effect[] {
  const move = (account: number, by: number): number => {
    const after = (balances.get(account) ?? 0) + by;
    balances.set(account, after);
    return after;
  };
  return effects.map((effect) => {
    if (effect.is !== 'entry') return effect;
    const { debit, credit, sum } = effect;
    return { ...effect, entry: next(), debitAfter: move(debit, -sum), creditAfter: move(credit, sum) };
  });
}

/** Rewrites the journal. Throws when nothing was changed. */
export function forge(db: Database.Database, forging: Forging): void {
  const journal = lawless(db);
  const rows = journal
    .prepare<[], JournalRow>('select seq, at, who, act, body, hash from journal order by seq')
    .all();
  const put = journal.prepare<[body: string, hash: string, seq: number]>(
    'update journal set body = ?, hash = ? where seq = ?',
  );
  const balances = new Map<number, number>();
  let [entries, previous, changed] = [0, BEFORE_FIRST, false];
  for (const row of rows) {
    const told = decode(row.body);
    const effects = forging(told, row);
    changed ||= encode(effects) !== row.body;
    const body = encode(counted(effects, balances, () => (entries += 1)));
    previous = rowHash(previous, { ...row, body });
    put.run(body, previous, row.seq);
  }
  if (!changed) throw new Error('nothing was forged');
}
