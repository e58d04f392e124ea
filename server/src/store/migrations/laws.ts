// Laws: what the database itself refuses from this step on, so that no mistake of an application makes drakes or
// cards, opens what is over, or changes what was written (decision 012). A test attempts each.

import type { Step } from './law.ts';
import { CARD_LAWS } from './laws/cards.ts';
import { CONTRACT_LAWS } from './laws/contracts.ts';
import { MATCH_LAWS } from './laws/matches.ts';
import { MONEY_LAWS } from './laws/money.ts';
import { PEOPLE_LAWS } from './laws/people.ts';

export const laws: Step = [...MATCH_LAWS, ...MONEY_LAWS, ...CARD_LAWS, ...CONTRACT_LAWS, ...PEOPLE_LAWS];
