// ToldDesk, CallsAtHome: on every page of the desk, and on the first page, tell staff that a match calls for them or
// has stopped, or that somebody asks to use another phone (UX 6): staff walk about with the phone put away.

import type { FloorView } from '@dunmer/shared/protocol';
import { useFloor } from '../../net/index.ts';
import { EntryLink } from '../../parts/index.ts';
import { type Ask, useTold } from '../../told/index.ts';
import { useStaffText } from '../staffText.ts';
import { pathOf } from './sections.ts';

/** Returns the matches that the reader may rule on. */
const ruledBy = ({ matches }: FloorView) => matches.filter(({ mayAct }) => mayAct);

/** Returns what waits for somebody who may rule on it. */
const waitsAt = (floor: FloorView): readonly Ask[] => [
  ...ruledBy(floor).flatMap(({ match, desk, stopped }) => [
    ...desk.calls.map((seat) => ({ key: `call ${match} ${seat}` })),
    ...(stopped === undefined ? [] : [{ key: `stopped ${match}` }]),
  ]),
  ...floor.moves.map(({ move }) => ({ key: `move ${move}` })),
];

const Told = ({ floor }: { readonly floor: FloorView }) => {
  useTold(waitsAt(floor));
  return null;
};

/**
 * Mounted only once the floor is here: whoever opens the page sees what was there already, so only later calls are
 * announced.
 */
export const ToldDesk = () => {
  const heard = useFloor();
  return heard === null ? null : <Told floor={heard.floor} />;
};

/** On the first page: what calls for a member of staff, with a link to it; nothing when there is no call. */
export const CallsAtHome = () => {
  const { floor: text } = useStaffText();
  const heard = useFloor();
  if (heard === null) return null;
  const { floor } = heard;
  const matches = ruledBy(floor);
  const calls = matches.flatMap(({ desk }) => desk.calls).length;
  const lit = [
    ...(calls > 0 ? [text.calls(calls)] : []),
    ...(matches.some(({ stopped }) => stopped !== undefined) ? [text.stopped] : []),
    ...(floor.moves.length > 0 ? [text.moves] : []),
  ];
  return (
    <>
      <Told floor={floor} />
      {lit.length > 0 && <EntryLink href={pathOf('floor')} title={text.title} calm={[]} lit={lit} />}
    </>
  );
};
