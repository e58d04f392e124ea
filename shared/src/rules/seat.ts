// Seats: the two sides of a match.

export const SEATS = ['a', 'b'] as const;
export type Seat = (typeof SEATS)[number];

/** One value for each seat. */
export interface BySeat<T> {
  readonly a: T;
  readonly b: T;
}

/** The seat across the table. */
export const otherSeat = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a');

/** Returns the value of one seat: `both[seat]` without looking up the key, for code that reads it very often. */
export const ofSeat = <T>(both: BySeat<T>, seat: Seat): T => (seat === 'a' ? both.a : both.b);

/** Returns `both` with the value of one seat replaced. */
export const withSeat = <T>(both: BySeat<T>, seat: Seat, value: T): BySeat<T> =>
  seat === 'a' ? { a: value, b: both.b } : { a: both.a, b: value };

/** Makes a value for each seat. */
export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({ a: make('a'), b: make('b') });
