// SqlitePeople: people, links, browsers and settings in the database.

import type Database from 'better-sqlite3';
import type { StaffRole } from '@dunmer/shared/protocol';
import { decode, encode, type Json } from '../json.ts';
import type { PersonKey } from '../journal/port.ts';
import { asking, keyOf } from '../query.ts';
import type {
  NewPerson,
  PeopleTx,
  Standing,
  StoredDevice,
  StoredLink,
  StoredLinkMove,
  StoredPerson,
} from './port.ts';

interface PersonRow {
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

type StandingRow = PersonRow & {
  readonly ordered: Json<readonly string[]> | null;
  readonly purse: number | null;
  readonly balance: number | null;
};

type DeviceRow = PersonRow & { readonly link: number; readonly controls: number };

const PERSON = `people.key, people.id, people.code, people.name, texts.text as named, people.staff, people.trades,
  people.frozen, people.match, people.pin, people.passphrase, people.version`;
const FROM_PEOPLE = 'from people join texts on texts.key = people.name';
const LINK = 'key, person, made, used, revoked';
const MOVE = `link_moves.key, link_moves.id, link_moves.link, links.person, link_moves.device, link_moves.at
  from link_moves join links on links.key = link_moves.link`;

const personOf = ({ named, name, trades, frozen, ...row }: PersonRow): StoredPerson => ({
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

const standingOf = ({ ordered, purse, balance, ...row }: StandingRow): Standing => ({
  ...personOf(row),
  order: ordered === null ? [] : decode(ordered),
  purse: purse === null ? null : { key: purse, kind: 'purse', owner: row.key, balance: balance ?? 0 },
});

export function preparePeople(db: Database.Database) {
  return {
    person: asking<[id: string]>(db)<PersonRow>(`select ${PERSON} ${FROM_PEOPLE} where people.id = ?`),
    personByKey: asking<[key: number]>(db)<PersonRow>(`select ${PERSON} ${FROM_PEOPLE} where people.key = ?`),
    personByCode: asking<[code: string]>(db)<PersonRow>(
      `select ${PERSON} ${FROM_PEOPLE} where people.code = ?`,
    ),
    standings: asking<[keys: Json<readonly number[]>]>(db)<StandingRow>(
      `select ${PERSON}, people.deck_order as ordered, accounts.key as purse, accounts.balance ${FROM_PEOPLE}
        left join accounts on accounts.kind = 'purse' and accounts.owner = people.key
        where people.key in (select value from json_each(?)) order by people.key`,
    ),
    peopleById: asking<[ids: Json<readonly string[]>]>(db)<PersonRow>(
      `select ${PERSON} ${FROM_PEOPLE} where people.id in (select value from json_each(?)) order by people.key`,
    ),
    peopleByKey: asking<[keys: Json<readonly number[]>]>(db)<PersonRow>(
      `select ${PERSON} ${FROM_PEOPLE} where people.key in (select value from json_each(?)) order by people.key`,
    ),
    people: asking<[]>(db)<PersonRow>(`select ${PERSON} ${FROM_PEOPLE} order by people.key`),
    device: asking<[device: string]>(db)<DeviceRow>(
      `select ${PERSON}, devices.link, devices.controls ${FROM_PEOPLE}
        join devices on devices.person = people.key where devices.device = ?`,
    ),
    devicesOf: asking<[person: number]>(db)<{ readonly device: string }>(
      'select device from devices where person = ?',
    ),
    link: asking<[token: string, code: string]>(db)<StoredLink>(
      `select ${LINK} from links where token = ? or code = ?`,
    ),
    linkByKey: asking<[key: number]>(db)<StoredLink>(`select ${LINK} from links where key = ?`),
    isSecretTaken: asking<[string, string, string, string, string, string, string]>(db)<{
      readonly one: number;
    }>(
      `select 1 as one from links where token in (?, ?) union all select 1 from links where code = ?
        union all select 1 from people where code = ? union all select 1 from matches where watch_code = ?
        union all select 1 from copies where slip = ? union all select 1 from found_slips where hash = ? limit 1`,
    ),
    links: asking<[]>(db)<StoredLink>(
      `select ${LINK} from links where key in (select max(key) from links group by person)`,
    ),
    holderOf: asking<[link: number]>(db)<{ readonly device: string }>(
      'select device from devices where link = ? and controls = 1',
    ),
    openMoves: asking<[person: number]>(db)<StoredLinkMove>(
      `select ${MOVE} where link_moves.state = 'asked' and links.revoked is null and links.person = ?`,
    ),
    allOpenMoves: asking<[]>(db)<StoredLinkMove>(
      `select ${MOVE} where link_moves.state = 'asked' and links.revoked is null`,
    ),
    linkMove: asking<[id: string]>(db)<StoredLinkMove>(
      `select ${MOVE} where link_moves.state = 'asked' and links.revoked is null and link_moves.id = ?`,
    ),
    deckOrder: asking<[key: number]>(db)<{ readonly deck_order: Json<readonly string[]> | null }>(
      'select deck_order from people where key = ?',
    ),
    setting: asking<[name: string]>(db)<{ readonly value: string }>(
      'select value from settings where name = ?',
    ),
    settings: asking<[]>(db)<{ readonly name: string; readonly value: string }>(
      'select name, value from settings',
    ),
    addPerson: asking<
      [id: string, code: string, name: number, staff: StaffRole | null, trades: number, added: number]
    >(db)(
      'insert into people (id, code, name, staff, trades, added) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
    ),
    renamePerson: asking<[name: number, key: number]>(db)('update people set name = ? where key = ?'),
    freezePerson: asking<[frozen: number, key: number]>(db)('update people set frozen = ? where key = ?'),
    setPin: asking<[pin: string, key: number]>(db)('update people set pin = ? where key = ?'),
    setPassphrase: asking<[passphrase: string, key: number]>(db)(
      'update people set passphrase = ? where key = ?',
    ),
    bind: asking<[match: number, keys: Json<readonly number[]>]>(db)(
      'update people set match = ?, version = version + 1 where key in (select value from json_each(?))',
    ),
    unbind: asking<[match: number]>(db)(
      'update people set match = null, version = version + 1 where match = ?',
    ),
    touch: asking<[keys: Json<readonly number[]>]>(db)(
      'update people set version = version + 1 where key in (select value from json_each(?))',
    ),
    setDeckOrder: asking<[order: Json<readonly string[]>, key: number]>(db)(
      'update people set deck_order = ? where key = ?',
    ),
    addLink: asking<[person: number, token: string, code: string, single: number, made: number]>(db)(
      'insert into links (person, token, code, single, made) values (?, ?, ?, ?, ?) on conflict do nothing',
    ),
    revokeLinks: asking<[at: number, person: number]>(db)(
      'update links set revoked = ? where person = ? and revoked is null',
    ),
    stopControl: asking<[link: number]>(db)(
      'update devices set controls = 0 where link = ? and controls = 1',
    ),
    bindDevice: asking<[device: string, person: number, link: number, since: number]>(db)(
      `insert into devices (device, person, link, controls, since) values (?, ?, ?, 1, ?)
        on conflict (device) do update set person = excluded.person, link = excluded.link, controls = 1, since = excluded.since`,
    ),
    dropDevicesOf: asking<[person: number]>(db)<{ readonly device: string }>(
      'delete from devices where person = ? returning device',
    ),
    useLink: asking<[at: number, link: number]>(db)(
      'update links set used = coalesce(used, ?) where key = ?',
    ),
    addLinkMove: asking<[id: string, link: number, device: string, at: number]>(db)(
      `insert into link_moves (id, link, device, at, state) values (?, ?, ?, ?, 'asked')`,
    ),
    closeLinkMoves: asking<[state: string, link: number]>(db)(
      `update link_moves set state = ? where link = ? and state = 'asked'`,
    ),
    set: asking<[name: string, value: string]>(db)(
      'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    ),
  };
}

export class SqlitePeople implements PeopleTx {
  readonly #ask: ReturnType<typeof preparePeople>;

  constructor(statements: ReturnType<typeof preparePeople>) {
    this.#ask = statements;
  }

  async person(id: string): Promise<StoredPerson | null> {
    const row = this.#ask.person.get(id);
    return row === undefined ? null : personOf(row);
  }

  async personByKey(key: PersonKey): Promise<StoredPerson | null> {
    const row = this.#ask.personByKey.get(key);
    return row === undefined ? null : personOf(row);
  }

  async personByCode(code: string): Promise<StoredPerson | null> {
    const row = this.#ask.personByCode.get(code);
    return row === undefined ? null : personOf(row);
  }

  async standings(keys: readonly PersonKey[]): Promise<readonly Standing[]> {
    return this.#ask.standings.all(encode(keys)).map(standingOf);
  }

  async peopleById(ids: readonly string[]): Promise<readonly StoredPerson[]> {
    return this.#ask.peopleById.all(encode(ids)).map(personOf);
  }

  async peopleByKey(keys: readonly PersonKey[]): Promise<readonly StoredPerson[]> {
    return this.#ask.peopleByKey.all(encode(keys)).map(personOf);
  }

  async people(): Promise<readonly StoredPerson[]> {
    return this.#ask.people.all().map(personOf);
  }

  async device(device: string): Promise<StoredDevice | null> {
    const row = this.#ask.device.get(device);
    return row === undefined ? null : { person: personOf(row), link: row.link, controls: row.controls === 1 };
  }

  async devicesOf(person: PersonKey): Promise<readonly string[]> {
    return this.#ask.devicesOf.all(person).map(({ device }) => device);
  }

  async link(secretHash: string): Promise<StoredLink | null> {
    return this.#ask.link.get(secretHash, secretHash) ?? null;
  }

  async linkByKey(key: number): Promise<StoredLink | null> {
    return this.#ask.linkByKey.get(key) ?? null;
  }

  async isSecretTaken({
    code,
    codeHash,
    tokenHash,
  }: Parameters<PeopleTx['isSecretTaken']>[0]): Promise<boolean> {
    return (
      this.#ask.isSecretTaken.get(tokenHash, codeHash, codeHash, code, code, codeHash, codeHash) !== undefined
    );
  }

  async links(): Promise<readonly StoredLink[]> {
    return this.#ask.links.all();
  }

  async holderOf(link: number): Promise<string | null> {
    return this.#ask.holderOf.get(link)?.device ?? null;
  }

  async openMoves(person: PersonKey): Promise<readonly StoredLinkMove[]> {
    return this.#ask.openMoves.all(person);
  }

  async allOpenMoves(): Promise<readonly StoredLinkMove[]> {
    return this.#ask.allOpenMoves.all();
  }

  async linkMove(id: string): Promise<StoredLinkMove | null> {
    return this.#ask.linkMove.get(id) ?? null;
  }

  async deckOrder(person: PersonKey): Promise<readonly string[]> {
    const order = this.#ask.deckOrder.get(person)?.deck_order ?? null;
    return order === null ? [] : decode(order);
  }

  async setting(name: string): Promise<string | null> {
    return this.#ask.setting.get(name)?.value ?? null;
  }

  async settings(): Promise<ReadonlyMap<string, string>> {
    return new Map(this.#ask.settings.all().map(({ name, value }) => [name, value]));
  }

  async addPerson({ id, code, nameText, staff, trades, added }: NewPerson): Promise<PersonKey | null> {
    const run = this.#ask.addPerson.run(id, code, nameText, staff, trades ? 1 : 0, added);
    return run.changes === 0 ? null : keyOf(run);
  }

  async renamePerson(key: PersonKey, nameText: number): Promise<void> {
    this.#ask.renamePerson.run(nameText, key);
  }

  async freezePerson(key: PersonKey, frozen: boolean): Promise<void> {
    this.#ask.freezePerson.run(frozen ? 1 : 0, key);
  }

  async setPin(key: PersonKey, pin: string): Promise<void> {
    this.#ask.setPin.run(pin, key);
  }

  async setPassphrase(key: PersonKey, passphrase: string): Promise<void> {
    this.#ask.setPassphrase.run(passphrase, key);
  }

  async bind(people: readonly PersonKey[], match: number): Promise<void> {
    this.#ask.bind.run(match, encode(people));
  }

  async unbind(match: number): Promise<void> {
    this.#ask.unbind.run(match);
  }

  async touch(people: readonly PersonKey[]): Promise<void> {
    this.#ask.touch.run(encode(people));
  }

  async setDeckOrder(key: PersonKey, order: readonly string[]): Promise<void> {
    this.#ask.setDeckOrder.run(encode(order), key);
  }

  async addLink(link: Parameters<PeopleTx['addLink']>[0]): Promise<number | null> {
    const { person, token, code, single, made } = link;
    const run = this.#ask.addLink.run(person, token, code, single ? 1 : 0, made);
    return run.changes === 0 ? null : keyOf(run);
  }

  async revokeLinks(person: PersonKey, at: number): Promise<void> {
    this.#ask.revokeLinks.run(at, person);
  }

  async bindDevice(device: string, link: number, person: PersonKey, at: number): Promise<void> {
    this.#ask.stopControl.run(link);
    this.#ask.bindDevice.run(device, person, link, at);
  }

  async dropDevicesOf(person: PersonKey): Promise<readonly string[]> {
    return this.#ask.dropDevicesOf.all(person).map(({ device }) => device);
  }

  async useLink(link: number, at: number): Promise<void> {
    this.#ask.useLink.run(at, link);
  }

  async addLinkMove({ id, link, device, at }: Parameters<PeopleTx['addLinkMove']>[0]): Promise<void> {
    this.#ask.addLinkMove.run(id, link, device, at);
  }

  async closeLinkMoves(link: number, state: 'allowed' | 'refused' | 'over'): Promise<void> {
    this.#ask.closeLinkMoves.run(state, link);
  }

  async set(name: string, value: string): Promise<void> {
    this.#ask.set.run(name, value);
  }
}
