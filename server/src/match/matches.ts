// Matches: the one door to everything that phones, bots and pages may ask of tables and matches.

import { hash } from 'node:crypto';
import { err, never, ok, type Result } from '@dunmer/shared/lib';
import type { MatchFile, MatchSeatCommand } from '@dunmer/shared/fairness';
import type {
  ClientCommand,
  Code,
  CodeInfo,
  CommandResult,
  Draft,
  MatchId,
  MineInfo,
  Refusal,
  Rejection,
  SyncRequest,
} from '@dunmer/shared/protocol';
import type { Editions } from '../catalogue/index.ts';
import type { Clock, EntropySource, Log } from '../ports/index.ts';
import { type DeviceHash, isDatabaseError, type NotSaved, type Store, type Tx } from '../store/index.ts';
import type { Context, TableListener } from './context.ts';
import { keepDraft } from './draft.ts';
import { drawsFrom } from './draws.ts';
import { fileOf, type NoFile } from './file.ts';
import { type LiveMatch, LiveMatches } from './liveMatches.ts';
import { openTable } from './openTable.ts';
import { decideOn, play } from './play.ts';
import { codeInfo, mine } from './queries.ts';
import { type FollowState, sync } from './sync.ts';
import { takeSeat } from './takeSeat.ts';

export interface MatchesPorts {
  readonly store: Store;
  readonly editions: Editions;
  readonly clock: Clock;
  readonly entropy: EntropySource;
  readonly log: Log;
}

type Stopped = Extract<Rejection, { code: 'match-stopped' }>;

const SWEEP = 60_000;
const STOPPED: { readonly ok: false; readonly error: Stopped } = err({ code: 'match-stopped' });

export class Matches {
  readonly #store: Store;
  readonly #context: Context;
  readonly #listeners: TableListener[] = [];
  /** Matches in which an invariant has broken: they stand still, the others go on. */
  readonly #stopped = new Set<MatchId>();

  constructor({ store, editions, clock, entropy, log }: MatchesPorts) {
    this.#store = store;
    const lives = new LiveMatches(editions, clock);
    const listener: TableListener = {
      seated: (match) => this.#tell((each) => each.seated(match)),
      happened: (match, batch, texts) => this.#tell((each) => each.happened(match, batch, texts)),
    };
    this.#context = { lives, editions, draws: drawsFrom(entropy), clock, log, listener };
    store.onLost(() => lives.clear());
    const sweep = (): void => {
      lives.dropIdle();
      clock.after(SWEEP, sweep);
    };
    clock.after(SWEEP, sweep);
  }

  /** How many matches are held in memory. */
  get live(): number {
    return this.#context.lives.size;
  }

  /** Tells `listener` everything that is committed from now on, in its order. */
  listen(listener: TableListener): void {
    this.#listeners.push(listener);
  }

  /**
   * Does a command once: the same id and body get the same answer for ever, the same id with another body is
   * rejected. The answer is stored in the transaction of what follows from it.
   */
  async command(device: DeviceHash, command: ClientCommand): Promise<CommandResult> {
    const match = command.type === 'play' ? command.match : null;
    const said = { device, command };
    return this.#once<CommandResult>(match, command.id, said, (tx) => this.#handle(tx, device, command));
  }

  /**
   * Lets the server's own seat act: `choose` sees the match inside the transaction, so it is never stale; null where
   * nothing is due. The way is that of everybody's commands.
   */
  async playAsServer(
    match: MatchId,
    id: string,
    choose: (match: LiveMatch) => MatchSeatCommand | null,
  ): Promise<CommandResult | null> {
    return this.#once(match, id, { match }, async (tx) => {
      const live = await this.#context.lives.get(tx, match);
      const command = live === null ? null : choose(live);
      return command === null ? null : decideOn(this.#context, tx, match, () => ok(command));
    });
  }

  /** Where a follower stands and what came since. Refuses as `sync` does. */
  async sync(
    device: DeviceHash,
    request: SyncRequest,
  ): Promise<Result<FollowState, Refusal | NotSaved | Stopped>> {
    try {
      return await sync(this.#context.lives, this.#store.read, device, request);
    } catch (error) {
      this.#report(null, error);
      // What can't be read now may be asked again; a log that can't be replayed stays so.
      return isDatabaseError(error) ? err({ code: 'not-saved' }) : STOPPED;
    }
  }

  /** Keeps a draft. Refuses as `keepDraft` does. */
  async draft(
    device: DeviceHash,
    match: MatchId,
    cells: Draft,
  ): Promise<Result<null, Refusal | NotSaved | Stopped>> {
    if (this.#stopped.has(match)) return STOPPED;
    try {
      return await this.#store.transact((tx) => keepDraft(this.#context.lives, tx, device, match, cells));
    } catch (error) {
      return this.#stop(match, error);
    }
  }

  /** What a code means for this device; null where it means nothing. */
  async code(device: DeviceHash, code: Code): Promise<CodeInfo | null> {
    return codeInfo(this.#store.read, device, code);
  }

  /** The tables where a device has a seat, newest first. */
  async mine(device: DeviceHash): Promise<MineInfo> {
    return mine(this.#store.read, device);
  }

  /** The match file of F10. Refuses as `fileOf` does. */
  async file(device: DeviceHash, match: MatchId, watch: Code | null): Promise<Result<MatchFile, NoFile>> {
    return fileOf(this.#context.lives, this.#store.read, device, match, watch);
  }

  #handle(tx: Tx, device: DeviceHash, command: ClientCommand): Promise<CommandResult> {
    switch (command.type) {
      case 'openTable':
        return openTable(this.#context, tx, device, command);
      case 'takeSeat':
        return takeSeat(this.#context, tx, device, command);
      case 'play':
        return play(this.#context, tx, device, command);
      default:
        return never(command);
    }
  }

  async #once<Done extends CommandResult | null>(
    match: MatchId | null,
    id: string,
    said: object,
    handle: (tx: Tx) => Promise<Done>,
  ): Promise<Done | CommandResult> {
    const body = hash('sha256', JSON.stringify(said), 'base64url');
    try {
      const done = await this.#store.transact<Done | CommandResult, Stopped>(async (tx) => {
        const stored = await tx.command(id);
        if (stored !== null) return ok(stored.body === body ? stored.answer : err({ code: 'id-reused' }));
        // What was answered before it stopped is answered the same for ever; nothing new happens.
        if (match !== null && this.#stopped.has(match)) return STOPPED;
        const answer = await handle(tx);
        if (answer !== null) await tx.addCommand(id, { body, answer });
        return ok(answer);
      });
      return done.ok ? done.value : done;
    } catch (error) {
      return this.#stop(match, error);
    }
  }

  #stop(match: MatchId | null, error: unknown): typeof STOPPED {
    this.#report(match, error);
    // Whichever match it was, memory may hold what has been undone.
    if (match === null) this.#context.lives.clear();
    else {
      this.#stopped.add(match);
      this.#context.lives.drop(match);
    }
    return STOPPED;
  }

  // Never the message: that of an invariant may name a copy. The place in the code is enough to look for it.
  #report(match: MatchId | null, error: unknown): void {
    const { name = 'unknown', stack = '' } = error instanceof Error ? error : {};
    const at = stack.split('\n').find((line) => line.trimStart().startsWith('at '));
    this.#context.log.error(
      { match: match ?? '', broken: name, at: at?.trim() ?? '' },
      'a match has stopped',
    );
  }

  // A listener that throws must not keep the others from hearing of what is committed.
  #tell(say: (listener: TableListener) => void): void {
    for (const listener of this.#listeners) {
      try {
        say(listener);
      } catch (error) {
        this.#report(null, error);
      }
    }
  }
}
