// preparePorts: the ports of the event around the table, each on its own prepared statements.

import type Database from 'better-sqlite3';
import { prepareAudit, SqliteAudit } from './audit/sqliteAudit.ts';
import { prepareCards, SqliteCards } from './cards/sqliteCards.ts';
import { prepareClocks, SqliteClocks } from './clocks/sqliteClocks.ts';
import { SqliteDeals } from './deals/sqliteDeals.ts';
import { prepareDeals } from './deals/statements.ts';
import { prepareFloor, SqliteFloor } from './floor/sqliteFloor.ts';
import { prepareHome, SqliteHome } from './home/sqliteHome.ts';
import { prepareLists, SqliteLists } from './lists/sqliteLists.ts';
import { prepareJournal, SqliteJournal } from './journal/sqliteJournal.ts';
import { preparePractice, SqlitePractice } from './practice/sqlitePractice.ts';
import { prepareMoney, SqliteMoney } from './money/sqliteMoney.ts';
import { SqlitePeople } from './people/sqlitePeople.ts';
import { preparePeople } from './people/statements.ts';
import { prepareWaits, SqliteWaits } from './waits/sqliteWaits.ts';

export const preparePorts = (db: Database.Database) => ({
  audit: new SqliteAudit(prepareAudit(db)),
  people: new SqlitePeople(preparePeople(db)),
  money: new SqliteMoney(prepareMoney(db)),
  cards: new SqliteCards(prepareCards(db)),
  deals: new SqliteDeals(prepareDeals(db)),
  practice: new SqlitePractice(preparePractice(db)),
  journal: new SqliteJournal(prepareJournal(db)),
  clocks: new SqliteClocks(prepareClocks(db)),
  floor: new SqliteFloor(prepareFloor(db)),
  home: new SqliteHome(prepareHome(db)),
  lists: new SqliteLists(prepareLists(db)),
  waits: new SqliteWaits(prepareWaits(db)),
});
