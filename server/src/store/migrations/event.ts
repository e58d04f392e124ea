// Event: the event around the table (people, money, cards, contracts, journal) with the laws that the database itself
// keeps.

import type { Step } from './law.ts';
import { CARDS } from './event/cards.ts';
import { CONTRACTS } from './event/contracts.ts';
import { JOURNAL } from './event/journal.ts';
import { MATCHES } from './event/matches.ts';
import { MONEY } from './event/money.ts';
import { PEOPLE } from './event/people.ts';

export const event: Step = [...PEOPLE, ...MONEY, ...CARDS, ...CONTRACTS, ...MATCHES, ...JOURNAL];
