// English words of the rules of the patrons' table, in short (PATRONS 13).

import type { patronsRulesRu } from './patronsRules.ru.ts';

export const patronsRulesEn: typeof patronsRulesRu = {
  signs: 'Signs',
  sign: {
    coin: 'an open coin',
    spent: 'a closed coin',
    strike: 'strike',
    life: 'life that is left',
    closed: 'closed until its own next turn',
    weak: 'weak in its first turn',
    evade: 'nobody can defend against it',
    ward: 'each wounding is less',
    spell: 'spell',
    weapon: 'support: weapon',
    armour: 'support: armour',
    amulet: 'support: amulet',
    place: 'support: place',
    event: 'support: event',
  },
  short: 'In short',
  shortBody: [
    'Prestige may be played for here, instead of with trade cards.',
    'Choose a patron; a court comes with it. Both choices are opened at once.',
    'A turn: your cards and coins open, you gain a coin, draw a card. Then do what you like while coins last.',
    'Coins are closed to pay. They are not drakes and have nothing to do with your purse.',
    'A creature is weak in its first turn: it can’t strike, but it defends.',
    'Only creatures strike. The opponent may put an open creature in the way.',
    'Wounds stay. As many wounds as life: the card goes to the graveyard.',
    'A spell: you pay, name its targets, and its abilities work in order.',
    'There is only one support of each class: a new one destroys the old.',
    'The opponent’s patron falls: you win. After turn 20 the patron with more life left wins.',
  ],
  sections: [
    {
      title: 'The turn',
      body: [
        'As it begins, your cards and coins open. With fewer than seven coins you gain one more.',
        'Then you draw a card, but not in the match’s first turn. Then “Each turn” abilities work.',
        'As it ends, raises end too. No more than seven cards stay in your hand.',
      ],
    },
    {
      title: 'Strike and defence',
      body: [
        'A creature closes and strikes an enemy creature or patron; closed ones too.',
        'The opponent may put another open creature in the way: it closes and is struck instead.',
        'An open target and a defender strike back at once. A patron doesn’t.',
      ],
    },
    {
      title: 'Abilities and the queue',
      body: [
        '“Enters” works as the card comes into play, “Falls” as it falls.',
        '“Act” is used in your own turn: the card closes, and coins may be needed.',
        'All wait in one queue. If its target is gone, an ability is skipped.',
      ],
    },
    {
      title: 'Time and the pile',
      body: [
        'The turn clock stops while the opponent answers. When it runs out, the turn ends automatically.',
        'You have to draw and the pile is empty: your patron takes a wound for each card.',
      ],
    },
  ],
};
