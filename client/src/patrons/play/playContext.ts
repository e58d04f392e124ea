// PlayContext: what the parts of the play screen share: the card that is looked at, what is named, and how it is
// declared.

import { present } from '@dunmer/shared/lib';
import type { Asked, Foreseen, Offer } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import { createContext, use } from 'react';
import type { TilePose } from '../cards/gameTile.tsx';
import type { Guide } from '../session.ts';
import type { Draft } from './drafting.ts';

/** The card that is looked at, and the draft taken up with it. */
export interface Focus {
  readonly copy: CopyId;
  readonly draft: Draft | null;
}

/** A line drawn from a card, and what is at its end. */
export interface Stroke {
  readonly from: CopyId;
  readonly over: CopyId | null;
  /** Whether it ends where it began, on its own card. */
  readonly isBack: boolean;
  /** Whether it ends on the table and not over the hand. */
  readonly isOnTable: boolean;
  /** Whether the card at its end has only just come there, so that nobody can have aimed at it. */
  readonly isUnseen: boolean;
}

export interface Play {
  /** At a table that teaches: what is taught now. */
  readonly guide: Guide | null;
  /** Whether something else was tried, so that the lesson has to be repeated. */
  readonly isAstray: boolean;
  /** What this seat could do in its turn; empty when it is not its turn, or the film has not come to that. */
  readonly offers: readonly Offer[];
  /** What this seat is asked; null when it is not asked anything. */
  readonly asked: Asked | null;
  readonly picked: readonly CopyId[];
  readonly focus: Focus | null;
  /** Whether it is this seat's turn and the film has shown why. */
  readonly isTurn: boolean;
  /**
   * Whether this seat may end its turn, even while the film still shows what its own moves led to. Taking something
   * up skips to the present state.
   */
  readonly mayEnd: boolean;
  poseOf(copy: CopyId): TilePose;
  /** Presses a card, wherever it lies. */
  press(copy: CopyId): void;
  /** Looks at a card and drops everything else. */
  look(copy: CopyId): void;
  /** Takes up another of the things that the card could do. */
  takeUp(offer: Offer): void;
  /** Tells whether a stroke may begin at this card. */
  mayDraw(copy: CopyId): boolean;
  /** Draws a stroke from a card over another or over none: takes the card up, and names the other. */
  draw(from: CopyId, over: CopyId | null): void;
  /** Tells whether letting go there declares the act. */
  isMeant(stroke: Stroke): boolean;
  /** Ends a stroke: declares the act, or leaves it taken up. */
  letGo(stroke: Stroke): void;
  next(): void;
  back(): void;
  clear(): void;
  pick(copies: readonly CopyId[]): void;
  declare(): void;
  answer(copies: readonly CopyId[]): void;
  /** Whether ending the turn has to be confirmed, because something could still be done. */
  readonly isEnding: boolean;
  playOn(): void;
  /** Ends the turn; asks first when something could still be done. */
  endTurn(): void;
  /** What the draft would lead to; null while it is not ready. */
  readonly foreseen: Foreseen | null;
  /** Returns what an answer would lead to. */
  foreseeAnswer(copies: readonly CopyId[]): Foreseen | null;
}

export const PlayContext = createContext<Play | null>(null);

export const usePlaying = (): Play => present(use(PlayContext), 'the parts of the playing stand inside it');
