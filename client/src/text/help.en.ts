// English words of the help: exactly the keys of Russian.

import type { helpRu } from './help.ru.ts';

export const helpEn: typeof helpRu = {
  title: 'How to play',
  done: 'Got it',
  sections: [
    {
      title: 'Your phone',
      body: 'An organiser gives you a personal link. The first phone that opens it is yours. It moves to another one by four digits, with the old phone’s permission, or with a referee’s help. The code on the badge is public: it only names you and gives no rights.',
    },
    {
      title: 'The contract',
      body: 'One writes what is delivered and for how much; the other signs, declines or offers otherwise. With the signature the price is held. When both confirm the handover, the contract is fulfilled and the price is paid. Both together can annul it: then the price goes back.',
    },
    {
      title: 'Prestige',
      body: 'Before the handover either may propose to play for prestige. The sum is named and changed until both agree; the sixth of the contract can be demanded, and then the other only chooses how it is rounded. Refusing the game annuls the contract. There is one game in a contract, and it does not undo the contract itself.',
    },
    {
      title: 'The field and placing',
      body: 'Each has a deck and two rows of three cells. Lay three cards in the front row and seal it, then three in the back. Your opponent sees the seal, but not the cards. Once sealed, a row can’t be changed. With fewer than six cards all are laid at once, in any cells.',
    },
    {
      title: 'The reveal',
      body: 'When both have placed, all cards are turned over at once. Abilities work in turn: the smaller the number in the circle, the earlier. A toss settles equal numbers.',
    },
    {
      title: 'Conflicts',
      body: 'Front cards contest those they face. A card is defeated when the other overcomes all its virtues. A shield saves it: a card protected from all virtues of the other stands.',
    },
    {
      title: 'Between rounds',
      body: 'After the first and the second round creatures are summoned, and back cards advance to free cells in front. There are three rounds.',
    },
    {
      title: 'Count and price of victory',
      body: 'Whoever has more cards standing wins and takes the prestige. The loser chooses one of the winner’s surviving cards, which becomes theirs for good, or waives it. In a friendly match, and against the machine, nobody loses anything.',
    },
    {
      title: 'If something is wrong',
      body: 'You can ask your opponent to hurry, and call a referee from the menu of the match: they see it marked and come. A match ends only by the rules or by a referee. If the screen goes dark, the network drops or the phone dies, everything sealed or chosen is kept on the server and waits for you.',
    },
    {
      title: 'Fairness',
      body: 'A row is sealed the moment it is laid, and tosses are worked out from the numbers of the server and both phones. At the end the phone itself checks that the seals are whole and that this is the match it saw. The check shows that nothing was swapped after sealing and that nobody fixed a toss. It cannot show that nobody peeked on the server.',
    },
  ],
};
