// playWindowScript: plays a script with promises and intrigue cards with the one core, act by act.

import { assert, ok, present, type Result } from '../../lib/index.ts';
import {
  bySeat,
  cellAt,
  isComplete,
  type LaidRow,
  type RuleCommand,
  type RuleError,
  type Seat,
  SEATS,
  type WindowsState,
  type WindowTerms,
} from '../../rules/index.ts';
import type { ScriptCell, ScriptError } from '../script.ts';
import { ScriptPlay } from '../scriptPlay.ts';
import { Acts } from './acts.ts';
import type { Act, Became, WindowResult, WindowScript } from './windowScript.ts';
import { windowResultOf } from './windowResultOf.ts';

const termsOf = ({ stake, hands, fronts, mayHold }: WindowScript): WindowTerms => ({
  traders: { a: 'a', b: 'b' },
  stake,
  hands,
  holdings: bySeat((seat) => {
    const promises = hands[seat].filter((held) => held.kind === 'promise');
    const others = promises.filter((held) => held.owner !== seat).length;
    return {
      mayHold: mayHold[seat],
      // Promises that may be held and are not in the hand count as set aside (PR6).
      pledges: promises.length + mayHold[seat] - others,
      intrigue: hands[seat].length - promises.length,
      surplus: false,
      fronts: fronts[seat],
    };
  }),
});

const windowsOf = (play: ScriptPlay): WindowsState =>
  present(play.state.common.windows, 'a match with windows');

const placesOf = (on: readonly ScriptCell[] = []) =>
  on.map(({ side, row, column }) => ({ seat: side, cell: cellAt(row, column) }));

/** Returns the number of the present asking; null if nobody is asked. */
function askingOf(play: ScriptPlay): number | null {
  const { asking, open } = windowsOf(play);
  return open !== null || play.state.common.phase.at === 'stop' ? asking : null;
}

/** Returns the seat that has to pass or play now; null if no seat is asked. */
function askedOf(play: ScriptPlay): Seat | null {
  const { open } = windowsOf(play);
  const { phase } = play.state.common;
  return open !== null ? open.asked : phase.at === 'stop' ? phase.asked : null;
}

const becameOf = ({ code }: RuleError): Became => {
  switch (code) {
    case 'play-open':
    case 'not-asked':
    case 'not-in-hand':
    case 'own-promise':
    case 'wrong-window':
    case 'wrong-trader':
    case 'nothing-there':
    case 'bad-choice':
    case 'same-name':
      return code;
    default:
      return 'wrong-row';
  }
};

function commandOf(play: ScriptPlay, act: Exclude<Act, { readonly commit: LaidRow }>): RuleCommand {
  if ('staff' in act) return { type: 'void', reason: '' };
  const { seat } = act;
  if ('play' in act)
    return { type: 'play', seat, card: act.play, on: placesOf(act.on), asking: askingOf(play) };
  if ('pass' in act) return { type: 'pass', seat, asking: windowsOf(play).asking };
  if ('ahead' in act) return { type: 'ahead', seat, windows: act.ahead };
  return { type: 'concede', seat };
}

/** R18: if both are short with the same number of cards, the seat that commits first was the winner. */
function commit(play: ScriptPlay, seat: Seat, row: LaidRow): RuleError | null {
  if (row === 'half' && windowsOf(play).open === null) play.settleFirst(seat);
  return play.try({ type: 'place', seat, laying: play.laying(seat, row) });
}

function perform(play: ScriptPlay, acts: Acts, act: Act): void {
  const from = play.events.length;
  const error = 'commit' in act ? commit(play, act.seat, act.commit) : play.try(commandOf(play, act));
  acts.done(error === null ? 'ok' : becameOf(error), 'play' in act ? act.play : null);
  acts.follow(play.events.slice(from));
}

function passFor(play: ScriptPlay, acts: Acts, seat: Seat): void {
  const from = play.events.length;
  play.must({ type: 'pass', seat, asking: windowsOf(play).asking });
  acts.follow(play.events.slice(from));
}

const isPlaced = (play: ScriptPlay): boolean =>
  SEATS.every((seat) => isComplete(play.state.common, seat)) || play.state.common.phase.at !== 'placing';

function place(play: ScriptPlay, acts: Acts): void {
  while (!isPlaced(play)) {
    const act = acts.next('placing');
    if (act === null) break;
    perform(play, acts, act);
  }
  for (let seat = askedOf(play); seat !== null && !isPlaced(play); seat = askedOf(play))
    passFor(play, acts, seat);
  if (play.state.common.phase.at !== 'placing') return;
  const from = play.events.length;
  play.placeAll();
  acts.follow(play.events.slice(from));
}

/** Gives the next act of the list to the seat that is asked; if the list is used up, the seat passes. */
function answerStop(play: ScriptPlay, acts: Acts, seat: Seat): void {
  const act = acts.next(acts.at);
  if (act === null) passFor(play, acts, seat);
  else perform(play, acts, act);
}

/** Takes a parsed script; returns its result, or refuses a choice that the rules don't allow at that moment. */
export function playWindowScript(script: WindowScript): Result<WindowResult, ScriptError> {
  const { match, cards } = script;
  const play = new ScriptPlay(match, { terms: { friendly: false, windows: termsOf(script) }, cards });
  const acts = new Acts(script.acts);
  place(play, acts);
  for (;;) {
    const { phase } = play.state.common;
    if (phase.at === 'choosing') {
      const from = play.events.length;
      const chosen = play.choose();
      if (!chosen.ok) return chosen;
      acts.follow(play.events.slice(from));
    } else if (phase.at === 'stop') {
      answerStop(play, acts, present(askedOf(play), 'somebody is asked at a stop'));
    } else break;
  }
  assert(['claiming', 'finished'].includes(play.state.common.phase.at), 'a script is played to the end');
  return ok(windowResultOf(script, play, acts));
}
