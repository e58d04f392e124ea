// Match: what every part of a match's page gets.

import type { Card } from '@dunmer/shared/cards';
import { dueFrom, markOf, type MatchView, TRADE } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { type Altered, LAID_ROWS, type LaidRow, otherSeat, solaceOf } from '@dunmer/shared/rules';
import { createContext, use, useEffect, useState } from 'react';
import type { Around, AroundSheet } from '../around/index.ts';
import type { MatchSession } from '../net/index.ts';
import type { FilmStep } from './film/filmStep.ts';
import { playName, type PlayNames, type Teller } from './film/teller.ts';

/** A sheet that lies over the table. */
export type OpenSheet =
  | { readonly kind: 'card'; readonly card: Card; readonly altered: Altered | null }
  | { readonly kind: 'menu' | 'log' | 'rules' | 'concede' }
  | AroundSheet;

export interface Match extends Omit<Around, 'open'> {
  /** Only as far as the film has shown it: see `knownAt`. */
  readonly session: MatchSession;
  readonly view: MatchView;
  readonly teller: Teller;
  readonly open: (sheet: OpenSheet) => void;
  /** Whether the match or its event is paused, so that no move is taken. */
  readonly isPaused: boolean;
}

/** Returns the facts that the surroundings of any table need. */
export function aroundOf({
  view,
  session,
  table,
  text,
  names,
}: Pick<Match, 'view' | 'session' | 'table' | 'text' | 'names'>): Pick<
  Around,
  'desk' | 'seals' | 'progress' | 'ending' | 'solace' | 'awaited' | 'mark' | 'sealed'
> {
  const { desk, seals, common } = view;
  const ending = TRADE.endingOf(view);
  const revealed = session.events.find((event) => event.type === 'CardsRevealed');
  const lost = ending?.kind === 'counted' && ending.winner !== null ? otherSeat(ending.winner) : null;
  const rowOf = (row: string): LaidRow => LAID_ROWS.find((one) => one === row) ?? 'half';
  return {
    desk,
    seals,
    ending,
    progress: TRADE.progressOf(view),
    solace:
      lost === null || common.windows === undefined ? 0 : solaceOf(common.windows, lost, table.stake ?? 0),
    awaited: dueFrom(view).map(({ seat }) => seat),
    mark:
      revealed?.type !== 'CardsRevealed' || seals.bots.length > 0 ? null : markOf(view.seals, revealed.field),
    sealed: (seat, row) => text.fair.seal(names[seat], rowOf(row)),
  };
}

export const MatchContext = createContext<Match | null>(null);

export const useMatch = (): Match => present(use(MatchContext), 'the screens of a match stand inside one');

/** Says that a command is on its way; null when none is. */
export const sendingWords = ({ session, text }: Match): string | null =>
  session.sending.length === 0
    ? null
    : session.sending.some(({ late }) => late)
      ? text.sendingLate
      : text.sending;

/** Opens a card in full. Does nothing when the catalogue does not know the card. */
export function openCard({ teller, open }: Match, id: string, altered: Altered | null = null): void {
  const card = teller.catalogue.get(id);
  if (card !== undefined) open({ kind: 'card', card, altered });
}

/** Returns the view at the moment shown. What people do beside the match is taken from now. */
function viewAt({ view: shown }: FilmStep, now: MatchView): MatchView {
  const { paused, announced, hurried, calls } = now.desk;
  return { ...shown, desk: { ...shown.desk, paused, announced, hurried, calls } };
}

/** Returns a session as far as the film has shown it, while the film is behind `now`, the latest view. */
export function knownAt(session: MatchSession, now: MatchView, step: FilmStep) {
  const view = viewAt(step, now);
  const known: MatchSession = {
    ...session,
    view,
    events: session.events.slice(0, step.through),
    // A running clock reveals what is asked, and of whom. Only the announcement of a default is short enough to be
    // shown at once.
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
  return new Map(lists.flatMap((list) => list.default.map((card) => [card.id, playName(card)] as const)));
}

/**
 * Returns the names of promises and intrigue cards once they are loaded; empty before, and when `isAsked` is false.
 */
export function usePlayNames(isAsked: boolean): PlayNames {
  const [names, setNames] = useState(NONE);
  useEffect(() => {
    // If they can't be loaded, a play is told without its name.
    if (isAsked) void readNames().then(setNames, () => undefined);
  }, [isAsked]);
  return names;
}
