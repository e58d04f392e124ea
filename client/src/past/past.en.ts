// English words of the matches that a trader has played, and of the contracts that are over.

import type { MatchKind, MatchBrief } from '@dunmer/shared/protocol';
import { drakesEn } from '../text/amounts.ts';
import type { pastRu } from './past.ru.ts';

const KINDS: Readonly<Record<MatchKind, string>> = {
  practice: 'Against a bot',
  friendly: 'Friendly',
  stake: 'For prestige',
  contract: 'Over a contract',
};
const PHASES: Readonly<Record<MatchBrief['phase'], string>> = {
  placing: 'placement',
  resolving: 'reveal',
  stop: 'waits for a card or a pass',
  choosing: 'waits for a choice',
  claiming: 'waits for the price of victory',
  finished: 'over',
  preparing: 'patrons are chosen',
  playing: 'under way',
};

export const pastEn: typeof pastRu = {
  title: 'Matches played',
  lead: 'Open any of them to see how it went and ended. There the phone also checks its fairness.',
  empty: 'You have not played a match yet.',
  against: (name) => `Against ${name}`,
  atPatrons: 'patrons’\u00A0table',
  kinds: KINDS,
  phases: PHASES,
  friendlyOver: (name) => `The friendly match is over: ${name}`,
  results: { won: 'Won', lost: 'Lost', drawn: 'Drawn', voided: 'Voided' },
  stake: drakesEn,
  running: 'Under way',
  watch: 'watch again',
  result: 'result and replay',
  goOn: 'continue',
  contract: 'Contract',
  older: 'Show earlier ones',
  contracts: {
    title: 'All contracts',
    lead: 'Open ones, those fulfilled or annulled, and those that came to nothing. Open any to see how it goes or went.',
    empty: 'No contracts yet.',
    free: 'No money',
    fromMe: (sum) => `From you: ${drakesEn(sum)}`,
    toMe: (sum) => `To you: ${drakesEn(sum)}`,
    erased: 'The text of the contract was erased.',
    news: (name, end) => `Contract (${name}): ${end}`,
    ends: {
      fulfilled: 'fulfilled',
      declined: 'declined',
      annulledBoth: 'annulled by both',
      annulledRefusal: 'match refused, deal annulled',
      annulledOrganiser: 'annulled by an organiser',
    },
    read: 'Got it',
  },
};
