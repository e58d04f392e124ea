// Copies: everything that has happened to a card, the newest first: its owners and freezes; and with how many free
// cards somebody would sit down to a match now, by the numbers of their own home. Pure.

import type { CopyHistory, HomeView } from '@dunmer/shared/protocol';
import { isShort } from '@dunmer/shared/rules';

type Move = CopyHistory['history'][number];
type Freeze = CopyHistory['freezes'][number];

export type Step = (Move & { readonly is: 'move' }) | (Freeze & { readonly is: 'freeze' });

/** Each of the two lists is in order. When two entries have the same time, the move comes first. */
export const stepsOf = ({ history, freezes }: Pick<CopyHistory, 'history' | 'freezes'>): readonly Step[] =>
  [
    ...history.map((move) => ({ ...move, is: 'move' as const })),
    ...freezes.map((freeze) => ({ ...freeze, is: 'freeze' as const })),
  ]
    .toSorted((x, y) => x.at.localeCompare(y.at))
    .toReversed();

/** Returns the kind and id of the page that a move belongs to; null when there is none to open. */
export function aboutOf({
  why,
  subject,
}: Pick<Move, 'why' | 'subject'>): { readonly kind: 'match' | 'trade'; readonly id: string } | null {
  if (subject === null) return null;
  if (why === 'trade') return { kind: 'trade', id: subject };
  return why === 'claimed' || why === 'returned' ? { kind: 'match', id: subject } : null;
}

type Owned = Pick<HomeView, 'deck' | 'match'>;

/** Returns how many cards are free. Null while a match binds all of them: nobody knows yet what is free after it. */
export const freeCards = ({ deck, match }: Owned): number | null =>
  match === null ? deck.size - deck.bound : null;

/** Returns the number of free cards, changed by `change`, if it leaves their owner short (rule 2.2); else null. */
export function shortBy(home: Owned, change = 0): number | null {
  const free = freeCards(home);
  const then = free === null ? null : free + change;
  return then !== null && isShort(then) ? then : null;
}
