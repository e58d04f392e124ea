// DealStartDecks: an organiser deals start decks to several people at once.

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import type { StoredPerson } from '../store/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { dealStart } from './dealStart.ts';

/** Deals the decks. Refuses everything if one of them does not trade, or is in a match (rule 1.5). */
export async function dealStartDecks(
  { context, tx, actor, command }: Asking<Acting, CommandMap['dealStart']>,
  people: readonly StoredPerson[],
): Promise<CommandResult> {
  const traders = new Set(people.filter(({ trades }) => trades).map(({ id }): string => id));
  const strange = command.people.find((id) => !traders.has(id));
  if (strange !== undefined) return err({ code: 'unknown-person', who: strange });
  const playing = people.find(({ match }) => match !== null);
  if (playing !== undefined) return err({ code: 'in-match', who: playing.id });
  const keys = people.map(({ key }) => key);
  const { uncommon, rare } = command;
  const dealt = await dealStart(context, tx, keys, { uncommon, rare, who: actor.person.key });
  if (!dealt.ok) return dealt;
  await touch(context, tx, keys);
  return ok({ type: 'settled' });
}
