// SqlitePeople: people, links, browsers and settings in the database.

import { decode, encode } from '../json.ts';
import type { PersonKey } from '../journal/port.ts';
import { keyOf } from '../query.ts';
import {
  type Holding,
  type NewLink,
  type NewPerson,
  type PeopleTx,
  PIN_TRIES,
  type PinTry,
  type Standing,
  type StoredAsking,
  type StoredDevice,
  type StoredLink,
  type StoredLinkMove,
  type StoredPerson,
} from './port.ts';
import { personOf, standingOf } from './rows.ts';
import type { preparePeople } from './statements.ts';

/** No link's key. */
const NONE = 0;
/** Browsers that a link has left and that are still known. */
const MOST_LEFT = 8;

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
    if (row === undefined) return null;
    const { link, origin, wrongPins, controls, elsewhere } = row;
    return {
      person: personOf(row),
      link,
      controls: controls === 1,
      isElsewhere: elsewhere === 1,
      pinRests: wrongPins >= PIN_TRIES,
      origin,
    };
  }

  async isKnownDevice(device: string): Promise<boolean> {
    return this.#ask.isKnownDevice.get(device, device) !== undefined;
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

  async linkByKey(link: number): Promise<StoredLink | null> {
    return this.#ask.linkByKey.get(link) ?? null;
  }

  async holderOf(link: number): Promise<string | null> {
    return this.#ask.holderOf.get(link)?.device ?? null;
  }

  async hasKeeperBeside(person: PersonKey): Promise<boolean> {
    return this.#ask.keeperBeside.get(person) !== undefined;
  }

  async openMoves(person: PersonKey): Promise<readonly StoredLinkMove[]> {
    return this.#ask.openMoves.all(person);
  }

  async linkMove(id: string): Promise<StoredLinkMove | null> {
    return this.#ask.linkMove.get(id) ?? null;
  }

  async linkMoveBy(device: string, id: string): Promise<StoredAsking | null> {
    const row = this.#ask.linkMoveBy.get(device, device, id);
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

  async addPerson(person: NewPerson): Promise<PersonKey | null> {
    const { id, code, nameText, staff, trades, madeBy, added } = person;
    const run = this.#ask.addPerson.run(id, code, nameText, staff, trades ? 1 : 0, madeBy, added);
    return run.changes === 0 ? null : keyOf(run);
  }

  async renamePerson(key: PersonKey, nameText: number): Promise<void> {
    this.#ask.renamePerson.run(nameText, key);
  }

  async namelessPractice(key: PersonKey | null, name: string): Promise<number> {
    return this.#ask.namelessPractice.run(key, name).changes;
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

  async forgetPassphrase(key: PersonKey): Promise<void> {
    this.#ask.forgetPassphrase.run(key);
  }

  async takePinTry(link: number, command: string): Promise<PinTry | null> {
    return this.#ask.takePinTry.get(link, PIN_TRIES, command) ?? null;
  }

  async restorePins(person: PersonKey): Promise<void> {
    this.#ask.restorePins.run(person);
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

  async addLink(link: NewLink): Promise<number | null> {
    const { person, token, code, single, made, madeBy } = link;
    const run = this.#ask.addLink.run(person, token, code, single ? 1 : 0, made, madeBy);
    return run.changes === 0 ? null : keyOf(run);
  }

  async revokeLinks(person: PersonKey, at: number, but: number | null): Promise<void> {
    this.#ask.revokeLinks.run(at, person, but ?? NONE);
  }

  async bindDevice({ device, link, person, at, renamed, origin }: Holding): Promise<readonly string[]> {
    const before = this.#ask.stopControl.all(link);
    if (renamed === null) this.#ask.bindDevice.run(device, person, link, at, origin);
    else this.#ask.renameDevice.run(device, person, link, at, origin, renamed);
    const isCrowded = before.some(({ left }) => left >= MOST_LEFT);
    const forgotten = isCrowded ? this.#ask.forgetLeft.all(link, link, MOST_LEFT) : [];
    return [...before, ...forgotten].flatMap((holder) => (holder.device === device ? [] : holder.device));
  }

  async movePractice(from: string, to: string): Promise<readonly string[]> {
    return this.#ask.movePractice.all(to, from).map(({ id }) => id);
  }

  async dropDevicesOf(person: PersonKey): Promise<readonly string[]> {
    return this.#ask.dropDevicesOf.all(person).map(({ device }) => device);
  }

  async useLink(link: number, at: number): Promise<void> {
    this.#ask.useLink.run(at, link);
  }

  async useLinkByPin(link: number, at: number, pin: string): Promise<boolean> {
    return this.#ask.useLinkByPin.run(at, link, pin).changes === 1;
  }

  async addLinkMove({ id, link, device, asker, at }: Parameters<PeopleTx['addLinkMove']>[0]): Promise<void> {
    this.#ask.addLinkMove.run(id, link, device, asker, at);
  }

  async dropLinkMoves(keys: readonly number[]): Promise<void> {
    this.#ask.dropLinkMoves.run(encode(keys));
  }

  async refuseLinkMoves(link: number): Promise<void> {
    this.#ask.refuseLinkMoves.run(link);
  }

  async settleLinkMoves(link: number, device: string, asker: string): Promise<void> {
    this.#ask.settleLinkMoves.run(link, device, asker);
  }

  async set(name: string, value: string): Promise<void> {
    this.#ask.set.run(name, value);
  }
}
