// statementLine: an entry of a purse, with the facts that the test gives.

import type { StatementLine } from '@dunmer/shared/protocol';

export const statementLine = (entry: number, facts: Partial<StatementLine> = {}): StatementLine => ({
  entry,
  before: 10,
  change: 5,
  after: 15,
  why: 'trade',
  subject: null,
  who: null,
  with: null,
  partner: null,
  about: null,
  note: '',
  corrects: null,
  at: '2026-07-02T12:00:00.000Z',
  ...facts,
});
