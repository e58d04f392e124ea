// Our phone: it follows by version and plays as the app's own does, at the pace of a benchmark.

import * as z from 'zod';
import { assert } from '@dunmer/shared/lib';
import type { MatchView, VisibleEvent } from '@dunmer/shared/fairness';
import type { Batch, SyncState } from '@dunmer/shared/protocol';
import { commandId } from './commandId.ts';
import type { Seen } from './lately.ts';
import { SealedPhone, type SealedPhoneOptions } from './sealedPhone.ts';
import type { Wire } from './wire.ts';

// What our own server sends is trusted, here as in the app.
const done = z.object({ ok: z.literal(true) });
const synced = z.object({ ok: z.literal(true), value: z.custom<SyncState>() });
const batchMessage = z.custom<Batch>();

export type Weigh = (batch: Batch, view: MatchView, film: readonly VisibleEvent[]) => number;

export interface OurPhoneOptions extends Omit<SealedPhoneOptions, 'send'> {
  readonly wire: Wire;
  readonly match: string;
  /** Tells the server by and by what was taken in. */
  readonly seen: (seen: Seen) => void;
  /** What a batch would weigh more if it were the whole state: the view, and the film so far. */
  readonly weigh: Weigh;
}

export class OurPhone {
  readonly phone: SealedPhone;
  asStates = 0;
  readonly #options: OurPhoneOptions;
  readonly #film: VisibleEvent[] = [];
  #version = 0;

  constructor(options: OurPhoneOptions) {
    const { wire, match } = options;
    this.#options = options;
    this.phone = new SealedPhone({
      ...options,
      send({ seat: _, ...command }, answered) {
        wire.ask('command', [{ id: commandId(), type: 'play', match, command }], (answer) => {
          done.parse(answer);
          answered();
        });
      },
    });
    wire.hear((name, [body]) => {
      if (name === 'batch') this.#take(batchMessage.parse(body));
    });
  }

  /** Follows the match from its beginning. */
  follow(): Promise<void> {
    const request = { follow: { by: 'seat', match: this.#options.match }, since: 0 };
    return new Promise((resolve) => {
      this.#options.wire.ask('sync', [request], (answer) => {
        for (const batch of synced.parse(answer).value.batches) this.#take(batch);
        resolve();
      });
    });
  }

  #take(batch: Batch): void {
    const { match, seen, weigh } = this.#options;
    if (batch.match !== match || batch.version <= this.#version) return;
    assert(batch.version === this.#version + 1, 'no batch is missing');
    this.#version = batch.version;
    seen({ match, version: this.#version });
    this.phone.happened(batch.events);
    this.#film.push(...batch.events);
    this.asStates += weigh(batch, this.phone.view, this.#film);
  }
}
