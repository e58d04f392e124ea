// ForWhom: what was opened is shown only to the person who opened it, and not to a later user of the same browser who
// asks for the stored answer again (R15).

import { err } from '@dunmer/shared/lib';
import type { Answer, CommandResult } from '@dunmer/shared/protocol';
import type { Actor } from '../world/index.ts';

const OPENED = ['openedCards', 'openedHands', 'openedDecks', 'openedHand', 'openedPurses'] as const;
type Opened = Extract<Answer, { type: (typeof OPENED)[number] }>;

const isOpened = (answer: Answer): answer is Opened => OPENED.some((type) => type === answer.type);

/** Whether an answer holds something that only the person who asked first may see. */
export const isForOne = (result: CommandResult): boolean => result.ok && isOpened(result.value);

/** Returns the answer as an actor may see it; a refusal if it was opened by somebody else, or does not say by whom. */
export function forWhom(result: CommandResult, { person }: Actor): CommandResult {
  if (!result.ok || !isOpened(result.value)) return result;
  const isTheirs = person !== null && result.value.by === person.id;
  return isTheirs ? result : err({ code: 'not-allowed', why: 'role' });
}
