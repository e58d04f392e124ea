// KnownContracts: the ids of contracts that this phone has shown as open and whose end it has not announced yet. The
// server says how each one ended.

import type { ContractId, HomeView } from '@dunmer/shared/protocol';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from '@dunmer/shared/phone';
import { forget, keep, recall } from '../device/index.ts';

const KEY = 'deals.known';
const MOST = 40;

/** The ids of these contracts, the newest first. */
export const known = createStore<readonly ContractId[]>(
  (recall(KEY) ?? '').split(' ').filter((id) => id !== ''),
);

const put = (ids: readonly ContractId[]): void => {
  known.replace(ids);
  if (ids.length === 0) forget(KEY);
  else keep(KEY, ids.join(' '));
};

/** Remembers the contracts that are open now, the newest first. */
export function noteOpenContracts(open: readonly ContractId[]): void {
  const before = known.getState();
  const fresh = open.filter((id) => !before.includes(id));
  if (fresh.length > 0) put([...fresh, ...before].slice(0, MOST));
}

export function forgetContract(id: ContractId): void {
  const before = known.getState();
  if (before.includes(id)) put(before.filter((one) => one !== id));
}

/** Returns the known contracts that are not open any more. */
export const endedAmong = (open: readonly ContractId[]): readonly ContractId[] =>
  known.getState().filter((id) => !open.includes(id));

const openIn = ({ contracts }: HomeView): readonly ContractId[] => contracts.map(({ contract }) => contract);

/** For home: remembers the open contracts, and returns those that have ended unseen. */
export function useEndedContracts(home: HomeView): readonly ContractId[] {
  useStore(known);
  useEffect(() => noteOpenContracts(openIn(home)), [home]);
  return endedAmong(openIn(home));
}

/** For a contract's own page: whoever sees its end there gets no news of it at home. */
export function useSeenContract(home: HomeView | null | undefined, id: ContractId): void {
  useEffect(() => {
    if (home === undefined || home === null) return;
    const open = openIn(home);
    noteOpenContracts(open);
    if (!open.includes(id)) forgetContract(id);
  }, [home, id]);
}
