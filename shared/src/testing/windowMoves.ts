// Window moves: what seats of a random game play, pass and say ahead, and what changes in their hands from outside.

import { present } from '../lib/index.ts';
import {
  mayBeAsked,
  type MatchState,
  type Place,
  type Playable,
  playsOf,
  type RuleCommand,
  type Seat,
  SEATS,
  type WindowCommand,
  type WindowsState,
} from '../rules/index.ts';
import { AHEAD, intrigueCopy } from '../windows/index.ts';
import type { Chooser, RandomGame } from './randomGame.ts';

const COIN = [true, false] as const;

function somePlaces({ choosing }: Playable, choose: Chooser): readonly Place[] {
  if (choosing === null) return [];
  const left = [...choosing.from];
  const chosen: Place[] = [];
  while (left.length > 0 && chosen.length < choosing.atMost) {
    if (chosen.length >= choosing.atLeast && choose(COIN)) break;
    chosen.push(...left.splice(left.indexOf(choose(left)), 1));
  }
  return chosen;
}

/** Returns the seats that may pass now: the one that is asked, and one that waits for its turn. */
function passersIn({ phase, windows }: MatchState['common']): readonly Seat[] {
  if (windows?.open) return [windows.open.asked];
  if (windows === undefined || phase.at !== 'stop') return [];
  return SEATS.filter(
    (seat) => !phase.passed[seat] && (phase.asked === seat || mayBeAsked(windows, seat, phase.stop)),
  );
}

/**
 * Makes a function that returns what seats may reasonably do in the windows of a game; nothing if the game has none.
 */
export function windowMovesOf({
  catalogue,
  windows,
}: Pick<RandomGame, 'catalogue' | 'windows'>): (
  state: MatchState,
  choose: Chooser,
) => readonly WindowCommand[] {
  if (windows === undefined) return () => [];
  const plays = playsOf(catalogue, windows.cards);
  return ({ common, secret }, choose) => {
    const { asking } = present(common.windows, 'the game has windows');
    const passing = passersIn(common).map((seat): WindowCommand => ({ type: 'pass', seat, asking }));
    const playing = SEATS.flatMap((viewer) =>
      plays({ viewer, common, own: secret[viewer] }).map((one): WindowCommand => ({
        type: 'play',
        seat: viewer,
        card: one.held.key,
        on: somePlaces(one, choose),
        asking: one.asking,
      })),
    );
    return [...passing, ...playing];
  };
}

/** Returns a change from outside: a ring brings a card, or a ruin takes the promises of a trader. */
function changedFromOutside(
  state: WindowsState,
  secret: MatchState['secret'],
  seat: Seat,
  choose: Chooser,
): RuleCommand {
  const hand = secret[seat].windows?.hand ?? [];
  const holding = state.holdings[seat];
  if (choose(COIN)) {
    const copy = intrigueCopy(
      choose(['whetstone', 'intercepted-letter', 'false-weights']),
      100 + 2 * state.asking + SEATS.indexOf(seat),
    );
    const isThere = hand.some(({ key }) => key === copy.key);
    return {
      type: 'hold',
      seat,
      hand: isThere ? hand : [...hand, copy],
      holding: { ...holding, intrigue: holding.intrigue + (isThere ? 0 : 1), surplus: choose(COIN) },
    };
  }
  const left = hand.filter((held) => held.kind === 'intrigue' || held.owner !== 'carol');
  const gone = hand.length - left.length;
  return {
    type: 'hold',
    seat,
    hand: left,
    holding: {
      ...holding,
      mayHold: holding.mayHold - gone,
      pledges: holding.pledges - gone,
      fronts: holding.fronts.filter(({ owner }) => owner !== 'carol'),
    },
  };
}

/** Returns commands that are given now and then in a game with windows. */
export function windowSurprises(
  { windows }: RandomGame,
  { common, secret }: MatchState,
  choose: Chooser,
): readonly RuleCommand[] {
  if (windows === undefined || common.windows === undefined) return [];
  const seat = choose(SEATS);
  const said = AHEAD.filter(() => choose(COIN));
  const hold = changedFromOutside(common.windows, secret, seat, choose);
  return [{ type: 'ahead', seat, windows: said }, hold, { type: 'ahead', seat, windows: [] }, hold];
}
