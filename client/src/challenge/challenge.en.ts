// English words of a challenge: exactly the keys of Russian.

import type { TableName } from '@dunmer/shared/contract';
import { cardsEn, drakesEn } from '../text/amounts.ts';
import type { challengeRu } from './challenge.ru.ts';

const WINNER = 'The winner takes it all; the loser may take one of the winner’s cards (rule\u00A06).';
const winsEn = (table: TableName): string =>
  table === 'trade' ? WINNER : 'The winner takes it all; there is no price of victory.';

export const challengeEn: typeof challengeRu = {
  challenge: {
    title: 'A match without a contract',
    with: (name) => `Opponent: ${name}`,
    kind: 'What for',
    stake: 'For prestige',
    friendly: 'Friendly',
    stakeMeans: (sum, table, mine) =>
      `${mine ? 'Once the challenge is accepted, each' : 'Each'} stakes ${drakesEn(sum)}. ${winsEn(table)}`,
    stakeMeansTable: (sum, table) => `Each puts ${drakesEn(sum)} on the table. ${winsEn(table)}`,
    friendlyMeans: 'Neither drakes nor cards change hands. You play with your real decks.',
    friendlyPatrons: 'Neither drakes nor cards change hands.',
    atPatrons: 'At the patrons’ table.',
    patronsOff: 'The patrons’ table is closed now. Decline, and challenge them at the trade table.',
    bound: 'Your cards are tied up until the match ends: they can’t be traded or given away.',
    propose: 'Challenge',
    ask: 'Send the challenge?',
    back: 'Not yet',
    ifShort: 'Does your opponent have fewer than six cards? You will see it and have the last word.',
    sent: 'Challenge sent',
    agreed: 'You have agreed to play',
    saysYes: (name) => `${name} accepts your challenge`,
    theirWord: (name) => `${name} sees how many cards you have, and has the last word.`,
    yourWord: 'The last word is yours.',
    agree: 'Agree',
    agreeTitle: 'Agree to play?',
    agreeMeans: (name) => `${name} sees how many cards you have; the last word is theirs (rule\u00A02.2).`,
    sitDown: 'Sit down',
    cardsChanged: 'The number of free cards has changed.',
    tooLow: (least) => `The minimum stake is ${least} now. Decline, and send a challenge of your own.`,
    tooPoor: (need, has) =>
      `It takes ${need}; your purse has ${has}. Decline, or pay coins in at the cash desk.`,
    withdraw: 'Withdraw the challenge',
    withdrawTitle: 'Withdraw the challenge?',
    withdrawMeans: 'There will be no match. Nobody’s drakes have moved yet.',
    calls: (name) => `${name} challenges you`,
    accept: 'Accept the challenge',
    acceptTitle: 'Accept the challenge and sit down?',
    acceptAtPatrons: 'Accept the challenge and sit down at the patrons’ table?',
    decline: 'Decline',
    declineTitle: 'Decline the challenge?',
    declineMeans: 'There will be no match. Nothing else changes.',
    gone: 'There is no such challenge, or it is not yours.',
    ended: {
      mine: {
        accepted: (name) => `${name} accepted the challenge. The match is over already.`,
        declined: (name) => `${name} declined the challenge.`,
        withdrawn: (_name) => 'You withdrew the challenge.',
      },
      theirs: {
        accepted: (_name) => 'You accepted the challenge. The match is over already.',
        declined: (_name) => 'You declined the challenge.',
        withdrawn: (name) => `${name} withdrew the challenge.`,
      },
    },
    nothingMoved: 'Both still have their drakes.',
    toPerson: 'To the trader’s page',
    busyMine: 'You are at another table. You can accept after that match.',
    busyTheirs: (name) => `${name} is at another table. You can accept after that match.`,
    prestige: (sum) => `${drakesEn(sum)} from each`,
    shortTheirs: (name, count) =>
      `${name} has only ${cardsEn(count)} free, fewer than six. Their whole hand is placed at once (rule\u00A02.2).`,
  },
};
