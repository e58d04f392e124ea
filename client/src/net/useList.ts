// useList: a list of the event, as a screen reads it.

import type { Read } from '@dunmer/shared/protocol';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { asList } from './frames.ts';
import type { List } from './lists.ts';
import { lists } from './live.ts';

const LOADING = { at: 'loading' } as const;

/**
 * Reads a list over HTTP, and again whenever `version` changes (`home.version`, `floor.version`, or any number that
 * counts up). The old list stays meanwhile, marked `old`; without an answer it retries by itself. Null reads nothing.
 */
export function useList<T>(read: Read<T> | null, version: number): List<T> {
  const path = read?.path ?? null;
  useEffect(() => (path === null ? undefined : lists.read(path, version)), [path, version]);
  return asList<T>(
    useStore(lists.kept, (all) => (path === null ? undefined : all.get(path)?.list)) ?? LOADING,
  );
}
