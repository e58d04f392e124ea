// FairPlay: the phone's own part in fair tosses (F2, F3): it draws n once, stores it before promising it, and opens
// it by itself.

import { type Hex32, promiseOf, type Table, type TableTypes } from '../fairness/index.ts';
import type { PlayCommand } from '../protocol/index.ts';
import type { Given, Storage } from './given.ts';
import type { MatchLog } from './matchLog.ts';

const keyOf = (match: string, commitment: Hex32): string => `nonce.${match}.${commitment}`;

/** Where a phone keeps its n, and the chance from which it draws it. */
export interface Own {
  readonly storage: Pick<Storage, 'recall' | 'keep'>;
  readonly chance: Pick<Given['chance'], 'hex'>;
}

/** Returns this phone's n for a match. The first call draws it; it is never drawn again. */
function ownNonce({ storage, chance }: Own, match: string, commitment: Hex32): Hex32 {
  const key = keyOf(match, commitment);
  if (storage.recall(key) === null) storage.keep(key, chance.hex(32));
  // Read again from storage, because a second tab may have written its n there first.
  return storage.recall(key) ?? '';
}

/** Returns the n that this phone drew, or null. */
export const keptNonce = (
  { recall }: Pick<Storage, 'recall'>,
  match: string,
  commitment: Hex32,
): Hex32 | null => recall(keyOf(match, commitment));

const takenKey = ({ match, commitment }: TableTypes['view']['seals']): string =>
  `promised.${match}.${commitment}`;

/** Stores the version of the log in which this phone's promise was last taken. */
export const keepPromised = (
  { keep }: Pick<Storage, 'keep'>,
  { seals }: TableTypes['view'],
  version: number,
): void => keep(takenKey(seals), String(version));

/** Whether another phone has promised for this seat after this one: the seat was taken over, and has come back. */
function isPromisedElsewhere<T extends TableTypes>(
  { recall }: Pick<Storage, 'recall'>,
  { batches, view }: Pick<MatchLog<T>, 'batches' | 'view'>,
): boolean {
  const taken = view === null ? null : recall(takenKey(view.seals));
  const isLater = (event: object): boolean =>
    'type' in event && event.type === 'PromiseGiven' && 'seat' in event && event.seat === view?.viewer;
  return (
    taken !== null && batches.some(({ version, events }) => version > Number(taken) && events.some(isLater))
  );
}

type OwnPart = Extract<PlayCommand, { type: 'promise' | 'open' }>;

/** Returns what this seat's phone has to send now in a match that it follows, or null. */
export const owedIn = <T extends TableTypes>(
  port: Table<T>,
  own: Own,
  log: Pick<MatchLog<T>, 'batches' | 'view'>,
): OwnPart | null =>
  log.view === null ? null : owedAt(port, own, log.view, !isPromisedElsewhere(own.storage, log));

/**
 * Returns what this seat's phone has to send now at any table, or null. `isOurs`: whether the standing promise may be
 * its own.
 */
export function owedAt<T extends TableTypes>(
  port: Table<T>,
  own: Own,
  view: T['view'],
  isOurs = true,
): OwnPart | null {
  if (view.viewer === 'watcher' || port.progressOf(view) === 'finished') return null;
  const { match, commitment, promised, promises, opened, waived, bots } = view.seals;
  const seat = view.viewer;
  const isOut = bots.includes(seat) || waived.some((one) => one.seat === seat);
  if (commitment === '' || isOut) return null;
  const nonce = keptNonce(own.storage, match, commitment);
  // Until both are published, a phone that took the seat over promises anew: it can't open another phone's promise.
  if (!promised[seat] || (promises === null && (nonce === null || !isOurs))) {
    const promise = promiseOf(match, seat, commitment, ownNonce(own, match, commitment));
    return { type: 'promise', promise };
  }
  // After that it never does: its seat then goes on without an n (F4).
  return promises === null || opened[seat] || nonce === null ? null : { type: 'open', nonce };
}

/** Whether a command is part of the phone's own doing, and not something that its owner has asked for. */
export const isOwnPart = (command: { readonly type: string }): boolean =>
  command.type === 'promise' || command.type === 'open';
