// Facts: the names behind the keys of what an act has done, read before it is undone; one statement for each kind.

import type { CardId } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { debtsOf } from '../contracts/index.ts';
import { type Effect, type PersonKey, STORE_OWNER, type StoredCopy, type Tx } from '../store/index.ts';

/** With names for seats, and `bank`. */
interface NamedDebt {
  readonly from: string;
  readonly to: string;
  readonly sum: number;
}

export interface PreviewFacts {
  /** Whose purse; `bank`, `hold` and `pot` by these names. */
  readonly account: (key: number) => string;
  /** A person's name; `store` for the event's store. */
  readonly owner: (key: PersonKey) => string;
  /** What is left to correct of an entry. */
  readonly uncorrected: (entry: number) => number;
  /** Who owes what to whom by settlement, of a match by its id. */
  readonly debts: (match: string) => readonly NamedDebt[];
  readonly copy: (id: string) => { readonly card: CardId; readonly owner: PersonKey };
}

function peopleIn(effects: readonly Effect[], copies: readonly StoredCopy[]): readonly PersonKey[] {
  const people = new Set<PersonKey>(copies.map(({ owner }) => owner));
  for (const effect of effects) {
    if (effect.is === 'move') for (const key of [effect.from, effect.to]) people.add(key);
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

async function readDebts(tx: Tx, effects: readonly Effect[]): Promise<Map<string, readonly NamedDebt[]>> {
  const debts = new Map<string, readonly NamedDebt[]>();
  for (const effect of effects) {
    if (effect.is !== 'settled' || effect.owed === 0) continue;
    const { key, stake, seats } = present(await tx.match(effect.match), 'what is settled is a match');
    const winner = SEATS.find((seat) => seat === effect.winner) ?? null;
    const found = (await debtsOf(tx, [{ key, stake, winner, owed: effect.owed }])).get(key) ?? [];
    const named = (place: Seat | 'bank'): string => (place === 'bank' ? place : seats[place].name);
    debts.set(
      effect.match,
      found.map(({ from, to, sum }) => ({ from: named(from), to: named(to), sum })),
    );
  }
  return debts;
}

/** Reads what the lines of a preview name. */
export async function readFacts(tx: Tx, effects: readonly Effect[]): Promise<PreviewFacts> {
  const entries = effects.filter((effect) => effect.is === 'entry');
  const moved = effects.flatMap((effect) =>
    effect.is === 'move' || effect.is === 'bound' || effect.is === 'slip' ? effect.copy : [],
  );
  const accounts = await tx.floor.accountNames(entries.flatMap(({ debit, credit }) => [debit, credit]));
  const copies = await tx.cards.copiesById([...new Set(moved)]);
  const rests = await readUncorrected(tx, effects);
  const debts = await readDebts(tx, effects);
  const names = await tx.floor.briefs(peopleIn(effects, copies));
  const made = new Map(
    effects.flatMap((effect) => (effect.is === 'copy' ? [[effect.copy, effect.card] as const] : [])),
  );
  const byId = new Map(copies.map((copy) => [copy.id, copy]));
  return {
    account: (key) => accounts.get(key) ?? '',
    owner: (key) => (key === STORE_OWNER ? 'store' : (names.get(key)?.name ?? '')),
    uncorrected: (entry) => rests.get(entry) ?? 0,
    debts: (match) => debts.get(match) ?? [],
    copy: (id) => ({
      card: byId.get(id)?.card ?? made.get(id) ?? '',
      owner: byId.get(id)?.owner ?? STORE_OWNER,
    }),
  };
}
