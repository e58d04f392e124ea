// useList: a list of the event as a screen reads it.

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { asList } from './frames.ts';
import type { List } from './lists.ts';
import { lists } from './live.ts';

const LOADING = { at: 'loading' } as const;

/**
 * Reads a path over HTTP, and again whenever `version` (`home.version`, `floor.version`, or any number that counts) is
 * another one. What was shown stays meanwhile, marked `old`; without an answer it goes on trying by itself. A null path
 * reads nothing. `T` is what the protocol says of the path: nobody checks it.
 */
export function useList<T>(path: string | null, version: number): List<T> {
  useEffect(() => (path === null ? undefined : lists.read(path, version)), [path, version]);
  return asList<T>(
    useStore(lists.kept, (all) => (path === null ? undefined : all.get(path)?.list)) ?? LOADING,
  );
}
