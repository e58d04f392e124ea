// Facts: the names behind the keys of what an act has done, read before it is undone, by one statement for each kind.

import type { CardId, Rarity } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import type { PersonId, PreviewLine, StaffAct } from '@dunmer/shared/protocol';
import { type Effect, type PersonKey, STORE_OWNER, type StoredCopy, type Tx } from '../store/index.ts';
import { namedIn } from './deckNames.ts';
import type { Before } from './before.ts';
import { readOwed } from './owed.ts';

type Giving = Extract<Effect, { is: 'giving' }>;

interface PreviewCopy {
  readonly card: CardId;
  readonly owner: PersonKey;
  readonly rarity: Rarity;
  /** Whether the act itself has made it. */
  readonly isMade: boolean;
}

interface PreviewPledge {
  readonly card: CardId;
  readonly owner: PersonKey;
  /** Whether it lay face down before the act: then only its holder knew which it is. */
  readonly isHidden: boolean;
}

export interface PreviewFacts {
  readonly before: Before;
  /** Whose purse an account is; `bank`, `hold` and `pot` by these names. */
  readonly account: (key: number) => string;
  /** A person's name; `store` for the event's store. */
  readonly owner: (key: PersonKey) => string;
  /** How much of an entry is left to correct. */
  readonly uncorrected: (entry: number) => number;
  /** What is owed for a match after the act, and which card stays where it is. */
  readonly owed: (match: string) => readonly PreviewLine[];
  readonly copy: (id: string) => PreviewCopy;
  readonly pledge: (key: number) => PreviewPledge;
  /** To whom a promise goes back that the act's contract has set aside; no line for any other giving. */
  readonly givesBack: (giving: Giving) => readonly PreviewLine[];
  /** The name behind a public id, for people whom the deck's events name by this act. */
  readonly nameOf: (id: PersonId) => string;
  /** The key behind a public id, for people to whom the act has done something; null for others. */
  readonly personOf: (id: PersonId) => PersonKey | null;
}

function peopleIn(effects: readonly Effect[], copies: readonly StoredCopy[]): readonly PersonKey[] {
  const people = new Set<PersonKey>(copies.map(({ owner }) => owner));
  for (const effect of effects) {
    if (effect.is === 'move') for (const key of [effect.from, effect.to]) people.add(key);
    if (effect.is === 'pledgePaid') for (const key of [effect.payer, effect.payee]) people.add(key);
    if (effect.is === 'hand' || effect.is === 'deckRuin') people.add(effect.person);
    if (effect.is === 'person' || effect.is === 'link' || effect.is === 'passphrase')
      people.add(effect.person);
  }
  return [...people];
}

async function readUncorrected(tx: Tx, effects: readonly Effect[]): Promise<Map<number, number>> {
  const rests = new Map<number, number>();
  for (const effect of effects) {
    if (effect.is !== 'entry' || effect.corrects === null) continue;
    const { corrects } = effect;
    const { sum } = present(await tx.money.entry(corrects), 'what is corrected is an entry');
    rests.set(corrects, sum - (await tx.money.correctedOf(corrects)));
  }
  return rests;
}

/** The promises that have moved, and whether each lay face down before its first move. */
async function readPledges(tx: Tx, effects: readonly Effect[]): Promise<ReadonlyMap<number, PreviewPledge>> {
  const moved = effects.flatMap((effect) => (effect.is === 'pledgeMove' ? effect.pledge : []));
  if (moved.length === 0) return new Map();
  const stored = await tx.pledges.pledgesByKey([...new Set(moved)]);
  const before = new Map((await tx.pledges.placesBefore(moved)).map(({ pledge, place }) => [pledge, place]));
  return new Map(
    stored.map(({ key, card, owner }) => {
      const isHidden = before.get(key) === 'hand' || before.get(key) === 'held';
      return [key, { card, owner, isHidden }];
    }),
  );
}

/** Reads who was giving the promises that an annulled contract had set aside (PR6). */
async function readGivesBack(
  tx: Tx,
  act: StaffAct,
  effects: readonly Effect[],
): Promise<PreviewFacts['givesBack']> {
  const isBack = effects.some((effect) => effect.is === 'giving' && effect.what === 'back');
  if (act.type !== 'annulContract' || !isBack) return () => [];
  const { parties } = present(
    await tx.contracts.contractWithParties(act.contract),
    'what is annulled is a contract',
  );
  return ({ what, party }) =>
    what === 'back'
      ? [{ is: 'pledgesBack', to: parties[party === 'one' ? 'one' : 'two'].name, count: 1 }]
      : [];
}

/** Reads the names of everybody whom the act's events of the deck name. */
async function readDeckNames(tx: Tx, effects: readonly Effect[]): Promise<ReadonlyMap<PersonId, string>> {
  const ids = effects.flatMap((effect) => (effect.is === 'deck' ? namedIn(effect.event) : []));
  if (ids.length === 0) return new Map();
  const people = await tx.people.peopleById([...new Set(ids)]);
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Reads what the lines of a preview need, as far as `who` may be told. */
export async function readFacts(
  tx: Tx,
  { act, who, before }: { readonly act: StaffAct; readonly who: PersonKey | null; readonly before: Before },
): Promise<PreviewFacts> {
  const { effects } = tx;
  const entries = effects.filter((effect) => effect.is === 'entry');
  const moved = effects.flatMap((effect) =>
    effect.is === 'move' || effect.is === 'bound' || effect.is === 'slip' ? effect.copy : [],
  );
  const accounts = await tx.floor.accountNames(entries.flatMap(({ debit, credit }) => [debit, credit]));
  const copies = await tx.cards.copiesById([...new Set(moved)]);
  const rests = await readUncorrected(tx, effects);
  const owed = await readOwed(tx, { act, who, before: before.owed });
  const pledges = await readPledges(tx, effects);
  const givesBack = await readGivesBack(tx, act, effects);
  const owners = [...pledges.values()].map(({ owner }) => owner);
  const names = await tx.floor.briefs([...new Set([...peopleIn(effects, copies), ...owners])]);
  const deckNames = await readDeckNames(tx, effects);
  const made = new Set(effects.flatMap((effect) => (effect.is === 'copy' ? effect.copy : [])));
  const byId = new Map(copies.map((copy) => [copy.id, copy]));
  return {
    before,
    account: (key) => accounts.get(key) ?? '',
    owner: (key) => (key === STORE_OWNER ? 'store' : (names.get(key)?.name ?? '')),
    uncorrected: (entry) => rests.get(entry) ?? 0,
    owed: (match) => owed.get(match) ?? [],
    pledge: (key) => present(pledges.get(key), 'what is moved is a promise'),
    givesBack,
    nameOf: (id) => deckNames.get(id) ?? '',
    personOf: (id) => [...names].find(([, { person }]) => person === id)?.[0] ?? null,
    copy(id) {
      const { card, owner, rarity } = present(byId.get(id), 'what is moved is a copy');
      return { card, owner, rarity, isMade: made.has(id) };
    },
  };
}
