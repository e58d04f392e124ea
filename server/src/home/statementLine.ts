// statementLine: one entry as it stands on the statement of a purse.

import type { StatementLine } from '@dunmer/shared/protocol';
import type { Affair, PersonKey, Reader, StatementRow } from '../store/index.ts';
import { briefIn, type Briefs, timeOf } from './briefs.ts';

type Side = 'debit' | 'credit';

/**
 * Which affairs a reader may open: `own`, those of their own purse; `all`, those on the statement, as an organiser;
 * `played`, those on which a match hangs, as a referee.
 */
export type Opens = 'own' | 'all' | 'played';

/** What the lines of one purse are made from. */
export interface Statement {
  /** The purse's account. */
  readonly account: number;
  /** The owner of the purse. */
  readonly owner: PersonKey;
  readonly affairs: ReadonlyMap<string, Affair>;
  readonly opens: Opens;
}

/** The owner of the purse on the other side; null where drakes came from or went to the bank, a hold or a pot. */
function across(row: StatementRow, side: Side): PersonKey | null {
  const [kind, owner] =
    side === 'debit' ? [row.creditKind, row.creditOwner] : [row.debitKind, row.debitOwner];
  return kind === 'purse' ? owner : null;
}

const sideOf = (row: StatementRow, account: number): Side => (row.debit === account ? 'debit' : 'credit');

/** Reads the contracts, matches and trades to which these entries belong, in one statement where there are any. */
export async function affairsBehind(
  { home }: Pick<Reader, 'home'>,
  rows: readonly StatementRow[],
): Promise<ReadonlyMap<string, Affair>> {
  const subjects = [...new Set(rows.flatMap(({ subject }) => subject ?? []))];
  return subjects.length === 0 ? new Map() : home.affairs(subjects);
}

const partnerIn = ({ one, two }: Affair, owner: PersonKey): PersonKey | null => (one === owner ? two : one);

/** Returns with whom an entry is: the owner of the other purse, and the other party to the affair it belongs to. */
export function partnersOf(row: StatementRow, { account, owner, affairs }: Statement): readonly PersonKey[] {
  const affair = row.subject === null ? undefined : affairs.get(row.subject);
  const partner = affair === undefined ? null : partnerIn(affair, owner);
  return [across(row, sideOf(row, account)) ?? [], partner ?? []].flat();
}

/** Returns everybody whom a statement names. */
export const namedIn = (rows: readonly StatementRow[], statement: Statement): readonly PersonKey[] =>
  rows.flatMap((row) => [row.who ?? [], partnersOf(row, statement)].flat());

/**
 * Who caused an entry, as far as the reader may know. A promise that paid because of an affair between others names
 * only its own two people: anyone else was a party to an affair that the reader may not know of.
 */
function doerOf(row: StatementRow, opens: Opens): PersonKey | null {
  const isOfOthers = row.why === 'promise' && row.subject === null && opens !== 'all';
  return isOfOthers && row.who !== row.debitOwner && row.who !== row.creditOwner ? null : row.who;
}

/** Makes one line of a statement. */
export function statementLine(row: StatementRow, statement: Statement, briefs: Briefs): StatementLine {
  const { account, owner, affairs, opens } = statement;
  const side = sideOf(row, account);
  const change = side === 'debit' ? -row.sum : row.sum;
  const after = side === 'debit' ? row.debitAfter : row.creditAfter;
  const other = across(row, side);
  const affair = row.subject === null ? undefined : affairs.get(row.subject);
  const partner = affair === undefined ? null : partnerIn(affair, owner);
  const doer = doerOf(row, opens);
  return {
    entry: row.key,
    before: after - change,
    change,
    after,
    why: row.why,
    subject: row.subject,
    who: doer === null ? null : briefIn(briefs, doer),
    with: other === null ? null : briefIn(briefs, other),
    partner: partner === null ? null : briefIn(briefs, partner),
    about: affair === undefined || (opens === 'played' && !affair.played) ? null : affair.about,
    note: row.noted,
    corrects: row.corrects,
    at: timeOf(row.at),
  };
}
