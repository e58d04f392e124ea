// PlayContext: what the parts of the playing share: what is looked at, named and declared.

import { present } from '@dunmer/shared/lib';
import type { Asked, Foreseen, Offer } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import { createContext, use } from 'react';
import type { TilePose } from '../cards/gameTile.tsx';
import type { Guide } from '../session.ts';
import type { Draft } from './drafting.ts';

/** A card that is looked at, and what is taken up with it. */
export interface Focus {
  readonly copy: CopyId;
  readonly draft: Draft | null;
}

/** A line drawn from a card, and what lies at its end. */
export interface Stroke {
  readonly from: CopyId;
  readonly over: CopyId | null;
  /** Whether it ends where it began, on its own card. */
  readonly isBack: boolean;
  /** Whether it ends on the table, not over the hand. */
  readonly isOnTable: boolean;
  /** What lies there has only just come to its place: nobody can have aimed at it. */
  readonly isUnseen: boolean;
}

export interface Play {
  /** Where the table teaches: what is taught now. */
  readonly guide: Guide | null;
  /** Whether something else was tried, so that what is taught has to be said again. */
  readonly isAstray: boolean;
  /** What this seat could do in its turn; none where nothing is asked of it, or the film has not come to that. */
  readonly offers: readonly Offer[];
  /** What it is asked; null where it is not. */
  readonly asked: Asked | null;
  readonly picked: readonly CopyId[];
  readonly focus: Focus | null;
  /** Whether this seat may play on now, and the film has shown why. */
  readonly isTurn: boolean;
  /**
   * Whether it may end its turn: also while what its own moves have led to is still shown. Whatever is taken up then
   * shows how it is now.
   */
  readonly mayEnd: boolean;
  poseOf(copy: CopyId): TilePose;
  /** A press of a card, wherever it lies. */
  press(copy: CopyId): void;
  /** Looks at a card and at nothing else. */
  look(copy: CopyId): void;
  /** Takes up another of the things that the card could do. */
  takeUp(offer: Offer): void;
  /** Whether a stroke may begin at this card. */
  mayDraw(copy: CopyId): boolean;
  /** A stroke from a card, over another or over none: it is taken up, and the other named. */
  draw(from: CopyId, over: CopyId | null): void;
  /** Whether to let go there declares it. */
  isMeant(stroke: Stroke): boolean;
  /** The end of a stroke: it is declared, or has only been taken up. */
  letGo(stroke: Stroke): void;
  next(): void;
  back(): void;
  clear(): void;
  pick(copies: readonly CopyId[]): void;
  declare(): void;
  answer(copies: readonly CopyId[]): void;
  /** Whether the end of the turn is asked once more, for something could still be done. */
  readonly isEnding: boolean;
  playOn(): void;
  /** Ends the turn: at once where nothing else could be done; where something could, it is asked first. */
  endTurn(): void;
  /** What the draft would lead to; null where it is not ready. */
  readonly foreseen: Foreseen | null;
  /** What an answer would lead to. */
  foreseeAnswer(copies: readonly CopyId[]): Foreseen | null;
}

export const PlayContext = createContext<Play | null>(null);

export const usePlaying = (): Play => present(use(PlayContext), 'the parts of the playing stand inside it');
