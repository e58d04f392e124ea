// Reasons: finds in the journal what staff have done, which gives a reason, and what was done at the server's laptop.

import type { Step } from './law.ts';

export const reasons: Step = [
  `create index journal_reasons on journal (seq) where instr(cast(body as text), '"is":"reason"') > 0
    or act in ('access', 'address', 'cards', 'erase', 'restore')`,
];
