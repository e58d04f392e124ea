// Two of our phones, each a browser of its own with its cookie.

import * as z from 'zod';
import { present } from '@dunmer/shared/lib';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { askInTime } from './ask.ts';
import { both } from './both.ts';
import { commandId } from './commandId.ts';
import { lately } from './lately.ts';
import { OurPhone, type Weigh } from './ourPhone.ts';
import { type Pair, pairOf } from './pair.ts';
import { socketIoWire, type Wire } from './wire.ts';

const opened = z.object({ ok: z.literal(true), value: z.object({ match: z.string(), play: z.string() }) });
const seated = z.object({ ok: z.literal(true) });

async function newWire(port: number): Promise<Wire> {
  const response = await fetch(`http://127.0.0.1:${port}/api/session`);
  await response.arrayBuffer();
  const cookie = present(response.headers.getSetCookie()[0]?.split(';')[0], 'the cookie of a new device');
  return socketIoWire({ port, namespace: '', cookie, auth: { protocol: PROTOCOL_VERSION } });
}

/** Connects two phones. `weigh`: what a batch would weigh more if it were the whole state. */
export async function ourPair(port: number, weigh: Weigh): Promise<Pair> {
  const [a, b] = await Promise.all([newWire(port), newWire(port)]);
  const [seenByA, seenByB] = [lately(a), lately(b)];
  return pairOf([a, b], async ({ plan, decks }, until, pace) => {
    const ask = (wire: Wire, command: object) =>
      askInTime(wire, pace, 'command', [{ id: commandId(), ...command }]);
    const table = { type: 'openTable', name: 'Nerevar', deck: decks.a, against: 'person' };
    const { match, play: code } = opened.parse(await ask(a, table)).value;
    const { done, there } = both();
    const common = { match, plan, until, pace, weigh, done };
    const phoneA = new OurPhone({ ...common, wire: a, seen: seenByA, seat: 'a' });
    const phoneB = new OurPhone({ ...common, wire: b, seen: seenByB, seat: 'b' });
    await phoneA.follow();
    seated.parse(await ask(b, { type: 'takeSeat', code, name: 'Voryn', deck: decks.b }));
    await phoneB.follow();
    await there;
    return {
      plan,
      traders: { a: phoneA.phone.trader, b: phoneB.phone.trader },
      toss: (occasion) => phoneA.phone.toss(occasion),
      asStates: phoneA.asStates + phoneB.asStates,
    };
  });
}
