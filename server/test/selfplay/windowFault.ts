// Faults of matches with promises and intrigue cards: the laws of windows, and `resolve` of their scripts.

import { byCodeUnits } from '@dunmer/shared/windows';
import { present, sameValue } from '@dunmer/shared/lib';
import { cardsOn, decide, evolve, type MatchState, viewOf } from '@dunmer/shared/rules';
import { resolveWindowLine, resultOf, scriptOfWindowMatch, type WrittenScript } from '@dunmer/shared/script';
import {
  conservation,
  countsHold,
  determinism,
  handsAreSecret,
  type Law,
  logOfGame,
  noPlayTwice,
  nothingElseChanges,
  placesPartition,
  playableIsPlayed,
  type RandomGame,
  type RandomStep,
  redaction,
  replay,
  silenceEnds,
  stopsEnd,
  symmetry,
} from '@dunmer/shared/testing';

/** The most commands that a match can have: more than all its rows, choices, plays and passes. */
const MOST = 300;

/**
 * The law of matches without windows limits their commands by their cards alone; this one also allows for plays and
 * passes.
 */
const everyMatchEnds: Law = (game, play) => {
  const steps = play?.(game) ?? [];
  if (steps.length > MOST) return `the match goes on after ${MOST} commands`;
  const at = steps.at(-1)?.after.common.phase.at;
  return at === 'finished' ? null : `nobody can go on while ${at}`;
};

export const WINDOW_LAWS: Readonly<Record<string, Law>> = {
  'every match ends': everyMatchEnds,
  conservation: conservation(evolve),
  determinism: determinism(decide),
  replay: replay(evolve),
  redaction: redaction({ evolve, viewOf }),
  symmetry: symmetry(decide),
  'places partition': placesPartition,
  'counts hold': countsHold,
  'no play twice': noPlayTwice,
  'nothing else changes': nothingElseChanges,
  'stops end': stopsEnd,
  'silence ends': silenceEnds,
  'what is playable is played': playableIsPlayed,
  'hands are secret': handsAreSecret(decide),
};

/** The cards that the loser may claim, if there are any: without a shielded one, with fallen ones by `wide`. */
function claimableIn({ common: { phase, field, discard } }: MatchState): readonly string[] {
  if (phase.at !== 'claiming') return [];
  const { claimable, ending } = phase;
  const { winner } = ending;
  const cards = [...cardsOn(field[winner]), ...discard[winner]];
  return cards
    .filter(({ copy }) => claimable.includes(copy))
    .map(({ card }) => card)
    .toSorted(byCodeUnits);
}

/** Returns what came of a match by its log, in the terms of `resolve`. */
function cameOf(id: string, game: RandomGame, steps: readonly RandomStep[]) {
  const log = logOfGame(game, steps);
  const { choices } = present(steps.at(-1), 'a match has steps').after.common;
  const claims = steps.map(({ after }) => claimableIn(after)).find((cards) => cards.length > 0);
  const shown = log.flatMap((event) =>
    event.type === 'CardsShown' ? [{ to: event.to, play: event.by.copy, cards: event.cards }] : [],
  );
  return { ...resultOf(id, log, choices), claimable: claims ?? [], shown };
}

const DONE: ReadonlySet<string> = new Set(['ok', 'cancelled', 'ended']);

/**
 * Returns what `resolve` makes of a line, as far as `cameOf` covers it; or its error, or what it refused, if anything.
 */
function resolved(line: string): unknown {
  const result = resolveWindowLine(line);
  if ('error' in result) return result;
  const refused = Object.values(result.acts)
    .flat()
    .filter((became) => !DONE.has(became));
  if (refused.length > 0) return { refused };
  const { id, winner, survivors, tosses, choicesTaken, rounds, claimable, shown } = result;
  const byInitiative = tosses.filter((toss) => 'initiative' in toss);
  return { id, winner, survivors, tosses: byInitiative, choicesTaken, rounds, claimable, shown };
}

/**
 * Returns what `resolve` makes of a match's script, when that differs from what came of the match; null when it agrees.
 */
export function windowDisagreement(
  id: string,
  game: RandomGame,
  { cards }: NonNullable<RandomGame['windows']>,
  steps: readonly RandomStep[],
): { readonly what: string; readonly script: WrittenScript | null } | null {
  const script = scriptOfWindowMatch(id, logOfGame(game, steps), game.catalogue, cards);
  if (!script.ok) return { what: `it has no script: ${script.error}`, script: null };
  const [expected, came] = [cameOf(id, game, steps), resolved(JSON.stringify(script.value))];
  return sameValue(came, expected)
    ? null
    : {
        what: `resolve says ${JSON.stringify(came)}, not ${JSON.stringify(expected)}`,
        script: script.value,
      };
}
