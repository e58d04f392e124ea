// Promises and openings (F2–F4): each seat draws its n, sends only its promise K, and opens it when both have
// promised.

import { err, ok, type Result } from '../lib/index.ts';
import { bySeat, type Seat, SEATS } from '../rules/index.ts';
import type { FairError } from './command.ts';
import { promiseOf } from './commitments.ts';
import type { Hex32 } from './event.ts';
import { isWaived, mayCommit } from './mayCommit.ts';
import type { Sealing } from './sealing.ts';
import type { TableTypes } from './table.ts';

type Refusal<T extends TableTypes> = Result<null, T['refusal'] | FairError>;

const refuseFinished = <T extends TableTypes>({ table, state }: Sealing<T>): Refusal<T> | null =>
  table.progressOf(state) === 'finished' ? err(table.notNow(state)) : null;

/**
 * How often a seat may promise anew. Few phones take a seat over, and each promise is a row of the log (RELIABILITY).
 */
const MOST_ANEW = 8;

/** F2: stores K. Until both K are published a seat may promise anew, up to `MOST_ANEW` times. */
export function givePromise<T extends TableTypes>(run: Sealing<T>, seat: Seat, promise: Hex32): Refusal<T> {
  const finished = refuseFinished(run);
  if (finished !== null) return finished;
  const { seals, vault } = run.state;
  const isClosed = seals.promises !== null || isWaived(seals, seat) || seals.bots.includes(seat);
  if (isClosed) return err({ code: 'promise-closed' });
  if (vault.promised[seat] > MOST_ANEW) return err({ code: 'promises-spent', most: MOST_ANEW });
  run.emit({ type: 'PromiseStored', to: 'server', seat, promise });
  run.emit({ type: 'PromiseGiven', to: 'everyone', seat });
  return ok(null);
}

/** F3: stores n. Refuses it before both K are published, a second time, and if it does not fit its K. */
export function openNonce<T extends TableTypes>(run: Sealing<T>, seat: Seat, nonce: Hex32): Refusal<T> {
  const finished = refuseFinished(run);
  if (finished !== null) return finished;
  const { seals, vault } = run.state;
  if (seals.opened[seat] || isWaived(seals, seat)) return err({ code: 'nonce-closed' });
  if (seals.promises === null) return err({ code: 'promises-missing' });
  if (promiseOf(seals.match, seat, seals.commitment, nonce) !== vault.promises[seat])
    return err({ code: 'nonce-mismatch' });
  run.emit({ type: 'NonceStored', to: 'server', seat, nonce });
  run.emit({ type: 'NonceGiven', to: 'everyone', seat });
  return ok(null);
}

/** F4: lets a silent seat go on with an empty n. Refuses if no promise or opening is due from it. */
export function goOnWithout<T extends TableTypes>(
  run: Sealing<T>,
  seat: Seat,
  by: 'referee' | 'clock',
): Refusal<T> {
  const finished = refuseFinished(run);
  if (finished !== null) return finished;
  const { seals } = run.state;
  const given = seals.promises === null ? seals.promised : seals.opened;
  if (given[seat] || isWaived(seals, seat)) return err({ code: 'nothing-due' });
  run.emit({ type: 'NonceWaived', to: 'everyone', seat, by });
  return ok(null);
}

/** F4: draws a bot's n, and promises and opens it at once: a bot's n is the server's. */
export function giveBotNonce<T extends TableTypes>(run: Sealing<T>, seat: Seat): void {
  const { match, commitment } = run.state.seals;
  const nonce = run.entropy.draw();
  run.emit({ type: 'PromiseStored', to: 'server', seat, promise: promiseOf(match, seat, commitment, nonce) });
  run.emit({ type: 'PromiseGiven', to: 'everyone', seat });
  run.emit({ type: 'NonceStored', to: 'server', seat, nonce });
  run.emit({ type: 'NonceGiven', to: 'everyone', seat });
}

/** Publishes both K together, and both n together, each as soon as none is missing (F2, F3). */
export function publishPromisesAndNonces<T extends TableTypes>(run: Sealing<T>): void {
  if (run.state.seals.promises === null && SEATS.every((seat) => mayCommit(run.state.seals, seat)))
    run.emit({ type: 'PromisesPublished', to: 'everyone', promises: run.state.vault.promises });
  const { seals, vault } = run.state;
  if (seals.promises === null || seals.nonces !== null) return;
  if (SEATS.every((seat) => seals.opened[seat] || isWaived(seals, seat)))
    run.emit({ type: 'NoncesPublished', to: 'everyone', nonces: bySeat((seat) => vault.nonces[seat] ?? '') });
}
