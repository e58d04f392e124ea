// The statements about people, links, browsers and settings.

import type Database from 'better-sqlite3';
import type { StaffRole } from '@dunmer/shared/protocol';
import type { Json } from '../json.ts';
import { asking } from '../query.ts';
import type { PinTry, StoredAsking, StoredLink, StoredLinkMove } from './port.ts';
import { FROM_PEOPLE, PERSON, type PersonRow, STANDINGS_AND, type StandingRow } from './rows.ts';

type AskingRow = Pick<StoredAsking, 'state'> & { readonly revoked: number; readonly holds: number };
type DeviceRow = PersonRow & {
  readonly link: number;
  readonly controls: number;
  readonly elsewhere: number;
  readonly wrongPins: number;
  readonly origin: string | null;
};

const LINK = 'key, person, made, used, revoked, wrong_pins as wrongPins';
const MOVE = `link_moves.key, link_moves.id, link_moves.link, links.person, link_moves.device,
  coalesce(link_moves.asker, link_moves.device) as asker, link_moves.at
  from link_moves join links on links.key = link_moves.link`;
const OPEN_MOVE = `link_moves.state = 'asked' and links.revoked is null`;

export function preparePeople(db: Database.Database) {
  return {
    person: asking<[id: string]>(db)<PersonRow>(`select ${PERSON} ${FROM_PEOPLE} where people.id = ?`),
    personByKey: asking<[key: number]>(db)<PersonRow>(`select ${PERSON} ${FROM_PEOPLE} where people.key = ?`),
    personByCode: asking<[code: string]>(db)<PersonRow>(
      `select ${PERSON} ${FROM_PEOPLE} where people.code = ?`,
    ),
    standings: asking<[keys: Json<readonly number[]>]>(db)<StandingRow>(
      `select ${STANDINGS_AND('')} where people.key in (select value from json_each(?)) order by people.key`,
    ),
    peopleById: asking<[ids: Json<readonly string[]>]>(db)<PersonRow>(
      `select ${PERSON} ${FROM_PEOPLE} where people.id in (select value from json_each(?)) order by people.key`,
    ),
    peopleByKey: asking<[keys: Json<readonly number[]>]>(db)<PersonRow>(
      `select ${PERSON} ${FROM_PEOPLE} where people.key in (select value from json_each(?)) order by people.key`,
    ),
    people: asking<[]>(db)<PersonRow>(`select ${PERSON} ${FROM_PEOPLE} order by people.key`),
    device: asking<[device: string]>(db)<DeviceRow>(
      `select ${PERSON}, devices.link, devices.controls, devices.origin, links.wrong_pins as wrongPins,
          devices.controls = 0 and exists (select 1 from devices holder
            where holder.link = devices.link and holder.controls = 1) as elsewhere
        ${FROM_PEOPLE} join devices on devices.person = people.key join links on links.key = devices.link
        where devices.device = ?`,
    ),
    isKnownDevice: asking<[device: string, device: string]>(db)<{ readonly one: number }>(
      'select 1 as one from devices where device = ? union all select 1 from seats where device = ? limit 1',
    ),
    link: asking<[token: string, code: string]>(db)<StoredLink>(
      `select ${LINK} from links where token = ? or code = ?`,
    ),
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
    linkByKey: asking<[key: number]>(db)<StoredLink>(`select ${LINK} from links where key = ?`),
    holderOf: asking<[link: number]>(db)<{ readonly device: string }>(
      'select device from devices where link = ? and controls = 1',
    ),
    keeperBeside: asking<[person: number]>(db)<{ readonly one: number }>(
      `select 1 as one from people join links on links.person = people.key where people.staff = 'organiser'
        and people.frozen = 0 and links.revoked is null and people.key <> ? limit 1`,
    ),
    openMoves: asking<[person: number]>(db)<StoredLinkMove>(
      `select ${MOVE} where ${OPEN_MOVE} and links.person = ? order by link_moves.key`,
    ),
    linkMove: asking<[id: string]>(db)<StoredLinkMove>(
      `select ${MOVE} where ${OPEN_MOVE} and link_moves.id = ?`,
    ),
    linkMoveBy: asking<[device: string, asker: string, id: string]>(db)<AskingRow>(
      `select link_moves.state, links.revoked is not null as revoked,
          exists (select 1 from devices where devices.device = link_moves.device
            and devices.link = link_moves.link and devices.controls = 1) as holds
        from link_moves join links on links.key = link_moves.link
        where (link_moves.device = ? or link_moves.asker = ?) and link_moves.id = ?`,
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
      [
        id: string,
        code: string,
        name: number,
        staff: StaffRole | null,
        trades: number,
        madeBy: number | null,
        added: number,
      ]
    >(db)(
      `insert into people (id, code, name, staff, trades, made_by, added) values (?, ?, ?, ?, ?, ?, ?)
        on conflict do nothing`,
    ),
    renamePerson: asking<[name: number, key: number]>(db)('update people set name = ? where key = ?'),
    namelessPractice: asking<[key: number | null, name: string]>(db)(
      `update seats set name = '' where person is null and name <> ''
        and (device in (select device from devices where person = ?) or name = ?)`,
    ),
    freezePerson: asking<[frozen: number, key: number]>(db)('update people set frozen = ? where key = ?'),
    setPin: asking<[pin: string, key: number]>(db)('update people set pin = ? where key = ?'),
    setPassphrase: asking<[passphrase: string, key: number]>(db)(
      'update people set passphrase = ? where key = ?',
    ),
    forgetPassphrase: asking<[key: number]>(db)(
      'update people set passphrase = null, version = version + 1 where key = ?',
    ),
    takePinTry: asking<[link: number, most: number, command: string]>(db)<PinTry>(
      `update links set wrong_pins = wrong_pins + 1
        where key = ? and wrong_pins < ? and not exists (select 1 from commands where id = ?)
          and exists (select 1 from people where people.key = links.person and pin is not null)
        returning wrong_pins as taken, (select pin from people where people.key = links.person) as pin`,
    ),
    restorePins: asking<[person: number]>(db)('update links set wrong_pins = 0 where person = ?'),
    bind: asking<[match: number, keys: Json<readonly number[]>]>(db)(
      'update people set match = ?, version = version + 1 where key in (select value from json_each(?))',
    ),
    unbind: asking<[match: number, match: number]>(db)(
      `update people set match = null, version = version + 1
        where key in (select person from seats where match = ?) and match = ?`,
    ),
    touch: asking<[keys: Json<readonly number[]>]>(db)(
      'update people set version = version + 1 where key in (select value from json_each(?))',
    ),
    setDeckOrder: asking<[order: Json<readonly string[]>, key: number]>(db)(
      'update people set deck_order = ? where key = ?',
    ),
    addLink: asking<
      [person: number, token: string, code: string, single: number, made: number, madeBy: number | null]
    >(db)(
      `insert into links (person, token, code, single, made, made_by) values (?, ?, ?, ?, ?, ?)
        on conflict do nothing`,
    ),
    revokeLinks: asking<[at: number, person: number, but: number]>(db)(
      'update links set revoked = ? where person = ? and revoked is null and key <> ?',
    ),
    stopControl: asking<[link: number]>(db)<{ readonly device: string; readonly left: number }>(
      `update devices set controls = 0 where link = ? and controls = 1
        returning device, (select count(*) from devices others where others.link = devices.link and others.controls = 0) as left`,
    ),
    forgetLeft: asking<[link: number, sameLink: number, most: number]>(db)<{ readonly device: string }>(
      `delete from devices where link = ? and controls = 0 and device not in (
          select device from devices where link = ? and controls = 0 order by since desc, device limit ?)
        returning device`,
    ),
    bindDevice: asking<[device: string, person: number, link: number, since: number, origin: string | null]>(
      db,
    )(
      `insert into devices (device, person, link, controls, since, origin) values (?, ?, ?, 1, ?, ?)
        on conflict (device) do update set person = excluded.person, link = excluded.link, controls = 1,
          since = excluded.since`,
    ),
    renameDevice: asking<
      [device: string, person: number, link: number, since: number, origin: string | null, renamed: string]
    >(db)(
      `update or replace devices set device = ?, person = ?, link = ?, controls = 1, since = ?, origin = ?
        where device = ?`,
    ),
    movePractice: asking<[to: string, from: string]>(db)<{ readonly id: string }>(
      `update seats set device = ? where device = ?
        returning (select id from matches where matches.key = seats.match) as id`,
    ),
    dropDevicesOf: asking<[person: number]>(db)<{ readonly device: string }>(
      'delete from devices where person = ? returning device',
    ),
    useLink: asking<[at: number, link: number]>(db)(
      'update links set used = coalesce(used, ?), wrong_pins = 0 where key = ?',
    ),
    useLinkByPin: asking<[at: number, link: number, pin: string]>(db)(
      `update links set used = coalesce(used, ?), wrong_pins = 0 where key = ? and revoked is null
        and exists (select 1 from people where people.key = links.person and pin = ?)`,
    ),
    addLinkMove: asking<[id: string, link: number, device: string, asker: string, at: number]>(db)(
      `insert into link_moves (id, link, device, asker, at, state) values (?, ?, ?, ?, ?, 'asked')`,
    ),
    dropLinkMoves: asking<[keys: Json<readonly number[]>]>(db)(
      'delete from link_moves where key in (select value from json_each(?))',
    ),
    refuseLinkMoves: asking<[link: number]>(db)(
      `update link_moves set state = 'refused' where link = ? and state = 'asked'`,
    ),
    settleLinkMoves: asking<[link: number, device: string, asker: string]>(db)(
      `with now (link, device, asker) as (select ?, ?, ?)
        update link_moves set state = case when link_moves.link = now.link then 'allowed' else 'over' end from now
        where state = 'asked' and (link_moves.link = now.link or link_moves.device in (now.device, now.asker)
          or link_moves.asker in (now.device, now.asker))`,
    ),
    set: asking<[name: string, value: string]>(db)(
      'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    ),
  };
}
