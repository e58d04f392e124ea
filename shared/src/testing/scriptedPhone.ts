// scriptedPhone: a machine for phones that a test controls: it moves time by hand, and its chance counts up.

import { watchConnection } from '../phone/connection.ts';
import type { Given, Storage } from '../phone/given.ts';
import { openSession } from '../phone/openSession.ts';
import { createOutbox } from '../phone/outbox.ts';
import { TRADE_ON_PHONE } from '../phone/tradeTable.ts';
import type { CatalogueInfo, SyncRequest } from '../protocol/index.ts';
import { ScriptedClock } from './scriptedClock.ts';
import { type ScriptedWire, scriptedWire } from './scriptedWire.ts';

/** A storage that lasts as long as the test. */
export function scriptedStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    recall: (key) => kept.get(key) ?? null,
    keep: (key, value) => void kept.set(key, value),
    forget: (key) => void kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).toSorted(),
    onElsewhere: () => () => undefined,
  };
}

/** A device that remembers nothing yet; each of its pages has a link of its own. */
export function scriptedDevice() {
  const timers = new ScriptedClock(1_700_000_000_000);
  const storage = scriptedStorage();
  let drawn = 0;
  const hex = (bytes: number): string => (drawn += 1).toString(16).padStart(2 * bytes, '0');
  const chance = { fraction: () => 0.5, hex };
  const page = (): Given & { readonly wire: ScriptedWire; readonly timers: ScriptedClock } => ({
    wire: scriptedWire(),
    timers,
    storage,
    chance,
  });
  /** Opens a page that follows a match, with no network but its scripted link. */
  const session = (follow: SyncRequest['follow']) => {
    const given = page();
    const { wire } = given;
    const parts = { given, outbox: createOutbox(given), connection: watchConnection(given).store };
    /** The catalogues that are being fetched, by version. */
    const catalogues = new Map<string, (catalogue: CatalogueInfo) => void>();
    const opened = openSession(
      {
        ...parts,
        table: TRADE_ON_PHONE,
        whenCatalogue(version, take) {
          catalogues.set(version, take);
          return () => void catalogues.delete(version);
        },
        filePath: (match, watch) => `${match} for ${watch ?? 'a seat'}`,
        checkMatch: async () => ({ at: 'failed' }),
      },
      follow,
    );
    const played = () =>
      wire.commands.flatMap(({ message }) => (message.type === 'play' ? [message.command] : []));
    return { wire, session: opened.session, played, catalogues, stop: opened.stop };
  };
  return { timers, storage, page, session };
}
