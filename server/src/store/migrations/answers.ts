// Answers: what is kept of a command betrays no name and no reason, even to guessing (P2, P18). Its hash is salted
// and leaves out the words, which are compared with the erasable texts instead. A seal shows any change of the row.

import type { Step } from './law.ts';

export const answers: Step = [
  // Null for older commands, whose hash covers everything that was said.
  `alter table commands add column salt text`,
  // The keys of the texts that the command has made, in order.
  `alter table commands add column words text`,
  `alter table commands add column seal text`,
  // The refusal for a link held elsewhere named the link's owner; asked again, it is now answered without the name.
  `update commands set answer = json_set(answer, '$.error.name', '') where instr(answer, '"code":"link-elsewhere"') > 0`,
];
