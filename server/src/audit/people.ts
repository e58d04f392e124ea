// People: people and their links as the journal tells of them. Older rows say less of a link; what they leave out is
// not compared.

import type { AuditedRow } from '../store/index.ts';
import type { Book } from './book.ts';
import { bit, type Of, type Row } from './row.ts';

/** Takes a person. The first effect about a person tells who added them; older rows did not tell their id. */
export function takePerson(book: Book, effect: Of<'person'>, { who }: Row): void {
  const { person, id, code, name, staff, trades, frozen } = effect;
  const known = book.table('people').get(String(person));
  const told = { code, name, staff, trades: bit(trades), frozen: bit(frozen) };
  const first = known ?? { key: person, madeBy: who };
  book.put('people', { ...first, ...(id === undefined ? {} : { id }), ...told });
}

const living = (book: Book, person: number): readonly AuditedRow[] =>
  [...book.table('links').values()].filter((link) => link['person'] === person && link['isRevoked'] === 0);

type Link<What extends Of<'link'>['what']> = Extract<Of<'link'>, { readonly what: What }>;

function made(book: Book, effect: Link<'made'>, { who }: Row): void {
  const { person, link, token, code, single, at } = effect;
  const row = { person, madeBy: who, isUsed: 0, isRevoked: 0 };
  // An older row without the key: links are never deleted, so their keys follow one another.
  if (link === undefined) return book.add('links', { key: book.count('links') + 1, ...row });
  const told = { token: token ?? '', code: code ?? '', single: bit(single === true), made: at ?? 0 };
  return book.add('links', { key: link, ...row, ...told, used: null, revoked: null });
}

/**
 * Takes the use of a link, of which the first counts. A row of an earlier release does not say which of several
 * unused links it was.
 */
function used(book: Book, { person, link, at, what }: Link<'used' | 'moved'>): void {
  if (link !== undefined && at !== undefined) {
    const { used: first = null } = book.row('links', link);
    return book.change('links', link, { used: first ?? at, isUsed: 1 });
  }
  const unused = living(book, person).filter((one) => one['isUsed'] === 0);
  const [only] = unused;
  if (what === 'used' && only !== undefined && unused.length === 1)
    return book.change('links', only.key, { isUsed: 1 });
  for (const { key } of unused) book.untell('links', key, 'used', 'isUsed');
}

function revoked(book: Book, { person, at }: Link<'revoked'>): void {
  for (const { key } of living(book, person)) {
    book.change('links', key, { isRevoked: 1, ...(at === undefined ? {} : { revoked: at }) });
    if (at === undefined) book.untell('links', key, 'revoked');
  }
}

export function takeLink(book: Book, effect: Of<'link'>, row: Row): void {
  switch (effect.what) {
    case 'made':
      return made(book, effect, row);
    case 'used':
    case 'moved':
      return used(book, effect);
    case 'revoked':
      return revoked(book, effect);
  }
}
