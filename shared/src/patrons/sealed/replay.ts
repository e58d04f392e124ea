// replay: plays a file's game again from its opened patrons, with the same core, and compares every event (F10).

import { type Contradiction, contradictionIn, type Course, drawnAgain } from '../../fairness/index.ts';
import { type Seat, SEATS } from '../../rules/index.ts';
import { gameCommandBehind, type Hidden } from './commandBehind.ts';
import type { GameFile } from './file.ts';
import { decideSealedGame, openSealedGame } from './open.ts';
import type { GameSeals } from './state.ts';
import type { Patrons } from './table.ts';

/** Returns the facts in a file that were secret when they happened. */
const hiddenIn = ({ promises, nonces, patrons, exchanges }: GameSeals): Hidden => ({
  promiseOf: (seat) => promises?.[seat] ?? null,
  nonceOf: (seat) => nonces?.[seat] || null,
  patronOf: (seat) => patrons?.[seat] ?? null,
  exchangeOf: (seat) => exchanges?.[seat] ?? null,
});

/** Returns all that was drawn, in the order in which the core draws it: seed, a bot's n, the salts of both patrons. */
function drawnIn({ seed, bots, nonces, rows, salts }: GameSeals): readonly string[] {
  const saltOf = (seat: Seat): string => salts?.find((salted) => salted.seat === seat)?.salt ?? '';
  const ofBots = SEATS.filter((seat) => bots.includes(seat)).map((seat) => nonces?.[seat] ?? '');
  return [seed ?? '', ...ofBots, ...rows.map(({ seat }) => saltOf(seat))];
}

function courseOf({ match, cards, events }: GameFile, seals: GameSeals): Course<Patrons> {
  const terms = { catalogue: new Map(cards.map((card) => [card.id, card])) };
  const hidden = hiddenIn(seals);
  return {
    events,
    entropy: drawnAgain(drawnIn(seals)),
    open: (entropy) => openSealedGame(terms, { match, bots: seals.bots }, entropy),
    decide: decideSealedGame(terms),
    commandAt: (index, state) => gameCommandBehind(events, index, state, hidden),
    inFile: (event) => (event.to === 'everyone' ? event : null),
  };
}

/** Returns the first event that does not follow from those before it; null if all do. */
export const contradictionInGame = (file: GameFile, seals: GameSeals): Contradiction<Patrons> | null =>
  contradictionIn(() => courseOf(file, seals));
