// Waking: reads the event's live matches after the start, a few at a time; nobody waits for it.

import type { LiveMatch, Matches } from '../match/index.ts';
import { readUntilItHolds } from '../memory/index.ts';
import type { Log } from '../ports/index.ts';
import type { MatchId } from '@dunmer/shared/protocol';
import { isDatabaseError, type Store } from '../store/index.ts';

const LANES = 4;

/** Reads a match and hands it to `hear` as it then is. What happens meanwhile has already been heard elsewhere. */
export const wakeMatch = (
  { store, matches }: { readonly store: Pick<Store, 'read'>; readonly matches: Matches },
  id: MatchId,
  hear: (match: LiveMatch) => void,
): Promise<unknown> => {
  const { lives } = matches.context;
  return readUntilItHolds(
    [lives.look(id)],
    () => lives.get(store.read, id),
    (match) => match !== null && hear(match),
  );
};

/**
 * Reads every live match, and each one in which a call is still open, and hands it to `hear`, until stopped. A match
 * that can't be read leaves the others alone.
 */
export async function wakeMatches(
  { store, matches, log }: { readonly store: Store; readonly matches: Matches; readonly log: Log },
  hear: (match: LiveMatch) => void,
): Promise<{ stop(): void }> {
  const live = (await store.read.liveMatches()).map(({ id }) => id);
  const waiting = [...live, ...(await store.read.floor.calledAfterEnd())].values();
  const hearOf = (id: MatchId): Promise<unknown> => wakeMatch({ store, matches }, id, hear);
  const read = async (id: MatchId): Promise<unknown> => {
    try {
      return await hearOf(id);
    } catch (error) {
      if (isDatabaseError(error)) throw error;
      // A match that can't be played on is stopped, and staff are told so.
      await matches.once.stop(id, error);
      return hearOf(id);
    }
  };
  const life = { isStopped: false };
  const lane = async (): Promise<void> => {
    for (const id of waiting) {
      if (life.isStopped) return;
      await read(id).catch(() => log.error({ match: id }, 'a match could not be read'));
      await new Promise((turn) => setImmediate(turn));
    }
  };
  for (let i = 0; i < LANES; i++) void lane();
  return { stop: () => void (life.isStopped = true) };
}
