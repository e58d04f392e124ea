// PatronsGame: a game at the patrons' table whose piles lie as a test wants them. Its server is the real one and draws
// its seed as always: the test reads the seed from that server's disk and looks for two numbers with which it shuffles
// so.
import { randomBytes } from 'node:crypto';
import type { CardId } from '@dunmer/shared/cards';
import { promiseOf } from '@dunmer/shared/fairness';
import { courtOf, firstOf, type GameCard, type GameTerms, shuffled } from '@dunmer/shared/patrons';
import { PRINTED } from '@dunmer/shared/patrons/script';
import type { KeepsOpenings } from './opening.ts';
import type { Seats } from './seats.ts';
import { ORGANISER, unhurried } from './unhurried.ts';

const SEATS = ['a', 'b'] as const;
type Seat = (typeof SEATS)[number];
type BySeat<T> = Readonly<Record<Seat, T>>;

/** A text that belongs to no language. */
const reason = '—';

/**
 * Returns the printed cards with some places in courts changed: by patron, the card that is there and the one that
 * replaces it.
 */
export function cardsWith(changes: Readonly<Record<CardId, Readonly<Record<CardId, CardId>>>>): GameTerms {
  const changed = (card: GameCard): GameCard => {
    const change = card.kind === 'patron' ? changes[card.id] : undefined;
    if (card.kind !== 'patron' || change === undefined) return card;
    const court = Object.entries(change).reduce<readonly CardId[]>(
      (ids, [from, to]) => ids.with(ids.indexOf(from), to),
      card.court,
    );
    return { ...card, court };
  };
  return { catalogue: new Map([...PRINTED].map(([id, card]) => [id, changed(card)])) };
}

/** Writes cards in the form of the file that a server reads. */
export const fileOf = ({ catalogue }: GameTerms): string =>
  JSON.stringify({ version: 1, cards: [...catalogue.values()] });

/** Who plays which patron, the first from seat a; and after how many draws at most a card must have been drawn. */
export interface Wanted {
  readonly patrons: BySeat<CardId>;
  readonly within: BySeat<Readonly<Record<CardId, number>>>;
}

interface Opening {
  readonly seed: string;
  readonly commitment: string;
}

const field = (events: readonly unknown[], name: string): string => {
  for (const event of events) {
    const found = typeof event === 'object' && event !== null ? Object.entries(event) : [];
    for (const [key, value] of found) if (key === name) return String(value);
  }
  throw new Error(`nothing says ${name}`);
};

export interface Asked {
  readonly type: string;
  readonly [key: string]: unknown;
}

export class PatronsGame {
  readonly match: string;
  readonly #seats: Seats;
  readonly #names: BySeat<string>;
  readonly #wanted: Wanted;
  readonly #piles: BySeat<readonly string[]>;

  private constructor(
    match: string,
    seats: Seats,
    names: BySeat<string>,
    wanted: Wanted,
    piles: BySeat<readonly string[]>,
  ) {
    this.match = match;
    this.#seats = seats;
    this.#names = names;
    this.#wanted = wanted;
    this.#piles = piles;
  }

  /** Switches the table on without clocks, by the organiser who has this link. */
  static async allow(seats: Seats, link: { readonly token: string } | undefined): Promise<void> {
    await seats.ask({ do: 'bind', name: ORGANISER, secret: link?.token ?? '' });
    await PatronsGame.#switchOn(seats);
    for (const name of ['turnClock', 'askClock']) await PatronsGame.#set(seats, name, 0);
  }

  /** Switches it on with clocks that leave enough time to look, by an organiser who has a page. */
  static async allowBy(seats: Seats, cookie: string): Promise<void> {
    await seats.ask({ do: 'take', name: ORGANISER, cookie });
    await PatronsGame.#switchOn(seats);
    await unhurried(seats);
  }

  static async #switchOn(seats: Seats): Promise<void> {
    await seats.ask({ do: 'unlock', name: ORGANISER, passphrase: 'moon and star' });
    await PatronsGame.#set(seats, 'patrons', 'on');
  }

  static async #set(seats: Seats, name: string, value: number | 'on'): Promise<void> {
    const command = { type: 'set', change: { name, value }, reason };
    await seats.ask({ do: 'ask', name: ORGANISER, command });
  }

  /** Lets the organiser do something to a match. */
  static async rules(seats: Seats, act: Asked): Promise<void> {
    await seats.ask({ do: 'rule', name: ORGANISER, command: { ...act, reason } });
  }

  /** Makes both phones of an open match give numbers with which a begins and the piles lie as wanted. */
  static async deal(
    server: KeepsOpenings,
    seats: Seats,
    match: string,
    names: BySeat<string>,
    terms: GameTerms,
    wanted: Wanted,
  ): Promise<PatronsGame> {
    const opening = server.opening(match);
    const events: readonly unknown[] = Array.isArray(opening) ? opening : [];
    const sealed = { seed: field(events, 'seed'), commitment: field(events, 'commitment') };
    const { nonces, piles } = dealt(match, sealed, terms, wanted);
    const game = new PatronsGame(match, seats, names, wanted, piles);
    for (const seat of SEATS)
      await game.does(seat, {
        type: 'promise',
        promise: promiseOf(match, seat, sealed.commitment, nonces[seat]),
      });
    for (const seat of SEATS) await game.does(seat, { type: 'open', nonce: nonces[seat] });
    return game;
  }

  /** Lets a seat do something by another phone of its owner. */
  async does(seat: Seat, command: Asked): Promise<void> {
    const asked = { type: 'playGame', match: this.match, command };
    await this.#seats.ask({ do: 'ask', name: this.#names[seat], command: asked });
  }

  async choosePatrons(): Promise<void> {
    for (const seat of SEATS)
      await this.does(seat, { type: 'choosePatron', patron: this.#wanted.patrons[seat] });
  }

  /** The first copy of a card that a seat draws. */
  copy(seat: Seat, card: CardId): string {
    const found = this.#piles[seat].find((copy) => copy.startsWith(`${seat}:${card}#`));
    if (found === undefined) throw new Error(`${seat} has no ${card}`);
    return found;
  }

  /** The copy that a seat draws as its nth, counted from 1. */
  drawn(seat: Seat, nth: number): string {
    return this.#piles[seat][nth - 1] ?? '';
  }

  patron(seat: Seat): string {
    return `${seat}:${this.#wanted.patrons[seat]}#1`;
  }
}

/** Finds two numbers with which a begins and each has drawn the wanted cards in time. */
function dealt(
  match: string,
  { seed }: Opening,
  terms: GameTerms,
  { patrons, within }: Wanted,
): { readonly nonces: BySeat<string>; readonly piles: BySeat<readonly string[]> } {
  const pileOf = (seat: Seat, nonces: BySeat<string>): readonly string[] | null => {
    const court = courtOf(terms, seat, patrons[seat]);
    const pile = shuffled({ match, seed, nonces }, seat, 1, court);
    const isIn = ([card, most]: readonly [string, number]): boolean =>
      pile.slice(0, most).some((one) => one.card === card);
    return Object.entries(within[seat]).every(isIn) ? pile.map(({ copy }) => copy) : null;
  };
  for (;;) {
    const nonces = { a: randomBytes(32).toString('hex'), b: randomBytes(32).toString('hex') };
    if (firstOf({ match, seed, nonces }) !== 'a') continue;
    const a = pileOf('a', nonces);
    const b = a === null ? null : pileOf('b', nonces);
    if (a !== null && b !== null) return { nonces, piles: { a, b } };
  }
}
