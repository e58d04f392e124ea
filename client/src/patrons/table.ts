// Table: what every part of the patrons' table is given.

import type { Lang } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import type { GameCard, GameCatalogue, GameCommon, SealedGameView } from '@dunmer/shared/patrons';
import type { CopyId, Seat, Viewer } from '@dunmer/shared/rules';
import { createContext, type ReactNode, use } from 'react';
import type { PatronsText } from './patronsText.ts';
import type { Sign } from './film/signs.ts';
import type { Step } from './film/steps.ts';
import type { Teller } from './film/told.ts';
import type { PatronsSession } from './session.ts';

/** A sheet that lies over the table. */
export type OpenSheet =
  | { readonly kind: 'card'; readonly card: GameCard; readonly copy: CopyId | null }
  | { readonly kind: 'court'; readonly patron: string }
  | { readonly kind: 'grave'; readonly seat: Seat }
  | { readonly kind: 'menu' | 'log' | 'queue' | 'rules' | 'courts' | 'concede' };

/** What the page around the table adds to it, which knows of stakes, links and settlements. */
export interface Around {
  readonly leave: () => void;
  /** Where leaving leads, in words; null where that is home. */
  readonly leaveTo: string | null;
  /** Stands in the head in place of the other's name. */
  readonly title?: ReactNode;
  /** Shown to a hall, which reads from three metres and has nothing to press. */
  readonly isHall?: boolean;
  /** In the head, before rules and menu: the stake. */
  readonly head?: ReactNode;
  /** Over the line that says whose moment it is: a pause, a lost link. */
  readonly notice?: ReactNode;
  /** More in the menu. */
  readonly menu?: ReactNode;
  /** What is lost with a match that is given up. */
  readonly lost?: ReactNode;
  /** What the end has brought: the settlement. */
  readonly settled?: ReactNode;
  /** From the result onwards; by itself one leaves. */
  readonly wayOut?: ReactNode;
}

export interface Table {
  readonly around: Around;
  readonly session: PatronsSession;
  readonly catalogue: GameCatalogue;
  /** As far as the film has shown it. */
  readonly view: SealedGameView;
  /** What lies on the table now: at the end of a step what has left lies there still. */
  readonly board: GameCommon;
  /** Whether that is all there is: before it nothing is asked. */
  readonly isNow: boolean;
  /**
   * Whether the reader's hands are free: all is shown, or what is still shown is of the reader's own turn, which goes
   * on meanwhile.
   */
  readonly isFree: boolean;
  /** Shows how it is now. */
  readonly hurry: () => void;
  /** How many events of the log have been shown. */
  readonly shownEvents: number;
  readonly signs: readonly Sign[];
  readonly viewer: Viewer;
  /** Whose side lies below. */
  readonly near: Seat;
  readonly far: Seat;
  readonly lang: Lang;
  readonly text: PatronsText;
  /** Who tells of what lies on the table now. */
  readonly teller: Teller;
  /** All that the film shows, in order. */
  readonly steps: readonly Step[];
  /** Who tells of a moment in which this lay there. */
  readonly tellerAt: (board: GameCommon) => Teller;
  readonly open: (sheet: OpenSheet) => void;
}

export const TableContext = createContext<Table | null>(null);

export const useTable = (): Table => present(use(TableContext), 'the parts of a table stand inside one');

interface Owned {
  readonly yours: string;
  readonly theirs: (name: string) => string;
  readonly of: (name: string) => string;
}

/** What belongs to a seat, as whoever reads calls it; to a watcher nobody is an opponent. */
export function ownedBy(
  { viewer, session }: Pick<Table, 'viewer' | 'session'>,
  seat: Seat,
  words: Owned,
): string {
  if (seat === viewer) return words.yours;
  return (viewer === 'watcher' ? words.of : words.theirs)(session.names[seat]);
}

/** The turn that is under way; 0 where none is. */
export const turnOf = ({ stage }: GameCommon): number => (stage.at === 'turn' ? stage.turn : 0);
