// evolvePhase: how public events move a match from phase to phase.

import { assert } from '../lib/index.ts';
import type { PublicRuleEvent } from './event.ts';
import { type AbilityRef, cardsOn, type CopyId } from './field.ts';
import type { ClaimedEnding, Ending, InitiativeQueue, Phase, Price } from './phase.ts';
import { otherSeat, type Seat, withSeat } from './seat.ts';
import type { CommonState } from './state.ts';
import { worksOf } from './windowsState.ts';

type Stopped = Extract<Phase, { at: 'stop' }>;

const NOBODY = { a: false, b: false };

const resolving = (queue: InitiativeQueue): Phase => ({ at: 'resolving', queue });

function queueOf(phase: Phase): InitiativeQueue {
  assert('queue' in phase, 'abilities come up only while resolving');
  return phase.queue;
}

/** Returns the phase with the ability that has just come up removed from its queue. */
function without(phase: Phase, by: AbilityRef): Phase {
  const queue = queueOf(phase);
  const pending = queue.pending.filter((entry) => entry.copy !== by.copy || entry.ability !== by.ability);
  return resolving({ ...queue, pending });
}

const settled = (phase: Phase, initiative: number, first: Seat): Phase =>
  resolving({ ...queueOf(phase), turn: { initiative, first } });

const finished = (ending: Ending): Phase => ({ at: 'finished', ending, price: { kind: 'none' } });

/**
 * Rule 6.2: returns the cards that can be claimed: the survivors, with `wide` also the defeated ones, without those
 * that a `shield` keeps unless nothing else is left.
 */
function claimableOf(state: CommonState, ending: ClaimedEnding): readonly CopyId[] {
  const survivors = cardsOn(state.field[ending.winner]).map((card) => card.copy);
  const { windows, discard } = state;
  if (windows === undefined) return survivors;
  const isWide = ending.kind === 'counted' && worksOf(windows, otherSeat(ending.winner), 'wide').length > 0;
  const all = isWide ? [...survivors, ...discard[ending.winner].map((card) => card.copy)] : survivors;
  const kept = worksOf(windows, ending.winner, 'shield').map((work) => work.copy);
  const free = all.filter((copy) => !kept.includes(copy));
  return free.length > 0 ? free : survivors;
}

function claiming(state: CommonState, ending: ClaimedEnding): Phase {
  return {
    at: 'claiming',
    ending,
    claimant: otherSeat(ending.winner),
    claimable: claimableOf(state, ending),
  };
}

/** Ends the match once the price of victory is paid or waived, or a referee closes the claim. */
function settledWith(phase: Phase, price: Price): Phase {
  assert(phase.at === 'claiming', 'a price is settled only while claiming');
  return { at: 'finished', ending: phase.ending, price };
}

function tossed(phase: Phase, event: Extract<PublicRuleEvent, { type: 'TossHeld' }>): Phase {
  const { occasion } = event;
  switch (occasion.step) {
    case 'placement':
      return { at: 'placing', order: event.winner };
    case 'window':
      return phase;
    default:
      return settled(phase, occasion.initiative, event.winner);
  }
}

/** Returns the stop with these changes; while cards are placed there is no stop to change. */
const inStop = (phase: Phase, change: (stop: Stopped) => Partial<Stopped>): Phase =>
  phase.at === 'stop' ? { ...phase, ...change(phase) } : phase;

/** Returns the phase after a public event. */
export function evolvePhase(state: CommonState, event: PublicRuleEvent): Phase {
  const { phase } = state;
  switch (event.type) {
    case 'MatchOpened':
      return { at: 'placing', order: event.order };
    case 'TossHeld':
      return tossed(phase, event);
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
    case 'StopBegun': {
      const { stop, first } = event;
      return { at: 'stop', queue: queueOf(phase), stop, asked: first, passed: NOBODY };
    }
    case 'StopEnded':
      return resolving(queueOf(phase));
    case 'SeatAsked':
      return event.play === null ? inStop(phase, () => ({ asked: event.seat })) : phase;
    case 'SeatPassed':
      return state.windows?.open === null
        ? inStop(phase, ({ passed }) => ({ passed: withSeat(passed, event.seat, true) }))
        : phase;
    case 'CardPlayed':
      return inStop(phase, () => ({ passed: NOBODY }));
    case 'WindowsOpened':
    case 'HoldingChanged':
    case 'AheadSaid':
    case 'PlaySettled':
    case 'PlayCast':
    case 'PlayWorked':
    case 'TieTaken':
    case 'PotDivided':
    case 'RowCommitted':
    case 'ValuesChanged':
    case 'CardsSwapped':
    case 'CardsAdvanced':
    case 'RoundFought':
    case 'DefaultApplied':
      return phase;
  }
}
