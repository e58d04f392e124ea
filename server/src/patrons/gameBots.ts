// GameBots: bots in practice matches of the patrons' table. Both strengths answer at once; the strong one, which thinks
// for longer than a server may stand still, plays in tools only.

import type { GameTerms } from '@dunmer/shared/patrons';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { chanceOf, type OtherBots } from '../bot/index.ts';
import { dueIn, type LiveGame, type LiveMatch } from '../match/index.ts';
import { gameMindOf } from './minds.ts';
import type { GameMind } from './mind.ts';

type Quick = 'simple' | 'middle';

/** The seats of bots that the match waits for; none in a pause. */
function dueOf(match: LiveMatch): readonly Seat[] {
  if (match.at !== 'patrons' || match.state.desk.paused) return [];
  const due = dueIn(match);
  return SEATS.filter(
    (seat) =>
      match.table.seats[seat].bot !== null && due.some((one) => one.seat === seat && one.what !== 'open'),
  );
}

/** Makes the bots of the patrons' table; their minds are made once for each version of the cards. */
export function gameBots(): OtherBots {
  const made = new WeakMap<GameTerms, Readonly<Record<Quick, GameMind>>>();
  const mindFor = ({ edition: { terms } }: LiveGame, strength: Quick): GameMind => {
    let minds = made.get(terms);
    if (minds === undefined) {
      minds = { simple: gameMindOf(terms, 'simple'), middle: gameMindOf(terms, 'middle') };
      made.set(terms, minds);
    }
    return minds[strength];
  };
  return {
    due: (match) => dueOf(match)[0] ?? null,
    answer(match, seat, seed) {
      if (match.at !== 'patrons') return null;
      const { common, secret } = match.state.rules;
      const mind = mindFor(match, match.table.seats[seat].bot === 'simple' ? 'simple' : 'middle');
      const command = mind({ viewer: seat, common, own: secret[seat] }, chanceOf(seed));
      return command === null ? null : { type: 'move', command };
    },
  };
}
