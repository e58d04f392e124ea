// Matches: the single entry for what phones, bots and pages ask of matches.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { MatchFile } from '@dunmer/shared/fairness';
import type { GameFile } from '@dunmer/shared/patrons';
import type {
  Code,
  CommandResult,
  Draft,
  MatchId,
  MineInfo,
  Refusal,
  StoppedFile,
  SyncRequest,
} from '@dunmer/shared/protocol';
import { readUntilItHolds } from '../memory/index.ts';
import { bySelf, type Once, STOPPED, type Stopped } from '../once/index.ts';
import {
  type DeviceHash,
  isDatabaseError,
  type NotSaved,
  type PersonKey,
  type Stop,
  type Store,
  type Tx,
} from '../store/index.ts';
import type { Actor, World } from '../world/index.ts';
import type { Context, Follow, TableListener } from './context.ts';
import { keepDraft } from './draft.ts';
import { fileOf, type NoFile } from './file.ts';
import type { AskedOfMatch, LiveMatch } from './live.ts';
import { LiveMatches } from './liveMatches.ts';
import { decideOn } from './play.ts';
import { mine } from './queries.ts';
import { SeenFurther } from './seenFurther.ts';
import { stopMatch } from './stopMatch.ts';
import { type FollowState, type Meant, meantBy, sync } from './sync.ts';
import { brokenBy } from '../ports/index.ts';

export interface MatchesPorts {
  readonly store: Store;
  readonly world: World;
  /** Makes the `Once` from what stops a match; called once. */
  readonly once: (stop: (tx: Tx, match: MatchId, stop: Stop) => Promise<void>) => Once;
  readonly follows: readonly Follow[];
}

type Synced = Result<FollowState, Refusal | NotSaved | Stopped>;

const SWEEP = 60_000;
/** Their newest matches: somebody may have one before them still, also after its end. */
const LOOKED_AT = 20;
/** As homes are, they are told so many milliseconds later. */
const MOMENT = 40;

export class Matches {
  /** What the handlers of match commands work with. */
  readonly context: Context;
  readonly once: Once;
  readonly #store: Store;
  readonly #seenFurther: SeenFurther;
  readonly #listeners: TableListener[] = [];

  constructor({ store, world, once, follows }: MatchesPorts) {
    this.#store = store;
    const { editions, clock } = world;
    const lives = new LiveMatches(editions, clock);
    const listener: Required<TableListener> = {
      seated: (match) => this.#tell((each) => each.seated?.(match)),
      happened: (match, batch, texts) => this.#tell((each) => each.happened(match, batch, texts)),
      forgotten: (match) => this.#tell((each) => each.forgotten?.(match)),
      stopped: (match) => this.#tell((each) => each.stopped?.(match)),
      named: (match) => this.#tell((each) => each.named?.(match)),
    };
    const namedAnew = (person: PersonKey): void =>
      void clock.after(MOMENT, () => void this.#tellNames(person));
    this.context = { ...world, lives, listener, namedAnew, follows };
    this.once = once((tx, match, stop) => stopMatch(this.context, tx, match, stop));
    this.#seenFurther = new SeenFurther({ store, context: this.context, once: this.once });
    const sweep = (): void => {
      lives.dropIdle();
      clock.after(SWEEP, sweep);
    };
    clock.after(SWEEP, sweep);
  }

  /** How many unfinished matches are in memory. */
  get live(): number {
    return this.context.lives.size;
  }

  /** Tells `listener` everything that is committed from now on, in order. */
  listen(listener: TableListener): void {
    this.#listeners.push(listener);
  }

  /**
   * Lets the server's own seat act in the same way as everybody's commands. `choose` gets the match inside the
   * transaction, so its choice is never stale; it returns null if nothing is due.
   */
  async playAsServer(
    match: MatchId,
    id: string,
    choose: (match: LiveMatch) => AskedOfMatch | null,
  ): Promise<CommandResult | null> {
    const deed = { who: null, act: 'bot', at: this.context.clock.now() };
    return this.once.run<CommandResult | null>(bySelf(id, match, { match }), async (tx) => {
      const live = await this.context.lives.get(tx, match);
      const command = live === null ? null : choose(live);
      if (command === null) return { answer: null, deed, keeps: 'nothing' };
      const answer = await decideOn(this.context, tx, { match, who: null }, () => ok(command));
      // The id was drawn for this one call, so nobody will ask again under it.
      return { answer, deed, keeps: 'nothing' };
    });
  }

  /**
   * The present state for a follower, with what came since the version they have. A seat's phone may say what it had
   * seen before a restore (P20). Refuses as `sync` does.
   */
  async sync(actor: Actor, request: SyncRequest): Promise<Synced> {
    const { read } = this.#store;
    return this.#meaning(request, (meant) =>
      this.#hearing(actor, request, () => sync(this.context, read, actor, meant)),
    );
  }

  /**
   * The same for a follower who will hear everything that comes later. The state is read until it still holds, and
   * `join` is called at that very moment, so that no batch is missed and none comes twice.
   */
  async follow(
    device: DeviceHash,
    request: SyncRequest,
    join: (state: FollowState) => void,
  ): Promise<Synced> {
    const { actors, settings, lives } = this.context;
    const { read } = this.#store;
    return this.#meaning(request, async (meant) =>
      this.#hearing(await actors.of(read, device), request, () =>
        readUntilItHolds(
          [lives.look(meant.match), actors.look(device), settings.look()],
          async () => sync(this.context, read, await actors.of(read, device), meant),
          (found) => {
            if (found.ok) join(found.value);
            return found;
          },
        ),
      ),
    );
  }

  /** Keeps a draft. Refuses as `keepDraft` does. */
  async draft(
    actor: Actor,
    match: MatchId,
    cells: Draft,
  ): Promise<Result<null, Refusal | NotSaved | Stopped>> {
    if (this.once.isStopping(match)) return STOPPED;
    try {
      return await this.#store.transact((tx) => keepDraft(this.context.lives, tx, actor, match, cells));
    } catch (error) {
      return await this.once.stop(match, error);
    }
  }

  /** The matches in which a browser practises, newest first. */
  async mine(actor: Actor): Promise<MineInfo> {
    return mine(this.#store.read, actor);
  }

  /** The match file of F10. Refuses as `fileOf` does. */
  async file(
    actor: Actor,
    match: MatchId,
    watch: Code | null,
  ): Promise<Result<MatchFile | GameFile | StoppedFile, NoFile>> {
    const { lives } = this.context;
    return readUntilItHolds(
      [lives.look(match)],
      () => fileOf(this.context, this.#store.read, actor, match, watch),
      (file) => file,
    );
  }

  async #meaning(request: SyncRequest, read: (meant: Meant) => Promise<Synced>): Promise<Synced> {
    const meant = await meantBy(this.#store.read, request).catch((error: unknown) => this.#unread(error));
    if (meant === null) return err({ code: 'unknown-code' });
    return 'ok' in meant ? meant : this.#reading(meant.match, () => read(meant));
  }

  /** First takes note of how far a seat's phone had seen its match before a restore (P20). */
  async #hearing(actor: Actor, request: SyncRequest, read: () => Promise<Synced>): Promise<Synced> {
    const heard = await this.#seenFurther.hear(actor, request);
    return heard.ok ? read() : heard;
  }

  /** Reads from a match. If its log can't be played, stops the match and reads it as far as possible. */
  async #reading(match: MatchId, read: () => Promise<Synced>): Promise<Synced> {
    try {
      return await read();
    } catch (error) {
      // The database failed, not the log: the follower may ask again.
      if (isDatabaseError(error)) return this.#unread(error);
      await this.once.stop(match, error);
    }
    return read().catch(() => STOPPED);
  }

  /** In a body of its own: what happens to a match meanwhile is told before or after it, in its order. */
  async #tellNames(person: PersonKey): Promise<void> {
    try {
      await this.#store.transact(async (tx) => {
        const tables = await tx.matchesBefore(Number.MAX_SAFE_INTEGER, LOOKED_AT, person);
        tx.afterCommit(() => tables.forEach((table) => this.context.listener.named({ table })));
        return ok(null);
      });
    } catch (error) {
      this.context.log.error(brokenBy(error), 'a new name could not be told');
    }
  }

  #unread(error: unknown): Synced {
    this.once.report(null, error);
    return err({ code: 'not-saved' });
  }

  // A listener that throws must not keep the others from hearing what is committed.
  #tell(say: (listener: TableListener) => void): void {
    for (const listener of this.#listeners) {
      try {
        say(listener);
      } catch (error) {
        this.once.report(null, error);
      }
    }
  }
}
