// Latecomers: the dictionaries of the pages that have loaded by now, each with a function that loads its English.

const all = new Set<() => Promise<unknown>>();
let isEnglish = false;

/**
 * Registers a dictionary whose English is loaded when English is chosen; at once where it is in use, or on its way.
 * `bring` must never fail.
 */
export function comesLate(bring: () => Promise<unknown>): void {
  all.add(bring);
  if (isEnglish) void bring();
}

/** Loads the English of every page that has loaded, and of those that load from now on. */
export function bringEnglish(): Promise<unknown> {
  isEnglish = true;
  return Promise.all([...all].map((bring) => bring()));
}

/** From now on pages load without English. */
export const withoutEnglish = (): void => void (isEnglish = false);
