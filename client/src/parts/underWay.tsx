// UnderWay: what was sent and is not answered yet, in words: on the button that has sent it, and in place of those that
// must wait for it.

import { useText } from '../text/index.ts';
import { Waiting } from '../ui/index.ts';

type Underway = 'no' | 'yes' | 'late';

/** The words of a button that sends: `idle` until it is pressed. */
export function useSendingWord(): (sending: Underway, idle: string) => string {
  const { open } = useText();
  return (sending, idle) => ({ no: idle, yes: open.sending, late: open.sendingLate })[sending];
}

/** Stands where the acts of a page would be, while one of them is under way: whoever sees them thinks it undone. */
export const UnderWay = ({ sending }: { readonly sending: Exclude<Underway, 'no'> }) => (
  <Waiting>{useSendingWord()(sending, '')}</Waiting>
);
