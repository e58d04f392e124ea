// Match audit: one match as its log tells it, and the checks that must hold after every step.

import {
  evolveMatchAll,
  type MatchEvent,
  NEW_SEALED_MATCH,
  type SealedMatch,
  visibleTo,
} from '@dunmer/shared/fairness';
import type { Batch, MatchId } from '@dunmer/shared/protocol';
import { sameValue } from '@dunmer/shared/lib';
import { type BySeat, bySeat, cardsOn, type Seat, SEATS, type Viewer } from '@dunmer/shared/rules';
import type { LiveMatch } from '../../src/match/index.ts';
import type { StoredBatch } from '../../src/store/index.ts';
import { Hidden } from './hidden.ts';
import { promise } from './violation.ts';
import { batchesAt } from '../../src/match/index.ts';

const VIEWERS = ['a', 'b', 'watcher'] as const;

function copiesOf({ rules: { common, secret } }: SealedMatch, seat: Seat): string {
  const { deck, laid } = secret[seat];
  const lying = laid.filter((card) => card !== null);
  const all = [...deck, ...lying, ...cardsOn(common.field[seat]), ...common.discard[seat]];
  return all
    .map((card) => `${card.copy} ${card.card}`)
    .toSorted()
    .join();
}

export class MatchAudit {
  readonly id: MatchId;
  state: SealedMatch = NEW_SEALED_MATCH;
  readonly events: MatchEvent[] = [];
  /** The match in the server's memory, when it was last checked. */
  remembered: LiveMatch | null = null;
  readonly #log: string[] = [];
  readonly #seen = { a: [''], b: [''], watcher: [''] };
  readonly #hidden = { a: new Hidden(), b: new Hidden(), watcher: new Hidden() };
  #copies: BySeat<string> | null = null;

  constructor(id: MatchId) {
    this.id = id;
  }

  get version(): number {
    return this.#log.length;
  }

  /** The whole log as text. */
  get text(): string {
    return this.#log.join('\n');
  }

  /** Takes in the batches that were added to the log. */
  take(batches: readonly StoredBatch[]): void {
    for (const batch of batchesAt('trade', batches)) {
      promise(
        batch.version === this.version + 1,
        `no gap in versions: ${this.version}, then ${batch.version}`,
      );
      promise(batch.events.length > 0, `a version was written: ${batch.version}`);
      this.#log.push(JSON.stringify(batch));
      this.events.push(...batch.events);
      this.state = evolveMatchAll(this.state, batch.events);
      for (const viewer of VIEWERS) {
        const seen = JSON.stringify(visibleTo(batch.events, viewer));
        this.#seen[viewer].push(seen);
        this.#hidden[viewer].take(batch.events, seen);
      }
      this.#countCopies();
    }
  }

  /** Reads the whole log again: it must hold everything that was ever seen of it, unchanged. */
  reread(batches: readonly StoredBatch[]): void {
    promise(batches.length >= this.version, `what was committed stays: ${this.version} versions`);
    for (const [i, text] of this.#log.entries())
      promise(JSON.stringify(batches[i]) === text, `what was committed stays as it was: version ${i + 1}`);
    this.take(batches.slice(this.version));
  }

  /** The match in the server's memory must be the one that its log tells. */
  sameAs({ version, state }: LiveMatch): void {
    if (version !== this.version) return;
    promise(sameValue(state, this.state), `memory is a replay of the log: version ${version}`);
  }

  /** A batch that somebody was sent must be the log's, as that viewer may see it. */
  wasSent(viewer: Viewer, { version, events }: Batch): void {
    promise(version <= this.version, `nothing is told before its commit: version ${version}`);
    promise(
      JSON.stringify(events) === this.#seen[viewer][version],
      `${viewer} sees the log's projection: version ${version}`,
    );
    for (const { to } of events)
      promise(to === 'everyone' || to === viewer, `${viewer} is sent an event for ${to}`);
  }

  /** No frame, whatever it is, may contain anything that its viewer may not know. */
  mayBeHeardBy(viewer: Viewer, text: string): void {
    const word = this.#hidden[viewer].in(text);
    promise(word === null, `${viewer} hears of a secret: ${word ?? ''} in ${text}`);
  }

  #countCopies(): void {
    const copies = bySeat((seat) => copiesOf(this.state, seat));
    this.#copies ??= copies;
    for (const seat of SEATS)
      promise(copies[seat] === this.#copies[seat], `the copies of ${seat} are conserved`);
  }
}
