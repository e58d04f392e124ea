// The people's port: who is who, by which link, on which browser.

import type { Code, CommandId, MatchId, PersonId, StaffRole } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import type { PersonKey, TextKey } from '../journal/port.ts';
import type { StoredAccount } from '../money/port.ts';

/** SHA-256 of a device's secret token. */
export type DeviceHash = string;

/** The event's store: who owns what nobody owns. */
export const STORE_OWNER: PersonKey = 0;

/** EVENT, "Who": after so many wrong PINs for a link its PIN rests. The database holds no count beyond it. */
export const PIN_TRIES = 10;

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
  /** Whether it holds that link; else its person has moved on. */
  readonly controls: boolean;
  /** Whether another browser holds it. */
  readonly isElsewhere: boolean;
  /** Whether the link's PIN rests. */
  readonly pinRests: boolean;
  /** The first name of this browser; null where it has had no other. */
  readonly origin: DeviceHash | null;
}

/** A browser that is to hold a link. */
export interface Holding {
  readonly device: DeviceHash;
  readonly link: number;
  readonly person: PersonKey;
  readonly at: number;
  /** What it was called until now, where something is known of it under that name; null where nothing is, or the name stays. */
  readonly renamed: DeviceHash | null;
  /** Its first name; null where it has had no other. */
  readonly origin: DeviceHash | null;
}

/** A try at the PIN of a living link. */
export interface PinTry {
  /** How many are taken with it. */
  readonly taken: number;
  /** What the PIN is kept as. */
  readonly pin: string;
}

export interface NewPerson {
  readonly id: PersonId;
  readonly code: Code;
  readonly nameText: TextKey;
  readonly staff: StaffRole | null;
  readonly trades: boolean;
  /** Who adds them; null where nobody does, but the laptop. */
  readonly madeBy: PersonKey | null;
  readonly added: number;
}

/** A link that is made; token and code are hashes. */
export interface NewLink {
  readonly person: PersonKey;
  readonly token: string;
  readonly code: string;
  /** Whether it is the only one of its person that lives. */
  readonly single: boolean;
  readonly made: number;
  /** Who gives it; null where nobody does, but the laptop. */
  readonly madeBy: PersonKey | null;
}

export interface StoredLink {
  readonly key: number;
  readonly person: PersonKey;
  readonly made: number;
  readonly used: number | null;
  readonly revoked: number | null;
  /** Wrong PINs since the last right one, tap or referee; at the most its PIN rests. */
  readonly wrongPins: number;
}

export interface StoredLinkMove {
  readonly key: number;
  readonly id: string;
  readonly link: number;
  readonly person: PersonKey;
  /** The browser that is to hold the link. */
  readonly device: DeviceHash;
  /** The browser that has asked: the same, or the one that takes this name next. */
  readonly asker: DeviceHash;
  readonly at: number;
}

/** A request to move a link, as the browser that has made it may know it. */
export interface StoredAsking {
  readonly state: 'asked' | 'allowed' | 'refused' | 'over';
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
  /** Whether a browser was somebody's, or practises. */
  isKnownDevice(device: DeviceHash): Promise<boolean>;
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
  /** A link by its key, living or dead. */
  linkByKey(link: number): Promise<StoredLink | null>;
  /** The browser that controls a link. */
  holderOf(link: number): Promise<DeviceHash | null>;
  /** Whether an organiser who may act has a living link, but for this person. */
  hasKeeperBeside(person: PersonKey): Promise<boolean>;
  /** The requests to move a person's link to another browser that nobody has answered, oldest first. */
  openMoves(person: PersonKey): Promise<readonly StoredLinkMove[]>;
  /** One that nobody has answered. */
  linkMove(id: string): Promise<StoredLinkMove | null>;
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
  /**
   * Takes a name out of practice: where it stands, for a browser may be let go, and where the browsers of a person practise (null:
   * of nobody). Returns how often it stood there.
   */
  namelessPractice(key: PersonKey | null, name: string): Promise<number>;
  freezePerson(key: PersonKey, frozen: boolean): Promise<void>;
  setPin(key: PersonKey, pin: string): Promise<void>;
  setPassphrase(key: PersonKey, passphrase: string): Promise<void>;
  /** It has to be chosen anew; counts as a change for this person. */
  forgetPassphrase(key: PersonKey): Promise<void>;
  /** Takes a try at a link's PIN for a command; null where it has none, rests, or that command was answered already. */
  takePinTry(link: number, command: CommandId): Promise<PinTry | null>;
  /** Gives all tries back: what a person's links have come to is forgotten. */
  restorePins(person: PersonKey): Promise<void>;
  /** Binds both to a match, or lets all whom it binds go (`null`). */
  bind(people: readonly PersonKey[], match: number): Promise<void>;
  unbind(match: number): Promise<void>;
  /** Counts a change for these people. */
  touch(people: readonly PersonKey[]): Promise<void>;
  setDeckOrder(key: PersonKey, order: readonly string[]): Promise<void>;
  /** Null where the token or the code is taken. */
  addLink(link: NewLink): Promise<number | null>;
  /** Lets all links of a person die but one (null: all). */
  revokeLinks(person: PersonKey, at: number, but: number | null): Promise<void>;
  /**
   * Lets a browser hold a link; returns those that held it before, which hold nothing from now on, and those that held it so long ago
   * that they are nobody's again: of browsers that a link has left the newest eight are known, or one trader could be thousands.
   */
  bindDevice(holding: Holding): Promise<readonly DeviceHash[]>;
  /** A browser has another name from now on: it goes on practising under it. Returns the matches. */
  movePractice(from: DeviceHash, to: DeviceHash): Promise<readonly MatchId[]>;
  /** Lets all browsers of a person go; returns them. */
  dropDevicesOf(person: PersonKey): Promise<readonly DeviceHash[]>;
  /** It is used, by who was let in: its PIN may be tried again. */
  useLink(link: number, at: number): Promise<void>;
  /** The same by its PIN; false where that is kept as something else by now, or the link is dead. */
  useLinkByPin(link: number, at: number, pin: string): Promise<boolean>;
  addLinkMove(move: {
    readonly id: string;
    readonly link: number;
    readonly device: DeviceHash;
    readonly asker: DeviceHash;
    readonly at: number;
  }): Promise<void>;
  /** Requests that make room: nobody has answered them, nothing is kept of them. */
  dropLinkMoves(keys: readonly number[]): Promise<void>;
  refuseLinkMoves(link: number): Promise<void>;
  /** A link has moved to a browser, by either of its names: what was asked for it is answered, what else that browser asked for is over. */
  settleLinkMoves(link: number, device: DeviceHash, asker: DeviceHash): Promise<void>;
  set(name: string, value: string): Promise<void>;
}
