// PledgesClosed: closed promises stay closed, and nothing is given any more: what was given is what was opened (PR27).

import { law, type Step } from './law.ts';

const WERE_CLOSED = `old.name = 'promises' and old.value = 'closed'`;

export const pledgesClosed: Step = [
  law(
    `promises_stay_closed before update on settings when ${WERE_CLOSED}: refuse 'closed promises stay closed'`,
  ),
  law(`promises_are_kept_closed before delete on settings when ${WERE_CLOSED}:
    refuse 'closed promises stay closed'`),
  law(`giving_is_over before update of state on givings when new.state = 'given':
    refuse 'nothing is given once promises are closed'
      where (select value from settings where name = 'promises') = 'closed'`),
];
