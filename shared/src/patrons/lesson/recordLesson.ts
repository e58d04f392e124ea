// recordLesson: plays the lesson with the core and keeps what its learner's phone would have been told.

import { assert, present } from '../../lib/index.ts';
import { type DeckCard, SEATS } from '../../rules/index.ts';
import type { Chance } from '../chance.ts';
import type { GameCommand } from '../command.ts';
import { courtOf, type GameTerms } from '../court.ts';
import { decideGame } from '../decide/index.ts';
import { PRINTED } from '../script/printed.ts';
import type { VisibleSealedGameEvent } from '../sealed/view.ts';
import { NEW_GAME } from '../state.ts';
import { visibleGameEvents } from '../view.ts';
import type { Lesson } from './lesson.ts';
import { LEARNER, LESSON_MOVES, LESSON_PATRONS, LESSON_TOPS } from './moves.ts';

const TERMS: GameTerms = { catalogue: PRINTED };

/** Nobody seals a lesson, and its piles are stacked. */
const STACKED: Chance = {
  seal: () => ({ salt: '', commitment: '' }),
  first: () => LEARNER,
  shuffle(seat, _, pile) {
    const tops = LESSON_TOPS[seat].map((copy): DeckCard =>
      present(
        pile.find((card) => card.copy === copy),
        `${copy} is of the court`,
      ),
    );
    return [...tops, ...pile.filter((card) => !tops.includes(card))];
  },
};

/** Returns the cards of both courts, in the order of the catalogue. */
function cardsOf(): Lesson['cards'] {
  const met = new Set(
    SEATS.flatMap((seat) => [
      LESSON_PATRONS[seat],
      ...courtOf(TERMS, seat, LESSON_PATRONS[seat]).map(({ card }) => card),
    ]),
  );
  return [...PRINTED.values()].filter(({ id }) => met.has(id));
}

/** Returns the lesson as the core plays it now; throws if a taught move has become illegal. */
export function recordLesson(): Lesson {
  const decide = decideGame(TERMS);
  let state = NEW_GAME;
  const told = (command: GameCommand): readonly VisibleSealedGameEvent[] => {
    const decided = decide(state, command, STACKED);
    assert(decided.ok, `the lesson plays ${JSON.stringify(command)}`);
    ({ state } = decided.value);
    return visibleGameEvents(decided.value.events, LEARNER);
  };
  const begins = [
    ...SEATS.map((seat): GameCommand => ({ type: 'choosePatron', seat, patron: LESSON_PATRONS[seat] })),
    { type: 'begin' } as const,
    ...SEATS.map((seat): GameCommand => ({ type: 'exchange', seat, copies: [] })),
  ].flatMap(told);
  const steps = LESSON_MOVES.map(({ key, move, replies }) => {
    const commands = move === null ? replies : [move, ...replies];
    return { key, move, events: commands.flatMap(told) };
  });
  return { learner: LEARNER, cards: cardsOf(), begins, steps };
}

const listed = (all: readonly unknown[]): string =>
  all.length === 0 ? '[]' : `[\n${all.map((each) => JSON.stringify(each)).join(',\n')}\n]`;

/** Returns the file of a lesson, with one line for each card and each event. */
export function writtenLesson({ learner, cards, begins, steps }: Lesson): string {
  const written = steps.map(
    ({ key, move, events }) =>
      `{"key":${JSON.stringify(key)},"move":${JSON.stringify(move)},"events":${listed(events)}}`,
  );
  return `{"learner":${JSON.stringify(learner)},
"cards":${listed(cards)},\n"begins":${listed(begins)},\n"steps":[\n${written.join(',\n')}\n]}\n`;
}
