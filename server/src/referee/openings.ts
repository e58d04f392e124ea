// Openings: staff of a match with an open call see what is not theirs; both players read that, and why (EVENT,
// "Secrets" and "Who sees what", R15).
//
// The answer is kept with the command, as every answer is: the same person who asks again with the same id from the
// same browser gets the same answer. The match's log in the database holds both rows anyhow, so keeping the answer
// makes nothing less secret. The journal, the log and every export hold only the fact that it was opened.

import { err, ok, present, type Result } from '@dunmer/shared/lib';
import type { CommandResult, OpenedCards, OpenedDecks, OpenedHands, PersonId } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type DeckCard } from '@dunmer/shared/rules';
import { act, type CommandMap, type SomeCommands } from '../command/index.ts';
import { type LiveGame, type LiveTrade, refusedOpening, type Undecided } from '../match/index.ts';
import { referees } from '../roles/index.ts';
import type { StoredEvent } from '../store/index.ts';
import { onMatch } from './onMatch.ts';
import { type Acts, noted, sayAsStaff } from './saying.ts';

type Opens = 'openCards' | 'openDecks' | 'openPurses';

/** What each of these acts opens, and the note that the log gets. */
const OPENED = {
  openCards: { what: 'rows', act: 'opened', more: {} },
  openDecks: { what: 'decks', act: 'decksOpened', more: {} },
  openPurses: { what: 'purses', act: 'decksOpened', more: { what: 'purses' } },
} as const;

/**
 * Notes in the log that something is opened; returns by whom. Refuses without an open call, and where nothing is
 * hidden.
 */
async function sayOpened(asking: Acts<CommandMap[Opens]>): Promise<Result<PersonId, Undecided>> {
  const { actor, command } = asking;
  const { what, act: named, more } = OPENED[command.type];
  const said = await sayAsStaff(asking, (live, by) => {
    const refused = refusedOpening(live, what);
    return refused === null ? noted({ act: named, by, reason: command.reason, ...more }) : err(refused);
  });
  return said.ok ? ok(present(actor.person, 'the table of roles lets nobody else in').id) : said;
}

const laidIn = ({ state: { rules } }: LiveTrade): OpenedCards =>
  bySeat((seat) => rules.secret[seat].laid.map((laid) => laid?.card ?? null));

/** PATRONS 11: a hand, what was exchanged, and a patron that is not open yet. */
const handsIn = ({ state: { rules, seals, exchanged } }: LiveGame): OpenedHands =>
  bySeat((seat) => ({
    patron: seals.patrons === null ? rules.secret[seat].patron : null,
    hand: rules.secret[seat].hand.map(({ copy }) => copy),
    exchanged: exchanged[seat],
  }));

/**
 * Opens what lies face down. Refuses after the reveal, when nothing lies so any more; at the patrons' table it opens
 * hands, to the end.
 */
async function openCards(asking: Acts<CommandMap['openCards']>): Promise<CommandResult> {
  const { context, tx, command } = asking;
  const { match } = command;
  const opened = await sayOpened(asking);
  if (!opened.ok) return opened;
  const by = opened.value;
  const live = present(await context.lives.get(tx, match), 'a match that was decided on');
  return live.at === 'trade'
    ? ok({ type: 'openedCards', match, laid: laidIn(live), by })
    : ok({ type: 'openedHands', match, hands: handsIn(live), catalogue: live.table.catalogue, by });
}

/** Both decks, by card, as the match's log begins with them; where each card lies is told by another act. */
function decksIn(events: readonly StoredEvent[]): BySeat<readonly DeckCard[]> {
  return bySeat((seat) => {
    const taken = events.find((event) => event.type === 'DeckTaken' && event.to === seat);
    return taken?.type === 'DeckTaken' ? taken.deck : [];
  });
}

/** Opens both decks while the match runs: what lay face down may be all that a deck holds (R15, rule 2.2). */
async function openDecks(asking: Acts<CommandMap['openDecks']>): Promise<CommandResult> {
  const { context, tx, command } = asking;
  const { match } = command;
  const opened = await sayOpened(asking);
  if (!opened.ok) return opened;
  const { table } = present(await context.lives.get(tx, match), 'a match that was decided on');
  const [first] = await tx.log(table.key, 0, 1);
  const dealt = decksIn(present(first, 'a match has begun').events);
  // Sorted by name: the order that the owner has chosen concerns nobody.
  const decks: OpenedDecks = bySeat((seat) => dealt[seat].map(({ card }) => card).toSorted());
  return ok({ type: 'openedDecks', match, decks, by: opened.value });
}

/**
 * Opens both purses. Refuses where coins lie on the table. The answer holds no sum and no name: the purses are read by
 * a question of their own, as long as the call is open.
 */
async function openPurses(asking: Acts<CommandMap['openPurses']>): Promise<CommandResult> {
  const { context, tx, command } = asking;
  if ((await context.settings.of(tx)).settings.money === 'table') return err({ code: 'no-accounts' });
  const opened = await sayOpened(asking);
  return opened.ok ? ok({ type: 'openedPurses', match: command.match, by: opened.value }) : opened;
}

const seen = { who: referees, ...onMatch, undo: 'never' } as const;

export const openingCommands = {
  openCards: act({ ...seen, do: openCards, noted: 'opened' }),
  openDecks: act({ ...seen, do: openDecks, noted: 'decksOpened' }),
  openPurses: act({ ...seen, do: openPurses, noted: 'pursesOpened' }),
} satisfies SomeCommands;
