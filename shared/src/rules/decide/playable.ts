// Playable: which windows of a match are open to a seat, which of its cards it can play there, and on what.

import { never } from '../../lib/index.ts';
import { type Held, type IntrigueRules, type PledgeRules, rulesOf } from '../../windows/index.ts';
import type { Place } from '../field.ts';
import { isComplete } from '../placement.ts';
import type { WindowError } from '../ruleError.ts';
import { otherSeat, type Seat } from '../seat.ts';
import type { MatchState } from '../state.ts';
import type { WindowsState } from '../windowsState.ts';
import { choiceOf, type Choosing, thingsOf } from './choosing.ts';
import type { Run } from './run.ts';

/**
 * Whether a window of a match is open for a seat (PROMISES 4). Whether its K is stored is checked outside the rules.
 */
function isOpen(
  { common }: MatchState,
  seat: Seat,
  window: (PledgeRules | IntrigueRules)['window'],
): boolean {
  const { phase, committed } = common;
  switch (window) {
    case 'opened':
      return phase.at === 'placing' && committed[seat].length === 0;
    case 'sealed':
      return phase.at === 'placing' && committed[otherSeat(seat)].length > 0 && !isComplete(common, seat);
    case 'revealed':
    case 'between':
    case 'count':
      return phase.at === 'stop' && phase.stop === window;
    case 'received':
    case 'free':
    case 'demand':
    case 'answer':
    case 'action':
    case 'played':
      return false;
    default:
      return never(window);
  }
}

/** PR10: whether the other trader is one that the promise may be played with. */
function isWith(
  { traders }: WindowsState,
  seat: Seat,
  held: Held,
  rules: PledgeRules | IntrigueRules,
): boolean {
  if (held.kind !== 'promise' || !('with' in rules) || rules.with === 'any') return true;
  return (held.owner === traders[otherSeat(seat)]) === (rules.with === 'owner');
}

/** Returns why a card in hand can't be played now, whatever is chosen and whatever its name; null if it can. */
export function faultOfWindow(run: Run, windows: WindowsState, seat: Seat, held: Held): WindowError | null {
  const card = held.key;
  if (held.kind === 'intrigue' && windows.holdings[seat].surplus) return { code: 'surplus' };
  if (held.kind === 'promise' && held.owner === windows.traders[seat]) return { code: 'own-promise', card };
  const rules = rulesOf(run.windowCards, held);
  if (!isOpen(run.state, seat, rules.window)) return { code: 'wrong-window', card };
  return isWith(windows, seat, held, rules) ? null : { code: 'wrong-trader', card };
}

/** IN22: promises don't count for IN17. */
export const actsOn = (run: Run, seat: Seat, held: Held, on: readonly Place[]): readonly string[] =>
  held.kind === 'promise' ? [] : thingsOf(run, seat, rulesOf(run.windowCards, held).effects, on);

/** IN17: whether a card of this name has acted on one of these things in the present moment. */
export const isDone = ({ done }: WindowsState, { card }: Held, things: readonly string[]): boolean =>
  done.some(({ name, thing }) => name === card && things.includes(thing));

/** A card that can be played now, and what can be chosen with it. */
export interface Playable {
  readonly held: Held;
  /** The number that the play has to name; null if it answers nothing. */
  readonly asking: number | null;
  readonly choosing: Choosing | null;
}

/** Returns the choice without the things on which a card of this name has acted already; null if too little is left. */
function leftToChoose(
  run: Run,
  windows: WindowsState,
  seat: Seat,
  held: Held,
): { readonly choosing: Choosing | null } | null {
  if (isDone(windows, held, actsOn(run, seat, held, []))) return null;
  const choosing = choiceOf(run, seat, rulesOf(run.windowCards, held).effects);
  if (choosing === null) return { choosing };
  const from = choosing.from.filter((place) => !isDone(windows, held, actsOn(run, seat, held, [place])));
  return from.length < choosing.atLeast ? null : { choosing: { ...choosing, from } };
}

/** Returns the cards with which a seat could answer the open play. */
const answersOf = (run: Run, windows: WindowsState, seat: Seat): readonly Playable[] =>
  windows.holdings[seat].surplus
    ? []
    : run
        .handOf(seat)
        .filter((held) => rulesOf(run.windowCards, held).window === 'played')
        .map((held) => ({ held, asking: windows.asking, choosing: null }));

/**
 * Returns the cards that a seat can play now: none if another seat is asked, or no card in hand has the open window.
 */
export function playable(run: Run, seat: Seat): readonly Playable[] {
  const { phase, windows } = run.state.common;
  if (windows === undefined || (phase.at !== 'placing' && phase.at !== 'stop')) return [];
  if (windows.open !== null) return windows.open.asked === seat ? answersOf(run, windows, seat) : [];
  if (phase.at === 'stop' && phase.asked !== seat) return [];
  const asking = phase.at === 'stop' ? windows.asking : null;
  return run.handOf(seat).flatMap((held) => {
    if (faultOfWindow(run, windows, seat, held) !== null) return [];
    const left = leftToChoose(run, windows, seat, held);
    return left === null ? [] : [{ held, asking, choosing: left.choosing }];
  });
}
