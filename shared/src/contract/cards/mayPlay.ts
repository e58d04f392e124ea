// Whether a card may be played in a contract now (PR10, PR11, PR16, PR20, IN12, IN17).

import type { Held, PledgeRules, IntrigueRules } from '../../windows/index.ts';
import { pledgeIn, rulesOf } from '../../windows/index.ts';
import { otherParty, type Party } from '../party.ts';
import type { Signed } from '../state.ts';
import type { ContractCardError } from './cardError.ts';
import type { CardFacts } from './cardFacts.ts';

export interface Playing {
  readonly by: Party;
  readonly card: Held;
  readonly window: 'demand' | 'answer' | 'played';
}

const isHeld = ({ windows }: CardFacts, { by, card }: Playing): boolean =>
  windows.hands[by].some(({ kind, key }) => kind === card.kind && key === card.key);

/**
 * Whether a card can be played only against a demand: it says so (IN12, `demanded`), or it changes the demanded part.
 */
const needsDemand = (rules: PledgeRules | IntrigueRules): boolean =>
  ('demanded' in rules && rules.demanded) || rules.effects.some(({ op }) => op === 'part');

function isWithMet({ windows }: CardFacts, { by, card }: Playing): boolean {
  if (card.kind === 'intrigue') return true;
  const isOwner = windows.traders[otherParty(by)] === card.owner;
  const { with: other } = pledgeIn(windows.cards, card.card);
  return other === 'any' || (other === 'owner') === isOwner;
}

/** Returns why a card can't be played in a contract in this state; null if it can. */
export function faultOfPlaying(state: Signed, facts: CardFacts, playing: Playing): ContractCardError | null {
  const { by, card, window } = playing;
  const { windows } = facts;
  if (windows.isPaused) return { code: 'event-paused' };
  if (windows.frozen[by]) return { code: 'frozen' };
  if (card.kind === 'intrigue' && windows.surplus[by]) return { code: 'surplus' };
  if (!isHeld(facts, playing)) return { code: 'not-in-hand' };
  if (card.kind === 'promise' && card.owner === windows.traders[by]) return { code: 'own-promise' };
  const rules = rulesOf(windows.cards, card);
  const { game } = state;
  if (rules.window !== window) return { code: 'wrong-window' };
  if (window === 'answer' && game.at !== 'demanded' && needsDemand(rules)) return { code: 'wrong-window' };
  if (!isWithMet(facts, playing)) return { code: 'wrong-trader' };
  const names = window === 'answer' && game.at === 'demanded' ? game.names : undefined;
  return card.kind === 'intrigue' && names?.includes(card.card) === true ? { code: 'same-name' } : null;
}
