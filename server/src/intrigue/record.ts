// Record: writes what has become of the deck: its log, where copies lie, what is paid, clocks, and the journal (IN5).

import { assert, present } from '@dunmer/shared/lib';
import { type DeckEvent, handOf } from '@dunmer/shared/intrigue';
import type { TraderId } from '@dunmer/shared/windows';
import { type Bound, tellMatches } from '../holds/index.ts';
import { sealReason, textHash } from '../journal/index.ts';
import type { Context } from '../match/index.ts';
import { type Movement, transferAll } from '../purses/index.ts';
import {
  BANK,
  encode,
  type NewIntrigueMove,
  type PersonKey,
  type Tx,
  type WrittenDeckEvent,
} from '../store/index.ts';
import { type LiveDeck, stepTime, touch, type World } from '../world/index.ts';
import type { DeckAround } from './around.ts';
import { keepDeckClocks } from './keepClocks.ts';
import { movesBy } from './moves.ts';
import type { DeckSteps, Happened } from './steps.ts';

const keyOf = ({ people }: DeckAround, trader: TraderId): PersonKey =>
  present(people.get(trader), 'whoever has anything of the deck trades').key;

/** The event as the log holds it: a reason is replaced by its key and its salted hash, so that it can be erased. */
async function sealed({ draws }: World, tx: Tx, event: DeckEvent): Promise<DeckEvent> {
  return 'reason' in event && event.reason !== ''
    ? { ...event, reason: await sealReason(tx, draws, event.reason) }
    : event;
}

/** Makes the log's rows, and notes for the journal what it tells of them. */
async function written(
  world: World,
  tx: Tx,
  { around, happened }: DeckSteps,
  who: PersonKey | null,
): Promise<readonly WrittenDeckEvent[]> {
  const at = stepTime(tx, world.clock);
  const rows: WrittenDeckEvent[] = [];
  for (const { event: bare } of happened) {
    const nth = around.live.nth + rows.length + 1;
    const event = await sealed(world, tx, bare);
    const to = event.to === 'trader' ? keyOf(around, event.trader) : null;
    const salt = event.to === 'everyone' ? null : world.draws.draw();
    const row = { nth, type: event.type, audience: event.to, to, event: encode(event), salt, who, at };
    rows.push(row);
    if (event.to === 'everyone') tx.note({ is: 'deck', nth, event, who, at });
    else tx.note({ is: 'deckHidden', nth, to, hash: textHash({ salt: salt ?? '', text: row.event }) });
  }
  return rows;
}

/** Whose command it is, null for clocks; `match` is the match it comes from, which knows of it already. */
export interface DeckAct {
  readonly who: PersonKey | null;
  readonly match?: number | null;
  /** False where the caller rings for everybody. */
  readonly rings?: boolean;
}

/** Makes the copies of a deck that has just been sealed; null where none was. */
async function made(tx: Tx, happened: readonly Happened[]): Promise<LiveDeck['copies'] | null> {
  for (const { event } of happened) {
    if (event.type !== 'PileSealed') continue;
    const keys = await tx.intrigue.addIntrigueCopies(event.copies);
    return new Map(
      event.copies.map((copy, i) => [copy, { key: present(keys[i], 'each has its key'), turn: 0 }]),
    );
  }
  return null;
}

/** Moves copies where the events say; returns how often each has moved. */
async function moved(tx: Tx, { around, happened }: DeckSteps, before: LiveDeck['copies']) {
  const copies = new Map(before);
  const moves: NewIntrigueMove[] = [];
  for (const [i, { event, on }] of happened.entries())
    for (const { copy, of, ...to } of movesBy(event, on)) {
      const kept = present(copies.get(copy), 'what moves is of the deck');
      const turn = kept.turn + 1;
      copies.set(copy, { ...kept, turn });
      const person = of === null ? null : keyOf(around, of);
      moves.push({ ...to, copy: kept.key, turn, of: person, nth: around.live.nth + i + 1 });
    }
  await tx.intrigue.addIntrigueMoves(moves);
  return copies;
}

/** IN9, IN23: moves the price of bought draws from purses to the bank, where coins are kept in the app. */
async function pay(world: World, tx: Tx, { around, happened }: DeckSteps, who: PersonKey | null) {
  const purses = happened.flatMap(({ event }) => {
    if (event.type !== 'DrawBought' || around.facts.purseOf(event.who) === null) return [];
    const { key, purse } = present(around.people.get(event.who), 'whoever buys trades');
    return { key, purse, price: event.price };
  });
  if (purses.length === 0) return;
  const movements = purses.map(({ key, price: sum }): Movement => ({
    from: { kind: 'purse', owner: key },
    to: BANK,
    sum,
    why: 'audience',
  }));
  const known = purses.flatMap(({ purse }) => purse ?? []);
  const paid = await transferAll(tx, movements, { subject: null, who, at: world.clock.now(), known });
  assert(paid.ok, 'the deck has looked whether they can pay');
}

/** The people concerned: everybody, where something is told to everybody; else only those who know of it. */
function concernedBy({ around, happened }: DeckSteps): readonly PersonKey[] {
  if (happened.some(({ event }) => event.to === 'everyone'))
    return [...around.people.values()].map(({ key }) => key);
  const some = happened.flatMap(({ event }) => (event.to === 'trader' ? keyOf(around, event.trader) : []));
  return [...new Set(some)];
}

/**
 * The people who now hold something else, for the match that they may be in. When the deck is closed, the caller tells
 * the matches.
 */
function changedBy({ around, state }: DeckSteps): readonly Bound[] {
  const { state: before } = around.live;
  const hasSurplus = ({ common }: typeof state, who: TraderId): boolean => common.surplus.includes(who);
  return [...around.people.values()].filter(
    ({ id }) => handOf(before, id) !== handOf(state, id) || hasSurplus(before, id) !== hasSurplus(state, id),
  );
}

/**
 * Writes what has been decided about the deck, and rings for those concerned; does nothing where nothing has happened.
 */
export async function recordDeck(
  world: Context,
  tx: Tx,
  steps: DeckSteps,
  { who, match = null, rings = true }: DeckAct,
): Promise<void> {
  const { around, happened, state } = steps;
  if (happened.length === 0) return;
  await tx.intrigue.addDeckEvents(await written(world, tx, steps, who));
  const before = (await made(tx, happened)) ?? around.live.copies;
  const copies = await moved(tx, steps, before);
  await pay(world, tx, steps, who);
  await keepDeckClocks(world, tx, steps);
  world.deck.put(tx, { nth: around.live.nth + happened.length, state, copies });
  await tellMatches(world, tx, changedBy(steps), match);
  if (rings) await touch(world, tx, concernedBy(steps));
}
