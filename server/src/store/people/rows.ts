// Rows of people, as the database has them.

import { present } from '@dunmer/shared/lib';
import type { StaffRole } from '@dunmer/shared/protocol';
import { decode, type Json } from '../json.ts';
import type { Standing, StoredPerson } from './port.ts';

export interface PersonRow {
  readonly key: number;
  readonly id: string;
  readonly code: string;
  readonly name: number;
  readonly named: string | null;
  readonly staff: StaffRole | null;
  readonly trades: number;
  readonly frozen: number;
  readonly match: number | null;
  readonly pin: string | null;
  readonly passphrase: string | null;
  readonly version: number;
}

export type StandingRow = PersonRow & {
  readonly ordered: Json<readonly string[]> | null;
  readonly purse: number | null;
  readonly balance: number | null;
};

export const PERSON = `people.key, people.id, people.code, people.name, texts.text as named, people.staff, people.trades,
  people.frozen, people.match, people.pin, people.passphrase, people.version`;
export const FROM_PEOPLE = 'from people join texts on texts.key = people.name';
/** People as they stand beside the table, with their purses, and what else is asked beside them. */
export const STANDINGS_AND = (more: string): string =>
  `${PERSON}, people.deck_order as ordered, accounts.key as purse, accounts.balance${more} ${FROM_PEOPLE}
  left join accounts on accounts.kind = 'purse' and accounts.owner = people.key`;

export const personOf = ({ named, name, trades, frozen, ...row }: PersonRow): StoredPerson => ({
  key: row.key,
  id: row.id,
  code: row.code,
  nameText: name,
  name: named ?? '',
  staff: row.staff,
  trades: trades === 1,
  frozen: frozen === 1,
  match: row.match,
  pin: row.pin,
  passphrase: row.passphrase,
  version: row.version,
});

export const standingOf = ({ ordered, purse, balance, ...row }: StandingRow): Standing => ({
  ...personOf(row),
  order: ordered === null ? [] : decode(ordered),
  purse: purse === null ? null : { key: purse, kind: 'purse', owner: row.key, balance: balance ?? 0 },
});

/** One of several people, who is there. */
export const standingIn = (rows: readonly StandingRow[], key: number): Standing =>
  standingOf(
    present(
      rows.find((row) => row.key === key),
      'who is named is a person',
    ),
  );
