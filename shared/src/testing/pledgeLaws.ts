// Laws of promises (PROMISES 11): what holds for every event. Each returns the first fault found, or null.

import {
  countedIn,
  evolvePledges,
  type Placed,
  type PledgeMove,
  type PledgeState,
} from '../pledges/index.ts';
import type { TraderId } from '../windows/index.ts';
import type { PledgeStep } from './pledgeGame.ts';

export type PledgeLaw = (steps: readonly PledgeStep[]) => string | null;

const FIVE = 5;

const placedIn = ({ placed }: PledgeState): readonly Placed[] => [...placed.values()];
const ownersIn = (state: PledgeState): readonly TraderId[] => [
  ...new Set(placedIn(state).map((placed) => placed.pledge.owner)),
];

/** Makes a law from the fault of a single state. */
const ofStates =
  (faultOf: (state: PledgeState) => string | null): PledgeLaw =>
  (steps) => {
    for (const { after } of steps) {
      const fault = faultOf(after);
      if (fault !== null) return fault;
    }
    return null;
  };

/** Makes a law from the fault of a single step. */
const ofSteps =
  (faultOf: (step: PledgeStep) => string | null): PledgeLaw =>
  (steps) => {
    for (const step of steps) {
      const fault = faultOf(step);
      if (fault !== null) return fault;
    }
    return null;
  };

/** Each trader who was dealt promises owns five, and none of them lies before its owner. */
export const everybodyOwnsFive: PledgeLaw = ofStates((state) => {
  for (const owner of ownersIn(state)) {
    const own = placedIn(state).filter((placed) => placed.pledge.owner === owner);
    if (own.length !== FIVE) return `${owner} owns ${own.length}`;
    const before = own.find(({ place }) => place.at === 'front' && place.of === owner);
    if (before !== undefined) return `${before.pledge.key} lies before its owner`;
  }
  return null;
});

/** Every promise that moved was where its move says, and is where it says; all others are where they were. */
export const movesTellAll: PledgeLaw = ofSteps(({ before, decision, after }) => {
  if (decision === null) return before === after ? null : 'a refusal has changed something';
  let state = before;
  for (const move of decision.moves) {
    const from = state.placed.get(move.pledge.key)?.place ?? null;
    if (JSON.stringify(from) !== JSON.stringify(move.from)) return `${move.pledge.key} was elsewhere`;
    state = evolvePledges(state, move);
  }
  const where = (of: PledgeState): string => JSON.stringify([...of.placed]);
  return where(state) === where(after) ? null : 'the moves do not lead to the state';
});

/** PR6, PR17: sizes are true, and no hand holds more promises of others than everybody must expect. */
export const handsAreReckonedWith: PledgeLaw = ofStates((state) => {
  for (const [trader, { size, mayHold }] of state.hands) {
    const there = placedIn(state).filter(({ place }) => countedIn(place) === trader);
    if (there.length !== size) return `the hand of ${trader} has another size`;
    const others = there.filter((placed) => placed.pledge.owner !== trader).length;
    if (others > mayHold) return `${trader} holds more of others than may be there`;
  }
  return null;
});

/** PR4, PR10: nobody plays their own promise, and each giving moves at most one for each side. */
export const playedByOthers: PledgeLaw = ofSteps(({ command, decision }) => {
  const moves = decision?.moves ?? [];
  const played = moves.find(
    ({ pledge: { owner }, from, why }) => why === 'played' && from?.at === 'hand' && from.of === owner,
  );
  if (played !== undefined) return `${played.pledge.key} was played by its owner`;
  if (command.type !== 'fulfil') return null;
  const givers = moves.flatMap(({ from, why }) => (from?.at === 'held' && why !== 'ruined' ? [from.by] : []));
  return new Set(givers).size === givers.length ? null : `a side gives twice in ${command.contract}`;
});

/** PR13: what sends a promise home from the front does not touch one in a hand. */
export const onlyFrontsComeAbout: PledgeLaw = ofSteps(({ decision }) => {
  const stray = decision?.moves.find(({ from, why }) => why === 'came-about' && from?.at !== 'front');
  return stray === undefined ? null : `${stray.pledge.key} came about out of a hand`;
});

/** PR22: nobody pays more than their purse holds or for another's promise, and each promise pays once in a step. */
export const pursesSuffice: PledgeLaw = ofSteps(({ facts, decision }) => {
  const left = new Map(facts.purses);
  for (const { from, to, amount, by } of decision?.payments ?? []) {
    const rest = (left.get(from) ?? 0) - amount;
    if (amount <= 0 || rest < 0) return `${from} pays what is not there`;
    if (!by.startsWith(`${from}/`)) return `${from} pays for ${by}`;
    left.set(from, rest);
    left.set(to, (left.get(to) ?? 0) + amount);
  }
  return null;
});

/** While the module is off no promise is dealt, given or played, and none that lies comes about. */
export const offRests: PledgeLaw = ofSteps(({ facts, decision }) => {
  if (facts.isOn) return null;
  const stray = decision?.moves.find(({ why }: PledgeMove) =>
    ['dealt', 'given', 'received', 'played', 'came-about', 'let-go'].includes(why),
  );
  return stray === undefined ? null : `${stray.pledge.key} is ${stray.why} while all rests`;
});
