// Pledge games: whole events of promises, with random contracts, plays, matches, refused games, ruins and pauses.

import * as fc from 'fast-check';
import {
  decidePledges,
  handOf,
  NO_PLEDGES,
  type Placed,
  type PledgeCommand,
  type PledgeDecision,
  type PledgeFacts,
  type PledgeState,
} from '../pledges/index.ts';
import { pledgeIn, type TraderId } from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';
import { NAMES, PledgesAround } from './pledgesAround.ts';
import { seeded } from './random.ts';

export interface PledgeGame {
  readonly seed: number;
  readonly people: number;
  readonly length: number;
}

const FREE = ['friends-price', 'backing', 'offence'];
const HOUSES = [...PRINTED.pledges.values()].flatMap((card) => (card.kind === 'house' ? [card.id] : []));

export const arbPledgeGame: fc.Arbitrary<PledgeGame> = fc.record({
  seed: fc.integer(),
  people: fc.integer({ min: 2, max: NAMES.length }),
  length: fc.integer({ min: 60, max: 120 }),
});

export type DecidePledges = typeof decidePledges;

/** A command, with the facts and the state before it, and what it led to; `decision` is null if it was refused. */
export interface PledgeStep {
  readonly before: PledgeState;
  readonly facts: PledgeFacts;
  readonly command: PledgeCommand;
  readonly decision: PledgeDecision | null;
  readonly after: PledgeState;
}

const keysOf = (placed: readonly Placed[]): readonly string[] => placed.map(({ pledge }) => pledge.key);

/** Returns a promise of a hand, preferring those that are played outside games, because they are the ones that pay. */
function liesIn(around: PledgesAround, state: PledgeState, who: TraderId): string | null {
  const hand = handOf(state, who);
  const lying = hand.filter(({ pledge }) => pledgeIn(PRINTED, pledge.card).window === 'free');
  return around.pick(keysOf(lying.length > 0 && around.below(4) > 0 ? lying : hand));
}

/**
 * Returns a trader and a promise, preferring traders who hold another's promise to any trader and their own.
 * `isFree`: only promises with that window.
 */
function played(around: PledgesAround, state: PledgeState, isFree: boolean): readonly [TraderId, string] {
  const there = [...state.placed.values()].flatMap(
    ({ pledge, place }): readonly (readonly [TraderId, string])[] => {
      const isOthers = place.at === 'hand' && place.of !== pledge.owner;
      const fits = !isFree || pledgeIn(PRINTED, pledge.card).window === 'free';
      return isOthers && fits ? [[place.of, pledge.key]] : [];
    },
  );
  const who = around.someone();
  return (
    around.pick(around.below(5) === 0 ? [] : there) ?? [who, liesIn(around, state, who) ?? 'nobody/nothing']
  );
}

/** Returns a trader, preferring those with something in front of them. */
function holder(around: PledgesAround, state: PledgeState): TraderId {
  const front = around.pick([...state.placed.values()].filter(({ place }) => place.at === 'front'));
  return front?.place.at === 'front' ? front.place.of : around.someone();
}

function signing(around: PledgesAround, state: PledgeState): PledgeCommand {
  const [one, two] = around.two();
  const contract = around.id('contract');
  const gives = [one, two].flatMap((by) => {
    const key = liesIn(around, state, by);
    return key === null || around.below(5) === 0 ? [] : [{ by, key }];
  });
  around.contracts = [...around.contracts, { id: contract, one, two }];
  return { type: 'sign', contract, gives };
}

function ending(around: PledgesAround): PledgeCommand | null {
  const contract = around.pick(around.contracts);
  if (contract === null) return null;
  if (around.below(4) === 0) return { type: 'annul', contract: contract.id };
  const [payer, paid] = around.below(2) === 0 ? [contract.one, contract.two] : [contract.two, contract.one];
  return { type: 'fulfil', contract: contract.id, payer, paid, price: around.below(70) };
}

function matching(around: PledgesAround, state: PledgeState): PledgeCommand | null {
  const match = around.pick(around.matches);
  if (match === null) {
    around.matches = [...around.matches, { id: around.id('match'), players: around.two() }];
    return null;
  }
  const two = holder(around, state);
  const one = match.players.find((player) => player !== two) ?? match.players[0];
  if (around.below(2) === 0) {
    const [who, key] = played(around, state, false);
    return { type: 'playInMatch', who, key, match: match.id };
  }
  const how = (['counted', 'counted', 'otherwise', 'voided'] as const)[around.below(4)] ?? 'counted';
  const end =
    how === 'counted'
      ? ({ how, winner: one, loser: two, stake: around.below(40), tie: null } as const)
      : { how };
  return { type: 'matchOver', match: match.id, end };
}

/** Returns a command that somebody could give now, or could not. */
function commandFor(around: PledgesAround, state: PledgeState): PledgeCommand | null {
  const who = around.someone();
  const [by, other] = around.two();
  const key = around.pick([...state.placed.keys()]) ?? 'nobody/nothing';
  switch (around.below(16)) {
    case 0:
    case 1:
      return { type: 'deal', who, house: around.pick(around.below(2) === 0 ? FREE : HOUSES) ?? 'offence' };
    case 2:
    case 3:
    case 4:
      return signing(around, state);
    case 5:
    case 6:
    case 7:
      return ending(around);
    case 8:
    case 9: {
      const [player, free] = played(around, state, true);
      return {
        type: 'play',
        who: player,
        key: free,
        named: free.endsWith('/the-cut') !== (around.below(6) === 0) ? 5 + around.below(20) : null,
      };
    }
    case 10: {
      const front = around.pick([...state.placed.values()].filter(({ place }) => place.at === 'front'));
      return {
        type: 'letGo',
        who: front?.place.at === 'front' ? front.place.of : who,
        key: front?.pledge.key ?? key,
      };
    }
    case 11:
      return {
        type: 'show',
        who,
        keys: keysOf(handOf(state, who)),
        shownTo: around.below(2) === 0 ? null : other,
      };
    case 12:
    case 13:
      return matching(around, state);
    case 14:
      return around.below(3) > 0
        ? { type: 'gameRefused', asker: holder(around, state), refuser: other, sum: around.below(90) }
        : { type: 'gameBegun', by, other };
    default:
      return around.pick<PledgeCommand>([
        { type: 'sendHome', key },
        { type: 'ruin', who },
        { type: 'restore', who },
        { type: 'restore', who: other },
      ]);
  }
}

/** Plays an event as its seed says. `decide`: the core, or a wrong one. */
export function playPledgeGame(
  { seed, people, length }: PledgeGame,
  decide: DecidePledges = decidePledges,
): readonly PledgeStep[] {
  const around = new PledgesAround(seeded(seed), people);
  const steps: PledgeStep[] = [];
  let state = NO_PLEDGES;
  for (let i = 0; i < length; i += 1) {
    around.change();
    const { facts } = around;
    const command = commandFor(around, state);
    if (command === null) continue;
    const decided = decide(PRINTED, state, command, facts);
    const decision = decided.ok ? decided.value : null;
    const after = decision?.state ?? state;
    steps.push({ before: state, facts, command, decision, after });
    if (decision !== null) around.follow(command, decision);
    state = after;
  }
  return steps;
}
