// ChoicePrompt: a decision that is asked: what it lays over the board, what it says, and its buttons.

import type { CopyId } from '@dunmer/shared/rules';
import type { ReactNode } from 'react';
import type { BoardPrompt } from '../table/fieldRows.tsx';

export interface ChoicePrompt {
  /** Changes with every decision. */
  readonly id: string;
  /** The card whose ability asks. */
  readonly actor: CopyId | null;
  readonly board: BoardPrompt;
  /** Between the halves: what is asked, and the text that asks it. */
  readonly middle: ReactNode;
  readonly said: string;
  readonly tray: ReactNode;
  /** Whether its tray holds cards. */
  readonly layout: 'film' | 'tray';
  readonly buttons: ReactNode;
}
