// actStore: the act that is being asked for, and what was done last: one at a time, over every page of the desk.

import type { BySeat } from '@dunmer/shared/rules';
import { createStore } from '@dunmer/shared/phone';
import type { Asking } from './asking.ts';

export interface OpenedAct {
  readonly asking: Asking;
  /** Whom or what it is about. */
  readonly about: string;
  /** Where its usual name says too little, as of a switch that goes both ways. */
  readonly title?: string;
  /** What it does here, where its usual words speak of something else. */
  readonly does?: string | undefined;
  /** Who sits where, for acts that name a seat. */
  readonly names?: BySeat<string>;
}

interface Acts {
  readonly opened: OpenedAct | null;
  /** Counts the openings: each begins anew. */
  readonly turn: number;
  /** What was done, in words. */
  readonly done: string | null;
}

export const actStore = createStore<Acts>({ opened: null, turn: 0, done: null });

export const openAct = (opened: OpenedAct): void =>
  actStore.setState({ opened, turn: actStore.getState().turn + 1, done: null });

/** `done`: what to say of it, where anything was done. */
export const closeAct = (done: string | null): void => actStore.setState({ opened: null, done });

export const forgetDone = (): void => actStore.setState({ done: null });
