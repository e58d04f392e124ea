// windowResultOf: the result of a match with promises and intrigue cards, as the conformance tool prints it.

import { assert, present } from '../../lib/index.ts';
import {
  type BySeat,
  bySeat,
  type CommonState,
  type Ending,
  otherSeat,
  type Seat,
  SEATS,
  type WindowsState,
} from '../../rules/index.ts';
import { byCodeUnits, type ComeAbout, comeAbout } from '../../windows/index.ts';
import { courseOf } from '../resultOf.ts';
import type { ScriptPlay } from '../scriptPlay.ts';
import type { Acts } from './acts.ts';
import type { WindowResult, WindowScript } from './windowScript.ts';

function endingOf({ phase }: CommonState): Exclude<Ending, { kind: 'awarded' }> {
  assert(phase.at === 'claiming' || phase.at === 'finished', 'the match has ended');
  const { ending } = phase;
  assert(ending.kind !== 'awarded', 'no script awards a match');
  return ending;
}

const winnerOf = (ending: Ending): Seat | null => ('winner' in ending ? ending.winner : null);

function potOf(stake: number, winner: Seat | null, { solace }: WindowsState): BySeat<number> {
  if (winner === null) return { a: stake, b: stake };
  const lost = solace?.amount ?? 0;
  return bySeat((seat) => (seat === winner ? 2 * stake - lost : lost));
}

/** PR21, PR23: returns what the promises in front lead to when somebody has lost by count. */
function cameAbout({ cards, fronts, purses, stake }: WindowScript, ending: Ending): ComeAbout {
  if (ending.kind !== 'counted') return { payments: [], home: [] };
  const { winner } = ending;
  const lying = SEATS.flatMap((seat) =>
    fronts[seat].map((front) => ({ pledge: front, holder: seat, named: null })),
  );
  return comeAbout(
    cards,
    lying,
    { what: 'lost', loser: otherSeat(winner), winner, stake },
    (trader) => purses.get(trader) ?? null,
  );
}

function placesOf(
  { hands, fronts }: WindowScript,
  play: ScriptPlay,
  isVoided: boolean,
  home: readonly string[],
): WindowResult['places'] {
  const { events } = play;
  const played = new Set(events.flatMap((event) => (event.type === 'CardPlayed' ? [event.held.key] : [])));
  const places: [string, string][] = SEATS.flatMap((seat) => [
    ...hands[seat].map((held): [string, string] => {
      const isGone = played.has(held.key) && (held.kind === 'intrigue' || !isVoided);
      return [held.key, isGone ? (held.kind === 'intrigue' ? 'spent' : 'home') : `hand/${seat}`];
    }),
    ...fronts[seat].map(({ key }): [string, string] => [key, home.includes(key) ? 'home' : `front/${seat}`]),
  ]);
  return Object.fromEntries(places);
}

/** Returns the cards that may be claimed, by id. */
function claimableOf({ phase, field, discard }: CommonState): readonly string[] {
  if (phase.at !== 'claiming') return [];
  const { claimable, ending } = phase;
  const cards = [...field[ending.winner], ...discard[ending.winner]].filter((card) => card !== null);
  return claimable
    .map(
      (copy) =>
        present(
          cards.find((card) => card.copy === copy),
          'what may be claimed is the winner’s',
        ).card,
    )
    .toSorted(byCodeUnits);
}

/** Returns the result of a script that was played to its end. */
export function windowResultOf(script: WindowScript, play: ScriptPlay, acts: Acts): WindowResult {
  const { tosses, rounds } = courseOf(play.events);
  const { common } = play.state;
  const windows = present(common.windows, 'a match with windows');
  const ending = endingOf(common);
  const winner = winnerOf(ending);
  const { payments, home } = cameAbout(script, ending);
  const tie = windows.tie?.by ?? null;
  const gone = [...home, ...(tie === null ? [] : [tie])].map(({ key }) => key);
  return {
    id: script.match.id,
    ending: ending.kind,
    winner,
    survivors: 'survivors' in ending ? ending.survivors : null,
    tosses,
    choicesTaken: play.taken,
    rounds,
    claimable: claimableOf(common),
    pot: potOf(script.stake, winner, windows),
    asked: acts.asked,
    acts: acts.became,
    shown: play.events.flatMap((event) =>
      event.type === 'CardsShown' ? [{ to: event.to, play: event.by.copy, cards: event.cards }] : [],
    ),
    payments,
    places: placesOf(script, play, ending.kind === 'voided', gone),
  };
}
