// English words of the staff's acts: exactly the keys of Russian.

import type { staffActsRu } from './staffActs.ru.ts';
import { staffFieldsEn } from './staffFields.en.ts';
import { matchActsEn } from './staffMatchActs.en.ts';
import { intrigueActsEn } from '../intrigue/staffIntrigue.en.ts';
import { pledgeActsEn } from '../pledges/staffPledges.en.ts';

const MISTAKE = 'Mistake';
const PAPER = 'Played on paper';
const STORY = 'Part of the story';
const SETTLED = 'Settled';

export const staffActsEn: typeof staffActsRu = {
  acts: {
    ...matchActsEn,
    allowMoveFor: {
      title: 'Let onto the new phone',
      does: 'The game moves to the new phone; the old one becomes view-only. Make sure: you see the person, and the new phone has the same sign.',
      confirm: 'Same sign, let in',
      reasons: ['I see the person'],
    },
    makeLink: {
      title: 'New link',
      does: 'This screen shows the new link, and it can be printed. What becomes of earlier ones is said below.',
      confirm: 'Make the link',
      reasons: ['First link', 'Lost the old one', 'New phone'],
    },
    resetAccess: {
      title: 'Give a way back in',
      does: 'Earlier links, phones and the passphrase stop working at once. This screen shows the new link; the person chooses a new passphrase.',
      confirm: 'Give the way back',
      reasons: ['Passphrase forgotten', 'Phone and link lost'],
    },
    addPerson: {
      title: 'New person',
      does: 'Appears in the list, with a code for the badge. The link is given out separately.',
      confirm: 'Add',
      reasons: ['Registration', 'Came later'],
    },
    renamePerson: {
      title: 'Rename',
      does: 'The name changes everywhere, in matches already played too. The earlier one is erased for good.',
      confirm: 'Rename',
      reasons: ['Misspelt', STORY],
    },
    revokeLinks: {
      title: 'Revoke the links',
      does: 'All of this person’s links stop working. A new link brings them back.',
      confirm: 'Revoke',
      reasons: ['The link leaked', 'Lost phone', 'Has left'],
    },
    freezePerson: {
      title: 'Suspend trading',
      does: 'No signing, playing or trading. A match under way is played to its end.',
      confirm: 'Suspend',
      reasons: ['Has left', 'Looking into it', STORY],
    },
    thawPerson: {
      title: 'Restore trading',
      does: 'Signing, playing and trading are possible again.',
      confirm: 'Restore trading',
      reasons: [SETTLED, MISTAKE, STORY],
    },
    freezeStaff: {
      title: 'Suspend from duty',
      does: 'No acts of staff, no signing, playing or trading. Looking is possible; a match under way is played to its end.',
      confirm: 'Suspend',
      reasons: ['Has left', 'Looking into it', STORY],
    },
    thawStaff: {
      title: 'Restore to duty',
      does: 'Acts of staff, signing, playing and trading are possible again.',
      confirm: 'Restore',
      reasons: [SETTLED, MISTAKE, STORY],
    },
    payIn: {
      title: 'Take coins',
      does: 'You take the coins, the drakes appear in the purse. The phone gets a receipt.',
      confirm: 'Pay into the purse',
      reasons: ['Coins received', 'Starting money', STORY, PAPER],
    },
    payOut: {
      title: 'Give coins',
      does: 'The drakes leave the purse, you hand out the coins. The phone gets a receipt.',
      confirm: 'Pay out of the purse',
      reasons: ['Coins handed out', STORY, PAPER],
    },
    correctEntry: {
      title: 'Correct the entry',
      does: 'The old entry stays, with a reverse one beside it: for as many drakes as are still there. The rest can be corrected later.',
      confirm: 'Correct',
      reasons: [MISTAKE, 'Entered twice', 'Wrong person'],
    },
    dealStart: {
      title: 'Deal starting decks',
      does: 'Each gets what their starting deck lacks. What the lot decides is shown below only as an example.',
      confirm: 'Deal',
      reasons: ['The event begins', 'Came later'],
    },
    makeCopy: {
      title: 'Make a card',
      does: 'There will be one more such card.',
      confirm: 'Make it',
      reasons: ['Reward', 'To be found on site', STORY],
    },
    moveCopy: {
      title: 'Hand the card over',
      does: 'The card changes hands: its previous owner no longer has it. A slip that hides it is worthless.',
      confirm: 'Hand over',
      reasons: ['The trader asked', STORY, MISTAKE, PAPER],
    },
    freezeCopy: {
      title: 'Freeze the card',
      does: 'A frozen card can’t be placed or handed over. If it is in a match, this begins after it.',
      confirm: 'Freeze',
      reasons: ['Looking into it', STORY],
    },
    thawCopy: {
      title: 'Unfreeze the card',
      does: 'The card can be placed and handed over again.',
      confirm: 'Unfreeze',
      reasons: [SETTLED, MISTAKE, STORY],
    },
    makeSlip: {
      title: 'Slip to hide',
      does: 'Whoever enters the slip’s code first gets the card. The code is on this slip only; an earlier slip of this card is worthless.',
      confirm: 'Make the slip',
      reasons: ['To be found on site'],
    },
    set: {
      title: 'Change the setting',
      does: 'It takes effect at once, for everybody. Matches under way keep their clocks.',
      confirm: 'Change',
      reasons: ['The organisers decided', 'Traders have asked for it'],
    },
    pauseEvent: {
      title: 'Pause the event',
      does: 'All matches and clocks stop. Watching goes on; moving and trading do not.',
      confirm: 'Pause the event',
      reasons: ['Everybody is called together', 'Night', 'Technical problem'],
    },
    resumeEvent: {
      title: 'Resume the event',
      does: 'All matches and clocks go on from where they stopped.',
      confirm: 'Resume the event',
      reasons: ['The gathering is over', 'Morning', 'Problem solved'],
    },
    annulContract: {
      title: 'Annul the deal',
      does: 'The deal is annulled and the money goes back to the payer.',
      confirm: 'Annul',
      reasons: ['Both agreed', 'A trader has left', MISTAKE],
    },
    ...pledgeActsEn,
    ...intrigueActsEn,
  },
  ...staffFieldsEn,
};
