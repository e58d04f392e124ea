// Two phones of the bare floors.

import * as z from 'zod';
import { assert } from '@dunmer/shared/lib';
import type { VisibleEvent } from '@dunmer/shared/fairness';
import { askInTime } from './ask.ts';
import { both } from './both.ts';
import { type Pair, pairOf } from './pair.ts';
import { SealedPhone, type SealedPhoneOptions } from './sealedPhone.ts';
import type { Wire } from './wire.ts';

const happened = z.custom<readonly VisibleEvent[]>();

function seatAt(wire: Wire, match: number, options: Omit<SealedPhoneOptions, 'send'>): SealedPhone {
  const phone = new SealedPhone({
    ...options,
    send: (command, answered) =>
      wire.ask('command', [match, command], (answer) => {
        assert(answer === true, 'the rules allow what is planned');
        answered();
      }),
  });
  wire.hear((_, [of, events]) => {
    if (of === match) phone.happened(happened.parse(events));
  });
  return phone;
}

/** Connects two phones. */
export async function barePair(connect: () => Promise<Wire>): Promise<Pair> {
  const [a, b] = await Promise.all([connect(), connect()]);
  return pairOf([a, b], async ({ plan }, { until, pace, terms }) => {
    assert(terms === 'friendly', 'only our server knows stakes');
    const match = Number(await askInTime(a, pace, 'open', [plan.seed]));
    const { done, there } = both();
    const phoneA = seatAt(a, match, { plan, seat: 'a', until, pace, done });
    const phoneB = seatAt(b, match, { plan, seat: 'b', until, pace, done });
    await askInTime(b, pace, 'join', [match]);
    await there;
    const traders = { a: phoneA.trader, b: phoneB.trader };
    return { plan, terms, traders, toss: (occasion) => phoneA.toss(occasion), asStates: 0 };
  });
}
