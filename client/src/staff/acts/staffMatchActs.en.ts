// English words of the staff's acts on matches: exactly the keys of Russian.

import type { matchActsRu } from './staffMatchActs.ru.ts';

const ASKED = 'The players asked';
const SLOW = 'No move for a long time';
const SETTLED = 'Settled';
const BOTH = 'Both agreed';

export const matchActsEn: typeof matchActsRu = {
  nudgeSeat: {
    title: 'Nudge',
    does: 'The trader’s phone reminds them that others are waiting. Nothing else changes.',
    confirm: 'Nudge',
    reasons: [SLOW, ASKED],
  },
  pauseMatch: {
    title: 'Pause the match',
    does: 'The match’s clocks stop and nobody can move. Both players see the reason.',
    confirm: 'Pause the match',
    reasons: ['Dispute at the table', 'A player was called away', 'Off-game need', 'Connection trouble'],
  },
  resumeMatch: {
    title: 'Resume the match',
    does: 'The match goes on from where it stood.',
    confirm: 'Resume the match',
    reasons: [SETTLED, 'The players are back'],
  },
  extend: {
    title: 'Give time',
    does: 'The trader gets more time for the move. Both players see it.',
    confirm: 'Give time',
    reasons: [ASKED, 'Connection trouble', 'New player'],
  },
  applyDefault: {
    title: 'Move for the player',
    does: 'Both are told: in 15 seconds the server moves for the player; until then the move is the player’s. It places a complete arrangement, else the first cards of the deck; it takes the first target and declines a summon; the price of victory is closed separately.',
    confirm: 'Announce the move',
    reasons: [SLOW, 'The player left', 'The phone is dead'],
  },
  stopDefault: {
    title: 'Don’t move for the player',
    does: 'The announced move is not made; the choice stays with the player.',
    confirm: 'Call the move off',
    reasons: ['The player is back', 'Mistake'],
  },
  award: {
    title: 'Award the match',
    does: 'The match ends and the prestige goes to the winner. If it is over already, its result is revised: money and cards move again.',
    confirm: 'Award the match',
    reasons: ['The opponent left', 'A rule was broken', BOTH, 'Played on paper'],
  },
  voidMatch: {
    title: 'Void the match',
    does: 'Stakes and cards go back, as if there had been no match.',
    confirm: 'Void the match',
    reasons: ['Technical problem', BOTH, 'A rule was broken'],
  },
  collectDebts: {
    title: 'Collect the debt',
    does: 'What is there goes to the one it is owed to. What is not there stays owed.',
    confirm: 'Collect',
    reasons: ['The money is there', 'The card is back', BOTH],
  },
  unbindClaim: {
    title: 'Let both go',
    does: 'Both may play and trade again. The loser may still take a card: the winner’s survivors stay reserved.',
    confirm: 'Let both go',
    reasons: ['The choice takes too long', BOTH],
  },
  closeClaim: {
    title: 'Close the price of victory',
    does: 'The loser can no longer take a card. The winner’s cards are free again.',
    confirm: 'Close it',
    reasons: ['The player left', BOTH, 'Out of time'],
  },
  closeCall: {
    title: 'Close the call',
    does: 'The mark of the call goes away.',
    confirm: 'Close the call',
    reasons: [SETTLED, 'False alarm'],
  },
  openCards: {
    title: 'See the face-down cards',
    does: 'You will see what lies face down. Both players read this, and the reason, in the match log.',
    confirm: 'Show the cards',
    reasons: ['Dispute about cards', 'Checking a problem'],
  },
  openDecks: {
    title: 'See both decks',
    does: 'You see which cards are in the match, not where they lie. Both players read this, and the reason, in the match log.',
    confirm: 'Show the decks',
    reasons: ['Dispute about cards', 'Checking a problem'],
  },
  openPurses: {
    title: 'See both purses',
    does: 'While the call is open, you see both purses and latest entries. Both players read this, and the reason, in the match log.',
    confirm: 'Show the purses',
    reasons: ['Dispute about money', 'Checking a problem'],
  },
};
