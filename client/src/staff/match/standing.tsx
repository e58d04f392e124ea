// Standing: who sits at a live match, its marks, who is awaited, and its clocks.

import type { EventInfo, FloorMatch } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useStaffText } from '../staffText.ts';
import { Awaited, Clocks, Marks, Sides } from '../floor/floorWords.tsx';
import { useNow } from '../shell/hooks.ts';
import css from './match.module.css';

export interface StandingProps {
  readonly live: FloorMatch;
  readonly at: number;
  readonly event: EventInfo;
}

/** How a live match stands on the floor, and a link to its contract. */
export const Standing = ({ live, at, event }: StandingProps) => {
  const { match: text } = useStaffText();
  const passed = Math.max(0, useNow() - at);
  return (
    <div className={css['standing']}>
      <Sides match={live} passed={passed} />
      <Marks match={live} />
      {/* Without the heading of a list, the word that nobody is awaited would make no sense. */}
      {live.awaited.length > 0 && live.stopped === undefined && (
        <Awaited match={live} passed={passed} event={event} />
      )}
      <Clocks match={live} passed={passed} />
      {/* The contract's page shows nothing to somebody with an interest. */}
      {live.contract !== null && live.mayAct && (
        <Link href={`/staff/contracts/${live.contract}`}>{text.contract}</Link>
      )}
    </div>
  );
};
