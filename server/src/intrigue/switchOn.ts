// SwitchOn: switching the module on makes the deck the first time and seals its seed (IN1, IN2); later it adds the
// people who began to trade meanwhile to the initiative (IN7).

import { assert } from '@dunmer/shared/lib';
import { NEW_DECK, sealDeck } from '@dunmer/shared/intrigue';
import { INTRIGUE_SETTINGS } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { PersonKey, Tx } from '../store/index.ts';
import type { Context } from '../match/index.ts';
import type { LiveDeck } from '../world/index.ts';
import { deckAround, deckFacts } from './around.ts';
import { recordDeck } from './record.ts';
import { DeckSteps } from './steps.ts';

/** A deck that does not exist yet: no event has happened to it. */
const NO_DECK: LiveDeck = { nth: 0, state: NEW_DECK, copies: new Map() };

/** Makes the deck of an event that has none, of as many packs as are set, under a name that says nothing. */
async function makeDeck(world: Context, tx: Tx, who: PersonKey): Promise<void> {
  const { packs = INTRIGUE_SETTINGS.packs.first } = (await world.settings.of(tx)).settings;
  const sealed = sealDeck(PRINTED.intrigue, { event: world.draws.id(), packs, seed: world.draws.draw() });
  assert(sealed.ok, 'so many packs can be set');
  const steps = new DeckSteps({ live: NO_DECK, ...(await deckFacts(world, tx)) });
  steps.happen(sealed.value);
  await recordDeck(world, tx, steps, { who, rings: false });
}

/** Does what follows from the setting, which is already written; the caller rings for everybody. */
export async function setIntrigue(world: Context, tx: Tx, who: PersonKey): Promise<void> {
  if ((await world.deck.of(tx)) === null) await makeDeck(world, tx, who);
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
