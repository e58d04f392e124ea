// ForWhom: what was opened is for whoever has opened it: whoever has that browser later is not told by the stored
// answer (R15).

import { err } from '@dunmer/shared/lib';
import type { Answer, CommandResult } from '@dunmer/shared/protocol';
import type { Actor } from '../world/index.ts';

const OPENED = ['openedCards', 'openedHands', 'openedDecks', 'openedHand', 'openedPurses'] as const;
type Opened = Extract<Answer, { type: (typeof OPENED)[number] }>;

const isOpened = (answer: Answer): answer is Opened => OPENED.some((type) => type === answer.type);

/** Whether an answer holds what not everybody may see who asks again. */
export const isForOne = (result: CommandResult): boolean => result.ok && isOpened(result.value);

/** The answer for an actor; a refusal where it is somebody else's, or does not say whose. */
export function forWhom(result: CommandResult, { person }: Actor): CommandResult {
  if (!result.ok || !isOpened(result.value)) return result;
  const isTheirs = person !== null && result.value.by === person.id;
  return isTheirs ? result : err({ code: 'not-allowed', why: 'role' });
}
