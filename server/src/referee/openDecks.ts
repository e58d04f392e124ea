// Opening decks: staff of a called match sees both decks while it runs; both players read that, and why (EVENT, "Who
// sees what").
//
// Decks as they were dealt in, by card: what lies where is another act's.

import { err, ok, present } from '@dunmer/shared/lib';
import type { CommandResult, OpenedDecks } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type DeckCard } from '@dunmer/shared/rules';
import type { StoredEvent } from '../store/index.ts';
import { act, type CommandMap, type CommandsOf } from '../command/index.ts';
import { refusedOpening } from '../match/index.ts';
import { referees } from '../roles/index.ts';
import { onMatch } from './onMatch.ts';
import { type Acts, noted, sayAsStaff } from './saying.ts';

/** Both decks as the log of the match begins with them. */
function decksIn(events: readonly StoredEvent[]): BySeat<readonly DeckCard[]> {
  return bySeat((seat) => {
    const taken = events.find((event) => event.type === 'DeckTaken' && event.to === seat);
    return taken?.type === 'DeckTaken' ? taken.deck : [];
  });
}

/** Refuses without an open call, and after the end: what lay face down may be all that a deck holds (R15, rule 2.2). */
async function openDecks(asking: Acts<CommandMap['openDecks']>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { match, reason } = command;
  const said = await sayAsStaff(asking, (live, by) => {
    const refused = refusedOpening(live, 'decks');
    return refused === null ? noted({ act: 'decksOpened', by, reason }) : err(refused);
  });
  if (!said.ok) return said;
  const { table } = present(await context.lives.get(tx, match), 'a match that was decided on');
  const [first] = await tx.log(table.key, 0, 1);
  const decks = decksIn(present(first, 'a match has begun').events);
  // In the order of their names: the owner's own order is nobody's business.
  const opened: OpenedDecks = bySeat((seat) => decks[seat].map(({ card }) => card).toSorted());
  const { id: by } = present(actor.person, 'the table of roles lets nobody else in');
  return ok({ type: 'openedDecks', match, decks: opened, by });
}

export const openDecksCommand: CommandsOf<'openDecks'> = {
  openDecks: act({
    who: referees,
    ...onMatch,
    do: openDecks,
    undo: 'never',
    noted: 'decksOpened',
  }),
};
