// Annulments: the wait for an answer to an annulment is timed on its own, so that proposing and withdrawing a game
// meanwhile does not restart it.

import type { Step } from './law.ts';

export const annulments: Step = [
  'alter table contracts add column annul_from integer not null default 0',
  'update contracts set annul_from = answer_from',
];
