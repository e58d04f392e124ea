// An answer and a handover are waited for apart, so that a question in between does not begin the wait for a handover anew.

import type { Step } from './law.ts';

export const handovers: Step = [
  'alter table contracts rename column waits_from to answer_from',
  'alter table contracts add column handover_from integer not null default 0',
  'update contracts set handover_from = answer_from',
];
