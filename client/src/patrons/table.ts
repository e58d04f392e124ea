// Table: what every part of the patrons' table gets.

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

/** What the page around adds to the table; only the page knows about stakes, links and settlements. */
export interface Around {
  readonly leave: () => void;
  /** The words of the button that leaves; null when it leads home. */
  readonly leaveTo: string | null;
  /** Shown in the head instead of the opponent's name. */
  readonly title?: ReactNode;
  /** Shown in a hall, which reads from three metres and has no controls. */
  readonly isHall?: boolean;
  /** In the head, before rules and menu: the stake. */
  readonly head?: ReactNode;
  /** Above the line that says whose turn it is: a pause, a lost link. */
  readonly notice?: ReactNode;
  /** More entries of the menu. */
  readonly menu?: ReactNode;
  /** What a player who concedes loses. */
  readonly lost?: ReactNode;
  /** The settlement after the end. */
  readonly settled?: ReactNode;
  /** The way on from the result; by default one leaves. */
  readonly wayOut?: ReactNode;
}

export interface Table {
  readonly around: Around;
  readonly session: PatronsSession;
  readonly catalogue: GameCatalogue;
  /** As far as the film has shown it. */
  readonly view: SealedGameView;
  /** The table to draw now: during a step, cards that leave are still on it. */
  readonly board: GameCommon;
  /** Whether the film has caught up: until then nothing is asked. */
  readonly isNow: boolean;
  /**
   * Whether the reader may act: everything is shown, or what is still shown belongs to their own turn, which goes on
   * meanwhile.
   */
  readonly isFree: boolean;
  /** Skips to the present state. */
  readonly hurry: () => void;
  /** How many events of the log have been shown. */
  readonly shownEvents: number;
  readonly signs: readonly Sign[];
  readonly viewer: Viewer;
  /** The seat whose side is at the bottom. */
  readonly near: Seat;
  readonly far: Seat;
  readonly lang: Lang;
  readonly text: PatronsText;
  /** Tells events with the names of what lies on the table now. */
  readonly teller: Teller;
  /** All steps of the film, in order. */
  readonly steps: readonly Step[];
  /** Returns a teller for a moment with this table. */
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

/** Returns the words for what belongs to a seat, from the reader's side; for a watcher nobody is the opponent. */
export function ownedBy(
  { viewer, session }: Pick<Table, 'viewer' | 'session'>,
  seat: Seat,
  words: Owned,
): string {
  if (seat === viewer) return words.yours;
  return (viewer === 'watcher' ? words.of : words.theirs)(session.names[seat]);
}

/** Returns the number of the present turn; 0 when there is none. */
export const turnOf = ({ stage }: GameCommon): number => (stage.at === 'turn' ? stage.turn : 0);
