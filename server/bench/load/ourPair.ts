// Two of our phones, each with a trader of its own.

import { present } from '@dunmer/shared/lib';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { type SeededTrader, trader } from '../../test/support/index.ts';
import { both } from './both.ts';
import { dealOn, giveBack } from './dealing.ts';
import { OurPhone, type Weigh } from './ourPhone.ts';
import type { Pace } from './pace.ts';
import { type Pair, pairOf } from './pair.ts';
import { OurWire } from './phoneWire.ts';
import { socketIoWire, type Wire } from './wire.ts';

const wireOf = (port: number, { cookie }: SeededTrader): Promise<Wire> =>
  socketIoWire({ port, namespace: '', cookie, auth: { protocol: PROTOCOL_VERSION } });

export interface OurPair extends Pair {
  /** Deals beside the table for ever. */
  deal(pace: Pace): Promise<never>;
}

/**
 * Connects the phones of a pair of seeded traders. `weigh` tells how much more a batch would weigh as a whole state.
 */
export async function ourPair(port: number, pair: number, weigh: Weigh): Promise<OurPair> {
  const [one, two] = [trader(2 * pair), trader(2 * pair + 1)];
  const [a, b] = await Promise.all([wireOf(port, one), wireOf(port, two)]);
  const [wireA, wireB] = [new OurWire(a), new OurWire(b)];
  const dealers = [
    { wire: wireA, trader: one },
    { wire: wireB, trader: two },
  ] as const;
  const playing = pairOf([a, b], async ({ plan }, { until, pace, terms }) => {
    const friendly = terms === 'friendly';
    const wish = { type: 'proposeMatch', with: two.person, stake: friendly ? 0 : 1, friendly } as const;
    const { id: proposal } = await wireA.sendInTime(pace, wish);
    const yes = await wireB.sendInTime(pace, { type: 'acceptMatch', proposal });
    // A short trader's yes proposes the same again: the other has the last word (rule 2.2).
    const begun =
      yes.match === null ? await wireA.sendInTime(pace, { type: 'acceptMatch', proposal: yes.id }) : yes;
    const match = present(begun.match, 'the match has begun');
    const { done, there } = both();
    const common = { match, plan, until, pace, weigh, done };
    const phoneA = new OurPhone({ ...common, wire: wireA, seat: 'a' });
    const phoneB = new OurPhone({ ...common, wire: wireB, seat: 'b' });
    await there;
    for (const { stop } of [phoneA, phoneB]) stop();
    const { phase } = phoneA.phone.trader.view.common;
    if (phase.at === 'finished' && phase.price.kind === 'claimed')
      await giveBack(phase.price.copy, phoneA.phone.trader.deck, dealers, pace);
    return {
      plan,
      terms,
      traders: { a: phoneA.phone.trader, b: phoneB.phone.trader },
      toss: (occasion) => phoneA.phone.toss(occasion),
      asStates: phoneA.asStates + phoneB.asStates,
    };
  });
  return Object.assign(playing, { deal: (pace: Pace) => dealOn(dealers, pace) });
}
