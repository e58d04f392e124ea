// actStore: the act that is being asked for, the last one done, and those under way, shared by all pages of the desk.

import type { Answer, ClientCommand, CommandId, StaffAct } from '@dunmer/shared/protocol';
import type { BySeat } from '@dunmer/shared/rules';
import { createStore } from '@dunmer/shared/phone';
import type { Asking } from './asking.ts';

export interface OpenedAct {
  readonly asking: Asking;
  /** Whom or what the act is about. */
  readonly about: string;
  /** The title of this act, when the usual one says too little, as for a switch that works both ways. */
  readonly title?: string;
  /** What the act does here, when its usual words would be wrong. */
  readonly does?: string | undefined;
  /** The names of the players, for acts that name a seat. */
  readonly names?: BySeat<string>;
  /** Stands there already, where the one before was done for it. */
  readonly reason?: string;
}

/** An act that was sent, its title, and how it was asked for. */
export interface LeftAct {
  readonly act: StaffAct;
  readonly opened: OpenedAct;
  readonly title: string;
  /** What to say once it is done. */
  readonly done: string;
  /** The notice that it is under way was dismissed; its outcome is announced all the same. */
  readonly isRead: boolean;
}

/** What a finished act leaves to be shown: a link, a slip, opened cards. */
export interface LeftToShow extends Pick<LeftAct, 'act' | 'opened' | 'title' | 'done'> {
  readonly answer: Answer;
}

interface Acts {
  readonly opened: OpenedAct | null;
  /** Counts the sheets that were opened: each begins anew. */
  readonly turn: number;
  /** What was done, in words. */
  readonly done: string | null;
  /** Acts whose sheets were closed before their answers came. */
  readonly left: readonly LeftAct[];
  /** What those acts leave to be shown, once no other sheet is open. */
  readonly toShow: readonly LeftToShow[];
}

export const actStore = createStore<Acts>({ opened: null, turn: 0, done: null, left: [], toShow: [] });

export const openAct = (opened: OpenedAct): void =>
  actStore.setState({ opened, turn: actStore.getState().turn + 1, done: null });

/** Closes the sheet; `done` is what to say if the act was done. */
export const closeAct = (done: string | null): void => actStore.setState({ opened: null, done });

export const forgetDone = (): void => actStore.setState({ done: null });

/**
 * Closes the sheet of an act that was sent and goes on. One step Back may call this twice, by closing the sheet and
 * by leaving the page, so the second call does nothing.
 */
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
 * Handles the answer to an act whose sheet was closed: says it is done, or shows what it leaves. If a sheet asks for
 * the same act meanwhile, it is closed: anyone waiting there for the button to come to life would do the act twice.
 */
export function answerLeft(command: ClientCommand, done: string | null, shows: LeftToShow | null): void {
  const { opened, toShow } = actStore.getState();
  actStore.setState({
    done,
    opened: opened?.asking.isLike(command) === true ? null : opened,
    toShow: shows === null ? toShow : [...toShow, shows],
  });
}

/** Call it when the first result in `toShow` was read. */
export const closeShown = (done: string): void =>
  actStore.setState({ done, toShow: actStore.getState().toShow.slice(1) });
