// Store: a value that changes, and its listeners. It works like React's stores, so that a screen can follow it.

import { ears } from './ears.ts';

export interface Store<State> {
  getState(): State;
  getInitialState(): State;
  /** Replaces the whole value. */
  replace(state: State): void;
  /** Replaces some fields. */
  setState(facts: Partial<State>): void;
  /** Calls the listener with the new value and the one before, until the returned function is called. */
  subscribe(listener: (state: State, before: State) => void): () => void;
}

export function createStore<State extends object>(begin: State): Store<State> {
  const listeners = ears<{ changed(state: State, before: State): void }>();
  let state = begin;
  const replace = (next: State): void => {
    const before = state;
    state = next;
    listeners.tell((ear) => ear.changed?.(next, before));
  };
  return {
    getState: () => state,
    getInitialState: () => begin,
    replace,
    setState: (facts) => replace({ ...state, ...facts }),
    subscribe: (changed) => listeners.add({ changed }),
  };
}
