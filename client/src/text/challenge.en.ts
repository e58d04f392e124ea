// English words of a challenge: exactly the keys of Russian.

import { cardsEn, drakesEn } from './amounts.ts';
import type { challengeRu } from './challenge.ru.ts';

export const challengeEn: typeof challengeRu = {
  challenge: {
    title: 'A match without a contract',
    with: (name) => `Opponent: ${name}`,
    kind: 'For what',
    stake: 'For prestige',
    friendly: 'Friendly',
    sum: 'Prestige from each, in drakes',
    least: (sum) => `At least ${drakesEn(sum)} (rule\u00A01)`,
    inPurse: (sum) => `${drakesEn(sum)} in your purse`,
    noSum: 'A whole number of drakes',
    tooLittle: (sum) => `The least prestige is ${drakesEn(sum)}`,
    tooMuch: 'There are not so many in your purse',
    stakeMeans: (sum) =>
      `Once the challenge is accepted, both lay down ${drakesEn(sum)}. The winner takes all of it, the loser may take one of the winner’s cards (rule\u00A06).`,
    stakeMeansTable: (sum) =>
      `Lay ${drakesEn(sum)} each on the table. The winner takes all of it, the loser may take one of the winner’s cards (rule\u00A06).`,
    friendlyMeans: 'Neither drakes nor cards change hands. The real decks play.',
    bound: 'Until the match ends your cards are bound: they can’t be traded or given.',
    propose: 'Challenge',
    ask: (name) => `Challenge ${name}?`,
    back: 'Think again',
    ifShort: 'If your partner has fewer than six cards, you see it and have the last word.',
    sent: 'The challenge is sent',
    agreed: 'You have agreed to play',
    saysYes: (name) => `${name} accepts your challenge`,
    theirWord: (name) => `Now it shows how many cards you have. ${name} has the last word.`,
    yourWord: 'The last word is yours.',
    agree: 'Agree',
    agreeTitle: 'Agree to play?',
    agreeMeans: (name) => `${name} sees how many cards you have, and has the last word (rule\u00A02.2).`,
    sitDown: 'Sit down',
    cardsChanged: 'The number of free cards is another one now.',
    tooLow: (least) => `The least prestige is ${least} now. Decline, and make a challenge of your own.`,
    tooPoor: (need, has) =>
      `It takes ${need}, and your purse has ${has}. Decline, or pay coins in at the cash desk.`,
    waiting: (name) => `Waiting for an answer: ${name}`,
    withdraw: 'Withdraw the challenge',
    withdrawTitle: 'Withdraw the challenge?',
    withdrawMeans: 'There will be no match. Nobody’s drakes have moved yet.',
    calls: (name) => `${name} challenges you`,
    accept: 'Accept the challenge',
    acceptTitle: 'Accept the challenge and sit down?',
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
    nothingMoved: 'The drakes stayed where they were.',
    toPerson: (name) => `To ${name}`,
    busyMine: 'You are at another table. You can accept after that match.',
    busyTheirs: (name) => `${name} is at another table. You can accept after that match.`,
    prestige: (sum) => `${drakesEn(sum)} from each`,
    shortMine: (count) =>
      `You have only ${cardsEn(count)} free. You lay all you have at once, in any cells (rule\u00A02.2).`,
    shortTheirs: (name, count) =>
      `${name}: only ${cardsEn(count)} free. All there is, is laid at once (rule\u00A02.2).`,
  },
};
