// English words of a practice match: the opponent, the table, and the deck.

import { cardsEn } from '../text/amounts.ts';
import type { practiceRu } from './practice.ru.ts';

export const practiceEn: typeof practiceRu = {
  title: 'A match against a bot',
  name: 'Your name',
  nameHint: 'Your opponent will see it',
  nameShort: 'At least two letters',
  nameLong: 'No more than forty characters',
  nameOdd: 'The name has characters that can’t be used: remove them',
  deck: 'Deck',
  table: 'At which table',
  tables: { trade: 'Trade table', patrons: 'Patrons’ table' },
  opponent: 'Opponent',
  submit: 'Begin the match',
  botNote: 'A bot plays your opponent: it sees only what a person would see.',
  botToss: 'The server tosses for the bot.',
  atPatrons: { simple: 'For first matches.', middle: 'A worthy opponent.' },
  size: cardsEn,
  short: 'Short: fewer than six cards, placed all at once',
  cardsOf: (deck) => `Cards of “${deck}”`,
};
