// DecideOn: one command to the deck, decided and written in its transaction.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { DeckCommand } from '@dunmer/shared/intrigue';
import type { PersonKey, Tx } from '../store/index.ts';
import type { Context } from '../match/index.ts';
import { deckAround } from './around.ts';
import { recordDeck } from './record.ts';
import { type DeckNo, DeckSteps, type PlayedOn } from './steps.ts';

/** Whose command it is, null for clocks; `on` is the table on which a card is played. */
export interface DeckOccasion {
  readonly who: PersonKey | null;
  readonly on?: PlayedOn;
}

/**
 * Carries out a command to the deck, or refuses it without writing anything. Returns the steps that it has led to.
 */
export async function decideOnDeck(
  world: Context,
  tx: Tx,
  { who, on }: DeckOccasion,
  command: DeckCommand,
): Promise<Result<DeckSteps, DeckNo>> {
  const around = await deckAround(world, tx);
  if (around === null) return err({ code: 'intrigue-off' });
  const steps = new DeckSteps(around);
  const taken = steps.take(command, on);
  if (!taken.ok) return taken;
  await recordDeck(world, tx, steps, { who });
  return ok(steps);
}
