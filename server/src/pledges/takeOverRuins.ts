// TakeOverRuins: when promises are switched on for the first time, people who are ruined in the intrigue deck alone, or
// will be at the end of a match, are ruined in both modules from then on (PR25, IN25).

import type { Context } from '../match/index.ts';
import type { StoredHand, Tx } from '../store/index.ts';
import { newHand } from './recordHands.ts';

/** Turns each ruin of the deck into one of promises. Nobody has promises yet; any that come to the ruined go home. */
export async function takeOverRuins({ deck }: Context, tx: Tx): Promise<void> {
  if ((await deck.of(tx)) === null) return;
  const hands = (await tx.intrigue.intrigueRuins()).flatMap(
    ({ person, ruined, ruinAfter }): readonly StoredHand[] =>
      ruined || ruinAfter !== null ? [{ ...newHand(person), ruined, ruinAfter }] : [],
  );
  await tx.pledges.addHands(hands.map((hand) => ({ ...hand, ruined: false })));
  for (const hand of hands) {
    const over = { person: hand.person, ruined: false, ruinAfter: null };
    await tx.pledges.changeHand(hand);
    await tx.intrigue.putIntrigueRuin(over);
    tx.note({ is: 'hand', ...hand });
    tx.note({ is: 'deckRuin', ...over });
  }
}
