// Our phone: the app's own, played by a plan in place of a person, at the pace of a benchmark.

import type { MatchView, VisibleEvent } from '@dunmer/shared/fairness';
import { createSync, TRADE_ON_PHONE } from '@dunmer/shared/phone';
import type { Batch, MatchId } from '@dunmer/shared/protocol';
import type { OurWire } from './phoneWire.ts';
import { SealedPhone, type SealedPhoneOptions } from './sealedPhone.ts';

export type Weigh = (batch: Batch, view: MatchView, film: readonly VisibleEvent[]) => number;

export interface OurPhoneOptions extends Omit<SealedPhoneOptions, 'send'> {
  readonly wire: OurWire;
  readonly match: MatchId;
  /** How much more a batch would weigh if it were the whole state: the view, and the film so far. */
  readonly weigh: Weigh;
}

export class OurPhone {
  readonly phone: SealedPhone;
  asStates = 0;
  /** Stops following the match. */
  readonly stop: () => void;

  constructor(options: OurPhoneOptions) {
    const { wire, match, weigh } = options;
    this.phone = new SealedPhone({
      ...options,
      send({ seat: _, ...command }, answered) {
        void wire.send({ type: 'play', match, command }).then(answered);
      },
    });
    const { followed, stop } = createSync(
      wire.given,
      TRADE_ON_PHONE,
      { by: 'seat', match },
      {
        failed(why) {
          throw new Error(`a sync has failed: ${why}`);
        },
      },
    );
    this.stop = stop;
    followed.subscribe(({ log }, before) => {
      const { view } = log;
      if (log === before.log || view === null) return;
      this.phone.sees(view);
      for (const batch of log.batches.slice(before.log.version))
        this.asStates += weigh(batch, view, log.events);
    });
  }
}
