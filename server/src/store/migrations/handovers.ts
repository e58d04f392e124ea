// Handovers: the waits for an answer and for a handover are timed separately, so that a question meanwhile does not
// restart the wait for the handover.

import type { Step } from './law.ts';

export const handovers: Step = [
  'alter table contracts rename column waits_from to answer_from',
  'alter table contracts add column handover_from integer not null default 0',
  'update contracts set handover_from = answer_from',
];
