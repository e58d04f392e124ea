// The printed rules in English: exactly the keys of Russian.

import type { paperRulesRu } from './paperRules.ru.ts';

export const paperRulesEn: typeof paperRulesRu = {
  promises: [
    'You have five promises: four that everybody has and one of your house. You can’t play them yourself.',
    'But you can pay with them: name a promise in a contract, one on each side at most.',
    'A promise changes hands once the contract is fulfilled. If the contract fails, it comes back to you.',
    'Everybody learns that a promise was given, and to whom. Which one, only the two of you know.',
    'Play somebody else’s promise when its moment comes, or hand it on.',
    '“Surety” and “Guest-Right” lie on the table at once: everybody sees them.',
    'In a match you are asked: after the reveal, between rounds and before the count. Silence passes to the end of the match, or until you return.',
    'A fully played promise goes back to its owner: they may give it again.',
    'Whoever promised it pays, and only what their purse holds. Know whom you deal with.',
    'Ruin: the promises of the ruined vanish; those of others in their hands go back to their owners.',
  ],
  intrigue: [
    'There is one intrigue deck for the whole site. When a status phase rings, everybody draws a card.',
    'No more than seven in hand. Spend the surplus at once; you can’t play it instead.',
    'Cards are secret. You may show them, but not sell or give them away.',
    'The top of a card says when it is played. Read it, do it, spend it.',
    'An “action” is played outside of matches, and only in full.',
    'Played against you: you have a few seconds to cancel it. Silence means no.',
    'In one moment no two cards of one name share a target. A cancelled one does not count.',
    '“Up to three” can be none. “Exactly two” means two, or the card can’t be played.',
    'An attack is never played on oneself. Whoever is in a match is out of reach of actions.',
    'The order of the deck was sealed before the start: afterwards anybody can check it.',
  ],
};
