// Laws of promises and intrigue cards in a match (PROMISES 11, INTRIGUE 9).

import { sameValue } from '../../lib/index.ts';
import {
  bySeat,
  type CommonState,
  decide,
  evolveAll,
  type MatchState,
  NEW_MATCH,
  otherSeat,
  playsOf,
  type RuleEvent,
  type Seat,
  SEATS,
  viewOf,
  visibleTo,
} from '../../rules/index.ts';
import { type Held, intrigueCopy, pledge, rulesOf } from '../../windows/index.ts';
import type { Law } from '../law.ts';
import {
  deciderOf,
  logOfGame,
  type MakeDecide,
  openingOf,
  playRandomly,
  randomChance,
  chooserOf,
  type RandomGame,
  type RandomStep,
} from '../randomGame.ts';

const keysIn = ({ secret }: MatchState): readonly string[] =>
  SEATS.flatMap((seat) => (secret[seat].windows?.hand ?? []).map(({ key }) => key));

/** A card that is played was in the hand and leaves it; no card is played twice, and none is in two hands. */
export const placesPartition: Law = (game, play = playRandomly) => {
  const played = new Set<string>();
  for (const { before, events, after } of play(game)) {
    for (const event of events) {
      if (event.type !== 'CardPlayed') continue;
      const { key } = event.held;
      if (played.has(key) || !keysIn(before).includes(key)) return `${key} is played and was in no hand`;
      played.add(key);
    }
    const keys = keysIn(after);
    if (new Set(keys).size < keys.length) return 'a card is in two hands';
    const again = keys.find((key) => played.has(key));
    if (again !== undefined) return `${again} was played and is in a hand`;
  }
  return null;
};

/** The public numbers about hands are true as long as hands are as at the opening; no number is below 0. */
export const countsHold: Law = (game, play = playRandomly) => {
  for (const { after } of play(game)) {
    const { windows } = after.common;
    if (windows === undefined) continue;
    for (const seat of SEATS) {
      const { mayHold, pledges, intrigue } = windows.holdings[seat];
      if (Math.min(mayHold, pledges, intrigue) < 0) return `something of ${seat} is below 0`;
      const hand = after.secret[seat].windows?.hand ?? [];
      const others = hand.filter((held) => held.kind === 'promise' && held.owner !== seat).length;
      if (intrigue !== hand.filter((held) => held.kind === 'intrigue').length)
        return `the intrigue cards of ${seat} are counted wrong`;
      if (mayHold < others) return `${seat} holds more than anybody could know of`;
    }
  }
  return null;
};

/** IN17: in one moment no two uncancelled plays of a name act on one thing. IN16: no attack works on the own side. */
export const noPlayTwice: Law = (game, play = playRandomly) => {
  let done: string[] = [];
  let open: Extract<RuleEvent, { type: 'CardPlayed' }> | null = null;
  for (const event of logOfGame(game, play(game))) {
    if (event.type === 'StopBegun' || event.type === 'StopEnded') done = [];
    if (event.type === 'CardPlayed' && event.held.kind === 'intrigue') {
      const { held, seat, on } = event;
      open ??= event;
      const rules = game.windows && rulesOf(game.windows.cards, held);
      if (rules && 'attack' in rules && on.some((place) => place.seat === seat))
        return `${held.key} attacks its player`;
    }
    if (event.type === 'PlaySettled' && open !== null) {
      const names = open.things.map((thing) => `${open?.held.card} on ${thing}`);
      if (event.how === 'stands' && names.some((name) => done.includes(name))) return `${names.join()} twice`;
      if (event.how === 'stands') done.push(...names);
      open = null;
    }
  }
  return null;
};

/** Returns a name for what an event settles once and for all: a row of a seat, or a toss on its occasion. */
function standing(event: RuleEvent): string | null {
  if (event.type === 'RowCommitted') return `the ${event.row} of ${event.seat}`;
  return event.type === 'TossHeld' ? `the toss ${JSON.stringify(event.occasion)}` : null;
}

const ENDS: ReadonlySet<RuleEvent['type']> = new Set(['MatchConceded', 'MatchAwarded', 'MatchVoided']);

/** IN18: no card changes the stake, commits or tosses again, or ends a match. */
export const nothingElseChanges: Law = (game, play = playRandomly) => {
  const stood = new Set<string>();
  let stake: number | undefined;
  for (const { command, events, after } of play(game)) {
    for (const event of events) {
      const what = standing(event);
      if (what !== null && stood.has(what)) return `${what} comes again`;
      if (what !== null) stood.add(what);
      if (command.type === 'play' && ENDS.has(event.type)) return 'a play ends the match';
    }
    stake ??= after.common.windows?.stake;
    if (after.common.windows?.stake !== stake) return 'the stake is another one';
  }
  return null;
};

/** PR18: at a stop no seat is asked that has passed since the last play. */
export const stopsEnd: Law = (game, play = playRandomly) => {
  for (const { after } of play(game)) {
    const { phase } = after.common;
    if (phase.at === 'stop' && phase.passed[phase.asked] && after.common.windows?.open === null)
      return `${phase.asked} is asked and has passed`;
  }
  return null;
};

/** Every match ends when both players are silent, by a clock's defaults for askings, rows and choices. */
export const silenceEnds: Law = (game, play = playRandomly) => {
  const rule = deciderOf(game, decide);
  const { random } = randomChance(chooserOf(game.seed));
  for (const { after } of play(game).filter((_, i) => i % 5 === 0)) {
    let state = after;
    for (let i = 0; i < 100 && !['claiming', 'finished'].includes(state.common.phase.at); i += 1)
      for (const command of [
        { type: 'tossForPlacement' },
        { type: 'applyDefault', seat: 'a', by: 'clock', draft: null },
        { type: 'applyDefault', seat: 'b', by: 'clock', draft: null },
        { type: 'reveal' },
      ] as const) {
        const decided = rule(state, command, random);
        if (decided.ok) ({ state } = decided.value);
      }
    if (!['claiming', 'finished'].includes(state.common.phase.at))
      return `nobody can go on while ${state.common.phase.at}`;
  }
  return null;
};

/** Every card that is offered as playable is accepted, and no other card of the hand is, whatever is chosen. */
export const playableIsPlayed: Law = (game, play = playRandomly) => {
  if (game.windows === undefined) return null;
  const rule = deciderOf(game, decide);
  const plays = playsOf(game.catalogue, game.windows.cards);
  const { random } = randomChance(chooserOf(game.seed));
  for (const { before } of play(game))
    for (const viewer of SEATS) {
      const view = { viewer, common: before.common, own: before.secret[viewer] };
      const offered = plays(view);
      for (const held of before.secret[viewer].windows?.hand ?? []) {
        const one = offered.find((each) => each.held.key === held.key);
        const on = one?.choosing?.from.slice(0, one.choosing.atLeast) ?? [];
        const { asking = 0, open = null } = before.common.windows ?? {};
        const isAsked = open !== null || before.common.phase.at === 'stop';
        const command = {
          type: 'play',
          seat: viewer,
          card: held.key,
          on,
          asking: isAsked ? asking : null,
        } as const;
        const decided = rule(before, command, random);
        if (one !== undefined && !decided.ok)
          return `${held.key} is offered and refused: ${decided.error.code}`;
        if (one === undefined && decided.ok) return `${held.key} is taken and was not offered`;
      }
    }
  return null;
};

/** Returns the game with other cards, as many and of the same kind, in place of those that were never played. */
function otherHands(game: RandomGame, steps: readonly RandomStep[], seat: Seat): RandomGame {
  if (game.windows === undefined) return game;
  const { terms } = game.windows;
  const played = new Set(
    steps.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'CardPlayed' ? [event.held.key] : [])),
    ),
  );
  const changed = (held: Held, nth: number): Held => {
    if (played.has(held.key)) return held;
    return held.kind === 'promise' ? pledge(`zed-${nth}`, 'the-cut') : intrigueCopy('market-talk', 500 + nth);
  };
  const hands = bySeat((one) => (one === seat ? terms.hands[one].map(changed) : terms.hands[one]));
  return { ...game, windows: { ...game.windows, terms: { ...terms, hands } } };
}

/** Returns what the other seat is answered when it tries something; tosses are not compared. */
const answersTo = (rule: ReturnType<MakeDecide>, seat: Seat): ((state: MatchState) => readonly string[]) => {
  const other = otherSeat(seat);
  return (state) =>
    (
      [
        { type: 'play', seat: other, card: 'nothing#1', on: [], asking: null },
        { type: 'pass', seat: other, asking: state.common.windows?.asking ?? 0 },
        { type: 'applyDefault', seat: other, by: 'clock', draft: null },
      ] as const
    ).map((command) => {
      const decided = rule(state, command, { toss: () => 'a' });
      return decided.ok ? 'ok' : decided.error.code;
    });
};

const hidden = (common: CommonState): boolean => common.windows !== undefined;

/**
 * In paired runs that differ only in held cards that are never played, the others get the same: stops, askings,
 * refusals, everything. Games in which hands change from outside are left out: such a change names its cards.
 */
export const handsAreSecret =
  (makeDecide: MakeDecide): Law =>
  (game, play = playRandomly) => {
    const steps = play(game, makeDecide);
    if (steps.some(({ command }) => command.type === 'hold')) return null;
    const rule = deciderOf(game, makeDecide);
    for (const seat of SEATS) {
      const twin = otherHands(game, steps, seat);
      const tried = answersTo(rule, seat);
      let state = evolveAll(NEW_MATCH, openingOf(twin));
      for (const step of steps) {
        if (!hidden(state.common)) return null;
        if (!sameValue(tried(state), tried(step.before))) return `a refusal tells what ${seat} holds`;
        const winners = [...step.tosses];
        const decided = rule(state, step.command, { toss: () => winners.shift() ?? 'a' });
        if (!decided.ok) return `${step.command.type} is refused where ${seat} holds something else`;
        ({ state } = decided.value);
        for (const viewer of [otherSeat(seat), 'watcher'] as const) {
          if (!sameValue(visibleTo(decided.value.events, viewer), visibleTo(step.events, viewer)))
            return `${viewer} sees what ${seat} holds in ${step.command.type}`;
          if (!sameValue(viewOf(state, viewer), viewOf(step.after, viewer)))
            return `${viewer} knows what ${seat} holds`;
        }
      }
    }
    return null;
  };
