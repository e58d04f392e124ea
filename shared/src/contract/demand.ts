// A demanded sixth (rules 1.2 and 1.3): the other party can't refuse its size, but chooses the rounding.

import { ok } from '../lib/index.ts';
import type { PartyCommand } from './command.ts';
import type { Facts } from './facts.ts';
import { NO_GAME } from './game.ts';
import { meant } from './meant.ts';
import { become, type Outcome, refuse } from './outcome.ts';
import type { Party } from './party.ts';
import { faultOfBeginning } from './propose.ts';
import { sixthChoices } from './sixthChoices.ts';
import { faultOfBusy, openMatch } from './stake.ts';
import type { Signed } from './state.ts';
import type { Terms } from './terms.ts';

/** Demands the sixth, which ends all open offers (R1). Refuses if a demand stands already: the first counts. */
export function demandSixth(terms: Terms, state: Signed, by: Party, facts: Facts): Outcome {
  const { game } = state;
  if (game.at === 'demanded') return refuse({ code: 'game-open', at: game.at, by: game.by });
  const fault = faultOfBeginning(state);
  if (fault !== null) return refuse(fault);
  if (terms.sum < 1) return refuse({ code: 'sum-too-small' });
  const proposal = state.proposals + 1;
  return sixthChoices(terms.sum, facts.least, facts.purses).length === 0
    ? refuse({ code: 'not-enough', amount: facts.least })
    : become({ ...state, game: { at: 'demanded', by, proposal }, proposals: proposal });
}

/** PT1: a demanded sixth is always played at the trade table. */
const AT_TRADE = {};

type Choosing = Extract<PartyCommand, { readonly type: 'chooseRounding' }>;

/** Opens the match, or ends the demand if the smaller purse has fallen below the least prestige (R12). */
export function chooseRounding(
  terms: Terms,
  state: Signed,
  { by, proposal, amount }: Choosing,
  facts: Facts,
): Outcome {
  const { game } = state;
  if (game.at === 'none' || game.at === 'proposed') return refuse({ code: 'demand-ended' });
  const demand = meant(game, proposal);
  if (!demand.ok) return demand;
  if (demand.value.by === by) return refuse({ code: 'not-yours-to-answer' });
  // This comes first: a purse may be short only because its stake lies in another match's pot, and that must not end
  // the demand.
  const busy = faultOfBusy(facts);
  if (busy !== null) return refuse(busy);
  const cards = game.at === 'demanded' ? game : {};
  const choices = sixthChoices(terms.sum, facts.least, facts.purses, cards);
  if (choices.length === 0) return ok({ state: { ...state, game: NO_GAME }, effects: [], ended: 'demand' });
  return choices.includes(amount)
    ? openMatch(state, amount, AT_TRADE, facts)
    : refuse({ code: 'not-a-choice', choices });
}
