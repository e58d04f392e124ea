// SeenFurther: after a restore from a backup, a seat's phone says how far it had seen its match. Anything beyond the
// backup is forgotten here but known to those who saw it, so the match is paused until a referee decides (P20).

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, MatchId, SyncRequest } from '@dunmer/shared/protocol';
import { bySelf, type Once } from '../once/index.ts';
import type { NotSaved, Store, Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import type { Context } from './context.ts';
import { decideOn, seatOf } from './play.ts';
import { logSoFar } from './stopMatch.ts';

export interface SeenFurtherPorts {
  readonly store: Store;
  readonly context: Context;
  readonly once: Once;
}

const NOTE = { type: 'note', note: { act: 'paused', by: 'restore', reason: '' } } as const;

export class SeenFurther {
  readonly #ports: SeenFurtherPorts;
  /** The version of each unfinished match in the backup; null until it is read. */
  #copied: ReadonlyMap<MatchId, number> | null = null;

  constructor(ports: SeenFurtherPorts) {
    this.#ports = ports;
  }

  /**
   * Pauses the match if its seat's own phone has seen more of it than the backup had; once after each restore. Anything
   * else changes nothing: there was no restore, the match is a later one, or somebody without a seat says so.
   */
  async hear(actor: Actor, { follow, before }: SyncRequest): Promise<Result<null, NotSaved>> {
    const { store, context } = this.#ports;
    if (before === undefined || follow.by !== 'seat' || before.epoch === store.epoch) return ok(null);
    const id = follow.match;
    const had = (await this.#copiedMatches()).get(id);
    if (had === undefined || before.version <= had) return ok(null);
    const live = await context.lives.get(store.read, id);
    const seat = live === null ? null : seatOf(live, actor);
    if (live === null || seat === null) return ok(null);
    const done = await this.#pause(id);
    // A match that is stopped for another reason, or over, needs no pause.
    return !done.ok && done.error.code === 'not-saved' ? err({ code: 'not-saved' }) : ok(null);
  }

  #pause(match: MatchId): Promise<CommandResult> {
    const { store, context, once } = this.#ports;
    const deed = { who: null, act: 'heldByRestore', at: context.clock.now() };
    const id = `restored ${store.epoch} ${match}`;
    return once.run<CommandResult>(bySelf(id, match, { match }), async (tx) => {
      const answer = await decideOn(context, tx, { match, who: null }, () => ok(NOTE));
      if (answer.ok) await this.#note(tx, match);
      return { answer, deed, keeps: 'for ever' };
    });
  }

  async #note(tx: Tx, id: MatchId): Promise<void> {
    const live = await this.#ports.context.lives.get(tx, id);
    if (live === null) return;
    tx.note({ is: 'match', match: id, what: 'noted', ...(await logSoFar(tx, live.table)) });
  }

  async #copiedMatches(): Promise<ReadonlyMap<MatchId, number>> {
    if (this.#copied === null) {
      const restored = await this.#ports.store.read.journal.restored();
      this.#copied = new Map((restored?.matches ?? []).map(({ match, version }) => [match, version]));
    }
    return this.#copied;
  }
}
