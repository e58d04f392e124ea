// InMatch: promises that are played in a match, and what follows for promises when a match is over or no longer binds
// (PR10, PR12, PR21 to PR24, PR27).

import type { TableEnding } from '@dunmer/shared/fairness';
import { assert, present } from '@dunmer/shared/lib';
import { type PledgeCommand, restsBy } from '@dunmer/shared/pledges';
import type { PlayCommand, Refusal } from '@dunmer/shared/protocol';
import { isIntrigueCopy } from '@dunmer/shared/windows';
import { otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Context, endingOf, type Follow, progressOf, type Turn } from '../match/index.ts';
import { endRuins, ruinInDeck } from '../intrigue/index.ts';
import type { PersonKey, StoredMatch, Tx } from '../store/index.ts';
import { touch } from '../world/index.ts';
import { type Around, arePledgesKnown, pledgesAround } from '../holds/index.ts';
import { leaveContracts } from './leaveContracts.ts';
import { cardOf, ownerOf } from './named.ts';
import { recordPledges } from './record.ts';
import { PledgeSteps } from './steps.ts';

type Seated = Pick<StoredMatch, 'key' | 'id' | 'kind' | 'stake' | 'seats'>;

/** PR15: in friendly matches and practice there are no promises. */
const hasNone = ({ kind }: Seated): boolean => kind === 'friendly' || kind === 'practice';

const traderIn = ({ seats }: Seated, seat: Seat): string =>
  present(seats[seat].person, 'a trader sits there').id;

/** How a match has ended that binds nobody any more since this turn; null where it still binds, or did not before. */
function overBy({ before, after }: Turn): TableEnding | null {
  if (before.state.desk.unbound) return null;
  const progress = progressOf(after);
  const isOver = progress === 'finished' && progressOf(before) !== 'finished';
  return isOver || (progress === 'claiming' && after.state.desk.unbound) ? endingOf(after) : null;
}

type MatchOver = Extract<PledgeCommand, { readonly type: 'matchOver' }>;

/** The end of a match as promises need it: its count, or that there was none. */
function endOf({ after, settling }: Turn, { kind, winner }: TableEnding): MatchOver['end'] {
  if (kind === 'voided') return { how: 'voided' };
  // An award of an open claim takes the place of the count, whatever the log says of the count; one that has left the
  // claim open has been noted before.
  const isAwarded = settling !== null || after.state.desk.notes.some(({ act }) => act === 'settledAgain');
  if (kind !== 'counted' || winner === null || isAwarded) return { how: 'otherwise' };
  const { table } = after;
  const [won, lost] = [traderIn(table, winner), traderIn(table, otherSeat(winner))];
  const tie = after.at === 'trade' ? (after.state.rules.common.windows?.tie?.by?.key ?? null) : null;
  return { how: 'counted', winner: won, loser: lost, stake: table.stake, tie };
}

/** The promises that a turn has played. */
function playedIn({ at, after: { table }, events }: Turn): readonly PledgeCommand[] {
  // PT2: no window opens at the patrons' table.
  if (at !== 'trade') return [];
  return events.flatMap((event) =>
    event.type === 'CardPlayed' && event.held.kind === 'promise'
      ? { type: 'playInMatch', who: traderIn(table, event.seat), key: event.held.key, match: table.id }
      : [],
  );
}

interface Deciding {
  readonly table: Seated;
  readonly who: PersonKey | null;
  readonly commands: readonly PledgeCommand[];
  /** Whether the match is over or no longer binds. */
  readonly isOver?: boolean;
}

/** PR25: the ruins that were arranged for the end of this match. */
const ruinsAfter = (
  { id }: Seated,
  { hands, people }: Around,
): readonly Extract<PledgeCommand, { readonly type: 'ruin' }>[] =>
  [...people.values()].flatMap(({ key, id: who }) =>
    hands.get(key)?.ruinAfter === id ? { type: 'ruin', who } : [],
  );

async function decide(
  context: Context,
  tx: Tx,
  { table, who, commands, isOver = false }: Deciding,
): Promise<void> {
  const people = SEATS.flatMap((seat) => table.seats[seat].person?.key ?? []);
  const around = await pledgesAround(context, tx, people);
  const steps = new PledgeSteps(around);
  assert(steps.takeAll(commands).ok, 'a match plays what is in the hand');
  const ruins = isOver ? ruinsAfter(table, around) : [];
  assert(steps.takeAll(ruins).ok, 'whoever was to be ruined is free of the match');
  if (steps.isEmpty) return;
  const touched = await recordPledges(context, tx, steps, { who, match: table });
  // PR25: here only a ruin takes anything out of a contract.
  const told = ruins.length === 0 ? [] : await leaveContracts(tx, steps);
  await touch(context, tx, [...new Set([...touched, ...told])]);
  for (const { who: id } of ruins) {
    const trader = present(around.people.get(id), 'whoever is ruined is known');
    await ruinInDeck(context, tx, { who, trader, reason: '' });
  }
}

/** PR12: puts what a turn has played in front, before anything that the turn leads to is settled. */
export const playPledges: Follow = async (context, tx, turn) => {
  const { table } = turn.after;
  const commands = hasNone(table) ? [] : playedIn(turn);
  if (commands.length > 0) await decide(context, tx, { table, who: turn.who, commands });
};

/** Settles the promises and the arranged ruins that wait for the end of a match which is over or no longer binds. */
async function end(
  context: Context,
  tx: Tx,
  table: Seated,
  who: PersonKey | null,
  how: MatchOver['end'],
): Promise<void> {
  if (await arePledgesKnown(context, tx)) {
    const over = { type: 'matchOver', match: table.id, end: how } as const;
    await decide(context, tx, { table, who, commands: hasNone(table) ? [] : [over], isOver: true });
  }
  const people = SEATS.flatMap((seat) => table.seats[seat].person ?? []);
  await endRuins(context, tx, { match: table.id, people, who });
}

/** PR23: what a promise pays or sends home because of a match comes when the match is over, after the pot. */
export const endPledges: Follow = async (context, tx, turn) => {
  const { table } = turn.after;
  const ending = table.kind === 'practice' ? null : overBy(turn);
  if (ending !== null) await end(context, tx, table, turn.who, endOf(turn, ending));
};

/**
 * PR24: a match that has stopped is voided, whatever its log says: what was played in it goes back to where it lay.
 */
export async function voidPledges(
  context: Context,
  tx: Tx,
  table: Seated,
  who: PersonKey | null,
): Promise<void> {
  if (table.kind !== 'practice') await end(context, tx, table, who, { how: 'voided' });
}

/**
 * Why a seat's play is refused for a reason of which its match knows nothing: its module is off or closed, or a
 * contract has set this promise aside (PR6). Null where the match has to decide. Nobody else learns anything by it
 * (PR11).
 */
export async function faultOfPlay(
  { settings, deck }: Pick<Context, 'settings' | 'deck'>,
  tx: Tx,
  { table, seat }: { readonly table: StoredMatch; readonly seat: Seat },
  command: PlayCommand,
): Promise<Refusal | null> {
  if (command.type !== 'play' || table.times.windowTime === undefined) return null;
  const { promises, intrigue } = (await settings.of(tx)).settings;
  const { card } = command;
  if (isIntrigueCopy(card)) {
    if (intrigue !== 'on') return { code: 'intrigue-off' };
    return (await deck.of(tx))?.state.common.seed === null ? null : { code: 'deck-closed' };
  }
  if (promises !== 'on') return restsBy({ isClosed: promises === 'closed' });
  const stored = await tx.pledges.pledge(ownerOf(card), cardOf(card));
  // Nothing is said of a promise that somebody else has set aside.
  const isAside = stored?.place === 'held' && stored.of === table.seats[seat].person?.key;
  return isAside ? { code: 'not-in-hand', card } : null;
}
