// PhoneWire: a thin wire with the interface that the app's phones use. It never goes down: nothing is measured with cut
// phones.

import { randomBytes } from 'node:crypto';
import {
  answerTo,
  type Chance,
  createOutbox,
  type Given,
  type Outbox,
  uuidv7,
  type Wire as PhoneWire,
  type WireEars,
} from '@dunmer/shared/phone';
import type { Answer, Batch, ClientCommand, MatchId } from '@dunmer/shared/protocol';
import * as z from 'zod';
import { scriptedStorage } from '@dunmer/shared/testing';
import { systemClock } from '../../src/ports/index.ts';
import type { Pace } from './pace.ts';
import type { Wire } from './wire.ts';

const SECURE: Chance = { fraction: Math.random, hex: (bytes) => randomBytes(bytes).toString('hex') };

// What our own server sends is trusted, here as in the app.
const batchMessage = z.custom<Batch>();

const isAnswer = (last: unknown): last is (answer: unknown) => void => typeof last === 'function';

function phoneWire(wire: Wire): PhoneWire {
  const ears = new Set<Partial<WireEars>>();
  wire.hear((name, [body]) => {
    if (name === 'batch') for (const ear of ears) ear.batch?.(batchMessage.parse(body));
  });
  return {
    isUp: () => true,
    say(name, ...said) {
      const last: unknown = said.at(-1);
      if (isAnswer(last)) wire.ask(name, said.slice(0, -1), last);
      else wire.emit(name, ...said);
    },
    listen(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
    hold: () => () => undefined,
    renew: () => undefined,
  };
}

interface Made {
  /** Empty where the command has made nothing. */
  readonly id: string;
  readonly match: MatchId | null;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The connection of one of our phones, and the commands under way on it. */
export class OurWire {
  readonly given: Given;
  readonly #outbox: Outbox;

  constructor(wire: Wire) {
    this.given = { timers: systemClock, storage: scriptedStorage(), chance: SECURE, wire: phoneWire(wire) };
    this.#outbox = createOutbox(this.given);
  }

  /** Sends a command until it is answered; throws where it is refused. */
  async send(command: WithoutId<ClientCommand>): Promise<Answer> {
    const result = await answerTo(this.#outbox, { id: uuidv7(this.given), ...command });
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code}`);
    return result.value;
  }

  /** Sends a command when it is time; resolves to the id of what it has made, or of the match that it has begun. */
  sendInTime(pace: Pace, command: WithoutId<ClientCommand>): Promise<Made> {
    return new Promise((resolve, reject) => {
      pace.schedule((meant) => {
        void this.send(command)
          .then((answer) => {
            pace.answered(meant);
            resolve({
              id: answer.type === 'made' ? answer.id : '',
              match: answer.type === 'started' ? answer.match : null,
            });
          })
          .catch(reject);
      });
    });
  }
}
