// Witness: what this phone saw of the seals, kept on the device as it arrives (F8).

import {
  type MatchView,
  newWitness,
  type TableTypes,
  type Witness,
  withNonce,
  withSeals,
} from '../fairness/index.ts';
import { keptNonce } from './fairPlay.ts';
import type { Storage } from './given.ts';
import { kept } from './kept.ts';
import type { PhoneTable, PhoneTypes } from './phoneTable.ts';

/** Where a phone keeps what it has seen of a match. */
export const witnessKey = ({ viewer, seals }: TableTypes['view']): string =>
  `witness.${seals.match}.${viewer}`;

/** The witness after what has arrived by now; null before there is anything to see. */
export function witnessOf(storage: Storage, view: MatchView): Witness | null {
  const { viewer, seals } = view;
  if (seals.commitment === '') return null;
  const seen = withSeals(kept(storage, 'witness', witnessKey(view)) ?? newWitness(viewer, seals), seals);
  const nonce =
    viewer === 'watcher' || seen.nonce !== null ? null : keptNonce(storage, seals.match, seen.commitment);
  return nonce === null ? seen : withNonce(seen, nonce);
}

/** Keeps what has arrived; what was seen first stays, whatever comes later. */
export function keepWitness<P extends PhoneTypes>(
  table: Pick<PhoneTable<P>, 'witnessOf'>,
  storage: Storage,
  view: P['table']['view'],
): void {
  const witness = table.witnessOf(storage, view);
  if (witness !== null) storage.keep(witnessKey(view), JSON.stringify(witness));
}
