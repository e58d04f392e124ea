// Once: each command happens once. The same id and body get the same answer for ever; the answer, the effects and the
// row of the journal are one transaction.

import { assert, err, ok } from '@dunmer/shared/lib';
import type { CommandResult, MatchId, Rejection } from '@dunmer/shared/protocol';
import type { Draws } from '../draws/index.ts';
import { type Deed, writeJournal } from '../journal/index.ts';
import type { Clock, Log } from '../ports/index.ts';
import { sealedIn, type Stop, type Store, type StoredCommand, type Tx } from '../store/index.ts';
import type { Asked, Said } from './asked.ts';
import { brokenBy } from './brokenBy.ts';
import { isSame, keptOf } from './kept.ts';

export type Stopped = Extract<Rejection, { code: 'match-stopped' }>;

export const STOPPED: { readonly ok: false; readonly error: Stopped } = err({ code: 'match-stopped' });

export interface OncePorts {
  readonly store: Store;
  readonly draws: Draws;
  readonly log: Log;
  readonly clock: Clock;
  /** Writes to the database that a match has stopped. */
  readonly stop: (tx: Tx, match: MatchId, stop: Stop) => Promise<void>;
}

/** How long an answer is kept: for ever, as long as a match of practice (by its key), or not at all. */
export type Keeping = 'for ever' | { readonly practice: number } | 'nothing';

/** The outcome of a body. */
interface Handled<Done> {
  readonly answer: Done;
  readonly deed: Deed;
  readonly keeps: Keeping;
  /** Whether the effects are undone and only the refusal is kept. */
  readonly isUndone?: boolean;
}

interface Undone<Done> {
  readonly code: 'undone';
  readonly answer: Done;
}
/** Returns the answer given before under this id; refuses if the body is another one. */
const answered = async (tx: Tx, stored: StoredCommand, said: Said): Promise<CommandResult> =>
  (await isSame(tx, stored, said)) ? tx.opened(stored.answer) : err({ code: 'id-reused' });

/** A command that the server itself gives, about a match or none; no person writes anything in it. */
export const bySelf = (id: string, match: MatchId | null, said: object): Asked => ({
  id,
  match,
  saying: async () => ({ said, words: [], saidBefore: () => said }),
});

export class Once {
  readonly #ports: OncePorts;
  /**
   * Matches in which an invariant has broken and that the database does not know of yet: they stand still, the others
   * go on.
   */
  readonly #stopping = new Map<MatchId, Stop>();

  constructor(ports: OncePorts) {
    this.#ports = ports;
  }

  /** Whether a match has stopped without the database knowing it yet. */
  isStopping(match: MatchId): boolean {
    return this.#stopping.has(match);
  }

  /**
   * Runs `handle` in a transaction unless this id was answered before. `handle` returns null if nothing was due. That
   * a match has stopped is never kept as an answer.
   */
  async run<Done extends CommandResult | null>(
    asked: Asked,
    handle: (tx: Tx) => Promise<Handled<Done>>,
  ): Promise<Done | CommandResult> {
    const { id, match } = asked;
    if (match !== null && this.#stopping.has(match)) await this.#keep(match);
    try {
      const done = await this.#ports.store.transact<Done | CommandResult, Stopped | Undone<Done>>(
        async (tx) => {
          const stored = await tx.command(id);
          const said = await asked.saying(tx);
          if (stored !== null) return ok(await answered(tx, stored, said));
          // Earlier answers are still given after a match has stopped; nothing new happens in it.
          if (match !== null && this.#stopping.has(match)) return STOPPED;
          const { answer, deed, keeps, isUndone } = await handle(tx);
          if (answer !== null && !answer.ok && answer.error.code === 'match-stopped') return STOPPED;
          if (isUndone) return err({ code: 'undone', answer });
          // A refusal must leave nothing but itself: refuse before writing anything.
          assert(
            answer === null || answer.ok || tx.effects.length === 0,
            'a refused command has done nothing',
          );
          if (answer === null) {
            await writeJournal(tx, deed);
            return ok(answer);
          }
          const kept = keptOf(tx, this.#ports.draws, { id, ...said }, answer);
          if (tx.effects.length > 0 && keeps === 'for ever')
            tx.note({ is: 'answer', command: id, seal: kept.seal });
          await writeJournal(tx, deed);
          if (keeps !== 'nothing')
            await tx.addCommand(id, kept, keeps === 'for ever' ? null : keeps.practice);
          // Sealed texts are opened for the sender; mostly there are none, and the answer is unchanged.
          return ok(sealedIn(kept.answer).length === 0 ? answer : await tx.opened(kept.answer));
        },
      );
      if (done.ok) return done.value;
      return done.error.code === 'undone'
        ? await this.#keepRefusal(asked, done.error.answer)
        : err(done.error);
    } catch (error) {
      return await this.stop(match, error);
    }
  }

  /** Keeps the refusal of what was undone, unless another command with the same id came first. */
  async #keepRefusal<Done extends CommandResult | null>(
    asked: Asked,
    answer: Done,
  ): Promise<Done | CommandResult> {
    const kept = await this.#ports.store.transact<Done | CommandResult, never>(async (tx) => {
      const stored = await tx.command(asked.id);
      const said = { id: asked.id, ...(await asked.saying(tx)) };
      if (stored !== null) return ok(await answered(tx, stored, said));
      if (answer !== null) await tx.addCommand(asked.id, keptOf(tx, this.#ports.draws, said, answer), null);
      return ok(answer);
    });
    return kept.ok ? kept.value : kept;
  }

  /**
   * Stops a match for good because an invariant has broken in it: the database keeps that, and staff are told what
   * broke.
   */
  async stop(match: MatchId | null, error: unknown): Promise<typeof STOPPED> {
    this.report(match, error);
    if (match === null) return STOPPED;
    this.#stopping.set(match, { at: this.#ports.clock.now(), ...brokenBy(error) });
    await this.#keep(match);
    return STOPPED;
  }

  /**
   * Logs what broke without its message: that of an invariant may name a copy, and the place in the code is enough to
   * find it.
   */
  report(match: MatchId | null, error: unknown): void {
    this.#ports.log.error({ match: match ?? '', ...brokenBy(error) }, 'a match has stopped');
  }

  /** Writes that a match has stopped. If that fails now, it is tried again when somebody asks for the match. */
  async #keep(match: MatchId): Promise<void> {
    const stop = this.#stopping.get(match);
    if (stop === undefined) return;
    const { store } = this.#ports;
    try {
      const kept = await store.transact(async (tx) => ok(await this.#ports.stop(tx, match, stop)));
      if (kept.ok) this.#stopping.delete(match);
    } catch (error) {
      this.report(match, error);
    }
  }
}
