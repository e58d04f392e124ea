// ToldDesk: on every page of the desk staff are told that a match calls for them or has stopped, and that somebody asks
// to be let onto another phone (UX 6): they walk about with the phone laid away.

import type { FloorView } from '@dunmer/shared/protocol';
import { useFloor } from '../../net/index.ts';
import { type Ask, useTold } from '../../told/index.ts';

/** What waits for whoever may rule on it. */
const waitsAt = ({ matches, moves }: FloorView): readonly Ask[] => [
  ...matches
    .filter(({ mayAct }) => mayAct)
    .flatMap(({ match, desk, stopped }) => [
      ...desk.calls.map((seat) => ({ key: `call ${match} ${seat}` })),
      ...(stopped === undefined ? [] : [{ key: `stopped ${match}` }]),
    ]),
  ...moves.map(({ move }) => ({ key: `move ${move}` })),
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
