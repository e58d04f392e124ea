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
  ends: {
    over: 'The match is over. Its result can be revised: money then moves again.',
    voided: 'The match is void. It can still be awarded: money then moves again.',
  },
  acts: {
    applyDefault: {
      title: 'Move for the player',
      does: 'Both are told: in 15 seconds the server moves for the player; until then the move is the player’s. It takes the first patron of the list, no exchange, no defender; it takes the first possible target; it ends a turn that is waited for.',
    },
    award: {
      title: 'Award the match',
      does: 'The match ends and the prestige goes to the winner; there is no price of victory at this table. If it is over already, its result is revised.',
    },
    voidMatch: {
      title: 'Void the match',
      does: 'The stakes go back, as if the match had not been played.',
    },
    openCards: {
      title: 'See both hands',
      does: 'You will see both hands, the exchange, and still sealed patrons; nobody sees the piles. Both players read this, and the reason, in the match log.',
    },
  },
};
