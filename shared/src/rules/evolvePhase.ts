// evolvePhase: how public events move a match from phase to phase.

import { assert } from '../lib/index.ts';
import type { PublicRuleEvent } from './event.ts';
import { type AbilityRef, cardsOn } from './field.ts';
import type { Ending, InitiativeQueue, Phase, Price } from './phase.ts';
import { otherSeat, type Seat } from './seat.ts';
import type { CommonState } from './state.ts';

const resolving = (queue: InitiativeQueue): Phase => ({ at: 'resolving', queue });

function queueOf(phase: Phase): InitiativeQueue {
  assert(phase.at === 'resolving' || phase.at === 'choosing', 'abilities come up only while resolving');
  return phase.queue;
}

/** The queue without the ability that has just come up. */
function without(phase: Phase, by: AbilityRef): Phase {
  const queue = queueOf(phase);
  const pending = queue.pending.filter((entry) => entry.copy !== by.copy || entry.ability !== by.ability);
  return resolving({ ...queue, pending });
}

const settled = (phase: Phase, initiative: number, first: Seat): Phase =>
  resolving({ ...queueOf(phase), turn: { initiative, first } });

const finished = (ending: Ending): Phase => ({ at: 'finished', ending, price: { kind: 'none' } });

function claiming(state: CommonState, ending: Extract<Ending, { kind: 'counted' | 'awarded' }>): Phase {
  const claimable = cardsOn(state.field[ending.winner]).map((card) => card.copy);
  return { at: 'claiming', ending, claimant: otherSeat(ending.winner), claimable };
}

/** The price of victory is paid, waived, or a referee closes the claim. */
function settledWith(phase: Phase, price: Price): Phase {
  assert(phase.at === 'claiming', 'a price is settled only while claiming');
  return { at: 'finished', ending: phase.ending, price };
}

/** The phase after a public event. */
export function evolvePhase(state: CommonState, event: PublicRuleEvent): Phase {
  const { phase } = state;
  switch (event.type) {
    case 'MatchOpened':
      return { at: 'placing', order: event.order };
    case 'TossHeld':
      return event.occasion.step === 'placement'
        ? { at: 'placing', order: event.winner }
        : settled(phase, event.occasion.initiative, event.winner);
    case 'InitiativeSettled':
      return settled(phase, event.initiative, event.first);
    case 'CardsRevealed':
      return resolving({ step: 'reveal', pending: event.pending, turn: null });
    case 'SummonsBegun':
      return resolving({ step: event.step, pending: event.pending, turn: null });
    case 'ChoiceDue':
      return { at: 'choosing', queue: queueOf(phase), choice: event.choice };
    case 'TargetChosen':
      return resolving(queueOf(phase));
    case 'AbilityCast':
    case 'AbilityPassed':
    case 'CreatureSummoned':
    case 'SummonDeclined':
    case 'SummonPassed':
      return without(phase, event.by);
    case 'MatchCounted': {
      const { winner, survivors } = event;
      if (winner === null) return finished({ kind: 'drawn', survivors });
      const ending = { kind: 'counted', winner, survivors } as const;
      return state.friendly ? finished(ending) : claiming(state, ending);
    }
    case 'MatchConceded':
      return finished({ kind: 'conceded', winner: otherSeat(event.seat) });
    case 'MatchAwarded': {
      const ending = { kind: 'awarded', winner: event.winner, reason: event.reason } as const;
      return event.claim ? claiming(state, ending) : finished(ending);
    }
    case 'MatchVoided':
      return finished({ kind: 'voided', reason: event.reason });
    case 'PriceClaimed':
      return settledWith(phase, { kind: 'claimed', copy: event.copy });
    case 'PriceWaived':
      return settledWith(phase, { kind: 'waived' });
    case 'ClaimClosed':
      return settledWith(phase, { kind: 'closed' });
    case 'RowCommitted':
    case 'ValuesChanged':
    case 'CardsSwapped':
    case 'CardsAdvanced':
    case 'RoundFought':
    case 'DefaultApplied':
      return phase;
  }
}
