// Budget: how much a search may spend on one command: positions where results must repeat, time at a live table.

/** Asked before each position that is looked at, whether there may be one more. */
export type Budget = () => { readonly more: () => boolean };

/** This many positions for each command. */
export const positions =
  (count: number): Budget =>
  () => {
    let left = count;
    return { more: () => left-- > 0 };
  };

/** This many milliseconds for each command, by a clock that only goes forward. */
export const milliseconds =
  (count: number, elapsed: () => number): Budget =>
  () => {
    const until = elapsed() + count;
    return { more: () => elapsed() < until };
  };
