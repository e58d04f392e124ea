// Asking: one question to the server, asked until it is answered: whatever a phone wants to know or to have done.

import { apart, type Given } from './given.ts';

export interface Question<Answer> {
  /** After so many milliseconds without an answer it is asked again. */
  readonly patience: number;
  /** After "not now" it is asked again this long to twice as long later; without it when patience is over. */
  readonly pause?: number;
  /** Sends it; called only while the link is up. */
  say(answer: (answer: Answer) => void): void;
  /** Told that it is asked once more, also while the link is down; without it nothing is waited for meanwhile. */
  again?(): void;
  /** Takes in an answer; false: it says only "not now". It may ask anew. */
  take(answer: Answer): boolean;
}

export interface Asking {
  /** Asks now, where the link is up. An answer to what was asked before counts no more. */
  ask(): void;
  /** Asks in so many milliseconds. */
  askIn(ms: number): void;
  /** Asks no more, and hears no answer. */
  rest(): void;
  /** Whether it waits for an answer. */
  isOpen(): boolean;
}

/** An answer counts whichever of the sendings of one question it answers, and only once. */
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
