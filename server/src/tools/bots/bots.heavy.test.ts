// The strong bot, in matches that are the same each time: a small part of what `npm run bots` plays.

import { expect, test } from 'vitest';
import { READY_CARDS, readEdition } from '../../catalogue/index.ts';
import { seriesPlayer } from './series.ts';

// So few matches tell little: the bar is lower than the whole run has to reach.
const [PAIRS, POSITIONS, BAR] = [24, 250, 0.5] as const;

test('the strong bot wins more than the middle one', () => {
  const play = seriesPlayer(readEdition(READY_CARDS).catalogue, {
    seed: 1,
    positions: POSITIONS,
    promises: false,
  });
  const { wins, losses } = play({ stronger: 'strong', weaker: 'middle', from: 0, count: PAIRS });
  expect(wins / (wins + losses)).toBeGreaterThan(BAR);
});
