// English words about fairness: what was checked, what rests on whom, and what can't be shown.

import type { LaidRow } from '@dunmer/shared/rules';
import type { fairRu } from './fair.ru.ts';

const SEAL: Readonly<Record<LaidRow, string>> = { front: 'front row', back: 'back row', half: 'whole half' };

export const fairEn: typeof fairRu = {
  title: 'Fairness',
  more: 'What exactly was checked',
  mark: 'Match signs',
  readAloud: 'Compare aloud:',
  compare: 'If both phones see the same match, their six signs agree. Read them aloud in turn.',
  symbols: {
    moon: 'moon',
    sun: 'sun',
    star: 'star',
    flame: 'flame',
    wave: 'wave',
    tree: 'tree',
    mushroom: 'mushroom',
    moth: 'moth',
    fish: 'fish',
    snail: 'snail',
    tower: 'tower',
    boat: 'boat',
    bell: 'bell',
    key: 'key',
    crown: 'crown',
    eye: 'eye',
  },
  watching: 'The phone keeps the seals and numbers. At the end of the match it checks them by itself.',
  watcherSees: 'This phone is watching. The match can be checked from its file.',
  checking: 'The phone is checking the match file…',
  failed: 'The match file did not arrive. Try again.',
  file: {
    agrees: 'Everything in the file adds up: seals, numbers and moves.',
    disagrees: 'Not everything in the file adds up. Show this to a referee.',
  },
  phone: {
    same: 'This is the match that this phone saw.',
    different: 'This is not the match that this phone saw. Show this to a referee.',
    'joined-later': 'This phone joined later and did not see everything.',
  },
  tossTitle: 'Tosses',
  tossBoth:
    'A toss comes from numbers of the server and both phones. Not even the server and one trader together can fix it.',
  tossWaits: (names) =>
    `A toss comes from numbers of the server and both phones. Still waiting for: ${names}.`,
  botNumber: (bot, other) =>
    `The server tosses for the bot (${bot}): only the server and ${other} vouch for the fairness of the toss.`,
  noNumber: (silent, other, by) =>
    `${silent}’s phone was silent: the match goes on without it (${by === 'referee' ? 'a referee or organiser ruled so' : 'time was up'}). Only the server and ${other} vouch for the fairness of the toss.`,
  tossServer: 'Neither phone sent a number of its own: only the server vouches for the fairness of the toss.',
  sealsTitle: 'Row seals',
  noSeals: 'No row is sealed yet.',
  seal: (name, row) => `${name}: ${SEAL[row]}`,
  limitsTitle: 'What the check can’t show',
  limits:
    'It shows that no row was changed after it was sealed. Where both phones sent numbers, the tosses are fair too: not even the server and one trader together could fix one.',
  limitsPeek: 'To keep the rows, the server must know them. The check can’t show that nobody peeked there.',
  limitsNames: 'Seals do not show who played: the server writes the names into the file.',
  download: 'Download the match file',
  fileHolds:
    'The file holds what both saw: revealed and summoned cards, moves, tosses, seals. Your own deck too, but never your opponent’s.',
  watcherFileHolds:
    'The file holds what everyone saw: revealed and summoned cards, moves, tosses, seals. No decks.',
  again: 'Compare again',
};
