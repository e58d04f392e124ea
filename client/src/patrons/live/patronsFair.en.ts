// English words on fairness that differ at the patrons' table from those of any table.

import type { patronsFairRu } from './patronsFair.ru.ts';

export const patronsFairEn: typeof patronsFairRu = {
  tossTitle: 'Lot and piles',
  tossBoth:
    'The server and both phones each give a number: from these come the lot and the order of cards. Not even the server and one trader together can fix them.',
  tossWaits: (names) =>
    `The server and both phones each give a number: from these come the lot and the order of cards. Still waiting for: ${names}.`,
  botNumber: (bot, other) =>
    `The server gives the number for the bot (${bot}): only the server and ${other} vouch for the fairness of the lot.`,
  sealsTitle: 'Patron seals',
  noSeals: 'No patron is sealed yet.',
  limits:
    'It shows that no patron was changed after it was sealed. Where both phones sent numbers, lot and piles are fair too: not even the server and one trader together could fix them.',
  limitsPeek:
    'To keep patrons and piles, the server must know them. The check can’t show that nobody peeked there.',
  fileHolds:
    'The file holds what both saw: moves, the lot, seals. From its numbers both hands and both piles can be worked out.',
  watcherFileHolds:
    'The file holds what everyone saw: moves, the lot, seals. From its numbers both hands and both piles can be worked out.',
};
