// Dealing: two traders who do all that there is beside the table, again and again, each step when it is time.

import * as z from 'zod';
import type { SeededTrader } from '../../test/support/index.ts';
import { askInTime } from './ask.ts';
import { commandId } from './commandId.ts';
import type { Pace } from './pace.ts';
import type { Wire } from './wire.ts';

const answered = z.object({ ok: z.literal(true), value: z.object({ id: z.string().default('') }) });
const NOTHING = { copies: [], drakes: 0 };

/** A trader and their phone. */
export interface Dealer {
  readonly wire: Wire;
  readonly trader: SeededTrader;
}

/** One contract, one trade and one declined proposal, from `one` to `two`. */
async function dealOnce(one: Dealer, two: Dealer, pace: Pace): Promise<void> {
  const ask = async ({ wire }: Dealer, command: object): Promise<string> =>
    answered.parse(await askInTime(wire, pace, 'command', [{ id: commandId(), ...command }])).value.id;
  const partner = two.trader.person;
  const terms = { with: partner, text: 'Silk', sum: 1, payer: 'one', counters: null };
  const contract = await ask(one, { type: 'offerContract', ...terms });
  await ask(two, { type: 'acceptContract', contract });
  for (const each of [one, two]) await ask(each, { type: 'confirmHandover', contract });
  const gives = { copies: [], drakes: 1 };
  const trade = await ask(one, { type: 'offerTrade', with: partner, gives, takes: NOTHING, replaces: null });
  await ask(two, { type: 'acceptTrade', trade });
  const proposal = await ask(one, { type: 'proposeMatch', with: partner, stake: 0, friendly: true });
  await ask(two, { type: 'declineMatch', proposal });
}

/** Both deal with each other for ever: what one pays, the other pays back. */
export async function dealOn([one, two]: readonly [Dealer, Dealer], pace: Pace): Promise<never> {
  const keepOn = async (from: Dealer, to: Dealer): Promise<never> => {
    for (;;) await dealOnce(from, to, pace);
  };
  await Promise.race([keepOn(one, two), keepOn(two, one)]);
  throw new Error('nobody stops dealing');
}
