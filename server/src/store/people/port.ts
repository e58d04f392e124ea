// The people's port: who is who, by which link, on which browser.

import type { Code, PersonId, StaffRole } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import type { PersonKey, TextKey } from '../journal/port.ts';
import type { StoredAccount } from '../money/port.ts';
import type { DeviceHash } from '../port.ts';

/** The event's store: who owns what nobody owns. */
export const STORE_OWNER: PersonKey = 0;

export interface StoredPerson {
  readonly key: PersonKey;
  readonly id: PersonId;
  readonly code: Code;
  readonly nameText: TextKey;
  /** '' where it was erased. */
  readonly name: string;
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly frozen: boolean;
  /** Rule 1.5: the match that binds them; null where none does. */
  readonly match: number | null;
  /** scrypt, with its salt; null where none is chosen. */
  readonly pin: string | null;
  readonly passphrase: string | null;
  /** Counts what has changed for this person. */
  readonly version: number;
}

/** A person as they stand beside the table: what contracts and matches ask for. */
export interface Standing extends StoredPerson {
  /** The owner's own order of the deck; copies that are not named follow. */
  readonly order: readonly CopyId[];
  /** Null where nothing was ever in it. */
  readonly purse: StoredAccount | null;
}

/** A browser and the person whose link it has opened. */
export interface StoredDevice {
  readonly person: StoredPerson;
  readonly link: number;
  readonly controls: boolean;
}

export interface NewPerson {
  readonly id: PersonId;
  readonly code: Code;
  readonly nameText: TextKey;
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  readonly added: number;
}

export interface StoredLink {
  readonly key: number;
  readonly person: PersonKey;
  readonly made: number;
  readonly used: number | null;
  readonly revoked: number | null;
}

export interface StoredLinkMove {
  readonly key: number;
  readonly id: string;
  readonly link: number;
  readonly person: PersonKey;
  readonly device: DeviceHash;
  readonly at: number;
}

/** A request to move a link, as the browser that has made it may know it. */
export interface StoredAsking {
  readonly state: 'asked' | 'allowed' | 'refused' | 'over';
  readonly at: number;
  readonly revoked: boolean;
  /** Whether that browser holds the link now. */
  readonly holds: boolean;
}

export interface PeopleReader {
  person(id: PersonId): Promise<StoredPerson | null>;
  personByKey(key: PersonKey): Promise<StoredPerson | null>;
  personByCode(code: Code): Promise<StoredPerson | null>;
  /** These people as they stand, in the order in which they were added. One statement. */
  standings(keys: readonly PersonKey[]): Promise<readonly Standing[]>;
  /** All these people; those that don't exist are missing. One statement. */
  peopleById(ids: readonly PersonId[]): Promise<readonly StoredPerson[]>;
  peopleByKey(keys: readonly PersonKey[]): Promise<readonly StoredPerson[]>;
  /** Everybody, in the order in which they were added. */
  people(): Promise<readonly StoredPerson[]>;
  device(device: DeviceHash): Promise<StoredDevice | null>;
  /** The browsers of a person. */
  devicesOf(person: PersonKey): Promise<readonly DeviceHash[]>;
  /** By the hash of its token or of its typed code, living or dead. */
  link(secretHash: string): Promise<StoredLink | null>;
  /** Whether a link's token or typed code would be mistaken for another secret or code of the event. */
  isSecretTaken(secrets: {
    readonly code: Code;
    readonly codeHash: string;
    readonly tokenHash: string;
  }): Promise<boolean>;
  /** The newest link of each person, for lists. */
  links(): Promise<readonly StoredLink[]>;
  /** The browser that controls a link. */
  holderOf(link: number): Promise<DeviceHash | null>;
  /** The requests to move a person's link to another browser that are still open, made since. */
  openMoves(person: PersonKey, since: number): Promise<readonly StoredLinkMove[]>;
  /** One that is still open and was made since. */
  linkMove(id: string, since: number): Promise<StoredLinkMove | null>;
  /** One that this browser has made, open or not. */
  linkMoveBy(device: DeviceHash, id: string): Promise<StoredAsking | null>;
  deckOrder(person: PersonKey): Promise<readonly string[]>;
  setting(name: string): Promise<string | null>;
  settings(): Promise<ReadonlyMap<string, string>>;
}

export interface PeopleTx extends PeopleReader {
  /** Null where the id or the code is taken. */
  addPerson(person: NewPerson): Promise<PersonKey | null>;
  renamePerson(key: PersonKey, nameText: TextKey): Promise<void>;
  freezePerson(key: PersonKey, frozen: boolean): Promise<void>;
  setPin(key: PersonKey, pin: string): Promise<void>;
  setPassphrase(key: PersonKey, passphrase: string): Promise<void>;
  /** Binds both to a match, or lets all whom it binds go (`null`). */
  bind(people: readonly PersonKey[], match: number): Promise<void>;
  unbind(match: number): Promise<void>;
  /** Counts a change for these people. */
  touch(people: readonly PersonKey[]): Promise<void>;
  setDeckOrder(key: PersonKey, order: readonly string[]): Promise<void>;
  /** Null where the token or the code is taken. */
  addLink(link: {
    readonly person: PersonKey;
    readonly token: string;
    readonly code: string;
    readonly single: boolean;
    readonly made: number;
  }): Promise<number | null>;
  revokeLinks(person: PersonKey, at: number): Promise<void>;
  /** Lets a browser control a link; the one before it only shows from now on. */
  bindDevice(device: DeviceHash, link: number, person: PersonKey, at: number): Promise<void>;
  /** Lets all browsers of a person go; returns them. */
  dropDevicesOf(person: PersonKey): Promise<readonly DeviceHash[]>;
  useLink(link: number, at: number): Promise<void>;
  addLinkMove(move: {
    readonly id: string;
    readonly link: number;
    readonly device: DeviceHash;
    readonly at: number;
  }): Promise<void>;
  closeLinkMoves(link: number, state: 'allowed' | 'refused' | 'over'): Promise<void>;
  set(name: string, value: string): Promise<void>;
}
