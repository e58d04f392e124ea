// Answers: what is kept of a command tells no name and no reason, also to who guesses (P2, P18): its hash is salted and leaves the
// words out, which are compared with the texts that can be erased; and a seal shows a change of it.

import type { Step } from './law.ts';

export const answers: Step = [
  // Of commands of before: null. Their hash is over all that was said.
  `alter table commands add column salt text`,
  // The keys of the texts that it has made, in their order.
  `alter table commands add column words text`,
  `alter table commands add column seal text`,
  // A link that was held elsewhere named its owner: whoever asks again is answered without.
  `update commands set answer = json_set(answer, '$.error.name', '') where instr(answer, '"code":"link-elsewhere"') > 0`,
];
