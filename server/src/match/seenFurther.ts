// SeenFurther: a phone of a seat says how far it had seen its match before the event was restored from a copy. What is
// more than the copy had is forgotten here, and known to whoever has seen it: the match stands until a referee has
// decided (P20).

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CommandResult, MatchId, SyncRequest } from '@dunmer/shared/protocol';
import { logDigest } from '../journal/index.ts';
import { bySelf, type Once } from '../once/index.ts';
import type { NotSaved, Store, Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import type { Context } from './context.ts';
import { decideOn, seatOf } from './play.ts';

export interface SeenFurtherPorts {
  readonly store: Store;
  readonly context: Context;
  readonly once: Once;
}

const NOTE = { type: 'note', note: { act: 'paused', by: 'restore', reason: '' } } as const;

export class SeenFurther {
  readonly #ports: SeenFurtherPorts;
  /** How far the copy had seen each match that was not finished. Null until it is asked for. */
  #copied: ReadonlyMap<MatchId, number> | null = null;

  constructor(ports: SeenFurtherPorts) {
    this.#ports = ports;
  }

  /**
   * Pauses the match, once after each restore, where its seat's own phone has seen more of it than the copy had.
   * Whatever else is said changes nothing: there was no restore, the match is a later one, or somebody else says so.
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
    // One that stands for another reason, or is over, is paused by that.
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
    const digest = logDigest(await tx.logTexts(live.table.key));
    tx.note({ is: 'match', match: id, what: 'noted', version: live.version, digest });
  }

  async #copiedMatches(): Promise<ReadonlyMap<MatchId, number>> {
    if (this.#copied === null) {
      const restored = await this.#ports.store.read.journal.restored();
      this.#copied = new Map((restored?.matches ?? []).map(({ match, version }) => [match, version]));
    }
    return this.#copied;
  }
}
