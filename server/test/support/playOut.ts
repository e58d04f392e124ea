// PlayOut: two traders of a room play their match by seeded chance, each from their own view only.

import type { CommandResult, MatchId, PlayCommand } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type Phase, type Seat, SEATS } from '@dunmer/shared/rules';
import { promiseOf } from '@dunmer/shared/fairness';
import type { EventRoom } from './eventRoom.ts';
import { legalCommand, type Random, seeded, withN } from '@dunmer/shared/testing';
import { Mirror } from './mirror.ts';

type View = Mirror['view'];

/** Both seats of a match, and the numbers of the traders who hold them. */
export class Table {
  readonly match: MatchId;
  readonly #room: EventRoom;
  readonly #traders: BySeat<number>;
  readonly #mirrors = { a: new Mirror('a'), b: new Mirror('b') };
  readonly #nonces: BySeat<string>;
  readonly #random: Random;

  constructor(room: EventRoom, match: MatchId, traders: BySeat<number>, seed = 1) {
    this.match = match;
    this.#room = room;
    this.#traders = traders;
    this.#random = seeded(seed);
    this.#nonces = bySeat(() => this.#random.hex32());
  }

  /** Returns what a seat sees now. */
  async view(seat: Seat): Promise<View> {
    const { services, store } = this.#room;
    const actor = await services.world.actors.of(store.read, this.#room.device(this.#traders[seat]));
    const mirror = this.#mirrors[seat];
    for (;;) {
      const follow = { by: 'seat', match: this.match } as const;
      const synced = await services.matches.sync(actor, { follow, since: mirror.version });
      if (!synced.ok) throw new Error(`not followed: ${synced.error.code}`);
      for (const batch of synced.value.batches) mirror.take(batch);
      if (!synced.value.more) return mirror.view;
    }
  }

  async phase(): Promise<Phase> {
    return (await this.view('a')).common.phase;
  }

  /** Plays a command of a seat. */
  play(seat: Seat, command: PlayCommand): Promise<CommandResult> {
    return this.#room.ask(this.#traders[seat], { type: 'play', match: this.match, command });
  }

  /** Returns the next command of a seat; null when it has to wait. */
  async next(seat: Seat): Promise<PlayCommand | null> {
    const view = await this.view(seat);
    return view.viewer === 'watcher' ? null : legalCommand(view, withN(this.#nonces[seat]), this.#random);
  }

  /** Plays on until a phase is reached; throws when the match ends before that. */
  async until(at: Phase['at']): Promise<Phase> {
    for (;;) {
      for (const seat of SEATS) {
        const phase = await this.phase();
        if (phase.at === at) return phase;
        if (phase.at === 'finished') throw new Error(`the match ended without ${at}`);
        const command = await this.next(seat);
        if (command === null) continue;
        const played = await this.play(seat, command);
        if (!played.ok) throw new Error(`not played: ${JSON.stringify([command, played.error])}`);
      }
    }
  }

  /** Promises and opens for both phones, so that only the rows are missing. */
  async promise(): Promise<void> {
    for (const seat of SEATS) {
      const { seals } = await this.view(seat);
      const promise = promiseOf(this.match, seat, seals.commitment, this.#nonces[seat]);
      await this.play(seat, { type: 'promise', promise });
    }
    for (const seat of SEATS) await this.play(seat, { type: 'open', nonce: this.#nonces[seat] });
  }
}
