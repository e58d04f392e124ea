// BookOf: the journal read from its beginning, one effect after another.

import type { Effect } from '../store/index.ts';
import { Book } from './book.ts';
import { takeBound, takeCopy, takeDefinition, takeMove, takeSlip } from './cards.ts';
import {
  takeContract,
  takePerson,
  takeProposal,
  takeSetting,
  takeSettled,
  takeTable,
  takeTrade,
} from './deals.ts';
import { openBank, takeAccount, takeEntry } from './money.ts';

function take(book: Book, effect: Effect): void {
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
      return takePerson(book, effect);
    case 'setting':
      return takeSetting(book, effect);
    case 'contract':
      return takeContract(book, effect);
    case 'trade':
      return takeTrade(book, effect);
    case 'proposal':
      return takeProposal(book, effect);
    case 'table':
      return takeTable(book, effect);
    case 'settled':
      return takeSettled(book, effect);
    case 'match':
    case 'text':
    case 'reason':
    case 'answer':
    case 'erased':
    case 'link':
    case 'passphrase':
      return undefined;
  }
}

/** The tables that these effects tell of. Throws `Contradiction` where they contradict each other. */
export function bookOf(effects: readonly Effect[]): Book {
  const book = new Book();
  openBank(book);
  for (const effect of effects) take(book, effect);
  return book;
}
