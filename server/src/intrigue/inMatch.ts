// InMatch: intrigue cards that are played in a match, and what the end of a match means for them (IN13, IN20, IN21,
// IN24).

import { assert, present } from '@dunmer/shared/lib';
import type { DeckCommand } from '@dunmer/shared/intrigue';
import type { MatchEvent } from '@dunmer/shared/fairness';
import type { Context, Follow, Turn } from '../match/index.ts';
import type { PersonKey, StoredMatch, Tx } from '../store/index.ts';
import { deckAround } from './around.ts';
import { recordDeck } from './record.ts';
import { DeckSteps } from './steps.ts';

type Seated = Pick<StoredMatch, 'key' | 'id' | 'seats'>;

/** What an event of a match means for the deck: a card leaves a hand, or cards of a play are spent. */
function commandsFor({ id, seats }: Seated, event: MatchEvent): readonly DeckCommand[] {
  if (event.type === 'CardPlayed' && event.held.kind === 'intrigue') {
    const { id: who } = present(seats[event.seat].person, 'a trader sits there');
    return [{ type: 'playedAt', who, copy: event.held.key, where: id }];
  }
  if (event.type !== 'PlaySettled') return [];
  // As with an action: cancels first, and the newest before the older ones.
  return event.spent.toReversed().map((copy): DeckCommand => ({ type: 'playIsOver', copy }));
}

async function decide(
  context: Context,
  tx: Tx,
  { key, id }: Seated,
  who: PersonKey | null,
  commands: readonly DeckCommand[],
): Promise<void> {
  const around = present(await deckAround(context, tx), 'cards of a deck are played');
  const steps = new DeckSteps(around);
  for (const command of commands) {
    const taken = steps.take(command, { contract: null, match: key });
    assert(taken.ok, `match ${id} plays what its seats hold`);
  }
  await recordDeck(context, tx, steps, { who, match: key });
}

/** IN13: takes what a turn has played out of the hand, and spends what has been settled, in the turn's own order. */
export const playIntrigue: Follow = async (context, tx, { at, after: { table }, events, who }: Turn) => {
  // PT2: no window of the deck opens at the patrons' table.
  if (at !== 'trade') return;
  const commands = events.flatMap((event) => commandsFor(table, event));
  if (commands.length > 0) await decide(context, tx, table, who, commands);
};

/** IN21: a stopped match that is voided says nothing more about the cards played in it, so they are spent. */
export async function spendIntrigueOf(
  context: Context,
  tx: Tx,
  table: Seated,
  who: PersonKey | null,
): Promise<void> {
  const live = await context.deck.of(tx);
  const left = live?.state.common.table.filter(({ where }) => where === table.id) ?? [];
  const commands = left.toReversed().map(({ copy }): DeckCommand => ({ type: 'playIsOver', copy }));
  if (commands.length > 0) await decide(context, tx, table, who, commands);
}
