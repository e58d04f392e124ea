// checkScript: what can still be wrong with a script of the right form, checked before anything is played.

import { type CardId, ROWS } from '../cards/index.ts';
import { type Seat, SEATS } from '../rules/index.ts';
import type { Script, ScriptError } from './script.ts';

/** Returns the cards that lie on a side, in board order, without the empty cells. */
const laidBy = (script: Script, seat: Seat): readonly CardId[] =>
  ROWS.flatMap((row) => script.field[seat][row].filter((card) => card !== null));

function unknownCard(script: Script): ScriptError | null {
  for (const seat of SEATS)
    for (const [place, cards] of [
      ['deck', script.decks[seat]],
      ['field', laidBy(script, seat)],
    ] as const) {
      const stray = cards.find((card) => !script.cards.has(card));
      if (stray !== undefined)
        return {
          code: 'unknown-card',
          message: `the ${place} of ${seat} names ${JSON.stringify(stray)}, which no card defines`,
        };
    }
  return null;
}

function notInDeck(script: Script): ScriptError | null {
  for (const seat of SEATS) {
    const left = [...script.decks[seat]];
    for (const card of laidBy(script, seat)) {
      const at = left.indexOf(card);
      if (at < 0)
        return {
          code: 'not-in-deck',
          message: `the field of ${seat} holds ${JSON.stringify(card)} more often than its deck`,
        };
      left.splice(at, 1);
    }
  }
  return null;
}

function incompletePlacement(script: Script): ScriptError | null {
  for (const seat of SEATS) {
    const size = script.decks[seat].length;
    const laid = laidBy(script, seat).length;
    const due = Math.min(size, 6);
    if (laid < due)
      return {
        code: 'incomplete-placement',
        message: `${seat} has ${size} cards and laid ${laid} where ${due} are due`,
      };
  }
  return null;
}

/** Returns the first error in the order of the codes; null if the placement can be played. */
export const checkScript = (script: Script): ScriptError | null =>
  unknownCard(script) ?? notInDeck(script) ?? incompletePlacement(script);
