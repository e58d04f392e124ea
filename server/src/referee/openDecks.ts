// Opening decks: a referee of a match that was called sees both decks; both players read that, and why (EVENT, "Who sees what").
//
// Decks as they were dealt in, by card: what lies where is another act's.

import { err, ok, present } from '@dunmer/shared/lib';
import type { MatchEvent } from '@dunmer/shared/fairness';
import type { CommandResult, OpenedDecks } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type DeckCard } from '@dunmer/shared/rules';
import type { RulesFor } from '../door/index.ts';
import { asStaff } from './relation.ts';
import { type Acts, noted, sayAsStaff } from './saying.ts';

/** Both decks as the log of the match begins with them. */
function decksIn(events: readonly MatchEvent[]): BySeat<readonly DeckCard[]> {
  return bySeat((seat) => {
    const taken = events.find((event) => event.type === 'DeckTaken' && event.to === seat);
    return taken?.type === 'DeckTaken' ? taken.deck : [];
  });
}

async function openDecks(asking: Acts<{ readonly reason: string }>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { match, reason } = command;
  const live = present(await context.lives.get(tx, match), 'how they are related to it was asked before');
  const wasCalled = live.state.desk.notes.some(({ act }) => act === 'called');
  if (actor.person?.staff === 'referee' && !wasCalled) return err({ code: 'not-allowed', why: 'role' });
  const said = await sayAsStaff(asking, (_, by) => noted({ act: 'decksOpened', by, reason }));
  if (!said.ok) return said;
  const [first] = await tx.log(live.table.key, 0, 1);
  const decks = decksIn(present(first, 'a match has begun').events);
  // In the order of their names: the owner's own order is nobody's business.
  const opened: OpenedDecks = bySeat((seat) => decks[seat].map(({ card }) => card).toSorted());
  return ok({ type: 'openedDecks', match, decks: opened });
}

export const openDecksRules: RulesFor<'openDecks'> = {
  openDecks: { relate: asStaff, handle: openDecks },
};
