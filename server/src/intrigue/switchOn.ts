// SwitchOn: the module is switched on: the first time the deck is made (IN2); later, whoever began to trade meanwhile
// comes into the initiative (IN7).

import type { PersonKey, Tx } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { deckAround } from './around.ts';
import { makeDeck } from './make.ts';
import { recordDeck } from './record.ts';
import { DeckSteps } from './steps.ts';

/** What follows from the setting, which is written already. */
export async function setIntrigue(world: World, tx: Tx, { who }: { readonly who: PersonKey }): Promise<void> {
  if ((await world.deck.of(tx)) === null) await makeDeck(world, tx, { who });
  else await joinAll(world, tx, who);
}

/** IN7: everybody who trades and is not ruined, where the word is said and the deck open. */
export async function joinAll(world: World, tx: Tx, who: PersonKey | null): Promise<void> {
  const around = await deckAround(world, tx);
  if (around === null) return;
  const { common } = around.live.state;
  if (!around.facts.isOn || common.word === null || common.seed !== null) return;
  const steps = new DeckSteps(around);
  for (const trader of around.facts.traders)
    if (!common.order.includes(trader)) steps.take({ type: 'join', who: trader });
  await recordDeck(world, tx, steps, { who });
}
