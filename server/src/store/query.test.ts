import { expect, test } from 'vitest';
import { prepareAudit } from './audit/sqliteAudit.ts';
import { prepareCards } from './cards/sqliteCards.ts';
import { prepareClocks } from './clocks/sqliteClocks.ts';
import { openMemory } from './database.ts';
import { prepareDeals } from './deals/statements.ts';
import { prepareFloor } from './floor/sqliteFloor.ts';
import { prepareHome } from './home/sqliteHome.ts';
import { prepareJournal } from './journal/sqliteJournal.ts';
import { prepareLists } from './lists/sqliteLists.ts';
import { prepareMoney } from './money/sqliteMoney.ts';
import { preparePeople } from './people/statements.ts';
import { Query } from './query.ts';

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
  }),
)('the database understands every query of %s', async (_, prepare) => {
  const db = await openMemory();
  const queries = Object.values(prepare(db)).filter((value) => value instanceof Query);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) query.prepare();
  db.close();
});
