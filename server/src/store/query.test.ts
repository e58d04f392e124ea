import { expect, test, vi } from 'vitest';
import { formedDatabase } from '../../test/support/formedDatabase.ts';
import { prepareAudit } from './audit/sqliteAudit.ts';
import { prepareCards } from './cards/sqliteCards.ts';
import { prepareClocks } from './clocks/sqliteClocks.ts';
import { prepareDeals } from './deals/statements.ts';
import { prepareFloor } from './floor/sqliteFloor.ts';
import { prepareHome } from './home/sqliteHome.ts';
import { prepareJournal } from './journal/sqliteJournal.ts';
import { prepareLists } from './lists/sqliteLists.ts';
import { prepareMoney } from './money/sqliteMoney.ts';
import { preparePeople } from './people/statements.ts';
import { prepareWaits } from './waits/sqliteWaits.ts';
import { asking, Query } from './query.ts';
import { prepareStatements } from './statements.ts';

test.each(
  Object.entries({
    prepareAudit,
    prepareCards,
    prepareClocks,
    prepareDeals,
    prepareFloor,
    prepareHome,
    prepareJournal,
    prepareLists,
    prepareMoney,
    preparePeople,
    prepareStatements,
    prepareWaits,
  }),
)('the database understands every query of %s', async (_, prepare) => {
  const db = await formedDatabase();
  const queries = Object.values(prepare(db)).filter((value) => value instanceof Query);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) query.prepare();
  db.close();
});

test('a query is compiled once, however often it is asked with other values', async () => {
  const db = await formedDatabase();
  const query = asking<[kind: string, limit: number]>(db)<object>(
    'select key, owner from accounts where kind = ? order by key limit ?',
  );
  expect(query.all('bank', 1)).toHaveLength(1);
  // What makes rows is made anew whenever the database has compiled a statement anew.
  const compiled = vi.spyOn(globalThis, 'Function');
  for (const limit of [1, 2, 3]) expect(query.all('bank', limit)).toHaveLength(1);
  expect(compiled).not.toHaveBeenCalled();
  db.close();
});
