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

/** Returns what the log may say of an error: its kind alone, because its message can hold what must stay hidden. */
export const brokenBy = (error: unknown): { readonly broken: string } => ({
  broken: error instanceof Error ? error.name : 'unknown',
});
