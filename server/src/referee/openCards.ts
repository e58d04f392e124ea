// Opening cards: a member of staff sees what lies face down; both players read that, and why (EVENT, "Secrets", R15).
//
// The answer is kept with the command, as every answer is: whoever asks again with the same id from the same browser,
// and is the same person, gets the same. The database holds both rows in the match's log anyhow, so that nothing is
// less secret by it; the journal, the log and every export hold only that it was opened.

import { err, ok, present } from '@dunmer/shared/lib';
import type { CommandResult, OpenedCards, OpenedHands } from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import { act, type CommandMap, type CommandsOf } from '../command/index.ts';
import { type LiveGame, type LiveTrade, refusedOpening } from '../match/index.ts';
import { referees } from '../roles/index.ts';
import { onMatch } from './onMatch.ts';
import { type Acts, noted, sayAsStaff } from './saying.ts';

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
 * Refuses without an open call, after the reveal, when nothing lies face down any more, and after the end. At the
 * patrons' table hands are secret to the end.
 */
async function openCards(asking: Acts<CommandMap['openCards']>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { match, reason } = command;
  const said = await sayAsStaff(asking, (live, by) => {
    const refused = refusedOpening(live, 'rows');
    return refused === null ? noted({ act: 'opened', by, reason }) : err(refused);
  });
  if (!said.ok) return said;
  const live = present(await context.lives.get(tx, match), 'a match that was decided on');
  const { id: by } = present(actor.person, 'the table of roles lets nobody else in');
  return live.at === 'trade'
    ? ok({ type: 'openedCards', match, laid: laidIn(live), by })
    : ok({ type: 'openedHands', match, hands: handsIn(live), catalogue: live.table.catalogue, by });
}

export const openCommand: CommandsOf<'openCards'> = {
  openCards: act({
    who: referees,
    ...onMatch,
    do: openCards,
    undo: 'never',
    noted: 'opened',
  }),
};
