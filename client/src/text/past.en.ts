// English words of the matches that a trader has played.

import type { MatchKind, MatchBrief } from '@dunmer/shared/protocol';
import { drakesEn } from './amounts.ts';
import type { pastRu } from './past.ru.ts';

const KINDS: Readonly<Record<MatchKind, string>> = {
  practice: 'Against a bot',
  friendly: 'Friendly',
  stake: 'For prestige',
  contract: 'Over a contract',
};
const PHASES: Readonly<Record<MatchBrief['phase'], string>> = {
  placing: 'Cards are being placed',
  resolving: 'Cards are being revealed',
  choosing: 'Waits for a choice',
  claiming: 'Waits for the price of victory',
  finished: 'Played',
};

export const pastEn: typeof pastRu = {
  title: 'My matches',
  lead: 'Any match you have played can be watched again. The phone checks its fairness there too, in the result.',
  empty: 'You have not played a match yet.',
  against: (name) => `Against: ${name}`,
  kinds: KINDS,
  phases: PHASES,
  results: { won: 'Won', lost: 'Lost', drawn: 'Drawn', voided: 'Voided' },
  stake: (count) => `prestige ${drakesEn(count)}`,
  noStake: 'no stake',
  watch: 'Watch again',
  goOn: 'Go on',
  contract: 'Contract',
  older: 'Show earlier ones',
};
