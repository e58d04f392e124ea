// Asking: asks the server one question until it is answered, whatever the phone wants to know or to have done.

import { apart, type Given } from './given.ts';

export interface Question<Answer> {
  /** Milliseconds without an answer after which the question is asked again. */
  readonly patience: number;
  /**
   * After "not now" the question is asked again in this many to twice as many milliseconds; if left out, after
   * `patience`.
   */
  readonly pause?: number;
  /** Sends the question; called only while the link is up. */
  say(answer: (answer: Answer) => void): void;
  /**
   * Called before the question is asked once more, even while the link is down. If left out, asking stops with the
   * link.
   */
  again?(): void;
  /** Takes an answer; returns false if that says only "not now". It may ask anew. */
  take(answer: Answer): boolean;
}

export interface Asking {
  /** Asks now, if the link is up. Answers to earlier questions are ignored from now on. */
  ask(): void;
  /** Asks in so many milliseconds. */
  askIn(ms: number): void;
  /** Stops asking, and ignores answers. */
  rest(): void;
  /** Whether a question waits for its answer. */
  isOpen(): boolean;
}

/** Asks a question. The first answer counts, whichever of the repeated sendings it answers. */
export function createAsking<Answer>(
  given: Pick<Given, 'wire' | 'timers' | 'chance'>,
  { patience, pause, say, again, take }: Question<Answer>,
): Asking {
  const { wire, timers } = given;
  let turn = 0;
  let isOpen = false;
  let cancel = (): void => undefined;

  const rest = (): void => {
    turn += 1;
    isOpen = false;
    cancel();
  };
  const wait = (ms: number): void => {
    cancel();
    cancel = timers.after(ms, () => {
      again?.();
      send();
    });
  };
  const send = (): void => {
    const mine = turn;
    isOpen = wire.isUp();
    if (isOpen || again !== undefined) wait(patience);
    if (!isOpen) return;
    say((answer) => {
      if (mine !== turn) return;
      isOpen = false;
      const isAnswered = take(answer);
      if (mine !== turn) return;
      if (isAnswered) rest();
      else if (pause !== undefined) wait(apart(given, pause));
    });
  };
  const ask = (): void => {
    rest();
    send();
  };
  return {
    ask,
    askIn(ms) {
      rest();
      cancel = timers.after(ms, ask);
    },
    rest,
    isOpen: () => isOpen,
  };
}
