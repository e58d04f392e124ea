// Match: what every part of a match's screens needs to know: the session, who looks, the words, and what may be opened.

import type { Card } from '@dunmer/shared/cards';
import type { MatchView } from '@dunmer/shared/fairness';
import type { TableInfo } from '@dunmer/shared/protocol';
import type { Altered, BySeat, Seat, Viewer } from '@dunmer/shared/rules';
import { createContext, use } from 'react';
import { present } from '@dunmer/shared/lib';
import type { MatchSession } from '../net/index.ts';
import type { Dictionary } from '../text/index.ts';
import type { Teller } from './film/teller.ts';

/** A sheet that lies over the table. */
export type OpenSheet =
  | { readonly kind: 'card'; readonly card: Card; readonly altered: Altered | null }
  | { readonly kind: 'menu' }
  /** The course of the match, from the reveal on. */
  | { readonly kind: 'log' }
  | { readonly kind: 'notes' }
  | { readonly kind: 'call' }
  | { readonly kind: 'watch' }
  | { readonly kind: 'rules' }
  | { readonly kind: 'fairness' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'concede' };

export interface Match {
  /** As far as the film has shown it: `knownAt`. */
  readonly session: MatchSession;
  readonly table: TableInfo;
  readonly view: MatchView;
  /** Whether that is all there is: before it nothing is asked and nothing can be done about it. */
  readonly isNow: boolean;
  /** The own time for a decision runs that the film has not come to. */
  readonly isLate: boolean;
  readonly viewer: Viewer;
  /** Whose half lies below. */
  readonly near: Seat;
  readonly far: Seat;
  readonly names: BySeat<string>;
  readonly teller: Teller;
  readonly text: Dictionary['match'];
  readonly open: (sheet: OpenSheet) => void;
  readonly leave: () => void;
  /** Where leaving leads, in words; null where that is home. */
  readonly leaveTo: string | null;
  /**
   * Whose table it is: a phone's; the desk's, whose reader looks after the server too; or the hall's, which is read
   * from three metres and has nothing to press.
   */
  readonly place: 'phone' | 'desk' | 'hall';
}

export const MatchContext = createContext<Match | null>(null);

export const useMatch = (): Match => present(use(MatchContext), 'the screens of a match stand inside one');

/** Something has broken in it: nobody plays on, and nothing is asked of anybody. */
export const isStopped = ({ table }: Pick<Match, 'table'>): boolean => table.stopped !== undefined;

/** Opens a card in full; nothing where the catalogue does not know it. */
export function openCard({ teller, open }: Match, id: string, altered: Altered | null = null): void {
  const card = teller.catalogue.get(id);
  if (card !== undefined) open({ kind: 'card', card, altered });
}
