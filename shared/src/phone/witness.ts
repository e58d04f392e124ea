// Witness: what this phone saw of the seals, which the device keeps as it arrives (F8).

import { type MatchView, newWitness, type TableTypes, withNonce, withSeals } from '../fairness/index.ts';
import { keptNonce } from './fairPlay.ts';
import type { Storage } from './given.ts';
import { kept, type Witnesses } from './kept.ts';
import type { PhoneTable, PhoneTypes } from './phoneTable.ts';

/** Returns the key under which a phone keeps what it has seen of a match. */
export const witnessKey = ({ viewer, seals }: TableTypes['view']): string =>
  `witness.${seals.match}.${viewer}`;

/** How a table bears witness: what the witness begins with, and what it adds after a view. */
interface Bearing<W, View> {
  begun(view: View): W;
  after(seen: W, view: View): W;
}

/**
 * Makes a function that returns the witness by now; null before there is anything to see. `name`: the kind under
 * which it is kept.
 */
export const witnessing =
  <Name extends keyof Witnesses, View extends TableTypes['view']>(
    name: Name,
    { begun, after }: Bearing<Witnesses[Name], View>,
  ) =>
  (storage: Storage, view: View): Witnesses[Name] | null => {
    const { viewer, seals } = view;
    if (seals.commitment === '') return null;
    const seen = after(kept(storage, name, witnessKey(view)) ?? begun(view), view);
    const nonce =
      viewer === 'watcher' || seen.nonce !== null ? null : keptNonce(storage, seals.match, seen.commitment);
    return nonce === null ? seen : withNonce(seen, nonce);
  };

/** The witness of the trade table. */
export const witnessOf = witnessing('witness', {
  begun: ({ viewer, seals }: MatchView) => newWitness(viewer, seals),
  after: (seen, { seals }: MatchView) => withSeals(seen, seals),
});

/** Stores what has arrived. What was seen first stays, whatever comes later. */
export function keepWitness<P extends PhoneTypes>(
  table: Pick<PhoneTable<P>, 'witnessOf'>,
  storage: Storage,
  view: P['table']['view'],
): void {
  const witness = table.witnessOf(storage, view);
  if (witness !== null) storage.keep(witnessKey(view), JSON.stringify(witness));
}
