// DecideOn: one command to the deck, decided and written in its transaction.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { DeckCommand } from '@dunmer/shared/intrigue';
import type { CommandResult } from '@dunmer/shared/protocol';
import { type Asking, byPerson, type Do } from '../command/index.ts';
import type { PersonKey, Tx } from '../store/index.ts';
import type { Context } from '../match/index.ts';
import type { Acting } from '../world/index.ts';
import { deckAround } from './around.ts';
import { recordDeck } from './record.ts';
import { type DeckNo, DeckSteps } from './steps.ts';

/**
 * Carries out a command to the deck, or refuses it without writing anything. Returns the steps that it has led to.
 * `who`: whose command it is; null for clocks.
 */
export async function decideOnDeck(
  world: Context,
  tx: Tx,
  { who }: { readonly who: PersonKey | null },
  command: DeckCommand,
): Promise<Result<DeckSteps, DeckNo>> {
  const around = await deckAround(world, tx);
  if (around === null) return err({ code: 'intrigue-off' });
  const steps = new DeckSteps(around);
  const taken = steps.take(command);
  if (!taken.ok) return taken;
  await recordDeck(world, tx, steps, { who });
  return ok(steps);
}

/** Makes of what somebody sends a command that the deck's core knows, decides it and writes it. */
export const onDeck = <C>(said: (command: C, who: string) => DeckCommand): Do<C> =>
  byPerson(async ({ context, tx, actor, command }: Asking<Acting, C>): Promise<CommandResult> => {
    const { key, id } = actor.person;
    const decided = await decideOnDeck(context, tx, { who: key }, said(command, id));
    return decided.ok ? ok({ type: 'settled' }) : decided;
  });
