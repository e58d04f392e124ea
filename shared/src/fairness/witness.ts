// The witness (F8): what a phone keeps as it arrives, to say at the end whether a file is of the match that it saw.

import { type BySeat, type LaidRow, type Seat, SEATS, type Viewer } from '../rules/index.ts';
import type { Hex32, Nonce } from './event.ts';
import type { MatchFile } from './matchFile.ts';
import { sealsIn } from './sealsIn.ts';
import type { FairSeals, RowSeal } from './state.ts';

/** Plain data, which the phone stores. */
export interface Witness<Row extends string = LaidRow> {
  readonly viewer: Viewer;
  readonly match: string;
  /** Whether something that it should bear witness to happened before this phone was there. */
  readonly joinedLater: boolean;
  readonly commitment: Hex32;
  readonly promises: BySeat<Hex32 | null> | null;
  /** The n that this phone drew itself. */
  readonly nonce: Hex32 | null;
  readonly nonces: BySeat<Nonce> | null;
  readonly rows: readonly RowSeal<Row>[];
}

/** A fact in a file that differs from what the phone saw. */
type Difference<Row extends string> =
  | { readonly fact: 'match' }
  | { readonly fact: 'commitment' }
  | { readonly fact: 'promise'; readonly seat: Seat }
  | { readonly fact: 'nonce'; readonly seat: Seat }
  | { readonly fact: 'row'; readonly seat: Seat; readonly row: Row };

export type Testimony<Row extends string = LaidRow> =
  /** "It is the match this phone saw." */
  | { readonly verdict: 'seen' }
  /** "This phone joined later": nothing contradicts what it did see. */
  | { readonly verdict: 'joined-later' }
  | { readonly verdict: 'differs'; readonly differences: readonly Difference<Row>[] };

const isSameRow = (x: RowSeal<string>, y: RowSeal<string>): boolean => x.seat === y.seat && x.row === y.row;

/**
 * Whether a phone came too late. A seat's phone is in time as long as nothing was promised for its seat: whatever was
 * sealed by then was fixed before it drew its n, and before its seat could lay a card (F2). A watcher is in time
 * before both K are published and before any person has sealed; a bot's seals don't count, because it seals at the
 * opening, when nobody can be there yet.
 */
const isLate = (viewer: Viewer, { promised, promises, waived, rows, bots }: FairSeals): boolean =>
  viewer === 'watcher'
    ? promises !== null || rows.some(({ seat }) => !bots.includes(seat))
    : promised[viewer] || waived.some(({ seat }) => seat === viewer);

/** Returns the witness of a phone that sees a match for the first time. */
export const newWitness = <Row extends string>(viewer: Viewer, seals: FairSeals<Row>): Witness<Row> => ({
  viewer,
  match: seals.match,
  joinedLater: isLate(viewer, seals),
  commitment: seals.commitment,
  promises: seals.promises,
  nonce: null,
  nonces: seals.nonces,
  rows: seals.rows,
});

/** Returns the witness after its phone has drawn its n (F2). It is stored before K is sent. */
export const withNonce = <W extends Witness<string>>(witness: W, nonce: Hex32): W => ({
  ...witness,
  nonce,
});

/** Returns the witness after more has arrived. What was seen first stays, whatever comes later. */
export function withSeals<Row extends string>(witness: Witness<Row>, seals: FairSeals<Row>): Witness<Row> {
  const added = seals.rows.filter((row) => !witness.rows.some((seen) => isSameRow(seen, row)));
  return {
    ...witness,
    promises: witness.promises ?? seals.promises,
    nonces: witness.nonces ?? seals.nonces,
    rows: added.length === 0 ? witness.rows : [...witness.rows, ...added],
  };
}

/**
 * Whether a seat's n in the file differs from the one drawn or seen here; a seat that went on without one has none
 * (F4).
 */
function differsInNonce(witness: Witness<string>, seals: FairSeals, seat: Seat): boolean {
  if (witness.nonces !== null && witness.nonces[seat] !== seals.nonces?.[seat]) return true;
  if (witness.viewer !== seat || witness.nonce === null || seals.nonces === null) return false;
  return seals.nonces[seat] !== '' && seals.nonces[seat] !== witness.nonce;
}

function differencesOf<Row extends string>(
  witness: Witness<Row>,
  seals: FairSeals<Row>,
): readonly Difference<Row>[] {
  const { promises } = witness;
  const missing = witness.rows.filter(
    (row) => !seals.rows.some((sealed) => isSameRow(sealed, row) && sealed.commitment === row.commitment),
  );
  return [
    ...(witness.match === seals.match ? [] : [{ fact: 'match' } as const]),
    ...(witness.commitment === seals.commitment ? [] : [{ fact: 'commitment' } as const]),
    ...SEATS.flatMap((seat) =>
      promises !== null && promises[seat] !== seals.promises?.[seat]
        ? [{ fact: 'promise', seat } as const]
        : [],
    ),
    ...SEATS.flatMap((seat) =>
      differsInNonce(witness, seals, seat) ? [{ fact: 'nonce', seat } as const] : [],
    ),
    ...missing.map(({ seat, row }) => ({ fact: 'row', seat, row }) as const),
  ];
}

/** Whether the phone saw everything that it keeps of a whole match: both K and every row. */
const sawAll = (witness: Witness<string>, seals: FairSeals): boolean =>
  !witness.joinedLater &&
  (witness.promises !== null || seals.promises === null) &&
  seals.rows.every((row) => witness.rows.some((seen) => isSameRow(seen, row)));

/** Compares the seals of a file with what its phone saw. Whether the file agrees with itself is checked elsewhere. */
export function compareSeals<Row extends string>(
  witness: Witness<Row>,
  seals: FairSeals<Row>,
): Testimony<Row> {
  const differences = differencesOf(witness, seals);
  if (differences.length > 0) return { verdict: 'differs', differences };
  return { verdict: sawAll(witness, seals) ? 'seen' : 'joined-later' };
}

/** Compares the seals in the file of a trade match with what its phone saw. */
export const compareWitness = (witness: Witness, file: Pick<MatchFile, 'events'>): Testimony =>
  compareSeals(witness, sealsIn(file.events));
