// SwitchOn: switching the module on makes the deck the first time (IN2); later it adds the people who began to trade
// meanwhile to the initiative (IN7).

import type { PersonKey, Tx } from '../store/index.ts';
import type { Context } from '../match/index.ts';
import { deckAround } from './around.ts';
import { makeDeck } from './make.ts';
import { recordDeck } from './record.ts';
import { DeckSteps } from './steps.ts';

/** Does what follows from the setting, which is already written. */
export async function setIntrigue(
  world: Context,
  tx: Tx,
  { who }: { readonly who: PersonKey },
): Promise<void> {
  if ((await world.deck.of(tx)) === null) await makeDeck(world, tx, { who });
  else await joinAll(world, tx, who);
}

/**
 * IN7: adds everybody who trades and is not ruined to the initiative, once the word is said and while the deck is open.
 */
export async function joinAll(world: Context, tx: Tx, who: PersonKey | null): Promise<void> {
  const around = await deckAround(world, tx);
  if (around === null) return;
  const { common } = around.live.state;
  if (!around.facts.isOn || common.word === null || common.seed !== null) return;
  const steps = new DeckSteps(around);
  for (const trader of around.facts.traders)
    if (!common.order.includes(trader)) steps.take({ type: 'join', who: trader });
  await recordDeck(world, tx, steps, { who });
}
