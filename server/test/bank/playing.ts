// Playing: both seats of a match, by random legal moves, or by giving up; the model hears what becomes of the pot and of the price.

import { present } from '@dunmer/shared/lib';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import type { EventRoom } from '../support/eventRoom.ts';
import { legalCommand } from '../support/legalPlay.ts';
import { Mirror } from '../support/mirror.ts';
import type { Match } from './model.ts';
import { payPot } from './matchMakers.ts';
import { type Play, rarely } from './operation.ts';

interface SeatAt {
  readonly number: number;
  readonly mirror: Mirror;
  readonly nonce: string;
}

/** One match as both phones see it; it lives on when the server starts again. */
export class Playing {
  readonly match: Match;
  readonly #seats: Readonly<Record<Seat, SeatAt>>;

  constructor({ random }: Play, match: Match) {
    this.match = match;
    const at = (seat: Seat): SeatAt => ({
      number: match[seat],
      mirror: new Mirror(seat),
      nonce: random.hex32(),
    });
    this.#seats = { a: at('a'), b: at('b') };
  }

  /** Lets each seat that can do so make a move; returns how many moves that were. */
  async step(room: EventRoom, play: Play): Promise<number> {
    let moves = 0;
    for (const seat of SEATS) {
      const { number, mirror, nonce } = this.#seats[seat];
      await this.#sync(room, seat);
      if (mirror.view.viewer === 'watcher') throw new Error('a seat is no watcher');
      const isLate = mirror.view.common.phase.at !== 'placing' && mirror.view.common.phase.at !== 'choosing';
      const gives = !isLate && rarely(play, 60);
      const command = gives ? ({ type: 'concede' } as const) : legalCommand(mirror.view, nonce, play.random);
      if (command === null) continue;
      const result = await room.ask(number, { type: 'play', match: this.match.id, command });
      if (!result.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(result.error)}`);
      moves += 1;
      await this.#sync(room, seat);
      this.#hear(play, seat);
    }
    return moves;
  }

  async #sync(room: EventRoom, seat: Seat): Promise<void> {
    const { number, mirror } = this.#seats[seat];
    const actor = await room.door.world.actors.of(room.store.read, room.device(number));
    const since = mirror.version;
    const request = { follow: { by: 'seat', match: this.match.id }, since } as const;
    const synced = await room.door.matches.sync(actor, request);
    if (!synced.ok) throw new Error(`not followed: ${synced.error.code}`);
    for (const batch of synced.value.batches) mirror.take(batch);
  }

  #hear(play: Play, seat: Seat): void {
    const { match } = this;
    const { mirror } = this.#seats[seat];
    const { phase } = mirror.view.common;
    const ending = phase.at === 'claiming' || phase.at === 'finished' ? phase.ending : null;
    if (ending === null || match.over) return;
    if (!match.paid) payPot(play, match, 'winner' in ending ? ending.winner : null);
    if (phase.at !== 'finished') return;
    match.over = true;
    const claimed = mirror.events.find((event) => event.type === 'PriceClaimed');
    if (claimed !== undefined) play.model.hand(present(claimed, 'it was claimed').copy, match[claimed.seat]);
  }
}
