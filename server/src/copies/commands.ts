// Commands of copies: slips, a trader's own order of the deck, and what organisers do with copies.

import { act, byPerson, command, type SomeCommands, nothing } from '../command/index.ts';
import { aboutCopyOf } from '../interest/index.ts';
import { organisers, traders } from '../roles/index.ts';
import type { StoredCopy } from '../store/index.ts';
import { isPerson } from '../world/index.ts';
import { dealStartDecks } from './dealStartDecks.ts';
import { find, printerOf } from './find.ts';
import { orderDeck } from './orderDeck.ts';
import { freezeCopy, makeCopy, makeSlip, moveCopyTo } from './staffCopies.ts';
import { aboutDealt, aboutMade, aboutMoved, copyNamed, dealtTo, madeOf, movedOf } from './subjects.ts';

const ofCopy = {
  find: copyNamed,
  about: (_asking: unknown, { owner }: StoredCopy) => aboutCopyOf(owner),
};

export const copyCommands = {
  find: command({
    who: traders('other'),
    isGuess: true,
    find: printerOf,
    // The person who printed a slip has hidden it: they may no more find it than deal themselves a card.
    relate: ({ actor }, printer) => (printer !== null && isPerson(actor, printer) ? 'own' : 'other'),
    do: byPerson(find),
  }),
  orderDeck: command({
    who: traders('own'),
    // The order is nobody else's affair, and by it a clock lays cards in the match in which a frozen owner plays on.
    despite: ['pause', 'freeze'],
    find: nothing,
    relate: () => 'own',
    do: byPerson(orderDeck),
  }),
  dealStart: act({
    who: organisers,
    find: dealtTo,
    about: (_asking, people) => aboutDealt(people),
    do: byPerson(dealStartDecks),
    undo: 'by-new-act',
    noted: null,
  }),
  makeCopy: act({
    who: organisers,
    find: madeOf,
    about: (_asking, making) => aboutMade(making),
    do: byPerson(makeCopy),
    undo: 'by-new-act',
    noted: null,
  }),
  moveCopy: act({
    who: organisers,
    find: movedOf,
    about: (_asking, moving) => aboutMoved(moving),
    do: byPerson(moveCopyTo),
    undo: 'by-new-act',
    noted: null,
  }),
  freezeCopy: act({
    who: organisers,
    ...ofCopy,
    do: byPerson(freezeCopy),
    undo: 'any-time',
    noted: null,
  }),
  makeSlip: act({ who: organisers, ...ofCopy, do: byPerson(makeSlip), undo: 'by-new-act', noted: null }),
} satisfies SomeCommands;
