import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type Database from 'better-sqlite3';
import { openMemory } from './database.ts';

// What the database itself refuses, whatever the application does: every statement here is one that ours would never write.
let db: Database.Database;
beforeEach(async () => {
  db = await openMemory();
  db.exec(`
    insert into texts (key, salt, text) values (1, 's', 'Анна'), (2, 's', 'Борис');
    insert into people (key, id, code, name, trades, added) values (1, 'p1', 'c1', 1, 1, 0), (2, 'p2', 'c2', 2, 1, 0),
      (3, 'p3', 'c3', 2, 1, 0);
    insert into accounts (key, kind, owner) values (2, 'purse', 1), (3, 'purse', 2);
    insert into entries (key, debit, credit, sum, debit_after, credit_after, why, at) values (1, 1, 2, 10, -10, 10, 'paid-in', 0);
    insert into definitions (card, rarity, copies) values ('crown', 'unique', 1), ('guard', 'standard', null),
      ('spy', 'rare', null), ('mage', 'rare', null);
    insert into copies (key, id, card, rarity, serial, owner) values (1, 'k1', 'crown', 'unique', 1, 1),
      (2, 'k2', 'guard', 'standard', 1, 1);
    insert into matches (key, id, watch_code, catalogue, phase, opened, kind, stake)
      values (1, 'm1', 'w1', 'v', 'placing', 0, 'stake', 3), (2, 'm2', 'w2', 'v', 'placing', 0, 'stake', 3);
    insert into settlements (match, k, kind, winner, pot, at) values (1, 1, 'counted', 'a', 6, 0);
    insert into moves (copy, turn, from_owner, to_owner, why, at) values (2, 1, 1, 2, 'trade', 0);
    insert into journal (seq, at, act, body, hash) values (1, 0, 'test', '[]', 'h');
  `);
});
afterEach(() => void db.close());

const entry = (
  debit: number,
  credit: number,
  sum: number | string,
  debitAfter: number,
  creditAfter: number,
): string =>
  `insert into entries (debit, credit, sum, debit_after, credit_after, why, at)
    values (${debit}, ${credit}, ${sum}, ${debitAfter}, ${creditAfter}, 'trade', 0)`;
const move = (copy: number, turn: number, from: number, to: number, why = 'trade'): string =>
  `insert into moves (copy, turn, from_owner, to_owner, why, at) values (${copy}, ${turn}, ${from}, ${to}, '${why}', 0)`;
const copy = (columns: string, values: string): string =>
  `insert into copies (id, card, rarity, serial, owner${columns}) values (${values})`;

type Attempt = readonly [what: string, sql: string, said: string];

describe.each<readonly [about: string, attempts: readonly Attempt[]]>([
  [
    'money',
    [
      ['an overdraft', entry(2, 3, 11, -1, 11), "CHECK constraint failed: kind = 'bank' or balance >= 0"],
      ['a balance that is not what the entry says', entry(2, 3, 4, 5, 4), 'an entry says what is left'],
      [
        'a sum below one drake',
        entry(2, 3, 0, 10, 0),
        "CHECK constraint failed: typeof(sum) = 'integer' and sum > 0 and sum <= 2000000000",
      ],
      [
        'a sum of less than nothing',
        entry(2, 3, -5, 15, -5),
        "CHECK constraint failed: typeof(sum) = 'integer' and sum > 0 and sum <= 2000000000",
      ],
      [
        'half a drake',
        entry(2, 3, 1.5, 8.5, 1.5),
        "CHECK constraint failed: typeof(sum) = 'integer' and sum > 0 and sum <= 2000000000",
      ],
      ['an entry from a purse to itself', entry(2, 2, 1, 10, 10), 'CHECK constraint failed: debit <> credit'],
      ['an entry of an account that there is not', entry(2, 99, 1, 9, 1), 'FOREIGN KEY constraint failed'],
      ['a changed entry', 'update entries set sum = 1', 'entries stay'],
      ['a deleted entry', 'delete from entries', 'entries stay'],
      ['a deleted account', 'delete from accounts where key = 3', 'accounts stay'],
      [
        'a purse below 0',
        'update accounts set balance = -1 where key = 2',
        "CHECK constraint failed: kind = 'bank' or balance >= 0",
      ],
      [
        'a second purse for one person',
        `insert into accounts (kind, owner) values ('purse', 1)`,
        'UNIQUE constraint failed: accounts.kind, accounts.owner',
      ],
      [
        'a correction of more than an entry has moved',
        `insert into entries (debit, credit, sum, debit_after, credit_after, why, corrects, at) values
          (2, 1, 6, 4, -4, 'correction', 1, 0), (2, 1, 5, -1, 1, 'correction', 1, 0)`,
        'a correction undoes no more than there was',
      ],
      [
        'a correction of no entry',
        `insert into entries (debit, credit, sum, debit_after, credit_after, why, corrects, at) values
          (2, 1, 1, 9, -9, 'correction', 99, 0)`,
        'a correction undoes no more than there was',
      ],
    ],
  ],
  [
    'cards',
    [
      ['a surplus unique', copy('', `'k9', 'crown', 'unique', 2, 0`), 'no more copies of a unique'],
      [
        'a copy twice over',
        copy('', `'k9', 'guard', 'standard', 1, 0`),
        'UNIQUE constraint failed: copies.card, copies.serial',
      ],
      [
        'an id twice over',
        copy('', `'k1', 'guard', 'standard', 2, 0`),
        'UNIQUE constraint failed: copies.id',
      ],
      [
        'a copy with another rarity than its card',
        copy('', `'k9', 'guard', 'rare', 2, 0`),
        'a copy has the rarity of its card',
      ],
      [
        'a unique in a start deck',
        copy(', start_of', `'k9', 'crown', 'unique', 1, 1, 1`),
        "CHECK constraint failed: start_of is null or rarity <> 'unique'",
      ],
      [
        'a card that is in no catalogue',
        copy('', `'k9', 'nothing', 'standard', 1, 0`),
        'FOREIGN KEY constraint failed',
      ],
      [
        'a second rare in a start deck',
        `insert into copies (id, card, rarity, serial, owner, start_of) values ('k8', 'spy', 'rare', 1, 1, 1), ('k9', 'mage', 'rare', 1, 1, 1)`,
        'UNIQUE constraint failed: copies.start_of',
      ],
      [
        'the same standard card twice in a start deck',
        `insert into copies (id, card, rarity, serial, owner, start_of) values ('k8', 'guard', 'standard', 2, 1, 1), ('k9', 'guard', 'standard', 3, 1, 1)`,
        'UNIQUE constraint failed: copies.start_of, copies.card',
      ],
      [
        'fewer of a unique than there are',
        `update definitions set copies = 0 where card = 'crown'`,
        'a unique has more copies already',
      ],
      ['a second owner', move(2, 2, 1, 3), 'a copy has one owner'],
      ['a turn twice over', move(2, 1, 2, 3), 'a copy has one owner'],
      ['a turn left out', move(2, 3, 2, 3), 'a copy has one owner'],
      [
        'an owner without a move',
        'update copies set owner = 3 where key = 1',
        'an owner changes by a move alone',
      ],
      ['a changed move', 'update moves set to_owner = 3', 'moves stay'],
      ['a deleted move', 'delete from moves', 'moves stay'],
      ['a deleted copy', 'delete from copies where key = 1', 'copies stay'],
    ],
  ],
  [
    'matches',
    [
      [
        'a settlement twice over',
        `insert into settlements (match, k, kind, pot, at) values (1, 1, 'voided', 6, 0)`,
        'a settlement corrects the one before it',
      ],
      [
        'a settlement that skips one',
        `insert into settlements (match, k, kind, pot, at) values (1, 3, 'voided', 6, 0)`,
        'a settlement corrects the one before it',
      ],
      [
        'a settlement with a winner and none',
        `insert into settlements (match, k, kind, pot, at) values (2, 1, 'counted', 6, 0)`,
        "CHECK constraint failed: (winner is null) = (kind in ('drawn', 'voided'))",
      ],
      ['a changed settlement', `update settlements set winner = 'b'`, 'settlements stay'],
      ['a deleted settlement', 'delete from settlements', 'settlements stay'],
    ],
  ],
  [
    'the journal',
    [
      [
        'a gap',
        `insert into journal (seq, at, act, body, hash) values (3, 0, 'test', '[]', 'h')`,
        'the journal has no gaps',
      ],
      ['a changed row', `update journal set act = 'other'`, 'the journal stays'],
      ['a deleted row', 'delete from journal', 'the journal stays'],
    ],
  ],
])('%s: the database alone refuses', (_, attempts) => {
  test.each(attempts)('%s', (_what, sql, said) => {
    expect(() => db.exec(sql)).toThrow(said);
  });
});

test('the database lets nobody be in two matches at once (rule 1.5)', () => {
  db.exec('update people set match = 1 where key in (1, 2)');
  expect(() => db.exec('update people set match = 2 where key = 1')).toThrow('one match at a time');
  db.exec('update people set match = null where match = 1');
  db.exec('update people set match = 2 where key = 1');
});

test('only free copies change hands, but for the price of victory', () => {
  db.exec('update people set match = 1 where key = 1');
  expect(() => db.exec(move(1, 1, 1, 3))).toThrow('a copy is not free');
  expect(() => db.exec(move(2, 2, 2, 1))).toThrow('a copy is not free');
  db.exec('update people set match = null');
  db.exec('update copies set frozen = 1 where key = 1');
  expect(() => db.exec(move(1, 1, 1, 3))).toThrow('a copy is not free');
  db.exec('update copies set reserved = 1, frozen = 0 where key = 1');
  expect(() => db.exec(move(1, 1, 1, 3))).toThrow('a copy is not free');
  db.exec(move(1, 1, 1, 3, 'claimed'));
  expect(db.prepare('select owner, reserved from copies where key = 1').get()).toEqual({
    owner: 3,
    reserved: null,
  });
});

test('what leaves one account arrives in the other, so that the sum stays 0', () => {
  db.exec(entry(2, 3, 4, 6, 4));
  expect(db.prepare('select sum(balance) as sum from accounts').get()).toEqual({ sum: 0 });
});
