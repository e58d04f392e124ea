// FairPlay: the phone's own part in fair tosses (F2, F3): n is drawn once, kept before it is promised, and opened by
// itself.

import { type Hex32, promiseOf, type Table, type TableTypes } from '../fairness/index.ts';
import type { PlayCommand } from '../protocol/index.ts';
import type { Given, Storage } from './given.ts';
import type { MatchLog } from './matchLog.ts';

const keyOf = (match: string, commitment: Hex32): string => `nonce.${match}.${commitment}`;

/** Where a phone keeps its n, and what it draws it from. */
export interface Own {
  readonly storage: Pick<Storage, 'recall' | 'keep'>;
  readonly chance: Pick<Given['chance'], 'hex'>;
}

/** This phone's n for a match: drawn at the first asking, and never again. */
function ownNonce({ storage, chance }: Own, match: string, commitment: Hex32): Hex32 {
  const key = keyOf(match, commitment);
  if (storage.recall(key) === null) storage.keep(key, chance.hex(32));
  // Read back: a second tab may have been first.
  return storage.recall(key) ?? '';
}

/** The n that this phone drew, if it did. */
export const keptNonce = (
  { recall }: Pick<Storage, 'recall'>,
  match: string,
  commitment: Hex32,
): Hex32 | null => recall(keyOf(match, commitment));

const takenKey = ({ match, commitment }: TableTypes['view']['seals']): string =>
  `promised.${match}.${commitment}`;

/** Keeps with which version of the log this phone's promise was taken last. */
export const keepPromised = (
  { keep }: Pick<Storage, 'keep'>,
  { seals }: TableTypes['view'],
  version: number,
): void => keep(takenKey(seals), String(version));

/** Whether another phone has promised for this seat since this one did: the seat was taken over, and is back. */
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

/** What this seat's phone owes now in a match that it follows, or null. */
export const owedIn = <T extends TableTypes>(
  port: Table<T>,
  own: Own,
  log: Pick<MatchLog<T>, 'batches' | 'view'>,
): OwnPart | null =>
  log.view === null ? null : owedAt(port, own, log.view, !isPromisedElsewhere(own.storage, log));

/** What this seat's phone owes now at any table, or null; `isOurs`: whether the promise that stands may be its own. */
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
  // Until both are published, a phone that took the seat over promises anew: it can't open what another has promised.
  if (!promised[seat] || (promises === null && (nonce === null || !isOurs))) {
    const promise = promiseOf(match, seat, commitment, ownNonce(own, match, commitment));
    return { type: 'promise', promise };
  }
  // After that never: then its seat goes on without one (F4).
  return promises === null || opened[seat] || nonce === null ? null : { type: 'open', nonce };
}

/** Whether a command is the phone's own doing, and nothing its owner has asked for. */
export const isOwnPart = (command: { readonly type: string }): boolean =>
  command.type === 'promise' || command.type === 'open';
