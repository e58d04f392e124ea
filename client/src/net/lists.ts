// Lists: what is read over HTTP, by path, and read again when the event has moved on; the old list stays meanwhile.
// Also the outcomes of any question, and why one was not answered.

import type { Result } from '@dunmer/shared/lib';
import { createStore, type Store } from '@dunmer/shared/phone';

/** How long anybody waits for an answer, in milliseconds. */
const PATIENCE = 6000;

/** Returns the answer to one message that `say` sends. Null when no answer comes in time. */
export const askedOnce = <Answer>(say: (answer: (value: Answer) => void) => void): Promise<Answer | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    say((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });

/** `silent`: nobody answered; `unknown`: there is no such thing; `refused`: the server would not answer. */
export type ApiError = 'silent' | 'unknown' | 'too-fast' | 'refused';

/** The state of one list. `old`: a newer one has been asked for. */
export type List<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'here'; readonly value: T; readonly old: boolean }
  | { readonly at: 'failed'; readonly why: ApiError };

interface Kept {
  readonly list: List<unknown>;
  /** The version that was read last, or is being read. */
  readonly version: number;
  readonly isAsking: boolean;
}

export interface Lists {
  readonly kept: Store<ReadonlyMap<string, Kept>>;
  /** Reads the path unless this version is here or on its way, and retries until the returned function is called. */
  read(path: string, version: number): () => void;
  /** Forgets everything when another person uses this browser, and reads what is on the screen anew. */
  forget(): void;
}

const PAUSE = 2500;
/** More lists than anybody looks back at. */
const MOST = 40;

/** The thing does not exist, or not for this person: asking again gives the same answer. */
const FINAL: readonly ApiError[] = ['unknown', 'refused'];

export function createLists(get: (path: string) => Promise<Result<unknown, ApiError>>): Lists {
  const kept = createStore<ReadonlyMap<string, Kept>>(new Map());
  const readers = new Map<string, number>();
  let era = 0;

  const put = (path: string, entry: Kept): void => {
    const all = new Map(kept.getState());
    // The newest entries stand last; the first ones are dropped.
    all.delete(path);
    all.set(path, entry);
    for (const old of [...all.keys()].slice(0, -MOST)) all.delete(old);
    kept.replace(all);
  };
  const ask = async (path: string, version: number): Promise<void> => {
    const mine = era;
    const before: List<unknown> = kept.getState().get(path)?.list ?? { at: 'loading' };
    const list = before.at === 'here' ? { ...before, old: true } : before;
    put(path, { list, version, isAsking: true });
    const answer = await get(path);
    const now = kept.getState().get(path);
    if (mine !== era || now === undefined || now.version !== version) return;
    if (answer.ok) {
      put(path, { list: { at: 'here', value: answer.value, old: false }, version, isAsking: false });
      return;
    }
    const isFinal = FINAL.includes(answer.error);
    const keeps = now.list.at === 'here' && !isFinal;
    put(path, { list: keeps ? now.list : { at: 'failed', why: answer.error }, version, isAsking: false });
    if (!isFinal) setTimeout(() => mine === era && retry(path), PAUSE * (1 + Math.random()));
  };
  const isOpen = ({ list, isAsking }: Kept): boolean =>
    !isAsking && (list.at === 'here' ? list.old : list.at === 'loading' || !FINAL.includes(list.why));
  const retry = (path: string): void => {
    const now = kept.getState().get(path);
    const isWanted = (readers.get(path) ?? 0) > 0;
    if (isWanted && now !== undefined && isOpen(now)) void ask(path, now.version);
  };
  return {
    kept,
    read(path, version) {
      readers.set(path, (readers.get(path) ?? 0) + 1);
      const now = kept.getState().get(path);
      if (now === undefined || now.version !== version || isOpen(now)) void ask(path, version);
      return () => void readers.set(path, (readers.get(path) ?? 1) - 1);
    },
    forget() {
      era += 1;
      const before = kept.getState();
      kept.replace(new Map());
      for (const [path, { version }] of before) if ((readers.get(path) ?? 0) > 0) void ask(path, version);
    },
  };
}
