// Faced: the heading of the page around the table: the player opposite, and whether their phone is connected. Whoever
// watches reads the other's name below the board; the heading says it too, for screen readers.

import { SeatName } from '../../around/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { useMatch } from '../match.ts';

export const Faced = () => {
  const { viewer, near, far, names } = useMatch();
  return (
    <>
      {viewer === 'watcher' && <VisuallyHidden>{names[near]} — </VisuallyHidden>}
      <SeatName seat={far} />
    </>
  );
};
