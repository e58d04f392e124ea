// DeckAnswer: which creatures of a deck a summon may bring. A port, because a file that is checked later holds no deck
// (EVENT, F10).

import type { CopyId } from './field.ts';
import type { PendingAbility } from './phase.ts';
import type { InitiativeStep } from './random.ts';

/** What a deck decides: which side goes first at an initiative (R7), or whether a summon is due (R6). */
export interface DeckQuestion {
  readonly asks: 'turn' | 'summon';
  readonly step: InitiativeStep;
  readonly entry: PendingAbility;
}

/** Answers with the copies that fit; `found` are those of the deck in the state. */
export type DeckAnswer = (found: readonly CopyId[], question: DeckQuestion) => readonly CopyId[];

/** What holds wherever the decks are whole: at the live table, in scripts, in tests. */
export const asTheDeckSays: DeckAnswer = (found) => found;
