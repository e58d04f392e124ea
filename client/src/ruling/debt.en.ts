// English words of debts: exactly the keys of Russian.

import { drakesEn } from '../text/amounts.ts';
import type { debtRu } from './debt.ru.ts';

export const debtEn: typeof debtRu = {
  title: 'Debts',
  mine: (what, name) => `You owe ${name}: ${what}.`,
  theirs: (what, name) => `${name} owes you: ${what}.`,
  drakes: drakesEn,
  card: (name) => `the card “${name}”`,
  bank: 'the event’s bank',
  ruling: { awarded: 'match awarded', voided: 'match voided' },
  by: { referee: 'referee', organiser: 'organiser' },
  reason: (reason) => `reason: ${reason}`,
  hint: 'Once everything is there, a referee or an organiser collects the debt.',
  gift: 'A card can be given back too, but only the same copy.',
  giveBack: 'Give it back',
  elsewhere: 'You do not have this copy now.',
  settled: {
    counted: (name) => `${name} won by the count`,
    conceded: (name) => `${name} won: the other conceded`,
    awarded: (name) => `${name} won: the match was awarded`,
    drawn: () => 'A draw',
    voided: () => 'Match voided',
  },
  wonAtPatrons: (name) => `${name} won at the patrons’ table`,
  before: 'What the result was before',
  was: (result) => `It was: ${result}`,
  revised: (by, when) => `Revised: ${by}, ${when}`,
  staff: 'referee',
};
