// phoneDies: tells, before a match is agreed to, what becomes of it when a player loses the phone. A clock does not
// stop for a lost connection (EVENT), so only a match without a clock waits.

import type { TableName } from '@dunmer/shared/contract';
import type { EventSettings } from '@dunmer/shared/protocol';
import type { ContractText } from '../text/index.ts';

/** Returns the warning for a match at this table. `death` holds its words, which load with the pages that show it. */
export function phoneDies(
  death: ContractText['death'],
  settings: EventSettings,
  table: TableName,
): { title: string; body: string } {
  const { placementClock, decisionClock, turnClock = 0, askClock = 0, promises, intrigue } = settings;
  const clocks = table === 'patrons' ? [turnClock, askClock] : [placementClock, decisionClock];
  // A player who is asked for a promise or an intrigue card passes when the time is over (PR15, IN19).
  const asks = table === 'trade' && (promises === 'on' || intrigue === 'on');
  const first = asks || clocks.some((seconds) => seconds > 0) ? death.clocked : death.waits;
  return { title: death.title, body: `${first} ${death.way}` };
}
