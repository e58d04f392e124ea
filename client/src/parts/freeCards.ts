// freeCards: with how many cards somebody would sit down now, as their own home counts them. Pure.

import type { HomeView } from '@dunmer/shared/protocol';
import { isShort } from '@dunmer/shared/rules';

type Owned = Pick<HomeView, 'deck' | 'match'>;

/** Null while a match binds all of them: what is free after it, nobody knows yet. */
export const freeCards = ({ deck, match }: Owned): number | null =>
  match === null ? deck.size - deck.bound : null;

/** How few they are where they make their owner short (rule 2.2), with so many more or fewer; null where they don't. */
export function shortBy(home: Owned, change = 0): number | null {
  const free = freeCards(home);
  const then = free === null ? null : free + change;
  return then !== null && isShort(then) ? then : null;
}
