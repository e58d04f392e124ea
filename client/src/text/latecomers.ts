// Latecomers: the dictionaries of the pages that have loaded by now, each with a function that loads its English.

const all = new Set<() => Promise<unknown>>();

/** Registers a dictionary whose English is loaded when English is chosen. `bring` must never fail. */
export const comesLate = (bring: () => Promise<unknown>): void => void all.add(bring);

/** Loads the English of every page that has loaded. */
export const bringEnglish = (): Promise<unknown> => Promise.all([...all].map((bring) => bring()));
