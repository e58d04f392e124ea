// UnderWay: words for an act that was sent and is not answered yet: on the button that sent it, and in place of those
// that must wait for it.

import { useText } from '../text/index.ts';
import { Waiting } from '../ui/index.ts';

type Underway = 'no' | 'yes' | 'late';

/** Returns the label of a button that sends an act; `idle` until it is pressed. */
export function useSendingWord(): (sending: Underway, idle: string) => string {
  const { open } = useText();
  return (sending, idle) => ({ no: idle, yes: open.sending, late: open.sendingLate })[sending];
}

/**
 * Stands in place of the acts of a page while one of them is under way: anyone who saw them would think it was not
 * done.
 */
export const UnderWay = ({ sending }: { readonly sending: Exclude<Underway, 'no'> }) => (
  <Waiting>{useSendingWord()(sending, '')}</Waiting>
);
