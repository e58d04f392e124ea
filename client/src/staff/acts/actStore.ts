// actStore: the act that is being asked for, what was done last, and what is under way: over every page of the desk.

import type { Answer, ClientCommand, CommandId, StaffAct } from '@dunmer/shared/protocol';
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

/** An act that was sent, how it is called, and how it was asked for. */
export interface LeftAct {
  readonly act: StaffAct;
  readonly opened: OpenedAct;
  readonly title: string;
  /** What to say once it is done. */
  readonly done: string;
  /** That it is under way was read, and is said no more; what comes of it is. */
  readonly isRead: boolean;
}

/** What an act that is done leaves to be shown: a link, a slip, opened cards. */
export interface LeftToShow extends Pick<LeftAct, 'act' | 'opened' | 'title' | 'done'> {
  readonly answer: Answer;
}

interface Acts {
  readonly opened: OpenedAct | null;
  /** Counts the openings: each begins anew. */
  readonly turn: number;
  /** What was done, in words. */
  readonly done: string | null;
  /** Those whose sheets were closed before they were answered. */
  readonly left: readonly LeftAct[];
  /** What those leave to be shown, once no other sheet is open. */
  readonly toShow: readonly LeftToShow[];
}

export const actStore = createStore<Acts>({ opened: null, turn: 0, done: null, left: [], toShow: [] });

export const openAct = (opened: OpenedAct): void =>
  actStore.setState({ opened, turn: actStore.getState().turn + 1, done: null });

/** `done`: what to say of it, where anything was done. */
export const closeAct = (done: string | null): void => actStore.setState({ opened: null, done });

export const forgetDone = (): void => actStore.setState({ done: null });

/** Its sheet is closed, and it is sent all the same. A step back closes it as a sheet, and as what lies on its page. */
export function leaveAct(act: Omit<LeftAct, 'isRead'>): void {
  const { opened, left } = actStore.getState();
  if (opened === null) return;
  actStore.setState({ opened: null, done: null, left: [...left, { ...act, isRead: false }] });
}

export const readLeft = (id: CommandId): void =>
  actStore.setState({
    left: actStore.getState().left.map((left) => (left.act.id === id ? { ...left, isRead: true } : left)),
  });

/**
 * One of them is answered: what to say of it, or to show. A sheet in which the same was asked for meanwhile is closed:
 * whoever waited there for a button that comes to life would do it twice.
 */
export function answerLeft(command: ClientCommand, done: string | null, shows: LeftToShow | null): void {
  const { opened, toShow } = actStore.getState();
  actStore.setState({
    done,
    opened: opened?.asking.isLike(command) === true ? null : opened,
    toShow: shows === null ? toShow : [...toShow, shows],
  });
}

/** The first of what was to be shown was read. */
export const closeShown = (done: string): void =>
  actStore.setState({ done, toShow: actStore.getState().toShow.slice(1) });
