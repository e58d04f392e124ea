// Compare: checks that every read of the real event agrees with the model, and with the laws that hold whatever the
// model says (P7, P8).

import { expect } from 'vitest';
import type { EventRoom } from '../support/eventRoom.ts';
import { type Account, type Contract, type Model, STORE } from './model.ts';
import type { Play } from './operation.ts';

const ALL = 1_000_000;

/** Returns the model's name of each account of the database. */
async function names(room: EventRoom, { model, traders }: Play): Promise<ReadonlyMap<string, Account>> {
  const known = new Map<string, Account>([['bank/0', 'bank']]);
  for (let number = 0; number <= traders; number++)
    known.set(`purse/${await room.key(number)}`, `purse ${number}`);
  const { read } = room.store;
  const contracts = await read.contracts.contractsBefore(ALL, ALL, null);
  const at = new Map(model.contracts.map((contract, i) => [contract.id, i]));
  for (const { key, id } of contracts) known.set(`hold/${key}`, `hold ${at.get(id) ?? -1}`);
  const played = new Map(model.matches.map((match, i) => [match.id, i]));
  for (const { key, id } of await read.audit.matches())
    known.set(`pot/${key}`, `pot ${played.get(id) ?? -1}`);
  return known;
}

const isNotEmpty = ([, balance]: readonly [Account, number]): boolean => balance !== 0;

async function compareMoney(room: EventRoom, play: Play): Promise<void> {
  const { model } = play;
  const accounts = await room.store.read.money.accounts();
  expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  expect(accounts.filter(({ kind, balance }) => kind !== 'bank' && balance < 0)).toEqual([]);
  const known = await names(room, play);
  const real = accounts.map(({ kind, owner, balance }): [Account, number] => [
    known.get(`${kind}/${owner}`) ?? 'bank',
    balance,
  ]);
  const sorted = (balances: readonly (readonly [Account, number])[]) =>
    Object.fromEntries(balances.filter(isNotEmpty).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  expect(sorted(real)).toEqual(sorted([...model.balances]));
  const entries = await room.store.read.money.entries(0, ALL);
  expect(entries.map(({ key, sum, why }) => [key, sum, why])).toEqual(
    model.entries.map(({ sum, why }, i) => [i + 1, sum, why]),
  );
}

async function compareCopies(room: EventRoom, { model, traders }: Play): Promise<void> {
  const numbers = new Map<number, number>([[0, STORE]]);
  for (let number = 0; number <= traders; number++) numbers.set(await room.key(number), number);
  const copies = await room.store.read.cards.copies();
  const real = copies.map(({ id, card, owner, frozen, slip, reserved }) => [
    id,
    card,
    numbers.get(owner),
    frozen,
    slip !== null,
    reserved !== null,
  ]);
  const told = [...model.copies].map(([id, { card, owner, frozen, slip, reserved }]) => [
    id,
    card,
    owner,
    frozen,
    slip !== null,
    reserved !== null,
  ]);
  const byId = (rows: readonly (readonly unknown[])[]) => new Map(rows.map((row) => [row[0], row]));
  expect(byId(real)).toEqual(byId(told));
  // A copy has one owner at a time: its present owner is the one to whom its last move gave it, and each move begins
  // where the one before it ended.
  const moves = await room.store.read.audit.rows('moves');
  const owners = new Map<string, unknown>();
  for (const { key, from, to } of moves) {
    const [copy = ''] = String(key).split('/');
    expect(owners.get(copy) ?? 0).toBe(from);
    owners.set(copy, to);
  }
  for (const { id, owner } of copies) expect(owners.get(id) ?? 0).toBe(owner);
}

/** Each match that has ended is settled once, and once more by each ruling; a running match is not settled. */
async function compareMatches(room: EventRoom, model: Model): Promise<void> {
  const settlements = await room.store.read.audit.rows('settlements');
  const settled = settlements.map(({ key, kind, winner, owed }) => [key, kind, winner, owed]);
  const told = model.matches.flatMap((match) =>
    match.settlements.map(({ kind, winner, owed }, i) => [`${match.id}/${i + 1}`, kind, winner, owed]),
  );
  const byKey = (rows: readonly (readonly unknown[])[]) => new Map(rows.map((row) => [row[0], row]));
  expect(byKey(settled)).toEqual(byKey(told));
  const bound = (await room.store.read.audit.matches())
    .filter((match) => match.bound > 0)
    .map(({ id }) => id);
  const binding = model.matches.filter(({ at, unbound }) => at !== 'finished' && !unbound);
  expect(bound).toEqual(binding.map(({ id }) => id));
}

/**
 * Returns the state of a contract as the database keeps it: who took the prestige, whose answer is awaited, who has
 * said what.
 */
function stateOf({ one, two, state, handed, annulling, game, proposals }: Contract): object {
  const party = (number: number): string => (number === one ? 'one' : 'two');
  const said = 'by' in game ? { ...game, by: party(game.by) } : game;
  const both = (which: ReadonlySet<number>) => ({ one: which.has(one), two: which.has(two) });
  if (state === 'signed')
    return { at: state, handed: both(handed), annulling: both(annulling), game: said, proposals };
  return state === 'fulfilled' || state === 'annulled' ? { at: state, game: said } : { at: state };
}

async function compareContracts(room: EventRoom, model: Model): Promise<void> {
  const contracts = await room.store.read.contracts.contractsBefore(ALL, ALL, null);
  // It is not compared who annulled a contract, only that it is annulled, and what became of the game.
  const real = contracts.map(({ id, state }) => [
    id,
    state.at === 'annulled' ? { at: state.at, game: state.game } : state,
  ]);
  expect(real.toReversed()).toEqual(model.contracts.map((contract) => [contract.id, stateOf(contract)]));
}

async function compareTrades(room: EventRoom, model: Model): Promise<void> {
  const trades = await room.store.read.audit.rows('trades');
  const states = new Map(trades.map(({ key, state }) => [key, state]));
  expect(states).toEqual(new Map(model.trades.map(({ id, state }) => [id, state])));
}

/** Fails with the difference. */
export async function compare(room: EventRoom, play: Play): Promise<void> {
  await compareMoney(room, play);
  await compareCopies(room, play);
  await compareMatches(room, play.model);
  await compareContracts(room, play.model);
  await compareTrades(room, play.model);
}
