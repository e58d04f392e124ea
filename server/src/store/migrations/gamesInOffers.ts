// GamesInOffers: an offer may name a game's sum as well (EVENT, "Contracts"), and a proposed match may answer another
// one (rule 2.2).

import type { Step } from './law.ts';

export const gamesInOffers: Step = [
  `alter table contracts add column game integer
    check (game is null or (typeof(game) = 'integer' and game >= 0 and game <= 1000000000))`,
  `alter table proposals add column answers integer references proposals (key)`,
];
