// Following: asks for something that the server then sends by itself: on every connect anew, and until it is answered.

import type { Refusal, Rejection } from '@dunmer/shared/protocol';
import type { Wire } from './wire.ts';

/** How an asking ended: it is followed now, or why not. */
type Outcome = 'heard' | (Refusal | Rejection)['code'];

export interface Following {
  ask(): void;
  hold(): () => void;
}

const PATIENCE = 5000;
const PAUSE = 2000;

/** Refusals say something; these say nothing but "not now". */
const NOT_NOW: readonly Outcome[] = ['too-fast', 'not-saved', 'unauthenticated'];

export function createFollowing(wire: Wire, say: (answer: (outcome: Outcome) => void) => void): Following {
  let holds = 0;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let letGo = (): void => undefined;

  const askIn = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(ask, pause);
  };
  const ask = (): void => {
    clearTimeout(timer);
    if (holds === 0 || !wire.isUp()) return;
    turn += 1;
    const mine = turn;
    askIn(PATIENCE);
    say((outcome) => {
      if (mine !== turn) return;
      clearTimeout(timer);
      if (NOT_NOW.includes(outcome)) askIn(PAUSE * (1 + Math.random()));
    });
  };
  wire.listen({
    up: ask,
    down() {
      turn += 1;
      clearTimeout(timer);
    },
  });
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
        clearTimeout(timer);
        letGo();
      };
    },
  };
}
