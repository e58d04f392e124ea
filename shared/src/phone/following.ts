// Following: asks for something that the server then keeps sending by itself; asks anew on every connect, until it is
// answered.

import type { Result } from '../lib/index.ts';
import type { Refusal, Rejection } from '../protocol/index.ts';
import { createAsking } from './asking.ts';
import type { Given } from './given.ts';

/**
 * In milliseconds: how long to wait for an answer, and how long after one that says only "not now". Then those
 * answers.
 */
export const FOLLOWING = { patience: 5000, pause: 2000 } as const;
const NOT_NOW: readonly string[] = ['too-fast', 'not-saved', 'unauthenticated'];

/** Whether an answer is more than "not now"; a refusal is. */
export const saysSomething = (answer: Result<unknown, Refusal | Rejection>): boolean =>
  answer.ok || !NOT_NOW.includes(answer.error.code);

export interface Following {
  ask(): void;
  /** Keeps the link open and the data up to date until the returned function is called. */
  hold(): () => void;
}

/** `say` sends the question, `take` takes the answer. */
export function createFollowing<Answer>(
  given: Given,
  say: (answer: (answer: Result<Answer, Refusal | Rejection>) => void) => void,
  take: (answer: Result<Answer, Refusal | Rejection>) => void,
): Following {
  const { wire } = given;
  let holds = 0;
  let letGo = (): void => undefined;
  const asking = createAsking<Result<Answer, Refusal | Rejection>>(given, {
    ...FOLLOWING,
    say,
    take(answer) {
      take(answer);
      return saysSomething(answer);
    },
  });
  const ask = (): void => {
    if (holds > 0 && wire.isUp()) asking.ask();
  };
  wire.listen({ up: ask, down: asking.rest });
  return {
    ask,
    hold() {
      holds += 1;
      if (holds === 1) {
        letGo = wire.hold();
        ask();
      }
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holds -= 1;
        if (holds > 0) return;
        asking.rest();
        letGo();
      };
    },
  };
}
