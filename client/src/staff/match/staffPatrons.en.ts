// English words of the desk for the patrons' table: exactly the keys of Russian.

import type { staffPatronsRu } from './staffPatrons.ru.ts';

export const staffPatronsEn: typeof staffPatronsRu = {
  at: 'patrons’\u00A0table',
  won: 'won',
  turn: (turn) => `turn\u00A0${turn}`,
  means: {
    module: 'Prestige can be played for at another table too. Matches under way are always played on.',
    turnClock: 'For the whole turn. It stops while the opponent is asked.',
    askClock: 'For the patron, the exchange, a defender and a target.',
  },
  file: 'The file holds the whole match: every card of hands and piles can be derived from it.',
  acts: {
    applyDefault: {
      title: 'Move for the player',
      does: 'Both are told: in 15 seconds the server moves for the player. The patron is the first of the list, there is no exchange and no defender, a target is the first possible one. A turn that is waited for ends. Until then the move is the player’s.',
    },
    award: {
      title: 'Award the match',
      does: 'The match ends and the prestige goes to the winner. There is no price of victory at this table. If it is over already, its result is revised.',
    },
    voidMatch: {
      title: 'Void the match',
      does: 'The stakes go back, as if the match had not been played.',
    },
    openCards: {
      title: 'See both hands',
      does: 'You will see both hands, the exchange, and patrons that are still sealed. Nobody sees the piles. Both players read this, and the reason, in the match log.',
    },
  },
};
