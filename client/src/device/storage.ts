// Storage: this device's storage. Private windows and full disks refuse it; what is kept then lasts as long as the
// page.

const PREFIX = 'dunmer.';
const fallback = new Map<string, string>();

const attempt = <T>(use: (storage: Storage) => T): T | null => {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
};

export function recall(key: string): string | null {
  return attempt((storage) => storage.getItem(PREFIX + key)) ?? fallback.get(key) ?? null;
}

export function keep(key: string, value: string): void {
  fallback.set(key, value);
  attempt((storage) => storage.setItem(PREFIX + key, value));
}

export function forget(key: string): void {
  fallback.delete(key);
  attempt((storage) => storage.removeItem(PREFIX + key));
}

/** Returns the keys with this prefix, sorted. */
export function keptKeys(prefix: string): readonly string[] {
  const stored = attempt((storage) => Object.keys(storage)) ?? [];
  const own = stored.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  return [...new Set([...own, ...fallback.keys()])].filter((key) => key.startsWith(prefix)).toSorted();
}

/**
 * Calls `listener` when another tab of this browser has stored something under a key or has forgotten it, until the
 * returned function is called.
 */
export function onKeptElsewhere(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key !== PREFIX + key) return;
    if (event.newValue === null) fallback.delete(key);
    listener();
  };
  globalThis.addEventListener?.('storage', hear);
  return () => globalThis.removeEventListener?.('storage', hear);
}

/** Calls `act` when another tab of this phone has forgotten a key, until the returned function is called. */
export const onForgotten = (key: string, act: () => void): (() => void) =>
  onKeptElsewhere(key, () => {
    if (recall(key) === null) act();
  });
