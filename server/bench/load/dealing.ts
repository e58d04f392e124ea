// Dealing: two traders who do everything that there is beside the table, again and again, each step when it is time.

import type { CopyId, DeckCard } from '@dunmer/shared/rules';
import type { SeededTrader } from '../../test/support/index.ts';
import type { Pace } from './pace.ts';
import { onContract } from '../../test/support/onContract.ts';
import type { OurWire } from './phoneWire.ts';

const NOTHING = { copies: [], drakes: 0 };

/** A trader and their phone. */
export interface Dealer {
  readonly wire: OurWire;
  readonly trader: SeededTrader;
}

const ask = async ({ wire }: Dealer, pace: Pace, command: Parameters<OurWire['send']>[0]): Promise<string> =>
  (await wire.sendInTime(pace, command)).id;

/** Makes one contract, one trade and one declined proposal, from `one` to `two`. */
async function dealOnce(one: Dealer, two: Dealer, pace: Pace): Promise<void> {
  const partner = two.trader.person;
  const terms = { with: partner, text: 'Silk', sum: 1, payer: 'one', counters: null } as const;
  const contract = await ask(one, pace, { type: 'offerContract', ...terms });
  await ask(two, pace, onContract(contract, { type: 'accept' }));
  for (const each of [one, two]) await ask(each, pace, onContract(contract, { type: 'confirmHandover' }));
  const gives = { copies: [], drakes: 1 };
  const trade = await ask(one, pace, {
    type: 'offerTrade',
    with: partner,
    gives,
    takes: NOTHING,
    replaces: null,
  });
  await ask(two, pace, { type: 'acceptTrade', trade });
  const proposal = await ask(one, pace, { type: 'proposeMatch', with: partner, stake: 0, friendly: true });
  await ask(two, pace, { type: 'declineMatch', proposal });
}

/**
 * Puts the card that one of two has won from the other back where it was before the match: into the deck of the first,
 * or of the second.
 */
export async function giveBack(
  copy: CopyId,
  deckOfFirst: readonly DeckCard[],
  [first, second]: readonly [Dealer, Dealer],
  pace: Pace,
): Promise<void> {
  const wasFirsts = deckOfFirst.some((card) => card.copy === copy);
  const [from, to] = wasFirsts ? [second, first] : [first, second];
  const gives = { copies: [copy], drakes: 0 };
  const trade = await ask(from, pace, {
    type: 'offerTrade',
    with: to.trader.person,
    gives,
    takes: NOTHING,
    replaces: null,
  });
  await ask(to, pace, { type: 'acceptTrade', trade });
}

/** Lets both deal with each other for ever: what one pays, the other pays back. */
export async function dealOn([one, two]: readonly [Dealer, Dealer], pace: Pace): Promise<never> {
  const keepOn = async (from: Dealer, to: Dealer): Promise<never> => {
    for (;;) await dealOnce(from, to, pace);
  };
  await Promise.race([keepOn(one, two), keepOn(two, one)]);
  throw new Error('nobody stops dealing');
}
