// GameTable: two traders of a room play their match at the patrons' table by seeded chance, each from their own view.

import { PATRONS, type Patrons, type SealedGameView } from '@dunmer/shared/patrons';
import { type MatchLog, NOTHING_SEEN, takeBatchesAt } from '@dunmer/shared/phone';
import { type CommandResult, type MatchId, type PlayGameCommand, viewHash } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Random, seeded } from '@dunmer/shared/testing';
import type { EventRoom } from './eventRoom.ts';
import { nextInGame } from './nextInGame.ts';

/** Both seats of a match, and the numbers of the traders who hold them. */
export class GameTable {
  readonly match: MatchId;
  readonly #room: EventRoom;
  readonly #traders: BySeat<number>;
  readonly #logs: { a: MatchLog<Patrons>; b: MatchLog<Patrons> } = { a: NOTHING_SEEN, b: NOTHING_SEEN };
  readonly #nonces: BySeat<string>;
  readonly #random: Random;

  constructor(room: EventRoom, match: MatchId, traders: BySeat<number>, seed = 1) {
    this.match = match;
    this.#room = room;
    this.#traders = traders;
    this.#random = seeded(seed);
    this.#nonces = bySeat(() => this.#random.hex32());
  }

  /** Returns what a seat sees now, as its phone has put it together. */
  async view(seat: Seat): Promise<SealedGameView> {
    const { services, store } = this.#room;
    const actor = await services.world.actors.of(store.read, this.#room.device(this.#traders[seat]));
    const follow = { by: 'seat', match: this.match } as const;
    for (;;) {
      const synced = await services.matches.sync(actor, { follow, since: this.#logs[seat].version });
      if (!synced.ok) throw new Error(`not followed: ${synced.error.code}`);
      const log = takeBatchesAt(PATRONS, this.#logs[seat], seat, synced.value.batches);
      if (log?.view === null || log === null) throw new Error('a batch is missing');
      this.#logs[seat] = log;
      // As on a phone, the hash of the view must be the one that the server sent.
      if (viewHash(log.view) !== synced.value.hash) throw new Error('the view is another than the server’s');
      if (!synced.value.more) return log.view;
    }
  }

  /** Plays a command of a seat. */
  play(seat: Seat, command: PlayGameCommand): Promise<CommandResult> {
    return this.#room.ask(this.#traders[seat], { type: 'playGame', match: this.match, command });
  }

  /** Returns the next command of a seat; null when it has to wait. */
  async next(seat: Seat): Promise<PlayGameCommand | null> {
    const view = await this.view(seat);
    if (view.viewer === 'watcher') return null;
    const { match } = this;
    return nextInGame({ match, seat, nonce: this.#nonces[seat], random: this.#random }, view);
  }

  /** Plays both seats until `isThere` returns true or the game is over. */
  async until(isThere: (view: SealedGameView) => boolean): Promise<SealedGameView> {
    for (;;) {
      for (const seat of SEATS) {
        const view = await this.view(seat);
        if (isThere(view) || view.common.stage.at === 'finished') return view;
        const command = await this.next(seat);
        if (command === null) continue;
        const played = await this.play(seat, command);
        if (!played.ok) throw new Error(`not played: ${JSON.stringify([command, played.error])}`);
      }
    }
  }

  /** Returns the next command of the seat that has one, seat a first; throws when neither has, as after the end. */
  async due(): Promise<{ readonly seat: Seat; readonly command: PlayGameCommand }> {
    for (const seat of SEATS) {
      const command = await this.next(seat);
      if (command !== null) return { seat, command };
    }
    throw new Error('nobody has anything to do');
  }

  /** Plays to the end. */
  end(): Promise<SealedGameView> {
    return this.until(() => false);
  }
}
