// Persons: who is who, and their standing: match, purse and deck order.

import type { Code, PersonId, StaffRole } from '@dunmer/shared/protocol';
import { present } from '@dunmer/shared/lib';
import type { CopyId } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, json, of, yes } from '../columns.ts';
import type { PersonKey, TextKey } from './effect.ts';
import type { StoredAccount } from './money.ts';

/** SHA-256 of a device's secret token. */
export type DeviceHash = string;

/** The owner of copies that nobody owns: the event's store. */
export const STORE_OWNER: PersonKey = 0;

export interface StoredPerson {
  readonly key: PersonKey;
  readonly id: PersonId;
  readonly code: Code;
  readonly nameText: TextKey;
  /** '' if it was erased. */
  readonly name: string;
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly frozen: boolean;
  /** Rule 1.5: the match that binds them; null if none does. */
  readonly match: number | null;
  /** Hashed by scrypt, with its salt; null if none is chosen. */
  readonly pin: string | null;
  readonly passphrase: string | null;
  /** Counts the changes that concern this person. */
  readonly version: number;
}

/** A person with what contracts and matches need: the order of the deck, and the purse. */
export interface Standing extends StoredPerson {
  /** The owner's own order of the deck; copies that it does not name follow. */
  readonly order: readonly CopyId[];
  /** Null if there was never anything in it. */
  readonly purse: StoredAccount | null;
}

export interface NewPerson {
  readonly id: PersonId;
  readonly code: Code;
  readonly nameText: TextKey;
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  /** The person who adds them; null if they are added at the laptop. */
  readonly madeBy: PersonKey | null;
  readonly added: number;
}

export const PERSON: Columns<StoredPerson> = {
  ...of('people', 'key', 'id', 'code', 'staff', 'match', 'pin', 'passphrase', 'version'),
  nameText: 'people.name',
  name: `coalesce(texts.text, '')`,
  trades: yes('people.trades'),
  frozen: yes('people.frozen'),
};
export const PEOPLE = 'from people join texts on texts.key = people.name';

/** A person in one row with the key and balance of their purse. */
export type StandingRow = Omit<Standing, 'purse'> & {
  readonly purse: number | null;
  readonly balance: number | null;
};
export const STANDING: Columns<StandingRow> = {
  ...PERSON,
  order: json(`coalesce(people.deck_order, '[]')`),
  purse: 'accounts.key',
  balance: 'accounts.balance',
};
export const STANDINGS = `${PEOPLE} left join accounts on accounts.kind = 'purse' and accounts.owner = people.key`;

const standingOf = ({ purse, balance, ...row }: StandingRow): Standing => ({
  ...row,
  purse: purse === null ? null : { key: purse, kind: 'purse', owner: row.key, balance: balance ?? 0 },
});

/** Finds a person among rows; throws if they are not there. */
export const standingIn = (rows: readonly StandingRow[], key: PersonKey): Standing => {
  const { key: _, ...row } = present(
    rows.find((each) => each.key === key),
    'who is named is a person',
  );
  return standingOf({ key, ...row });
};

export function personReads(ask: Asking) {
  const standings = ask.all(STANDING)(
    `${STANDINGS} where people.key in ${ask.among('keys')} order by people.key`,
    (keys: readonly PersonKey[]) => ({ keys }),
  );
  const settings = ask.all<{ readonly name: string; readonly value: string }>(
    of('settings', 'name', 'value'),
  )('from settings');
  return {
    person: ask.get(PERSON)(`${PEOPLE} where people.id = :id`, (id: PersonId) => ({ id })),
    personByKey: ask.get(PERSON)(`${PEOPLE} where people.key = :key`, (key: PersonKey) => ({ key })),
    personByCode: ask.get(PERSON)(`${PEOPLE} where people.code = :code`, (code: Code) => ({ code })),
    /** The standing of these people, in the order in which they were added. */
    standings: async (keys: readonly PersonKey[]) => (await standings(keys)).map(standingOf),
    /** The people with these ids; those that don't exist are left out. */
    peopleById: ask.all(PERSON)(
      `${PEOPLE} where people.id in ${ask.among('ids', 'text')} order by people.key`,
      (ids: readonly PersonId[]) => ({ ids }),
    ),
    peopleByKey: ask.all(PERSON)(
      `${PEOPLE} where people.key in ${ask.among('keys')} order by people.key`,
      (keys: readonly PersonKey[]) => ({ keys }),
    ),
    /** Everybody, in the order in which they were added. */
    people: ask.all(PERSON)(`${PEOPLE} order by people.key`),
    setting: ask.value<string>()('select value from settings where name = :name', (name: string) => ({
      name,
    })),
    settings: async (): Promise<ReadonlyMap<string, string>> =>
      new Map((await settings()).map(({ name, value }) => [name, value])),
  };
}

export const personWrites = (ask: Asking) => ({
  /** Resolves to null if the id or the code is taken. */
  addPerson: ask.value<PersonKey>()(
    `${inserting('people', 'id', 'code', 'name', 'staff', 'trades', 'made_by', 'added')}
      on conflict do nothing returning key`,
    ({ nameText, ...person }: NewPerson) => ({ ...person, name: nameText }),
  ),
  renamePerson: ask.tell(
    'update people set name = :name where key = :key',
    (key: PersonKey, name: TextKey) => ({ key, name }),
  ),
  freezePerson: ask.tell(
    'update people set frozen = :frozen where key = :key',
    (key: PersonKey, frozen: boolean) => ({ key, frozen }),
  ),
  setPin: ask.tell('update people set pin = :pin where key = :key', (key: PersonKey, pin: string) => ({
    key,
    pin,
  })),
  setPassphrase: ask.tell(
    'update people set passphrase = :passphrase where key = :key',
    (key: PersonKey, passphrase: string) => ({ key, passphrase }),
  ),
  /** Removes the passphrase, so that it must be chosen anew; counts as a change for this person. */
  forgetPassphrase: ask.tell(
    'update people set passphrase = null, version = version + 1 where key = :key',
    (key: PersonKey) => ({ key }),
  ),
  /** Binds people to a match. */
  bind: ask.tell(
    `update people set match = :match, version = version + 1 where key in ${ask.among('people')}`,
    (people: readonly PersonKey[], match: number) => ({ people, match }),
  ),
  /** Releases everybody whom a match binds. */
  unbind: ask.tell(
    `update people set match = null, version = version + 1
      where key in (select person from seats where match = :match) and match = :match`,
    (match: number) => ({ match }),
  ),
  /** Counts a change for these people. */
  touch: ask.tell(
    `update people set version = version + 1 where key in ${ask.among('people')}`,
    (people: readonly PersonKey[]) => ({ people }),
  ),
  setDeckOrder: ask.tell(
    'update people set deck_order = :order where key = :key',
    (key: PersonKey, order: readonly CopyId[]) => ({ key, order }),
  ),
  set: ask.tell(
    `${inserting('settings', 'name', 'value')} on conflict (name) do update set value = excluded.value`,
    (name: string, value: string) => ({ name, value }),
  ),
});
