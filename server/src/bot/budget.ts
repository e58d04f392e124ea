// Budget: how much a search may spend on one command: a number of positions where results must repeat, time at a live
// table.

/** Starts the budget of a command; `more` tells before each position whether it may still be looked at. */
export type Budget = () => { readonly more: () => boolean };

/** A number of positions for each command. */
export const positions =
  (count: number): Budget =>
  () => {
    let left = count;
    return { more: () => left-- > 0 };
  };

/** A number of milliseconds for each command, by a clock that only goes forward. */
export const milliseconds =
  (count: number, elapsed: () => number): Budget =>
  () => {
    const until = elapsed() + count;
    return { more: () => elapsed() < until };
  };
