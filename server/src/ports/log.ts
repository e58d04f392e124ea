// Log: what the server tells its keeper. Never cards, cells, codes, tokens or cookies.

type Facts = Readonly<Record<string, string | number | boolean>>;

export interface Log {
  debug(facts: Facts, message: string): void;
  info(facts: Facts, message: string): void;
  warn(facts: Facts, message: string): void;
  error(facts: Facts, message: string): void;
}

const nothing = (): void => undefined;

/** Tells nobody. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
