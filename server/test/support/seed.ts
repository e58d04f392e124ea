// Seed: puts traders with decks and browsers into a data folder, before the server starts, or into the store of a
// running one.

import { hash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { READY_CARDS, readEdition } from '../../src/catalogue/index.ts';
import { ok, present } from '@dunmer/shared/lib';
import type { CardId } from '@dunmer/shared/cards';
import {
  type Code,
  CODE_ALPHABET,
  CODE_LENGTH,
  type PersonId,
  type StaffRole,
} from '@dunmer/shared/protocol';
import {
  BANK,
  fileIn,
  openStore,
  type Store,
  type StoredDefinition,
  type Tx,
} from '../../src/store/index.ts';
import { deviceOf } from '../../src/device/index.ts';
import { drawsFrom, secretHash } from '../../src/draws/index.ts';
import { putText, writeJournal } from '../../src/journal/index.ts';
import { transferAll } from '../../src/purses/index.ts';
import { makeCopies, syncDefinitions, type Wanted } from '../../src/copies/index.ts';
import { formFolder, putInto } from './formedDatabase.ts';
import { entropyFrom } from './scriptedEntropy.ts';
import { seeded } from '@dunmer/shared/testing';

/** A trader of a test. Everything about them follows from their number, so that every process knows them all. */
export interface SeededTrader {
  readonly number: number;
  readonly person: PersonId;
  readonly code: Code;
  /** The cookie header of the browser that controls their link. */
  readonly cookie: string;
  /** The token of that link. */
  readonly link: string;
  readonly name: string;
}

/**
 * The decks of seeded traders, in turn, short ones among them; an odd number, so that neighbours meet in every pairing.
 */
export const SEEDED_DECKS = [
  'caravan',
  'wizards-tower',
  'menagerie',
  'ashen-court',
  'last-caravan',
  'back-alley',
  'menagerie',
] as const;

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Traders that were asked for before: thousands of requests each look up who sends them. */
const known = new Map<number, SeededTrader>();

/** Returns the trader with this number. */
export function trader(number: number): SeededTrader {
  const found = known.get(number) ?? traderAnew(number);
  known.set(number, found);
  return found;
}

function traderAnew(number: number): SeededTrader {
  const bytes = digest(`trader ${number}`);
  const code = Array.from({ length: CODE_LENGTH }, (_, i) =>
    CODE_ALPHABET.charAt((bytes[i] ?? 0) % CODE_ALPHABET.length),
  ).join('');
  return {
    number,
    person: `trader${number}`,
    code,
    cookie: `device=${bytes.toString('base64url')}`,
    link: digest(`token ${number}`).toString('base64url'),
    name: number % 2 === 0 ? `Anna ${number}` : `Борис ${number}`,
  };
}

export interface Seeding {
  /** Traders are numbered from 0. */
  readonly count: number;
  /** The drakes in each purse. */
  readonly drakes?: number;
  /** The decks of the traders, in turn: ids of ready decks. */
  readonly decks?: readonly string[];
  /** The cards of each trader, by number, in place of ready decks. */
  readonly cards?: readonly (readonly CardId[])[];
  /** Names of the first traders, for tests that look at them. */
  readonly names?: readonly string[];
  /** The name of the event. */
  readonly event?: string;
  /** The seconds to claim a price of victory, if they differ from what an event begins with. */
  readonly claimTime?: number;
  /** The members of staff by number; they trade too. */
  readonly staff?: Readonly<Record<number, StaffRole>>;
}

const edition = readEdition(READY_CARDS);
/** The cards of which there may be any number. */
const standard = edition.cards.filter((card) => card.rarity === 'standard').map((card) => card.id);

/** Returns the cards of a ready deck, with standard cards in the place of uniques, of which an event has few. */
export function cardsOf(deck: string): readonly CardId[] {
  const { cards } = present(
    edition.decks.find((ready) => ready.id === deck),
    `there is a ready deck ${deck}`,
  );
  return cards.map((id, i) =>
    edition.catalogue.get(id)?.rarity === 'unique'
      ? present(standard[i % standard.length], 'there are standard cards')
      : id,
  );
}

async function addTrader(
  tx: Tx,
  number: number,
  { drakes = 100, decks = SEEDED_DECKS, cards, names = [], staff = {} }: Seeding,
  definitions: ReadonlyMap<CardId, StoredDefinition>,
): Promise<readonly Wanted[]> {
  const { person, code, cookie, link: token, name } = trader(number);
  const draws = drawsFrom(entropyFrom(seeded(number + 1)));
  const role = staff[number] ?? null;
  const nameText = await putText(tx, draws, names[number] ?? name);
  const key = present(
    await tx.people.addPerson({
      id: person,
      code,
      nameText,
      staff: role,
      trades: true,
      madeBy: null,
      added: 0,
    }),
    'a seeded trader is new',
  );
  tx.note({
    is: 'person',
    person: key,
    id: person,
    code,
    name: nameText,
    staff: role,
    trades: true,
    frozen: false,
  });
  const link = present(
    await tx.people.addLink({
      person: key,
      token: secretHash(token),
      code: `typed ${number}`,
      single: true,
      made: 0,
      madeBy: null,
    }),
    'a seeded link is new',
  );
  const made = { token: secretHash(token), code: `typed ${number}`, single: true, at: 0 };
  tx.note({ is: 'link', person: key, what: 'made', link, ...made });
  tx.note({ is: 'link', person: key, what: 'used', link, at: 0 });
  const device = present(deviceOf(cookie), 'a cookie names a device');
  await tx.people.bindDevice({ device, link, person: key, at: 0, renamed: null, origin: null });
  await tx.people.useLink(link, 0);
  const to = { kind: 'purse', owner: key } as const;
  const paid = { from: BANK, to, sum: drakes, why: 'start' } as const;
  await transferAll(tx, [paid], { subject: null, who: null, at: 0 });
  const dealt = cards?.[number] ?? cardsOf(present(decks[number % decks.length], 'a deck is named'));
  return dealt.map((card) => ({
    definition: present(definitions.get(card), 'a card is defined'),
    to: key,
    startOf: null,
  }));
}

/** Adds traders to an open store. */
export async function seedStore(store: Store, seeding: Seeding): Promise<void> {
  await syncDefinitions(store, edition, 0);
  const done = await store.transact(async (tx) => {
    const { event = 'Test' } = seeding;
    await tx.people.set('name', event);
    tx.note({ is: 'setting', name: 'name', value: event });
    if (seeding.claimTime !== undefined) {
      const value = String(seeding.claimTime);
      await tx.people.set('claimTime', value);
      tx.note({ is: 'setting', name: 'claimTime', value });
    }
    const definitions = new Map((await tx.cards.definitions()).map((each) => [each.card, each]));
    const wanted: Wanted[] = [];
    for (let number = 0; number < seeding.count; number++)
      wanted.push(...(await addTrader(tx, number, seeding, definitions)));
    const draws = drawsFrom(entropyFrom(seeded(0)));
    await makeCopies(tx, draws, wanted, { why: 'made', who: null, at: 0 });
    await writeJournal(tx, { who: null, act: 'seed', at: 0 });
    return ok(null);
  });
  if (!done.ok) throw new Error('the traders could not be saved');
}

/** Opens a data folder that no server works with, and adds traders. */
async function seedInto(folder: string, seeding: Seeding): Promise<void> {
  await formFolder(folder);
  const store = await openStore({ folder, newEpoch: () => epochOf(folder), now: () => 0 });
  await seedStore(store, seeding);
  await store.close();
}

const epochOf = (folder: string): string => digest(folder).toString('hex').slice(0, 32);

async function seededFile(seeding: Seeding): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'dunmer-seeded-'));
  await seedInto(folder, seeding);
  const bytes = readFileSync(fileIn(folder));
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Files that were asked for before: a hundred servers of one process begin with the same traders. */
const files = new Map<string, Promise<Buffer>>();

/**
 * Adds traders to a data folder that no server works with. A new folder gets a copy of a seeded file, except for what
 * every database has of its own.
 */
export async function seedFolder(folder: string, seeding: Seeding): Promise<void> {
  const path = fileIn(folder);
  if (existsSync(path)) return seedInto(folder, seeding);
  const key = JSON.stringify(seeding);
  const file = files.get(key) ?? seededFile(seeding);
  files.set(key, file);
  putInto(folder, await file);
  const db = new Database(path);
  db.pragma('synchronous = off');
  const own = [epochOf(folder), randomBytes(32).toString('hex')];
  db.prepare('update meta set epoch = ?, device_key = ?').run(...own);
  db.close();
}
