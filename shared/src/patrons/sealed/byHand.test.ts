// Checks a game without the app: follows docs/fairness.md word by word, with node:crypto and none of our code.

import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  arbSealedPatronGame,
  casesOf,
  logOfSealedGame,
  playSealedGame,
  type SealedPatronGame,
  termsOf,
} from '../../testing/index.ts';
import { type GameFile, gameFileOf } from '../index.ts';

const joined = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.flatMap((part) => {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
const raw = (hex: string): Buffer => Buffer.from(hex, 'hex');
const hash = (...parts: readonly (string | Buffer)[]): string =>
  createHash('sha256')
    .update(joined(...parts))
    .digest('hex');
const hmac = (seed: string, ...parts: readonly (string | Buffer)[]): Buffer =>
  createHmac('sha256', raw(seed))
    .update(joined(...parts))
    .digest();

type Seat = 'a' | 'b';
const SEATS = ['a', 'b'] as const;

/** Returns the one event of this type. */
const the = <T extends GameFile['events'][number]['type']>(file: GameFile, type: T) =>
  file.events.find((event): event is Extract<GameFile['events'][number], { type: T }> => event.type === type);

class ByHand {
  readonly faults: string[] = [];
  readonly #file: GameFile;
  readonly #seed: string;
  readonly #nonces: { readonly a: string; readonly b: string };
  readonly #piles: Record<Seat, readonly string[]> = { a: [], b: [] };
  readonly #hands: Record<Seat, readonly string[]> = { a: [], b: [] };

  constructor(file: GameFile) {
    this.#file = file;
    this.#seed = the(file, 'SeedPublished')?.seed ?? '';
    this.#nonces = the(file, 'NoncesPublished')?.nonces ?? { a: '', b: '' };
    this.#commitments();
    this.#first();
    this.#cards();
  }

  #must(holds: boolean, what: string): void {
    if (!holds) this.faults.push(what);
  }

  #commitments(): void {
    const file = this.#file;
    const { match } = file;
    const commitment = the(file, 'GameSealed')?.commitment ?? '';
    this.#must(hash('seed/1', match, raw(this.#seed)) === commitment, 'C');
    const opened = the(file, 'PatronsOpened');
    for (const seat of SEATS) {
      const nonce = this.#nonces[seat];
      const promise = hash('nonce/1', match, seat, raw(commitment), raw(nonce));
      this.#must(nonce === '' || promise === the(file, 'PromisesPublished')?.promises[seat], `K of ${seat}`);
      const sealed = file.events.find((event) => event.type === 'PatronSealed' && event.seat === seat);
      const [salt, patron] = [opened?.salts[seat] ?? '', opened?.patrons[seat].card ?? ''];
      this.#must(
        sealed?.type === 'PatronSealed' &&
          hash('patron/1', match, seat, raw(salt), patron) === sealed.commitment,
        `the patron of ${seat}`,
      );
    }
  }

  #draw(...parts: readonly string[]): Buffer {
    return hmac(this.#seed, ...parts, raw(this.#nonces.a), raw(this.#nonces.b));
  }

  #first(): void {
    const toss = this.#draw('toss/1', this.#file.match, 'first')[0] ?? 0;
    this.#must(the(this.#file, 'FirstTossed')?.winner === (toss < 128 ? 'a' : 'b'), 'who begins');
  }

  #shuffle(seat: Seat, nth: number, cards: readonly string[]): readonly string[] {
    const order = [...cards];
    for (let i = order.length - 1; i >= 1; i -= 1) {
      const bytes = this.#draw('shuffle/1', this.#file.match, seat, `${nth}`, `${i}`);
      const j = Number(bytes.readBigUInt64BE() % BigInt(i + 1));
      [order[i], order[j]] = [order[j] ?? '', order[i] ?? ''];
    }
    return order;
  }

  /** Returns the court that the seat's patron brings: `a:spark#1`, … in code-unit order. */
  #court(seat: Seat): readonly string[] {
    const patron = the(this.#file, 'PatronsOpened')?.patrons[seat].card;
    const card = this.#file.cards.find(({ id }) => id === patron);
    const ids = card?.kind === 'patron' ? card.court : [];
    return ids
      .map((id, i) => `${seat}:${id}#${ids.slice(0, i + 1).filter((other) => other === id).length}`)
      .toSorted();
  }

  #shuffled(seat: Seat, nth: number): void {
    const under = [...(the(this.#file, 'ExchangesPublished')?.exchanges[seat] ?? [])].toSorted();
    if (nth === 2) {
      this.#take(seat, under);
      this.#piles[seat] = [...this.#piles[seat], ...under];
    }
    this.#piles[seat] = this.#shuffle(seat, nth, nth === 1 ? this.#court(seat) : this.#piles[seat]);
  }

  #drawn(seat: Seat, count: number): void {
    this.#must(count <= this.#piles[seat].length, `${seat} draws what is not there`);
    this.#hands[seat] = [...this.#hands[seat], ...this.#piles[seat].slice(0, count)];
    this.#piles[seat] = this.#piles[seat].slice(count);
  }

  #take(seat: Seat, copies: readonly string[]): void {
    for (const copy of copies) this.#must(this.#hands[seat].includes(copy), `${copy} was not in the hand`);
    this.#hands[seat] = this.#hands[seat].filter((copy) => !copies.includes(copy));
  }

  #add(seat: Seat, copy: string): void {
    this.#hands[seat] = [...this.#hands[seat], copy];
  }

  /** Follows who holds what from the beginning to the end. */
  #cards(): void {
    for (const event of this.#file.events)
      switch (event.type) {
        case 'PileShuffled':
          this.#shuffled(event.seat, event.nth);
          break;
        case 'DrawCounted':
          this.#drawn(event.seat, event.count);
          break;
        case 'SpellPlayed':
        case 'CardEntered':
          this.#take(event.seat, [event.card.copy]);
          break;
        case 'Discarded':
          this.#take(
            event.seat,
            event.cards.map(({ copy }) => copy),
          );
          break;
        case 'Left':
          if (event.into === 'hand') this.#add(event.owner, event.card.copy);
          break;
        case 'Returned':
          this.#add(event.owner, event.card.copy);
          break;
        default:
      }
  }
}

function fileOf(game: SealedPatronGame): GameFile {
  const events = logOfSealedGame(playSealedGame(game));
  const file = gameFileOf({ names: { a: 'Ra', b: 'Idaren' }, terms: termsOf(game), events });
  if (!file.ok) throw new Error(file.error.code);
  const read: GameFile = JSON.parse(JSON.stringify(file.value));
  return read;
}

const files = casesOf(arbSealedPatronGame('played-out'), 40, 6).map(fileOf);

test('F10 C, K, both patrons, who begins, every shuffle and draw are found again by hand', () => {
  for (const file of files) expect(new ByHand(file).faults).toEqual([]);
});

test('F10 by hand it is found that a seed, an n, a salt or a card is another', () => {
  const flipped = (hex: string): string => (hex.startsWith('0') ? `1${hex.slice(1)}` : `0${hex.slice(1)}`);
  for (const file of files.slice(0, 10)) {
    const found = (change: (event: GameFile['events'][number]) => GameFile['events'][number]) =>
      new ByHand({ ...file, events: file.events.map(change) }).faults;
    expect(
      found((event) => (event.type === 'SeedPublished' ? { ...event, seed: flipped(event.seed) } : event)),
    ).toContain('C');
    expect(
      found((event) =>
        event.type === 'NoncesPublished'
          ? { ...event, nonces: { ...event.nonces, b: flipped(event.nonces.b) } }
          : event,
      ),
    ).toContain('K of b');
    expect(
      found((event) =>
        event.type === 'PatronsOpened'
          ? { ...event, salts: { ...event.salts, a: flipped(event.salts.a) } }
          : event,
      ),
    ).toContain('the patron of a');
    expect(
      found((event) =>
        event.type === 'FirstTossed' ? { ...event, winner: event.winner === 'a' ? 'b' : 'a' } : event,
      ),
    ).toContain('who begins');
    const played = the(file, 'CardEntered') ?? the(file, 'SpellPlayed');
    expect(
      found((event) =>
        event === played ? { ...played, card: { ...played.card, copy: `${played.seat}:none#1` } } : event,
      ).join(),
    ).toMatch(/was not in the hand/u);
  }
});
