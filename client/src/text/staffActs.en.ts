// English words of the staff's acts: exactly the keys of Russian.

import type { staffActsRu } from './staffActs.ru.ts';
import { staffFieldsEn } from './staffFields.en.ts';

const ASKED = 'The players asked';
const SLOW = 'No move for long';
const MISTAKE = 'Mistake';
const STORY = 'Part of the story';
const SETTLED = 'Settled';
const BOTH = 'Both agreed';

export const staffActsEn: typeof staffActsRu = {
  acts: {
    nudgeSeat: {
      title: 'Nudge',
      does: 'The trader’s phone reminds them that they are waited for. Nothing else changes.',
      confirm: 'Nudge',
      reasons: [SLOW, ASKED],
    },
    pauseMatch: {
      title: 'Pause',
      does: 'The match’s clocks stand still and nobody can move. Both players see the reason.',
      confirm: 'Pause the match',
      reasons: ['Dispute at the table', 'A player was called away', 'Out-of-game need', 'Connection trouble'],
    },
    resumeMatch: {
      title: 'End the pause',
      does: 'The match goes on from where it stood.',
      confirm: 'Go on with the match',
      reasons: [SETTLED, 'The players are back'],
    },
    extend: {
      title: 'Give time',
      does: 'This trader’s clock gets more time. Both players see it.',
      confirm: 'Give time',
      reasons: [ASKED, 'Connection trouble', 'New player'],
    },
    applyDefault: {
      title: 'Decide by default',
      does: 'Both are told that in 15 seconds the move is made for this trader: their draft if it is complete, else the first cards of the deck; the first target; a summon is declined. Until then they can still move themselves. The price of victory is not decided like this: it has a clock of its own and is closed by an act of its own.',
      confirm: 'Announce the default',
      reasons: [SLOW, 'The player left', 'The phone is dead'],
    },
    stopDefault: {
      title: 'Stop the default',
      does: 'The announced move is not made, the choice stays with the trader.',
      confirm: 'Stop it',
      reasons: ['The player is back', MISTAKE],
    },
    award: {
      title: 'Award the match',
      does: 'The match ends and the pot goes to the winner. If it has ended already, a second settlement changes its result.',
      confirm: 'Award the match',
      reasons: ['The opponent left', 'A rule was broken', BOTH],
    },
    voidMatch: {
      title: 'Void the match',
      does: 'Stakes and cards go back, as if the match had not been played.',
      confirm: 'Void the match',
      reasons: ['A fault', BOTH, 'A rule was broken'],
    },
    collectDebts: {
      title: 'Collect the debt',
      does: 'What is there goes to whom it is owed. What is not stays owed.',
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
      title: 'Close the claim',
      does: 'The loser can no longer take a card. The winner’s cards are free again.',
      confirm: 'Close the claim',
      reasons: ['The player left', BOTH, 'Out of time'],
    },
    closeCall: {
      title: 'Close the call',
      does: 'The mark that a referee was called goes away.',
      confirm: 'Close the call',
      reasons: [SETTLED, 'False alarm'],
    },
    openCards: {
      title: 'See the face-down cards',
      does: 'You will see what lies face down. Both players read of it, and of the reason, in the match log.',
      confirm: 'Show them to me',
      reasons: ['Dispute about cards', 'Checking a fault'],
    },
    openDecks: {
      title: 'See both decks',
      does: 'You will see which cards were taken into the match, but not where they lie. Both players read of it, and of the reason, in the match log.',
      confirm: 'Show them to me',
      reasons: ['Dispute about cards', 'Checking a fault'],
    },
    openPurses: {
      title: 'See both purses',
      does: 'While the call is open you see both purses and their latest entries. Both players read of it, and of the reason, in the match log.',
      confirm: 'Show them to me',
      reasons: ['Dispute about money', 'Checking a fault'],
    },
    allowMoveFor: {
      title: 'Let onto the new phone',
      does: 'The game moves to the new phone, and the old one stops working. Make sure that you see its owner, and the same sign on the new phone.',
      confirm: 'It is them, let them in',
      reasons: ['I see them here'],
    },
    makeLink: {
      title: 'New link',
      does: 'Earlier links stop working. This screen shows the new one, and it can be printed.',
      confirm: 'Make the link',
      reasons: ['First link', 'Lost the old one', 'New phone'],
    },
    resetAccess: {
      title: 'Give a way back in',
      does: 'Earlier links and phones are worth nothing at once, and the passphrase is forgotten. This screen shows the new link; they choose the passphrase themselves.',
      confirm: 'Give the way back',
      reasons: ['Passphrase forgotten', 'Phone and link lost'],
    },
    addPerson: {
      title: 'New person',
      does: 'They appear in the list, with a code for their badge. The link is given out separately.',
      confirm: 'Add',
      reasons: ['Registration', 'Came later'],
    },
    renamePerson: {
      title: 'Rename',
      does: 'The name changes everywhere but in matches already played.',
      confirm: 'Rename',
      reasons: ['Misspelt', STORY],
    },
    revokeLinks: {
      title: 'Revoke the links',
      does: 'Their phone is theirs no longer: all links are dead until a new one is made.',
      confirm: 'Revoke',
      reasons: ['The link leaked', 'Lost phone', 'Has left'],
    },
    freezePerson: {
      title: 'Freeze',
      does: 'Whoever is frozen can’t sign, play or trade. A match under way is played to its end.',
      confirm: 'Freeze',
      reasons: ['Has left', 'Looking into it', STORY],
    },
    thawPerson: {
      title: 'Thaw',
      does: 'They can sign, play and trade again.',
      confirm: 'Thaw',
      reasons: [SETTLED, MISTAKE, STORY],
    },
    payIn: {
      title: 'Take coins',
      does: 'You take the coins, the drakes appear in the purse. The phone gets a receipt.',
      confirm: 'Pay into the purse',
      reasons: ['Coins received', 'Starting money', STORY],
    },
    payOut: {
      title: 'Give coins',
      does: 'The drakes leave the purse, you hand out the coins. The phone gets a receipt.',
      confirm: 'Pay out of the purse',
      reasons: ['Coins handed out', STORY],
    },
    correctEntry: {
      title: 'Correct the entry',
      does: 'The old entry stays, a reverse one is set beside it, as far as the drakes are still there. The rest can be taken later by correcting it again.',
      confirm: 'Correct',
      reasons: [MISTAKE, 'Entered twice', 'Wrong person'],
    },
    dealStart: {
      title: 'Deal start decks',
      does: 'Each gets one card of every standard kind and so many of the others, by lot: what falls may differ from what is shown below.',
      confirm: 'Deal',
      reasons: ['The event begins', 'Came later'],
    },
    makeCopy: {
      title: 'Make a card',
      does: 'There will be one more such card.',
      confirm: 'Make it',
      reasons: ['Reward', 'To be found in the field', STORY],
    },
    moveCopy: {
      title: 'Hand the card over',
      does: 'The card changes its owner. Who had it has it no longer.',
      confirm: 'Hand over',
      reasons: ['The trader asked', STORY, MISTAKE],
    },
    freezeCopy: {
      title: 'Freeze',
      does: 'A frozen card can’t be laid or handed over. If it is in a match, that begins after it.',
      confirm: 'Freeze',
      reasons: ['Looking into it', STORY],
    },
    thawCopy: {
      title: 'Thaw',
      does: 'The card can be laid and handed over again.',
      confirm: 'Thaw',
      reasons: [SETTLED, MISTAKE, STORY],
    },
    makeSlip: {
      title: 'Slip for the field',
      does: 'Who enters the slip’s code first gets the card. The code is shown on this slip only; an earlier slip of this card is void.',
      confirm: 'Make the slip',
      reasons: ['To be found in the field'],
    },
    set: {
      title: 'Change the setting',
      does: 'It holds from this moment on, for everybody.',
      confirm: 'Change',
      reasons: ['The organisers decided', 'Matches take too long'],
    },
    pauseEvent: {
      title: 'Pause the event',
      does: 'A pause stops all matches and clocks at once. Watching goes on, moving and trading do not.',
      confirm: 'Pause',
      reasons: ['Everybody is called together', 'Night', 'A fault'],
    },
    resumeEvent: {
      title: 'Go on with the event',
      does: 'All matches and clocks go on from where they stopped.',
      confirm: 'Go on',
      reasons: ['The gathering is over', 'Morning', 'The fault is mended'],
    },
    annulContract: {
      title: 'Annul the contract',
      does: 'The contract is annulled and its price goes back to who paid it.',
      confirm: 'Annul',
      reasons: [BOTH, 'A trader has left', MISTAKE],
    },
  },
  ...staffFieldsEn,
};
