// evolveFair: how promises, openings and the seed change the seals and the vault of any table.

import { never } from '../lib/index.ts';
import { withSeat } from '../rules/index.ts';
import type { FairEvent } from './event.ts';
import type { FairSeals, FairVault } from './state.ts';

type FairSealEvent = Extract<FairEvent, { to: 'everyone' }>;
type FairVaultEvent = Extract<FairEvent, { to: 'server' }>;

const SEAL_EVENTS: Readonly<Record<FairSealEvent['type'], true>> = {
  PromiseGiven: true,
  PromisesPublished: true,
  NonceGiven: true,
  NoncesPublished: true,
  NonceWaived: true,
  SeedPublished: true,
};

/** Whether an event changes the public seals of any table. */
export const isFairSealEvent = (event: { readonly type: string }): event is FairSealEvent =>
  Object.hasOwn(SEAL_EVENTS, event.type);

/** Returns the public seals after a public event. */
export function evolveFairSeals<S extends FairSeals>(seals: S, event: FairSealEvent): S {
  switch (event.type) {
    case 'PromiseGiven':
      return { ...seals, promised: withSeat(seals.promised, event.seat, true) };
    case 'PromisesPublished':
      return { ...seals, promises: event.promises };
    case 'NonceGiven':
      return { ...seals, opened: withSeat(seals.opened, event.seat, true) };
    case 'NoncesPublished':
      return { ...seals, nonces: event.nonces };
    case 'NonceWaived':
      return { ...seals, waived: [...seals.waived, { seat: event.seat, by: event.by }] };
    case 'SeedPublished':
      return { ...seals, seed: event.seed };
    default:
      return never(event);
  }
}

/** Returns what the server keeps after an event for the server alone. */
export function evolveFairVault<V extends FairVault>(vault: V, event: FairVaultEvent): V {
  switch (event.type) {
    case 'SeedDrawn':
      return { ...vault, seed: event.seed };
    case 'PromiseStored': {
      const { seat, promise } = event;
      const promised = withSeat(vault.promised, seat, vault.promised[seat] + 1);
      return { ...vault, promises: withSeat(vault.promises, seat, promise), promised };
    }
    case 'NonceStored':
      return { ...vault, nonces: withSeat(vault.nonces, event.seat, event.nonce) };
    default:
      return never(event);
  }
}
