// BookOf: reads the journal from its beginning, one effect after another.

import type { Effect } from '../store/index.ts';
import { Book } from './book.ts';
import { takeBound, takeCopy, takeDefinition, takeMove, takeSlip } from './cards.ts';
import {
  takeContract,
  takePriced,
  takeChallenge,
  takeSetting,
  takeSettled,
  takeStop,
  takeTable,
  takeTrade,
} from './contracts.ts';
import { checkDue, dueBy } from './due.ts';
import { checkHandings } from './handings.ts';
import { openBank, takeAccount, takeEntry } from './money.ts';
import { takeLink, takePerson } from './people.ts';
import { takeHand, takePledge, takePledgePaid, takePledgesShown } from './pledgeTables.ts';
import type { Row } from './row.ts';
import { Seen } from './seen.ts';
import { checkTables } from './tables.ts';

function take(book: Book, effect: Effect, row: Row): void {
  switch (effect.is) {
    case 'account':
      return takeAccount(book, effect);
    case 'entry':
      return takeEntry(book, effect);
    case 'definition':
      return takeDefinition(book, effect);
    case 'copy':
      return takeCopy(book, effect);
    case 'move':
      return takeMove(book, effect);
    case 'bound':
      return takeBound(book, effect);
    case 'slip':
      return takeSlip(book, effect);
    case 'person':
      return takePerson(book, effect, row);
    case 'link':
      return takeLink(book, effect, row);
    case 'setting':
      return takeSetting(book, effect);
    case 'contract':
      return takeContract(book, effect, row);
    case 'trade':
      return takeTrade(book, effect);
    case 'proposal':
      return takeChallenge(book, effect);
    case 'table':
      return takeTable(book, effect);
    case 'settled':
      return takeSettled(book, effect);
    case 'stop':
      return takeStop(book, effect);
    case 'priced':
      return takePriced(book, effect);
    case 'pledge':
      return takePledge(book, effect);
    case 'hand':
      return takeHand(book, effect);
    case 'pledgePaid':
      return takePledgePaid(book, effect);
    case 'pledgesShown':
      return takePledgesShown(book, effect);
    // `DeckReading` checks these: the deck follows from its own log.
    case 'deck':
    case 'deckHidden':
    case 'deckRuin':
    case 'ringsPlanned':
      return undefined;
    // `PledgeReading` checks the promises: some of their moves are told only by seals. The others are in no table of
    // the book.
    case 'giving':
    case 'salt':
    case 'pledgeMove':
    case 'match':
    case 'text':
    case 'reason':
    case 'about':
    case 'answer':
    case 'erased':
    case 'passphrase':
    case 'restored':
      return undefined;
  }
}

/**
 * Builds the tables that these rows tell of. Throws `Contradiction` if the rows contradict each other, or move
 * something without a reason.
 */
export function bookOf(rows: readonly Row[]): Book {
  const book = new Book();
  const seen = new Seen();
  openBank(book);
  for (const row of rows) {
    const due = dueBy(row, book, seen);
    for (const effect of row.effects) take(book, effect, row);
    checkDue(row, book, due);
    checkHandings(row);
    checkTables(row, book);
    seen.take(row, book);
  }
  return book;
}
