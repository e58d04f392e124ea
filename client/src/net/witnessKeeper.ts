// WitnessKeeper: what this phone saw of the seals, kept on the device as it arrives (F8).

import { type MatchView, newWitness, type Witness, withNonce, withSeals } from '@dunmer/shared/fairness';
import { keep, recall } from '../device/index.ts';
import { keptNonce } from './fairPlay.ts';
import { frame } from './frames.ts';

const keyOf = ({ viewer, seals }: MatchView): string => `witness.${seals.match}.${viewer}`;

const keptWitness = (view: MatchView): Witness | null => frame('keptWitness', recall(keyOf(view)) ?? '');

/** The witness after what has arrived by now; null before there is anything to see. */
export function witnessOf(view: MatchView): Witness | null {
  const { viewer, seals } = view;
  if (seals.commitment === '') return null;
  const seen = withSeals(keptWitness(view) ?? newWitness(viewer, seals), seals);
  const nonce = viewer === 'watcher' || seen.nonce !== null ? null : keptNonce(seals.match, seen.commitment);
  return nonce === null ? seen : withNonce(seen, nonce);
}

/** Keeps what has arrived; what was seen first stays, whatever comes later. */
export function keepWitness(view: MatchView): void {
  const witness = witnessOf(view);
  if (witness !== null) keep(keyOf(view), JSON.stringify(witness));
}
