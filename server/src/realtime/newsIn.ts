// NewsIn: what is news in a home, for whoever is told only of what differs.

/** What differs where anything has changed: that time passes, or has begun to, is no news. */
export const newsIn = (affairs: object | null): string =>
  JSON.stringify(affairs, (key, value: unknown) => (key === 'left' || key === 'runs' ? undefined : value));
