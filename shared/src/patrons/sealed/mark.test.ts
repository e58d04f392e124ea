// The marks of both tables, made by following docs/fairness.md word by word, with node:crypto and none of our code.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { evolveMatchAll, MARK_SYMBOLS, markOf, NEW_SEALED_MATCH, type Seals } from '../../fairness/index.ts';
import { SEATS } from '../../rules/index.ts';
import { cards, logOf, logOfSealedGame, playSealed, playSealedGame } from '../../testing/index.ts';
import { gameMarkOf, PATRONS } from '../index.ts';
import { PRINTED } from '../script/printed.ts';

type Part = string | Buffer;

function symbolsBy(parts: readonly Part[]): readonly string[] {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return [...hash.digest().subarray(0, 6)].map((byte) => MARK_SYMBOLS[byte % 16] ?? '');
}

const raw = (hex: string | null | undefined): Buffer => Buffer.from(hex ?? '', 'hex');
type AnySeals = Pick<Seals, 'bots' | 'promises' | 'nonces' | 'waived'>;

/** `bot` or empty ‖ K ‖ n ‖ who let the seat go on without n, or empty. */
const seatBy = ({ bots, promises, nonces, waived }: AnySeals, seat: 'a' | 'b'): readonly Part[] => [
  bots.includes(seat) ? 'bot' : '',
  raw(promises?.[seat]),
  raw(nonces?.[seat]),
  waived.find((each) => each.seat === seat)?.by ?? '',
];

test('the mark of a match, of which cells may be empty and a seat a bot', () => {
  const log = logOf(
    playSealed({
      match: 'm',
      catalogue: cards({ scamp: 'strength > cunning' }),
      decks: { a: ['scamp', 'scamp'], b: ['scamp', 'scamp', 'scamp'] },
      bots: ['b'],
      label: 'x',
      manner: 'played-out',
    }),
  );
  const { seals } = evolveMatchAll(NEW_SEALED_MATCH, log);
  const [field] = log.flatMap((event) => (event.type === 'CardsRevealed' ? [event.field] : []));
  if (field === undefined) throw new Error('the cards are revealed');
  expect(field.a).toContain(null);
  const byHand = symbolsBy([
    'mark/1',
    seals.match,
    raw(seals.commitment),
    ...SEATS.flatMap((seat) => [raw(seals.decks[seat]), ...seatBy(seals, seat)]),
    ...seals.rows.flatMap(({ seat, row, commitment }) => [seat, row, raw(commitment)]),
    ...(seals.salts ?? []).flatMap(({ seat, row, salt }) => [seat, row, raw(salt)]),
    ...SEATS.flatMap((seat) => field[seat].flatMap((card) => [card?.copy ?? '', card?.card ?? ''])),
  ]);
  expect(markOf(seals, field)).toEqual(byHand);
});

test('the mark of a game at the patrons’ table', () => {
  const game = { match: 'm', cards: [...PRINTED.values()], label: 'x', manner: 'played-out' } as const;
  const log = logOfSealedGame(playSealedGame({ ...game, bots: [] }));
  const { seals } = log.reduce(PATRONS.evolve, PATRONS.fresh);
  const byHand = symbolsBy([
    'mark-patrons/1',
    seals.match,
    raw(seals.commitment),
    ...SEATS.flatMap((seat) => seatBy(seals, seat)),
    ...seals.rows.flatMap(({ seat, row, commitment }) => [seat, row, raw(commitment)]),
    ...(seals.salts ?? []).flatMap(({ seat, row, salt }) => [seat, row, raw(salt)]),
    ...SEATS.map((seat) => seals.patrons?.[seat] ?? ''),
  ]);
  expect(gameMarkOf(seals)).toEqual(byHand);
});
