// NewsIn: what counts as news in a home, for people who are told only of differences.

/** Returns a text that differs when the home has news: that a clock's time passes, or has begun to, is none. */
export const newsIn = (affairs: object | null): string =>
  JSON.stringify(affairs, (key, value: unknown) => (key === 'left' || key === 'runs' ? undefined : value));
