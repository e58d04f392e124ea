// Match: what every part of a match's page is given.

import type { Card } from '@dunmer/shared/cards';
import type { MatchView } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import type { TableInfo } from '@dunmer/shared/protocol';
import type { Altered, BySeat, Seat, Viewer } from '@dunmer/shared/rules';
import { createContext, use, useEffect, useState } from 'react';
import type { MatchSession } from '../net/index.ts';
import type { MatchText } from '../text/index.ts';
import type { FilmStep } from './film/filmStep.ts';
import type { PlayNames, Teller } from './film/teller.ts';

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
  readonly text: MatchText;
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

/** The view after the moment that is shown; what people do beside the match, they do now. */
function viewAt({ view: shown }: FilmStep, now: MatchView): MatchView {
  const { paused, announced, hurried, calls } = now.desk;
  return { ...shown, desk: { ...shown.desk, paused, announced, hurried, calls } };
}

/** A session as far as a film that is still behind has shown it, with `now` the view that it will come to. */
export function knownAt(session: MatchSession, now: MatchView, step: FilmStep) {
  const view = viewAt(step, now);
  const known: MatchSession = {
    ...session,
    view,
    events: session.events.slice(0, step.through),
    // A running clock tells what is asked, and of whom; only an announcement is said at once, for it is short.
    clocks: session.clocks.filter(({ kind }) => kind === 'default'),
    witness: { at: 'watching' },
    filePath: null,
  };
  return { session: known, view };
}

const NONE: PlayNames = new Map();

async function readNames(): Promise<PlayNames> {
  const lists = await Promise.all([
    import('@dunmer/shared/windows/data/pledges.json'),
    import('@dunmer/shared/windows/data/intrigue.json'),
  ]);
  return new Map(lists.flatMap((list) => list.default.map(({ id, name }) => [id, name] as const)));
}

/** The names, once they are here; none before, and where they are not asked for. */
export function usePlayNames(isAsked: boolean): PlayNames {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    // Where they can't be had, a play is told without its name.
    if (isAsked) void readNames().then(setNames, () => undefined);
  }, [isAsked]);
  return names;
}
