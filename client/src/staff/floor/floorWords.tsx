// The cells of the floor: who sits there and whether their phones are connected, who is awaited, clocks, and marks.

import type { EventInfo, FloorMatch } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { useStore } from 'zustand';
import { connection } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import { classes } from '../../ui/index.ts';
import { spanText } from '../shell/hooks.ts';
import css from './floor.module.css';
import { counted } from './floorRows.ts';

/** A no-break space keeps a time beside its label. */
const UNBROKEN = '\u00A0';

interface CellProps {
  readonly match: FloorMatch;
  /** Milliseconds since the floor was sent. */
  readonly passed: number;
}

export const namesOf = (match: FloorMatch): BySeat<string> =>
  bySeat((seat) => match.seats[seat].person?.name ?? '—');

const SeatMark = ({ match, seat, passed }: CellProps & { readonly seat: Seat }) => {
  const { floor } = useStaffText();
  const { here, since, person } = match.seats[seat];
  const isUp = useStore(connection, ({ state }) => state === 'online');
  if (person === null) return null;
  // Without a link to the server, what was heard last may not be true any more.
  if (!isUp) return <span className={css['link']}>{floor.unheard}</span>;
  const words = here ? floor.here : floor.away(spanText(since + passed));
  return <span className={classes(css['link'], here ? css['here'] : css['away'])}>{words}</span>;
};

export const Sides = ({ match, passed }: CellProps) => {
  const names = namesOf(match);
  return (
    <span className={css['sides']}>
      {SEATS.map((seat) => (
        <span key={seat} className={css['side']}>
          <span>{names[seat]}</span>
          <SeatMark match={match} seat={seat} passed={passed} />
        </span>
      ))}
    </span>
  );
};

export const Awaited = ({ match, passed, event }: CellProps & { readonly event: EventInfo }) => {
  const { floor } = useStaffText();
  const names = namesOf(match);
  if (match.awaited.length === 0 || match.stopped !== undefined) return floor.nobody;
  return (
    <span className={css['lines']}>
      {match.awaited.map(({ seat, what, since }) => (
        <span key={`${seat} ${what}`}>
          {names[seat]}: {floor.what[what]}
          {UNBROKEN}
          <strong className={css['span']}>{spanText(since + counted(match, event, passed))}</strong>
        </span>
      ))}
    </span>
  );
};

export const Clocks = ({ match, passed }: CellProps) => {
  const { floor } = useStaffText();
  const names = namesOf(match);
  if (match.clocks.length === 0) return null;
  return (
    <span className={css['lines']}>
      {match.clocks.map(({ kind, seat, left, runs }) => (
        <span key={`${kind} ${seat}`}>
          {names[seat]}, {floor.clock[kind]}, {floor.left}:{UNBROKEN}
          <strong className={css['span']}>{spanText(runs ? left - passed : left)}</strong>
          {!runs && ` (${floor.stands})`}
        </span>
      ))}
    </span>
  );
};

export const Marks = ({ match }: { readonly match: FloorMatch }) => {
  const { floor } = useStaffText();
  const { calls, paused, announced, unbound, restored } = match.desk;
  const names = namesOf(match);
  const marks = [
    ...(match.stopped === undefined ? [] : [{ id: 'stopped', words: floor.stopped, isGrave: true }]),
    ...(calls.length > 0 ? [{ id: 'called', words: floor.called, isGrave: true }] : []),
    ...(restored ? [{ id: 'restored', words: floor.restored, isGrave: true }] : []),
    ...(paused && !restored ? [{ id: 'paused', words: floor.paused, isGrave: false }] : []),
    ...(announced === null
      ? []
      : [{ id: 'default', words: floor.announced(names[announced.seat]), isGrave: true }]),
    ...(unbound ? [{ id: 'unbound', words: floor.unbound, isGrave: false }] : []),
    ...(match.mayAct ? [] : [{ id: 'own', words: floor.own, isGrave: false }]),
  ];
  if (marks.length === 0) return null;
  return (
    <span className={css['marks']}>
      {marks.map(({ id, words, isGrave }) => (
        <span key={id} className={classes(css['mark'], isGrave && css['grave'])} data-mark={id}>
          {words}
        </span>
      ))}
    </span>
  );
};
