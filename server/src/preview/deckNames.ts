// DeckNames: the people whom the lines about an event of the intrigue deck name.

import type { PublicDeckEvent } from '@dunmer/shared/intrigue';
import type { PersonId } from '@dunmer/shared/protocol';

/** Returns the people whom the lines about an event name. */
export function namedIn(event: PublicDeckEvent): readonly PersonId[] {
  if (event.type === 'FrontSpent') return [event.before];
  if (event.type === 'CardsTaken') return [event.from, event.by];
  return 'who' in event ? [event.who] : [];
}
