// phoneDies: what becomes of a match whose player has lost the phone, before it is agreed to: a clock stops for no lost
// link (EVENT), so that only a match without one waits.

import type { TableName } from '@dunmer/shared/contract';
import type { EventSettings } from '@dunmer/shared/protocol';
import type { ContractText } from '../text/index.ts';

/** What is said of it, in these words; they come with the pages that say it. */
export function phoneDies(
  death: ContractText['death'],
  settings: EventSettings,
  table: TableName,
): { title: string; body: string } {
  const { placementClock, decisionClock, turnClock = 0, askClock = 0, promises, intrigue } = settings;
  const clocks = table === 'patrons' ? [turnClock, askClock] : [placementClock, decisionClock];
  // Whoever is asked for a promise or an intrigue card passes when the time is over (PR15, IN19).
  const asks = table === 'trade' && (promises === 'on' || intrigue === 'on');
  const first = asks || clocks.some((seconds) => seconds > 0) ? death.clocked : death.waits;
  return { title: death.title, body: `${first} ${death.way}` };
}
