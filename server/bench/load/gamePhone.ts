// GamePhone: one seat of a match at the patrons' table, played by the simplest mind, one move after another.

import type { SealedGameView } from '@dunmer/shared/patrons';
import { createSync } from '@dunmer/shared/phone';
import { PATRONS_ON_PHONE } from '@dunmer/shared/phone/patrons';
import type { MatchId, PlayGameCommand } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { nextInGame } from '../../test/support/nextInGame.ts';
import type { OurWire } from './phoneWire.ts';

interface GamePhoneOptions {
  readonly wire: OurWire;
  readonly match: MatchId;
  readonly seat: Seat;
  readonly seed: number;
}

/** Plays a seat of a match that has begun; resolves when the game is over. */
export function playGameSeat({ wire, match, seat, seed }: GamePhoneOptions): Promise<void> {
  const random = seeded(seed);
  const nonce = random.hex32();
  const nextIn = (view: SealedGameView): PlayGameCommand | null =>
    view.viewer === 'watcher' ? null : nextInGame({ match, seat, nonce, random }, view);
  return new Promise((resolve, reject) => {
    const failed = (why: unknown): void => reject(why instanceof Error ? why : new Error(String(why)));
    const { followed, stop } = createSync(
      wire.given,
      PATRONS_ON_PHONE,
      { by: 'seat', match },
      { failed: (why) => failed(`a sync has failed: ${why}`) },
    );
    // The lowest version at which there is something new to do; null while an answer is awaited.
    let from: number | null = 0;
    const look = (): void => {
      const { view, version } = followed.getState().log;
      if (view === null || from === null || version < from) return;
      if (view.common.stage.at === 'finished') {
        stop();
        return resolve();
      }
      const command = nextIn(view);
      if (command === null) return;
      from = null;
      void wire
        .send({ type: 'playGame', match, command })
        .then((answer) => {
          from = answer.type === 'done' ? answer.version : version + 1;
          look();
        })
        .catch(failed);
    };
    followed.subscribe(look);
    look();
  });
}
