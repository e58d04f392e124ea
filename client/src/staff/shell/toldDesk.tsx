// ToldDesk, CallsAtHome: on every page of the desk, and on the first page, staff are told that a match calls for them
// or has stopped, and that somebody asks to be let onto another phone (UX 6): they walk about with the phone laid away.

import type { FloorView } from '@dunmer/shared/protocol';
import { useFloor } from '../../net/index.ts';
import { EntryLink } from '../../parts/index.ts';
import { type Ask, useTold } from '../../told/index.ts';
import { useStaffText } from '../staffText.ts';
import { pathOf } from './sections.ts';

/** Those that the reader may rule on. */
const ruledBy = ({ matches }: FloorView) => matches.filter(({ mayAct }) => mayAct);

/** What waits for whoever may rule on it. */
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

/** What stood there when the floor came is known to whoever looks at it. */
export const ToldDesk = () => {
  const heard = useFloor();
  return heard === null ? null : <Told floor={heard.floor} />;
};

/** On the first page: what calls for staff who stand there, and the way to it; nothing where nothing does. */
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
