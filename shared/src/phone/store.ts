// Store: a value that changes, and those who hear of it; as React's stores are, so that a screen can follow it.

import { ears } from './ears.ts';

export interface Store<State> {
  getState(): State;
  getInitialState(): State;
  /** Another value in place of the whole. */
  replace(state: State): void;
  /** Another value of some fields. */
  setState(facts: Partial<State>): void;
  /** Tells the new value and the one before, until the returned function is called. */
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
