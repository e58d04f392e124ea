// Presence: who is at the table, and whether their phones are connected.

import type { Seat } from '@dunmer/shared/rules';
import { useCommand, useMe } from '../net/index.ts';
import { classes, VisuallyHidden } from '../ui/index.ts';
import { isStopped, useAround, usePaused } from './around.ts';
import css from './around.module.css';
import { clockText, useNow } from '../parts/index.ts';

/** Returns how long a seat's phone has been away, as `0:12`; null while it is here. */
export function useAway(seat: Seat): string | null {
  const { session, table } = useAround();
  const isBot = (table.seats[seat]?.bot ?? null) !== null;
  const shown = session.presence?.seats[seat];
  const isAway = !isBot && shown !== undefined && !shown.here;
  const now = useNow(isAway ? 'running' : 'stopped');
  return isAway ? clockText(shown.since + Math.max(0, now - session.presenceAt)) : null;
}

/** A longer name takes two lines beside the buttons of the narrowest phone. */
const LETTERS_OF_A_LINE = 12;

interface SeatNameProps {
  readonly seat: Seat;
  /**
   * `title`: large, in a head; `line` and `half`: in a line or in one of two lines of a head, with the state in words
   * beside it.
   */
  readonly look?: 'title' | 'line' | 'half';
}

/** A name, and beside it whether its phone is here. */
export const SeatName = ({ seat, look = 'title' }: SeatNameProps) => {
  const { names, text, table, session } = useAround();
  const away = useAway(seat);
  const isBot = (table.seats[seat]?.bot ?? null) !== null;
  // After this phone's own link broke, what was heard before may not be true any more.
  const isHeard = isBot || session.connection !== 'offline';
  const known = away === null ? text.here : text.away(away);
  const isHere = away === null && isHeard;
  const state = isBot ? text.bot : isHeard ? known : text.unheard;
  return (
    <span className={classes(css['seat'], look !== 'title' && css['inLine'])}>
      <span className={css['seatName']} data-long={names[seat].length > LETTERS_OF_A_LINE || undefined}>
        {names[seat]}
      </span>
      <span className={isHere ? css['here'] : css['away']} data-unheard={!isHeard || undefined}>
        {isHere && look === 'half' ? <VisuallyHidden>{state}</VisuallyHidden> : state}
      </span>
    </span>
  );
};

/** What a watcher sees in the head: both names, as the players sit. */
export const BothNames = () => {
  const { near, far } = useAround();
  return (
    <span className={css['both']}>
      <SeatName seat={far} look="half" />
      <SeatName seat={near} look="half" />
    </span>
  );
};

/** What a player may ask for beside playing: that the opponent hurries, and that a referee comes. */
interface AtTheTable {
  /** Null when there is nobody to hurry. */
  readonly nudge: (() => void) | null;
  readonly nudging: 'no' | 'yes' | 'done';
  /** Null when nobody can be called from here. */
  readonly call: (() => void) | null;
  readonly calling: 'no' | 'yes' | 'late' | 'done';
  readonly error: ReturnType<typeof useCommand>['error'];
}

export function useAtTheTable(): AtTheTable {
  const { table, desk, progress, awaited, viewer, far, isNow } = useAround();
  const isPlayedOn = !isStopped({ table }) && progress !== 'finished';
  const { match } = table;
  const me = useMe();
  const nudge = useCommand('nudge', undefined, match);
  const call = useCommand('call', undefined, match);
  const isSeat = viewer !== 'watcher' && table.kind !== 'practice' && me !== null;
  const isPaused = usePaused({ table, desk });
  const othersTurn = isNow && !isPaused && awaited.includes(far);
  const hasNudged = desk.hurried.some((seat) => seat === far);
  const hasCalled = viewer !== 'watcher' && desk.calls.includes(viewer);
  return {
    nudge: isSeat && isPlayedOn && othersTurn ? () => nudge.send({ type: 'nudge', match }) : null,
    nudging: nudge.sending !== 'no' ? 'yes' : hasNudged ? 'done' : 'no',
    call: isSeat && isPlayedOn ? () => call.send({ type: 'call', match }) : null,
    calling: call.sending === 'no' && hasCalled ? 'done' : call.sending,
    error: nudge.error ?? call.error,
  };
}
