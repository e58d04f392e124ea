// Copies: everything that has happened to a card, the newest first: hands it went through, and freezes; and
// with how many cards somebody would sit down now, as their own home counts them. Pure.

import type { CopyHistory, HomeView } from '@dunmer/shared/protocol';
import { isShort } from '@dunmer/shared/rules';

type Move = CopyHistory['history'][number];
type Freeze = CopyHistory['freezes'][number];

export type Step = (Move & { readonly is: 'move' }) | (Freeze & { readonly is: 'freeze' });

/** The two lists are in their order each; of one moment the move comes first. */
export const stepsOf = ({ history, freezes }: Pick<CopyHistory, 'history' | 'freezes'>): readonly Step[] =>
  [
    ...history.map((move) => ({ ...move, is: 'move' as const })),
    ...freezes.map((freeze) => ({ ...freeze, is: 'freeze' as const })),
  ]
    .toSorted((x, y) => x.at.localeCompare(y.at))
    .toReversed();

/** What a move belongs to, and its id; null where that is nothing one could open. */
export function aboutOf({
  why,
  subject,
}: Pick<Move, 'why' | 'subject'>): { readonly kind: 'match' | 'trade'; readonly id: string } | null {
  if (subject === null) return null;
  if (why === 'trade') return { kind: 'trade', id: subject };
  return why === 'claimed' || why === 'returned' ? { kind: 'match', id: subject } : null;
}

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
