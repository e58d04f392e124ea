// WorkerMessages: the messages between the server and the worker that thinks for it.

import type { Card } from '@dunmer/shared/cards';
import type { BotCommand, SeatView } from './mind.ts';

export interface ThinkRequest {
  readonly job: number;
  readonly version: string;
  /** The cards of this version; null if the worker knows them already. */
  readonly cards: readonly Card[] | null;
  readonly view: SeatView;
  readonly seed: number;
  readonly milliseconds: number;
}

export interface ThinkReply {
  readonly job: number;
  readonly command: BotCommand | null;
}

/** Whether a message is a reply of the worker. */
export const isThinkReply = (value: unknown): value is ThinkReply =>
  typeof value === 'object' && value !== null && 'job' in value && 'command' in value;
