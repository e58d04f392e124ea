// Playing: plays both seats of a match by random legal moves, or by conceding; the model learns from its log how it
// ended, and which card was claimed.

import { strictEqual } from 'node:assert/strict';
import { type CopyId, type Seat, SEATS } from '@dunmer/shared/rules';
import type { EventRoom } from '../support/eventRoom.ts';
import { legalCommand, withN } from '@dunmer/shared/testing';
import { Mirror } from '../support/mirror.ts';
import type { Match } from './model.ts';
import { type Play, rarely } from './operation.ts';
import { takePrice } from './rulings.ts';
import { endMatch, finish } from './settling.ts';

interface SeatAt {
  readonly number: number;
  readonly mirror: Mirror;
  readonly nonce: string;
}

/** One match as both phones see it; it outlives restarts of the server. */
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

  /** Lets each seat make a move if it can; returns how many moves were made. */
  async step(room: EventRoom, play: Play): Promise<number> {
    let moves = 0;
    for (const seat of SEATS) {
      const { number, mirror, nonce } = this.#seats[seat];
      await this.#sync(room, seat);
      if (mirror.view.viewer === 'watcher') throw new Error('a seat is no watcher');
      const isLate = mirror.view.common.phase.at !== 'placing' && mirror.view.common.phase.at !== 'choosing';
      const gives = !isLate && rarely(play, 60);
      const command = gives
        ? ({ type: 'concede' } as const)
        : legalCommand(mirror.view, withN(nonce), play.random);
      if (command === null) continue;
      const result = await room.ask(number, { type: 'play', match: this.match.id, command });
      // Nobody moves while the event is paused.
      if (!result.ok && play.model.paused && result.error.code === 'event-paused') continue;
      if (!result.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(result.error)}`);
      moves += 1;
      await this.#sync(room, seat);
      this.#hear(play, seat);
    }
    return moves;
  }

  /** Returns whether a seat has cards face up, one of which could be claimed. */
  hasCards(seat: Seat): boolean {
    return this.#seats.a.mirror.view.common.field[seat].some((card) => card !== null);
  }

  /** The cards that the loser may claim now. */
  get claimable(): readonly CopyId[] {
    const { phase } = this.#seats.a.mirror.view.common;
    return phase.at === 'claiming' ? phase.claimable : [];
  }

  /** Reads on, and tells the model what happened. */
  async look(room: EventRoom, play: Play): Promise<void> {
    await this.#sync(room, 'a');
    this.#hear(play, 'a');
  }

  async #sync(room: EventRoom, seat: Seat): Promise<void> {
    const { number, mirror } = this.#seats[seat];
    const actor = await room.services.world.actors.of(room.store.read, room.device(number));
    const since = mirror.version;
    const request = { follow: { by: 'seat', match: this.match.id }, since } as const;
    const synced = await room.services.matches.sync(actor, request);
    if (!synced.ok) throw new Error(`not followed: ${synced.error.code}`);
    for (const batch of synced.value.batches) mirror.take(batch);
  }

  #hear(play: Play, seat: Seat): void {
    const { match } = this;
    const { mirror } = this.#seats[seat];
    const { phase } = mirror.view.common;
    if (phase.at !== 'claiming' && phase.at !== 'finished') return;
    const winner = 'winner' in phase.ending ? phase.ending.winner : null;
    if (match.settlements.length === 0) endMatch(play.model, match, phase.ending.kind, winner);
    strictEqual(match.won, winner, `match ${match.id} is won by another`);
    if (phase.at === 'claiming') match.at = 'claiming';
    if (phase.at === 'claiming' || match.at === 'finished') return;
    finish(play.model, match);
    const claimed = mirror.events.find((event) => event.type === 'PriceClaimed');
    if (claimed !== undefined) takePrice(play, match, claimed.copy);
  }
}
