// English words of debts: exactly the keys of Russian.

import { drakesEn } from './amounts.ts';
import type { debtRu } from './debt.ru.ts';

export const debtEn: typeof debtRu = {
  title: 'Debts',
  mine: (what, name) => `You owe: ${what}. To: ${name}.`,
  theirs: (what, name) => `You are owed: ${what}. By: ${name}.`,
  drakes: drakesEn,
  card: (name) => `the card “${name}”`,
  bank: 'the event’s bank',
  ruling: { awarded: 'match awarded', voided: 'match voided' },
  by: { referee: 'referee', organiser: 'organiser' },
  reason: (reason) => `reason: ${reason}`,
  hint: 'A referee or an organiser collects a debt once everything is there. A card can be given back as a gift, too.',
  settled: {
    counted: (name) => `Won by the count: ${name}`,
    conceded: (name) => `Won, the other conceded: ${name}`,
    awarded: (name) => `Awarded to: ${name}`,
    drawn: () => 'A draw',
    voided: () => 'Match voided',
  },
  before: 'What stood before',
  was: (result) => `Before: ${result}`,
  revised: (by, when) => `Revised: ${by}, ${when}`,
  staff: 'referee',
};
