// Picking: what a viewer picks on the board for the decision that is theirs.

import type { Cell, CopyId } from '@dunmer/shared/rules';
import type { Match } from '../match.ts';

/** What has been picked so far; nothing is sent before it is confirmed. */
export interface Picked {
  readonly copy: CopyId | null;
  readonly cell: Cell | null;
}

export interface Picking {
  readonly match: Match;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  /** Words while the choice is on its way to the server; null while it is not. */
  readonly sending: string | null;
}
