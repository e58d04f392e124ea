// Two of our phones, each a trader's of its own.

import * as z from 'zod';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { type SeededTrader, trader } from '../../test/support/index.ts';
import { askInTime } from './ask.ts';
import { both } from './both.ts';
import { commandId } from './commandId.ts';
import { dealOn, giveBack } from './dealing.ts';
import { lately } from './lately.ts';
import { OurPhone, type Weigh } from './ourPhone.ts';
import type { Pace } from './pace.ts';
import { type Pair, pairOf } from './pair.ts';
import { socketIoWire, type Wire } from './wire.ts';

const made = z.object({ ok: z.literal(true), value: z.object({ id: z.string() }) });
const accepted = z.object({
  ok: z.literal(true),
  value: z.object({ match: z.string() }).or(made.shape.value),
});
const started = z.object({ ok: z.literal(true), value: z.object({ match: z.string() }) });

const wireOf = (port: number, { cookie }: SeededTrader): Promise<Wire> =>
  socketIoWire({ port, namespace: '', cookie, auth: { protocol: PROTOCOL_VERSION } });

export interface OurPair extends Pair {
  /** Deals beside the table, for ever. */
  deal(pace: Pace): Promise<never>;
}

/** Connects the phones of a pair of seeded traders. `weigh`: what a batch would weigh more if it were the whole state. */
export async function ourPair(port: number, pair: number, weigh: Weigh): Promise<OurPair> {
  const [one, two] = [trader(2 * pair), trader(2 * pair + 1)];
  const [a, b] = await Promise.all([wireOf(port, one), wireOf(port, two)]);
  const [seenByA, seenByB] = [lately(a), lately(b)];
  const dealers = [
    { wire: a, trader: one },
    { wire: b, trader: two },
  ] as const;
  const playing = pairOf([a, b], async ({ plan }, { until, pace, terms }) => {
    const ask = (wire: Wire, command: object) =>
      askInTime(wire, pace, 'command', [{ id: commandId(), ...command }]);
    const friendly = terms === 'friendly';
    const wish = { type: 'proposeMatch', with: two.person, stake: friendly ? 0 : 1, friendly };
    const { id: proposal } = made.parse(await ask(a, wish)).value;
    const yes = accepted.parse(await ask(b, { type: 'acceptMatch', proposal })).value;
    // A short trader's yes is a proposal of the same: the other has the last word (rule 2.2).
    const { match } =
      'match' in yes ? yes : started.parse(await ask(a, { type: 'acceptMatch', proposal: yes.id })).value;
    const { done, there } = both();
    const common = { match, plan, until, pace, weigh, done };
    const phoneA = new OurPhone({ ...common, wire: a, seen: seenByA, seat: 'a' });
    const phoneB = new OurPhone({ ...common, wire: b, seen: seenByB, seat: 'b' });
    await Promise.all([phoneA.follow(), phoneB.follow()]);
    await there;
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
