// Once: a command happens once. The same id and body get the same answer for ever; the answer, what was done and its row of
// the journal are one transaction.

import { assert, err, ok } from '@dunmer/shared/lib';
import type { CommandResult, MatchId, Rejection } from '@dunmer/shared/protocol';
import type { Draws } from '../draws/index.ts';
import { type Deed, writeJournal } from '../journal/index.ts';
import type { Log } from '../ports/index.ts';
import type { Store, Tx } from '../store/index.ts';
import { isSame, keptOf } from './kept.ts';

export type Stopped = Extract<Rejection, { code: 'match-stopped' }>;

export const STOPPED: { readonly ok: false; readonly error: Stopped } = err({ code: 'match-stopped' });

export interface OncePorts {
  readonly store: Store;
  readonly draws: Draws;
  readonly log: Log;
  /** Has a match read again: memory of it is in doubt. */
  readonly doubt: (tx: Tx, match: MatchId) => void;
}

export interface Asked {
  readonly id: string;
  /** The match that stands still where an invariant breaks; null where the command is about none. */
  readonly match: MatchId | null;
  /** Who sent what: another one under the same id is told apart. Without secrets and words: its hash is kept. */
  readonly said: object;
  /** What people have written in it: it is compared with the texts that are kept, as long as nobody has erased them. */
  readonly words: readonly string[];
  /** Who sent what with all words, as releases of before have kept its hash. */
  readonly saidBefore: object;
}

/** How long an answer is kept: for ever, as long as a match of practice (its key), or not at all. */
export type Keeping = 'for ever' | { readonly practice: number } | 'nothing';

/** What the server asks of a match by itself; nobody writes anything. */
export const bySelf = (id: string, match: MatchId, said: object): Asked => ({
  ...{ id, match, said, words: [], saidBefore: said },
});

export class Once {
  readonly #ports: OncePorts;
  /** Matches in which an invariant has broken: they stand still, the others go on. */
  readonly #stopped = new Set<MatchId>();

  constructor(ports: OncePorts) {
    this.#ports = ports;
  }

  isStopped(match: MatchId): boolean {
    return this.#stopped.has(match);
  }

  /** Does `handle` in a transaction unless this id was answered before; null from it means that nothing was due. */
  async run<Done extends CommandResult | null>(
    asked: Asked,
    handle: (tx: Tx) => Promise<{ readonly answer: Done; readonly deed: Deed; readonly keeps: Keeping }>,
  ): Promise<Done | CommandResult> {
    const { id, match } = asked;
    try {
      const done = await this.#ports.store.transact<Done | CommandResult, Stopped>(async (tx) => {
        const stored = await tx.command(id);
        if (stored !== null)
          return ok(
            (await isSame(tx, stored, asked)) ? await tx.opened(stored.answer) : err({ code: 'id-reused' }),
          );
        // What was answered before it stopped is answered the same for ever; nothing new happens.
        if (match !== null && this.#stopped.has(match)) return STOPPED;
        const { answer, deed, keeps } = await handle(tx);
        // A refusal keeps nothing but itself: whoever refuses, refuses before writing.
        assert(answer === null || answer.ok || tx.effects.length === 0, 'a refused command has done nothing');
        if (answer === null) {
          await writeJournal(tx, deed);
          return ok(answer);
        }
        const kept = keptOf(tx, this.#ports.draws, asked, answer);
        if (tx.effects.length > 0 && keeps === 'for ever')
          tx.note({ is: 'answer', command: id, seal: kept.seal });
        await writeJournal(tx, deed);
        if (keeps !== 'nothing') await tx.addCommand(id, kept, keeps === 'for ever' ? null : keeps.practice);
        return ok(await tx.opened(kept.answer));
      });
      return done.ok ? done.value : done;
    } catch (error) {
      return await this.stop(match, error);
    }
  }

  /** Stops a match in which an invariant has broken. */
  async stop(match: MatchId | null, error: unknown): Promise<typeof STOPPED> {
    this.report(match, error);
    if (match === null) return STOPPED;
    this.#stopped.add(match);
    await this.#ports.store.transact(async (tx) => ok(this.#ports.doubt(tx, match)));
    return STOPPED;
  }

  /** Never the message: that of an invariant may name a copy. The place in the code is enough to look for it. */
  report(match: MatchId | null, error: unknown): void {
    const { name = 'unknown', stack = '' } = error instanceof Error ? error : {};
    const at = stack.split('\n').find((line) => line.trimStart().startsWith('at '));
    this.#ports.log.error({ match: match ?? '', broken: name, at: at?.trim() ?? '' }, 'a match has stopped');
  }
}
