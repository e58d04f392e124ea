// English words about fairness: what was checked, what rests on whom, and what can't be shown.

import type { LaidRow } from '@dunmer/shared/rules';
import type { fairRu } from './fair.ru.ts';

const SEAL: Readonly<Record<LaidRow, string>> = { front: 'front row', back: 'back row', half: 'whole half' };

export const fairEn: typeof fairRu = {
  title: 'Fairness',
  more: 'What exactly was checked',
  mark: 'Mark of the match',
  compare: 'The six signs are the same on both phones if both were shown the same. Read them aloud in turn.',
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
  watching: 'The phone keeps the seals and numbers. At the end of the match it compares them by itself.',
  watcherSees: 'This phone only watches. The match can be checked by its file.',
  checking: 'The phone compares the file of the match…',
  failed: 'It could not be compared: no connection to the server. The phone will try again.',
  file: {
    agrees: 'The file agrees with itself: seals, numbers and moves fit.',
    disagrees: 'The file does not agree with itself. Show this to a referee.',
  },
  phone: {
    same: 'It is the match that this phone saw.',
    different: 'It is not the match that this phone saw. Show this to a referee.',
    'joined-later': 'This phone joined later and did not see everything.',
  },
  tossTitle: 'Tosses',
  tossBoth: 'A toss is made of the server’s number and those of both phones. Nobody chooses it alone.',
  tossWaits: (names) => `A toss is made of numbers of the server and the phones. Not sent yet: ${names}.`,
  botNumber: (bot, other) =>
    `The number for ${bot} was drawn by the server: the tosses rest on the server and ${other}.`,
  noNumber: (silent, other, by) =>
    `The phone of ${silent} was silent, its number is empty (${by === 'referee' ? 'a referee said so' : 'time was up'}): the tosses rest on the server and ${other}.`,
  tossServer: 'Neither phone sent a number of its own: the tosses rest on the server alone.',
  sealsTitle: 'Seals of the rows',
  noSeals: 'No row is sealed yet.',
  seal: (name, row) => `${name}: ${SEAL[row]}`,
  limitsTitle: 'What the check can’t show',
  limits:
    'It shows that no row was changed after it was sealed and, where both phones sent their numbers, that no toss was chosen, not even by the server and one player together.',
  limitsPeek:
    'To keep the rows safe the server must know them. So it can’t be shown that nobody there peeked.',
  download: 'Download the file of the match',
  fileHolds:
    'The file holds what both saw: revealed and summoned cards, moves, tosses, seals. Never the other’s deck; your own, yes.',
  watcherFileHolds:
    'The file holds what everyone saw: revealed and summoned cards, moves, tosses, seals. No decks.',
  again: 'Compare again',
};
