// English words of the help: exactly the keys of Russian.

import type { helpRu } from './help.ru.ts';

export const helpEn: typeof helpRu = {
  title: 'How to play',
  done: 'Got it',
  patrons: {
    title: 'The patrons’ table',
    body: 'Prestige can also be played for at the patrons’ table: you need no cards of your own there. Each chooses a patron, who brings a court. The coins of that table pay for creatures, spells and support; they are not drakes. Creatures strike and defend, and wounds stay. If your patron falls, you lose; after turn twenty the one with more life left wins. There is no price of victory. The “i” in the match opens all its rules.',
  },
  sections: [
    {
      title: 'Your phone',
      body: 'An organiser gives you a personal link. The first phone that opens it is yours. A PIN, the old phone or a referee lets you onto another. The code on the badge is public: it only names you and gives no rights.',
    },
    {
      title: 'The contract',
      body: 'One writes what is delivered and for how much; the other signs, declines or makes a counter-offer. The signature sets the money aside. When both confirm the handover, the contract is fulfilled and paid. Both together can annul the deal: then the money goes back.',
    },
    {
      title: 'Prestige',
      body: 'Before the handover either may propose a match. The stake is named and changed until both agree. One sixth of the price can be demanded: the other only chooses how it is rounded. Refusing the match annuls the deal. A contract has one match; losing it does not undo the contract.',
    },
    {
      title: 'The field and placing',
      body: 'Each card is an advocate: it stands up for its trader’s interests. You have two rows of three cells. Place three cards in the front row and seal it; then three in the back. Your opponent sees the seal, but not the cards. Once sealed, a row can’t be changed. With fewer than six cards, place all at once, on any cells.',
    },
    {
      title: 'The reveal',
      body: 'When both have placed, all cards are turned over at once. Abilities take turns: the smaller the number in the circle, the sooner. A toss settles equal numbers. No coin? What the hell kind of trader are you? The server will toss one.',
    },
    {
      title: 'Conflicts',
      body: 'Front cards clash with those they face. A card falls when the card it faces overcomes all its virtues. A shield saves it: a card protected from all virtues of the card it faces stands.',
    },
    {
      title: 'Between rounds',
      body: 'After rounds one and two creatures may be summoned. Then back cards advance to free cells in front. There are three rounds.',
    },
    {
      title: 'Count and price of victory',
      body: 'Whoever has more cards standing wins and takes the prestige. The loser may take one of the winner’s surviving cards for good: traders never give way for free. In a friendly match, and against a bot, nobody loses anything.',
    },
    {
      title: 'If something is wrong',
      body: 'Ask your opponent to hurry, or call a referee from the menu: they see it marked and come. A match ends only by the rules or by a referee. Dark screen, lost network, dead phone: all that you sealed or chose waits on the server.',
    },
    {
      title: 'Fairness',
      body: 'Tosses come from numbers of the server and both phones. At the end the phone checks two things: the seals are whole, and this is the match it saw. The check shows: nothing was swapped after sealing, and nobody fixed a toss. It can’t show that nobody peeked on the server.',
    },
  ],
};
