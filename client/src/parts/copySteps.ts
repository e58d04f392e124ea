// CopySteps: everything that has happened to a card, the newest first: hands it went through, and freezes. Pure.

import type { CopyHistory } from '@dunmer/shared/protocol';

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
