// Make: the deck is made once, of a number of packs, and its seed sealed (IN1, IN2).

import { err, ok, type Result } from '@dunmer/shared/lib';
import { sealDeck } from '@dunmer/shared/intrigue';
import { INTRIGUE_SETTINGS } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { PersonKey, Tx } from '../store/index.ts';
import type { Context } from '../match/index.ts';
import { deckFacts } from './around.ts';
import { NO_DECK, recordDeck } from './record.ts';
import { type DeckNo, DeckSteps, inWords } from './steps.ts';

/**
 * Makes the deck of an event that has none, of as many packs as are set, under a name that says nothing. The caller
 * rings for everybody.
 */
export async function makeDeck(
  world: Context,
  tx: Tx,
  { who }: { readonly who: PersonKey },
): Promise<Result<DeckSteps, DeckNo>> {
  const { settings } = await world.settings.of(tx);
  const sealing = {
    event: world.draws.id(),
    packs: settings.packs ?? INTRIGUE_SETTINGS.packs.first,
    seed: world.draws.draw(),
  };
  const made = sealDeck(PRINTED.intrigue, sealing);
  if (!made.ok) return err(inWords(made.error));
  const steps = new DeckSteps({ live: NO_DECK, ...(await deckFacts(world, tx)) });
  steps.happen(made.value);
  await recordDeck(world, tx, steps, { who, rings: false });
  return ok(steps);
}
