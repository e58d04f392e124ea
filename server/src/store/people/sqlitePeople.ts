// SqlitePeople: people, links, browsers and settings in the database.

import { decode, encode } from '../json.ts';
import type { PersonKey } from '../journal/port.ts';
import { keyOf } from '../query.ts';
import type {
  NewPerson,
  PeopleTx,
  Standing,
  StoredAsking,
  StoredDevice,
  StoredLink,
  StoredLinkMove,
  StoredPerson,
} from './port.ts';
import { personOf, standingOf } from './rows.ts';
import type { preparePeople } from './statements.ts';

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

  async openMoves(person: PersonKey, since: number): Promise<readonly StoredLinkMove[]> {
    return this.#ask.openMoves.all(person, since);
  }

  async linkMove(id: string, since: number): Promise<StoredLinkMove | null> {
    return this.#ask.linkMove.get(id, since) ?? null;
  }

  async linkMoveBy(device: string, id: string): Promise<StoredAsking | null> {
    const row = this.#ask.linkMoveBy.get(device, id);
    return row === undefined ? null : { ...row, revoked: row.revoked === 1, holds: row.holds === 1 };
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
    this.#ask.unbind.run(match, match);
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
