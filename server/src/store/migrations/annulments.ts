// An answer to an annulment is waited for apart, so that a game that is proposed and withdrawn in between does not begin its wait anew.

import type { Step } from './law.ts';

export const annulments: Step = [
  'alter table contracts add column annul_from integer not null default 0',
  'update contracts set annul_from = answer_from',
];
