// Latecomers: dictionaries of pages that have come by now, each with how its English is brought.

const all = new Set<() => Promise<unknown>>();

/** From now on English is brought to these words too when it is chosen; `bring` never fails. */
export const comesLate = (bring: () => Promise<unknown>): void => void all.add(bring);

/** Brings the English of every page that has come. */
export const bringEnglish = (): Promise<unknown> => Promise.all([...all].map((bring) => bring()));
