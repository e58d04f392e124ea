// preparePorts: the ports of the event around the table, each on its own prepared statements.

import type Database from 'better-sqlite3';
import { prepareAudit, SqliteAudit } from './audit/sqliteAudit.ts';
import { prepareCards, SqliteCards } from './cards/sqliteCards.ts';
import { prepareClocks, SqliteClocks } from './clocks/sqliteClocks.ts';
import { prepareDeals, SqliteDeals } from './deals/sqliteDeals.ts';
import { prepareFloor, SqliteFloor } from './floor/sqliteFloor.ts';
import { prepareHome, SqliteHome } from './home/sqliteHome.ts';
import { prepareLists, SqliteLists } from './lists/sqliteLists.ts';
import { prepareJournal, SqliteJournal } from './journal/sqliteJournal.ts';
import { prepareMoney, SqliteMoney } from './money/sqliteMoney.ts';
import { preparePeople, SqlitePeople } from './people/sqlitePeople.ts';

export const preparePorts = (db: Database.Database) => ({
  people: new SqlitePeople(preparePeople(db)),
  money: new SqliteMoney(prepareMoney(db)),
  audit: new SqliteAudit(prepareAudit(db)),
  cards: new SqliteCards(prepareCards(db)),
  deals: new SqliteDeals(prepareDeals(db)),
  journal: new SqliteJournal(prepareJournal(db)),
  clocks: new SqliteClocks(prepareClocks(db)),
  floor: new SqliteFloor(prepareFloor(db)),
  home: new SqliteHome(prepareHome(db)),
  lists: new SqliteLists(prepareLists(db)),
});
